### Bellum Magica. Names of arguments say what they are:
### seat, victim: a seat's id · creature, goblin, castle, place, it: an id of that kind · side: side:left, side:right ·
### chest: chest:metal and so on · token: token:reroll and so on · deck: deck:evil and so on ·
### seats, chests, gained, loot, paid, missing, goblins, places: lists of ids, an id once for each piece
### ("resource:food" twice is "2 food") · values: a list of numbers as strings · all others: whole numbers.

bellum-name = Bellum Magica
bellum-about = Be the richest of all evil overlords: gather a horde, plunder the human kingdom, and rob your friends.

## Settings of a table

bellum-setting-castles = Castles
bellum-setting-castles-about = How players get their castles.
bellum-setting-castles-dealt = Dealt at random
bellum-setting-castles-chosen = Chosen in seat order
bellum-setting-magic_counts_twice = Magic swords count twice
bellum-setting-magic_counts_twice-about = Whether a magic sword that beats a magic shield also counts against the ordinary shield.
bellum-setting-magic_counts_twice-no = No
bellum-setting-magic_counts_twice-yes = Yes

## Phases of a day

bellum-phase-castles = Choosing castles
bellum-phase-goblins = Placing goblins
bellum-phase-roll = The Captain rolls
bellum-phase-horde = Choosing the active horde
bellum-phase-resources = Gathering resources
bellum-phase-scouts = Return of the scouts
bellum-phase-attack = Attack
bellum-phase-recruit = Recruiting
bellum-phase-evening = End of the day
bellum-phase-over = The game is over

## Questions

bellum-ask-castle = Which castle do you take?
bellum-ask-goblin = Where does { $creature } go?
bellum-ask-reroll = The die shows { $die }. Force a reroll?
bellum-ask-attack = What do you attack? Today you have: swords { $swords }, magic swords { $magic }, thieves { $thieves }.
bellum-ask-rob = { $most ->
    [1] Which chest do you take from { $victim }?
   *[other] Which chests do you take from { $victim }? From 1 to { $most }.
}
bellum-ask-recruit = Recruit a creature? Evil: 2 food; super evil: 4 food and 1 glyph, or 3 glyphs. The numbers are rows of the die, one twice for two icons; at the end, the token it brings.
bellum-ask-pay = How do you pay for { $creature }?
bellum-ask-side = Where does { $creature } go?

## Options: at most 34 characters with the longest names

bellum-option-left = Left: production
bellum-option-right = Right: army
bellum-option-reroll-pass = Keep the roll
bellum-option-reroll-barrel = Reroll: 1 barrel
bellum-option-reroll-spell = Reroll: confusion spell
bellum-absent-reroll-barrel = Grey: you have no barrel to spend.
bellum-absent-reroll-spell = Grey: only the Captain casts a confusion spell, and one that is ready.
bellum-option-attack-pass = Don't attack
bellum-option-attack-place = Raid { $it }
bellum-option-attack-castle = Rob { $seat }
bellum-option-recruit-pass = Done recruiting
bellum-option-recruit-creature = Recruit { $it }
bellum-option-pay-mixed = { $glyph ->
    [one] { $glyph } glyph
   *[other] { $glyph } glyphs
} + { $food } food
bellum-option-pay-glyphs = { $glyph ->
    [one] { $glyph } glyph
   *[other] { $glyph } glyphs
}

## The log

bellum-log-captain = { $seat } is the first Captain.
bellum-log-castle-dealt = { $seat } was dealt the castle { $castle }.
bellum-log-castle-chosen = { $seat } chose the castle { $castle }.
bellum-log-goblins = { $seat } was dealt { $goblins }.
bellum-log-goblin = { $seat } put { $goblin } on the { $side }.
bellum-log-places = In sight beside the Tavern: { $places }.
bellum-log-day = Day { $day }. The Captain is { $seat }.
bellum-log-rolled = { $seat } rolled { $die }.
bellum-log-reroll-pass = { $seat } kept the roll.
bellum-log-reroll-barrel = { $seat } spent a barrel: roll again!
bellum-log-reroll-spell = { $seat } cast a confusion spell: roll again!
bellum-log-resources = { $seat } gathered { $gained }.
bellum-log-resources-none = Nobody gathered anything.
bellum-log-shortage = The tray ran out: { $seat } missed { $missing }.
bellum-log-scouts-most = { $seat }'s scouts brought the most maps ({ $maps }).
bellum-log-scouts-tied = { $seats } tied for most maps with { $maps } each.
bellum-log-scouts-none = Nobody has a treasure map on this row.
bellum-log-chest = { $seat } drew a { $chest }.
bellum-log-chest-value = { $seat } drew a { $chest } worth { $value }.
bellum-log-chest-instead = That pile is empty; instead: { $chest }.
bellum-log-chest-none = No chests are left for { $seat }.
bellum-log-attack-place = { $seat } raided { $place }. Loot: { $loot }.
bellum-log-attack-tavern = { $seat } raided the Tavern. Loot: { $loot }.
bellum-log-attack-castle = { $seat } robbed { $victim } of { $chests }.
bellum-log-attack-castle-values = { $seat } robbed { $victim } of { $chests }. Inside, in gold: { $values }.
bellum-log-attack-pass = { $seat } did not attack.
bellum-log-shield = { $seat } got a shield for the trouble.
bellum-log-shield-none = No shield was left for { $seat }.
bellum-log-recruit = { $seat } recruited { $creature } for { $paid }.
bellum-log-recruit-side = { $seat } put { $creature } on the { $side }.
bellum-log-recruit-bonus = { $seat } got a token: { $token }.
bellum-log-recruit-bonus-none = No token was left for { $seat }: { $token }.
bellum-log-recruit-revealed = New for hire: { $creature }.
bellum-log-recruit-pass = { $seat } finished recruiting.
bellum-log-empty = { $deck }: the deck is empty.
bellum-log-refill = New places in sight: { $places }.
bellum-log-score = { $chests ->
    [one] { $seat }: { $gold } gold in { $chests } chest.
   *[other] { $seat }: { $gold } gold in { $chests } chests.
}

## The end, and the score sheet

bellum-over-chests = The game ends: { $count } chests or more for { $seats }.
bellum-over-days = The game ends after { $days } days.
bellum-over-tie = Tied on gold: { $seat } comes first, with { $chests } chests.
bellum-sheet-wooden = Gold (wooden)
bellum-sheet-metal = Gold (metal)
bellum-sheet-golden = Gold (golden)
bellum-sheet-chests = Chests
bellum-sheet-total = Gold (total)

## Names: the number of a creature or place is not part of its message

castle-skull_keep = Skull Keep
castle-thorn_tower = Thorn Tower
castle-bog_fortress = Bog Fortress
castle-bone_citadel = Bone Citadel
castle-ember_hold = Ember Hold

creature-goblin = Goblin { $number }
creature-orc_raider = Orc Raider { $number }
creature-troll_brute = Troll Brute { $number }
creature-bat_scout = Bat Scout { $number }
creature-imp_pickpocket = Imp Pickpocket { $number }
creature-warg_rider = Warg Rider { $number }
creature-dark_acolyte = Dark Acolyte { $number }
creature-gremlin_trickster = Gremlin Trickster { $number }
creature-kobold_digger = Kobold Digger { $number }
creature-skeleton_sentinel = Skeleton Sentinel { $number }
creature-gargoyle = Gargoyle { $number }
creature-giant_rat = Giant Rat { $number }
creature-zombie_farmhand = Zombie Farmhand { $number }
creature-hedge_witch = Hedge Witch { $number }
creature-thieving_raven = Thieving Raven { $number }
creature-mimic = Mimic { $number }
creature-will_o_wisp = Will-o'-the-Wisp { $number }
creature-mud_golem = Mud Golem { $number }
creature-rune_keeper = Rune Keeper { $number }
creature-fire_dragon = Fire Dragon { $number }
creature-hydra = Hydra { $number }
creature-vampire_lord = Vampire Lord { $number }
creature-lich = Lich { $number }
creature-medusa = Medusa { $number }
creature-sphinx = Sphinx { $number }
creature-arch_demon = Arch-Demon { $number }
creature-iron_golem = Iron Golem { $number }
creature-necromancer = Necromancer { $number }
creature-cyclops = Cyclops { $number }

place-tavern = Tavern
place-farm = Farm { $number }
place-village = Village { $number }
place-city = City { $number }

## Short names, for what is longer than 18 characters in one of the languages

castle-skull_keep-short = Skull Keep
creature-troll_brute-short = Troll { $number }
creature-warg_rider-short = Warg Rider { $number }
creature-gremlin_trickster-short = Gremlin { $number }
creature-skeleton_sentinel-short = Skeleton { $number }
creature-rune_keeper-short = Rune Keeper { $number }

## Things, and so many of them

resource-food = food
resource-food-count = { $count } food
resource-glyph = glyph
resource-glyph-count = { $count ->
    [one] { $count } glyph
   *[other] { $count } glyphs
}
resource-barrel = barrel
resource-barrel-count = { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}
chest-wooden = wooden chest
chest-wooden-count = { $count ->
    [one] { $count } wooden chest
   *[other] { $count } wooden chests
}
chest-metal = metal chest
chest-metal-count = { $count ->
    [one] { $count } metal chest
   *[other] { $count } metal chests
}
chest-golden = golden chest
chest-golden-count = { $count ->
    [one] { $count } golden chest
   *[other] { $count } golden chests
}
token-shield = shield
token-shield-count = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
token-reroll = confusion spell
token-reroll-count = { $count ->
    [one] { $count } confusion spell
   *[other] { $count } confusion spells
}
token-magic_shield = magic shield
token-magic_shield-count = { $count ->
    [one] { $count } magic shield
   *[other] { $count } magic shields
}
icon-food = { resource-food }
icon-food-count = { resource-food-count }
icon-glyph = { resource-glyph }
icon-glyph-count = { resource-glyph-count }
icon-map = treasure map
icon-map-count = { $count ->
    [one] { $count } treasure map
   *[other] { $count } treasure maps
}
icon-sword = sword
icon-sword-count = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
icon-magic_sword = magic sword
icon-magic_sword-count = { $count ->
    [one] { $count } magic sword
   *[other] { $count } magic swords
}
icon-thief = thief
icon-thief-count = { $count ->
    [one] { $count } thief
   *[other] { $count } thieves
}
side-left = left
side-right = right
deck-goblin = Goblins
deck-evil = Evil creatures
deck-super_evil = Super evil creatures
deck-places = Places
group-places = Human kingdom
group-castles = Castles

## Help on each question

bellum-help-castle = Every castle has a shield of 2, five food icons and a map on the left, five swords and a thief on the right; they differ in the rows where these stand. You keep your castle for the whole game. (Rulebook, “Set-up”)
bellum-help-goblin = On the left a creature shows only its production: food, glyphs and treasure maps. On the right it shows only its strength: swords and thieves. It stays there for the whole game; your two goblins may go to the same side. (Rulebook, “Set-up”)
bellum-help-reroll = The die decides which row works today, on both sides of every castle. Anybody may spend a barrel to have it rolled again; the Captain may use a confusion spell instead, which comes back at the end of the day. After a reroll everybody is asked again, beginning with the Captain; keeping the roll costs nothing. (Rulebook, section 1, “Choosing the active horde”)
bellum-standing-reroll = Keep every roll
bellum-standing-reroll-about = I never spend a barrel or a spell on a new roll for you
bellum-help-attack = You have one attack a day, and only what you can beat is offered: you need swords for the shield and magic swords for the magic shield. Magic swords may stand in for swords, never the other way round. A raided place gives you its loot; to rob a castle you also need thieves, one for each chest, and its owner gets a shield. (Rulebook, section 4, “Attack”)
bellum-help-rob = Each of your thieves may take one chest; you choose the kinds, without knowing what is inside. You may take fewer, but at least one. However many you take, the victim gets one shield, for good. (Rulebook, section 4, “Attack”)
bellum-help-recruit = An evil creature costs 2 food, a super evil one 1 glyph and 4 food, or 3 glyphs. You may recruit as often as you can pay; each gap is filled at once, and the new card may be yours as well. If a creature shows a token, you get it: a shield, a magic shield or a confusion spell. (Rulebook, section 5, “Recruiting creatures”)
bellum-help-pay = You can afford both prices of a super evil creature: 1 glyph and 4 food, or 3 glyphs. What you keep is yours for the next purchase or the next day. (Rulebook, section 5, “Recruiting creatures”)
bellum-help-side = On the left only its production counts: food, glyphs and treasure maps. On the right only its strength: swords, magic swords and thieves. It stays there for the whole game; its token is yours on either side. (Rulebook, section 5, “Recruiting creatures”)

## The rules by topic, in our own words

bellum-rules-setup-title = Set-up
bellum-rules-setup = Everybody gets a castle and two goblins and puts each goblin left (production) or right (army). Farms, villages and cities form one deck in this order, from the top: 3 farms and 3 villages for 2 players, 4 and 4 for 3, 6 and 6 for 4, 7 and 7 for 5, and always all 10 cities. The Tavern lies face up, and beside it as many places as there are players. Two evil and two super evil creatures lie face up. A random player is the first Captain. (Rulebook, “Set-up”)
bellum-rules-horde-title = 1. Active horde
bellum-rules-horde = The Captain rolls the die: that row works today, on both sides of every castle. Then, from the Captain clockwise, anybody may spend a barrel to force a reroll; the Captain may use a confusion spell instead, each of them once a day. After a reroll the asking begins again. It ends when nobody wants another roll. (Rulebook, section 1, “Choosing the active horde”)
bellum-rules-resources-title = 2. Resources
bellum-rules-resources = Everybody takes the food and glyphs on the active row of the left side: the castle's and those of all creatures placed there. Supplies are limited: 30 food, 20 glyphs, 10 barrels. If they run out, they are handed out from the Captain on, and what is missing is lost. (Rulebook, section 2, “Gathering resources”)
bellum-rules-scouts-title = 3. Scouts
bellum-rules-scouts = Everybody counts the treasure maps on the active row of the left side. Whoever has the most draws a metal chest. If several are tied, each of them draws a wooden chest instead. Without maps nobody draws. You look at your chest; the others see only its kind. (Rulebook, section 3, “Return of the scouts”)
bellum-rules-attack-title = 4. Attack
bellum-rules-attack = From the Captain clockwise, everybody may make one attack with the swords on the active row of the right side, which must at least equal the target's shield. A magic shield is beaten by magic swords only; further magic swords may stand in for swords. (A setting of the table lets the same magic sword count for both.) A place gives its loot and is discarded; the Tavern stays. A castle is robbed of one chest for each thief you use, and you choose the kinds; its owner gets one shield token for good. You can't rob a castle without a thief. (Rulebook, section 4, “Attack”)
bellum-rules-recruit-title = 5. Recruiting
bellum-rules-recruit = From the Captain clockwise, everybody recruits as many creatures as they can pay for: 2 food for an evil one; 1 glyph and 4 food, or 3 glyphs, for a super evil one. The gap is filled at once. The creature goes left or right for good, and its bonus token is yours: shields and magic shields defend your castle, confusion spells let you reroll as Captain. (Rulebook, section 5, “Recruiting creatures”)
bellum-rules-end_of_day-title = 6. End of the day
bellum-rules-end_of_day = New places are turned up until there are as many as players, not counting the Tavern. Confusion spells are ready again. The player to the left becomes Captain, and the next day begins. (Rulebook, section 6, “End of the round”)
bellum-rules-end_of_game-title = End of the game
bellum-rules-end_of_game = If anybody has 10 chests or more after all attacks of a day, the game ends at once; chests lost before that do not count. Everybody adds up the gold in their chests, and the richest wins. If tied, more chests win; if still tied, the victory is shared. A game also ends after the attacks of day 60. (Rulebook, “End of the game”)

## Buttons of options that are not possible this time.

recruit-pass = { bellum-option-recruit-pass }
reroll-pass = { bellum-option-reroll-pass }
reroll-barrel = { bellum-option-reroll-barrel }
reroll-spell = { bellum-option-reroll-spell }
