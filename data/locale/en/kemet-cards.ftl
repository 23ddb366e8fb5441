### Kemet: Blood and Sand: what tiles and cards do, in our own words. A sentence for /card, and behind it, with
### "-brief", what is drawn on the card: at most three lines of 24 characters. PP: prayer points. DI: Divine Intervention.

## The line above the text. timings: list of ids such as timing:battle · cost: PP · the figures of a battle card

kemet-card-tile = { $colour }, level { $level } · { $timings } · cost: { $level } PP
kemet-card-divine = Divine Intervention · { $timing } · cost: { $cost } PP
kemet-card-battle = Strength { $strength }{ $damage ->
    [0] { "" }
   *[other] , damage { $damage }
}{ $unblockable ->
    [0] { "" }
   *[other] , unblockable damage { $unblockable }
}{ $defence ->
    [0] { "" }
   *[other] , defence { $defence }
}{ $loss ->
    [0] { "" }
    [one] ; you lose 1 unit of your own
   *[other] ; you lose { $loss } units of your own
}.

## Ruby

kemet-tile-charge = +1 strength in every battle where you attack.
kemet-tile-charge-brief = +1 strength when you attack
kemet-tile-priest_of_mafdet = All your troops have +1 movement.
kemet-tile-priest_of_mafdet-brief = All your troops: +1 movement
kemet-tile-phoenix = Creature: +1 strength and +1 movement. While it goes with the moving troop, walls don't stop it; still, at most one enemy district can be entered in an action.
kemet-tile-phoenix-brief = +1 strength, +1 movement; ignores walls
kemet-tile-carnage = +1 damage in every battle.
kemet-tile-carnage-brief = +1 damage
kemet-tile-wyyrt_storm = When you gain it, take all your discarded battle cards back into hand. Then remove one of them from the game, unseen by the others, and take the special card Storm Strike instead: strength 3, damage 3.
kemet-tile-wyyrt_storm-brief = Once: battle cards back; Storm Strike replaces one
kemet-tile-portal = In a Move action your troop may also teleport from any zone with an obelisk to another one. It costs as usual, and there is still only one teleport in an action.
kemet-tile-portal-brief = Also teleports from obelisk to obelisk
kemet-tile-domination = When you gain it: 1 permanent Divine fame point. Unless the table set it otherwise, nobody can own two tiles called Domination.
kemet-tile-domination-brief = +1 Divine fame point
kemet-tile-royal_scarab = Creature: +2 strength and +2 movement.
kemet-tile-royal_scarab-brief = +2 strength, +2 movement
kemet-tile-divine_wound = In a battle, after the reveal, you may discard any number of Divine Intervention cards from your hand, without paying and without their effects: +1 strength for each.
kemet-tile-divine_wound-brief = Discard DI cards after the reveal: +1 strength each
kemet-tile-blades_of_neith = +1 strength in every battle.
kemet-tile-blades_of_neith-brief = +1 strength
kemet-tile-giant_scorpion = Creature: +2 strength, +2 damage and +1 movement.
kemet-tile-giant_scorpion-brief = +2 strength, +2 damage, +1 movement
kemet-tile-initiative = When you are the attacker, you destroy 2 enemy units in the zone before the War Council. Defence does not help.
kemet-tile-initiative-brief = When you attack, destroy 2 units first
kemet-tile-surprise_attack = You get your gold token. Its gold action is a Move action; in a battle that this move starts you have +1 strength.
kemet-tile-surprise_attack-brief = Gold token: move; +1 strength in its battle
kemet-tile-act_of_god = You get a silver token. Once a day you play it in the same turn as a normal token, on any empty action space of your board, and do that action too. Unless the table set it otherwise, nobody can own two tiles called Act of God.
kemet-tile-act_of_god-brief = Silver token: one more action each day

## Sapphire

kemet-tile-defense = +1 strength in every battle where you defend.
kemet-tile-defense-brief = +1 strength when you defend
kemet-tile-recruiting_scribe = In each of your Recruit actions up to 2 more units come free, even if you pay for none.
kemet-tile-recruiting_scribe-brief = Recruit: up to 2 more units free
kemet-tile-shield_of_neith = +1 defence in every battle.
kemet-tile-shield_of_neith-brief = +1 defence
kemet-tile-reinforcement_prayer = With each Pray action you may also place 1 unit from your supply in a free district of your city, within the troop limit.
kemet-tile-reinforcement_prayer-brief = Pray: place 1 unit in your city
kemet-tile-shetyw_barrier = When you gain it, take all your discarded battle cards back into hand. Then remove one of them from the game, unseen by the others, and take the special card Stone Barrier instead: strength 3, defence 3.
kemet-tile-shetyw_barrier-brief = Once: battle cards back; Stone Barrier replaces one
kemet-tile-ancestral_elephant = Creature: +1 strength, +1 defence and +1 movement.
kemet-tile-ancestral_elephant-brief = +1 strength, +1 defence, +1 movement
kemet-tile-spying = In the War Council your opponent commits everything first and shows you the battle card to be played, but nothing else. Then you choose yours.
kemet-tile-spying-brief = See the enemy's battle card, then choose yours
kemet-tile-defensive_victory = If you win a battle as the defender and still have a troop there, you gain 1 Battle fame point.
kemet-tile-defensive_victory-brief = Win as defender with a troop left: +1 fame
kemet-tile-legion = Each of your troops may have 7 units instead of 5.
kemet-tile-legion-brief = Your troop limit: 7 units
kemet-tile-reinforcements = Each night, in the Conscription step, place up to 4 units from your supply, free, with your troops anywhere or in free districts of your city.
kemet-tile-reinforcements-brief = Night: place up to 4 units free
kemet-tile-sphinx = Creature: +2 strength. When you gain the tile, you also gain 1 permanent Divine fame point.
kemet-tile-sphinx-brief = +2 strength; once: +1 Divine fame point
kemet-tile-divine_will = You get your gold token. Its gold action is a Recruit or a Move action, as you like.
kemet-tile-divine_will-brief = Gold token: recruit or move

## Diamond

kemet-tile-priest = Each of your Pray actions gives 1 prayer point more.
kemet-tile-priest-brief = Pray: +1 PP
kemet-tile-priestess = Power tiles cost you 1 prayer point less.
kemet-tile-priestess-brief = Tiles cost you 1 PP less
kemet-tile-vision = Each night, in the Divine Intervention step, look at the top 5 cards instead of your normal draw; keep one and discard the others face up. Cards drawn for other reasons come on top.
kemet-tile-vision-brief = Night: look at 5 DI cards and keep 1 instead of drawing
kemet-tile-magical_support = Your Divine Intervention cards cost 1 prayer point less.
kemet-tile-magical_support-brief = DI cards cost you 1 PP less
kemet-tile-deep_desert_snake = Creature: +1 movement. In its battles all bonuses and powers of the enemy creature are ignored, and Khnum's Sphinx asks no toll of its troop.
kemet-tile-deep_desert_snake-brief = +1 movement; cancels the enemy creature
kemet-tile-divine_boon = Each night you draw 1 more Divine Intervention card.
kemet-tile-divine_boon-brief = Night: +1 DI card
kemet-tile-hand_of_god = Each night, in the Prayers step, you may raise one of your pyramids by 1 level, or found one at level 1, free.
kemet-tile-hand_of_god-brief = Night: 1 pyramid level free
kemet-tile-priest_of_thoeris = In your Raise actions each level costs 1 prayer point less.
kemet-tile-priest_of_thoeris-brief = Raise: each level costs 1 PP less
kemet-tile-divine_hunger = After Casualties you gain 2 prayer points for each enemy unit that you destroyed in the battle: with damage, unblockable damage or Initiative. What the enemy's own card or Deadly Trap took does not count.
kemet-tile-divine_hunger-brief = Battle: +2 PP for each enemy unit destroyed
kemet-tile-priest_of_ra = Each separate payment of prayer points costs you 1 less.
kemet-tile-priest_of_ra-brief = Every payment costs 1 PP less
kemet-tile-priest_of_amon = Each night you gain 5 more prayer points in the Prayers step.
kemet-tile-priest_of_amon-brief = Night: +5 PP
kemet-tile-mummy = Creature: +2 strength and +1 movement. Each night you draw 1 more Divine Intervention card, wherever the creature is.
kemet-tile-mummy-brief = +2 strength, +1 movement; night: +1 DI card

## Onyx

kemet-tile-mercenaries = When you gain it, 3 mercenaries become your units. Place up to 3 of them at once, free, in free districts of your city; the others go to your supply. From then on they are ordinary units.
kemet-tile-mercenaries-brief = Once: 3 more units, placed free in your city
kemet-tile-local_recruitment = In your Recruit actions you may also place units in zones where you already have a troop.
kemet-tile-local_recruitment-brief = Recruit also where you have a troop
kemet-tile-khnums_sphinx = Creature: +1 strength and +1 movement. An opponent who moves or teleports a troop into its zone must pay 2 prayer points, or can't enter. Retreats and Diversion are free.
kemet-tile-khnums_sphinx-brief = +1 strength, +1 movement; enemies pay 2 PP to enter
kemet-tile-dedication_to_battle = When your Move action enters a zone with an enemy troop, you gain 2 prayer points, even if no battle follows.
kemet-tile-dedication_to_battle-brief = Enter an enemy's zone: +2 PP
kemet-tile-twin_ceremony = You get your gold token. Its gold action: buy one more tile through a Buy space that you already used today, for 1 prayer point more. Here you may buy a second tile of a colour.
kemet-tile-twin_ceremony-brief = Gold token: use a Buy slot again for 1 PP more
kemet-tile-honor_in_battle = At the end of a battle you gain 1 prayer point for each unit of yours that the enemy destroyed in it. What your own card or Deadly Trap took does not count.
kemet-tile-honor_in_battle-brief = Battle: +1 PP for each unit you lost to the enemy
kemet-tile-griffin_sphinx = Creature: +2 strength. Its troop may also teleport from a zone with an obelisk, at your usual cost.
kemet-tile-griffin_sphinx-brief = +2 strength; teleports from obelisks
kemet-tile-forced_march = You get your gold token. Its gold action is a Move action.
kemet-tile-forced_march-brief = Gold token: move
kemet-tile-deadly_trap = When an enemy troop moves or teleports into a zone with a troop of yours, it loses 1 unit at once, before any battle.
kemet-tile-deadly_trap-brief = Enemy troops that enter lose 1 unit
kemet-tile-soul_devourer = Creature: +2 strength and +1 movement. Its troop loses units only in Casualties. If you earn a Battle fame point with it and the enemy lost 2 units or more in Casualties, you gain 1 more.
kemet-tile-soul_devourer-brief = +2 strength, +1 movement; more fame for 2 losses
kemet-tile-divine_might = Whenever you gain prayer points during the Day, you gain 1 more.
kemet-tile-divine_might-brief = Day: +1 PP whenever you gain PP
kemet-tile-bestial_fury = All your troops have +1 strength, +1 damage and +1 movement.
kemet-tile-bestial_fury-brief = +1 strength, +1 damage, +1 movement

## Divine Intervention cards

kemet-divine-diversion = When an enemy troop has just entered a zone with a troop of yours: there is no battle. Move your whole troop, with its creature, to an adjacent zone by land that is free and not an opponent's district, within the troop limit. The enemy's action is over anyway.
kemet-divine-diversion-brief = No battle: your troop moves to a zone beside it
kemet-divine-war_rage = +1 strength in this battle.
kemet-divine-war_rage-brief = +1 strength
kemet-divine-war_fury = +2 strength in this battle.
kemet-divine-war_fury-brief = +2 strength
kemet-divine-blood_battle = +1 damage in this battle.
kemet-divine-blood_battle-brief = +1 damage
kemet-divine-blood_bath = +2 damage in this battle.
kemet-divine-blood_bath-brief = +2 damage
kemet-divine-bronze_wall = +1 defence in this battle.
kemet-divine-bronze_wall-brief = +1 defence
kemet-divine-iron_wall = +2 defence in this battle.
kemet-divine-iron_wall-brief = +2 defence
kemet-divine-glory = If you win this battle, you gain 4 prayer points.
kemet-divine-glory-brief = If you win: +4 PP
kemet-divine-divine_protection = If you win this battle, your troop takes no damage. Unblockable damage still counts.
kemet-divine-divine_protection-brief = If you win: only unblockable damage counts
kemet-divine-battle_reinforcements = If you win this battle, place up to 3 units from your supply after the Rewards: in the zone of the battle, if you have a troop there, or in free districts of your city.
kemet-divine-battle_reinforcements-brief = If you win: place up to 3 units
kemet-divine-tactical_choice = At the reveal you may swap your battle card with the one that you discarded in this War Council.
kemet-divine-tactical_choice-brief = You may swap your battle card and the discarded one
kemet-divine-prayer = You gain 2 prayer points.
kemet-divine-prayer-brief = +2 PP
kemet-divine-enlistment = Place up to 2 units from your supply with your troops anywhere or in free districts of your city.
kemet-divine-enlistment-brief = Place up to 2 units
kemet-divine-mana_theft = Each opponent with prayer points loses 1; you gain 1 in all.
kemet-divine-mana_theft-brief = Each opponent: −1 PP; you: +1 PP
kemet-divine-rain_of_fire = Destroy 1 enemy unit in any zone. It is not a battle: no fame, no veteran.
kemet-divine-rain_of_fire-brief = Destroy 1 enemy unit anywhere
kemet-divine-divine_memory = Take a Divine Intervention card from the discard pile into your hand, but no Divine Memory.
kemet-divine-divine_memory-brief = Take a DI card from the discard pile
kemet-divine-swiftness = At the start of your Move action: this troop has +1 movement.
kemet-divine-swiftness-brief = This troop: +1 movement
kemet-divine-teleportation = In your Move action, teleport the troop from any zone to a zone with an obelisk. It replaces the paid teleport and is the only one of the action.
kemet-divine-teleportation-brief = Teleport from any zone to an obelisk
kemet-divine-open_gates = In this Move action walls don't stop your troop; still, at most one enemy district can be entered.
kemet-divine-open_gates-brief = Walls don't stop this troop
