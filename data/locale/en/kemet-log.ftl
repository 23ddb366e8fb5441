### Kemet: Blood and Sand: what happened. What the arguments mean is said at the top of kemet.ftl.

## Set-up

kemet-log-order = Turn order: { $seats }.
kemet-log-colours = Power tiles in this game: { $colours }.
kemet-log-city = { $seat } chose the city of { $city }.
kemet-log-troops = { $seat } put { $units } units each into { $zones }.
kemet-log-founded = { $seat } built a level { $level } pyramid in { $zone }: { $colour }.
kemet-log-first = { $seat } took { $tile } as the first tile.
kemet-log-dealt = { $seat } drew { $cards }.
kemet-log-dealt-hidden = { $count ->
    [one] { $seat } drew a Divine Intervention card.
   *[other] { $seat } drew { $count } Divine Intervention cards.
}

## A turn of the Day

kemet-log-day = Day { $day }.
kemet-log-turn = { $seat }'s turn.
kemet-log-space = { $seat }: { $space }.
kemet-log-silver = { $seat } played the silver token: { $space }.
kemet-log-gold = { $seat } played the gold token: { $tile }.
kemet-log-prayers = { $seat } gained { $prayers } PP.
kemet-log-effect = { $seat } gained { $prayers } PP: { $why }.
# prayers: what was gained · lost: what the limit cut off
kemet-cut-off = { $lost ->
    [one] { $lost } more was lost above the limit.
   *[other] { $lost } more were lost above the limit.
}
kemet-log-prayers-full = { $seat } gained { $prayers } PP; { kemet-cut-off }
kemet-log-effect-full = { $seat } gained { $prayers } PP: { $why }; { kemet-cut-off }
# In games from before the price stood in the line of what was paid for.
kemet-log-paid = { $seat } paid { $cost } PP.
kemet-log-fame = { $seat } gained { $fame }.
kemet-log-fame-lost = { $seat } lost { $fame }.

## Tiles, pyramids, creatures

kemet-log-tile = { $seat } bought { $tile } for { $cost } PP.
kemet-log-tile-nothing = { $seat } bought nothing.
kemet-log-token = { $seat } got a { $token }.
kemet-log-special = { $seat } removed { $removed } from the game and took { $card }.
kemet-log-special-hidden = { $seat } removed a battle card from the game, unseen, and took { $card }.
kemet-log-mercenaries = { $count } mercenaries joined { $seat }.
kemet-log-raised = { $seat } raised the { $colour } pyramid in { $zone } to level { $level } for { $cost } PP.
kemet-log-raised-new = { $seat } built a level { $level } pyramid in { $zone } for { $cost } PP: { $colour }.
kemet-log-raised-nothing = { $seat } raised nothing.
kemet-log-put = { $beast } appeared in { $zone } for { $seat }.
kemet-log-swap = { $seat } swapped { $other } for { $beast } in { $zone }.
kemet-log-supply = { $beast } went back to the supply of { $seat }.

## Recruit and move

kemet-log-recruit = { $units ->
    [one] { $seat } recruited { $units } unit for { $cost } PP.
   *[other] { $seat } recruited { $units } units for { $cost } PP.
}
kemet-log-recruit-nothing = { $seat } recruited no units.
kemet-log-placed = { $units ->
    [one] { $seat }: { $units } unit into { $zone }.
   *[other] { $seat }: { $units } units into { $zone }.
}
kemet-log-move-nothing = { $seat } moved nothing.
kemet-log-land = { $units ->
    [one] { $seat } moved { $units } unit from { $start } to { $zone }.
   *[other] { $seat } moved { $units } units from { $start } to { $zone }.
}
kemet-log-port = { $units ->
    [one] { $seat } shipped { $units } unit from { $start } to { $zone }.
   *[other] { $seat } shipped { $units } units from { $start } to { $zone }.
}
kemet-log-teleport = { $units ->
    [one] { $seat } teleported { $units } unit from { $start } to { $zone }.
   *[other] { $seat } teleported { $units } units from { $start } to { $zone }.
}
kemet-log-teleport-paid = { $units ->
    [one] { $seat } teleported { $units } unit from { $start } to { $zone } for { $cost } PP.
   *[other] { $seat } teleported { $units } units from { $start } to { $zone } for { $cost } PP.
}
kemet-log-took = { $units ->
    [one] { $units } unit of { $zone } joined the troop of { $seat }.
   *[other] { $units } units of { $zone } joined the troop of { $seat }.
}
kemet-log-left = { $units ->
    [one] { $units } unit of { $seat } stayed in { $zone }.
   *[other] { $units } units of { $seat } stayed in { $zone }.
}
kemet-log-creatures = { $count ->
    [0] No creature goes on with the troop of { $seat } from { $zone }.
    [one] One creature goes on with the troop of { $seat } from { $zone }: { $beasts }.
   *[other] { $count } creatures go on with the troop of { $seat } from { $zone }: { $beasts }.
}
kemet-log-toll = { $seat } paid { $cost } PP to enter { $zone }: { $beast }.
kemet-log-trap = { $units ->
    [one] { $tile }: { $seat } lost { $units } unit in { $zone }.
   *[other] { $tile }: { $seat } lost { $units } units in { $zone }.
}

## Battle

kemet-log-diversion = { $seat } played Diversion: the troop of { $start } moved to { $zone }.
kemet-log-diversion-paid = { $seat } played Diversion for { $cost } PP: the troop of { $start } moved to { $zone }.
kemet-log-battle = Battle in { $zone }: { $attacker } attacks { $defender }.
kemet-log-initiative = { $units ->
    [one] Initiative: { $seat } lost { $units } unit.
   *[other] Initiative: { $seat } lost { $units } units.
}
kemet-log-spied = { $seat } saw the battle card of { $victim }: { $card }.
kemet-log-spied-hidden = { $seat } saw the battle card of { $victim }.
kemet-log-revealed = Clash: { $seat } revealed { $card }.
kemet-log-revealed-divine = Clash: { $seat } revealed { $card } with { $cards } ({ $cost } PP).
kemet-log-discarded = { $seat } discarded { $card } face down.
kemet-log-tactics = Tactical Choice: { $seat } swapped the card and plays { $card }.
kemet-log-wound = Divine Wound: { $seat } discarded { $cards } for +{ $strength } strength.
kemet-log-strength = Resolution: strength of { $attacker }: { $attack } · of { $defender }: { $defence }.
kemet-log-won-in = { $seat } won the battle in { $zone }.
# In games from before the line named the place.
kemet-log-won = { $seat } won the battle.
kemet-log-losses = { $units ->
    [one] Casualties: { $seat } lost { $units } unit.
   *[other] Casualties: { $seat } lost { $units } units.
}
kemet-log-losses-none = Casualties: nobody lost a unit.
kemet-log-reward = Rewards: { $seat } gained { $fame }.
kemet-log-veterans = { $count ->
    [one] Rewards: { $seat } gained { $count } veteran.
   *[other] Rewards: { $seat } gained { $count } veterans.
}
kemet-log-recall = { $units ->
    [one] { $seat } recalled { $units } unit from { $zone }.
   *[other] { $seat } recalled { $units } units from { $zone }.
}
kemet-log-retreat = { $seat } retreated from { $start } to { $zone }.
kemet-log-stay = { $seat } stayed in { $zone }.
kemet-log-hand = { $seat } took all battle cards back into hand.

## Divine Intervention cards

kemet-log-divine = { $seat } played { $card }.
kemet-log-divine-paid = { $seat } played { $card } for { $cost } PP.
kemet-log-rain = Rain of Fire: { $victim } lost 1 unit in { $zone }.
kemet-log-theft = Mana Theft: 1 PP less for { $seats }.
kemet-log-memory = { $seat } took { $card } from the discard pile.
kemet-log-reshuffled = The discard pile became the new Divine Intervention deck.
kemet-log-no_card = There is no Divine Intervention card left for { $seat }.

## Night

kemet-log-night = Night { $day }.
kemet-log-offering = { $seat } offered { $units } units in the Sanctuary.
kemet-log-delta = { $units ->
    [one] { $seat } removed { $units } unit from the Delta Temple.
   *[other] { $seat } removed { $units } units from the Delta Temple.
}
kemet-log-temples = { $seat } controls { $count } temples.
kemet-log-prayers-night = Night: { $seat } gained { $prayers } PP.
kemet-log-prayers-night-full = Night: { $seat } gained { $prayers } PP; { kemet-cut-off }
kemet-log-worship = Worship: { $seat } gained { $prayers } PP from { $zones }.
kemet-log-worship-full = Worship: { $seat } gained { $prayers } PP from { $zones }; { kemet-cut-off }
kemet-log-veterans-prayers = { $count ->
    [one] { $seat } spent { $count } veteran for { $prayers } PP.
   *[other] { $seat } spent { $count } veterans for { $prayers } PP.
}
kemet-log-veterans-prayers-full = { $count ->
    [one] { $seat } spent { $count } veteran for { $prayers } PP; { kemet-cut-off }
   *[other] { $seat } spent { $count } veterans for { $prayers } PP; { kemet-cut-off }
}
kemet-log-veterans-cards = { $seat } spent { $count } veterans for Divine Intervention cards.
kemet-log-veterans-units = { $count ->
    [one] { $seat } spent { $count } veteran for a unit.
   *[other] { $seat } spent { $count } veterans for units.
}
kemet-log-veterans-gone = { $count ->
    [one] { $seat } discarded { $count } unused veteran.
   *[other] { $seat } discarded { $count } unused veterans.
}
kemet-log-sight = Vision: { $seat } looked at { $cards }.
kemet-log-sight-hidden = { $count ->
    [one] Vision: { $seat } looked at the top card of the deck.
   *[other] Vision: { $seat } looked at the top { $count } cards of the deck.
}
kemet-log-vision = Vision: { $seat } kept { $card } and discarded { $cards }.
kemet-log-vision-hidden = Vision: { $seat } kept a card and discarded { $cards }.
kemet-log-hand_of_god = Hand of God: the { $colour } pyramid of { $seat } in { $zone } is now level { $level }.
kemet-log-awakening = All action tokens returned.
kemet-log-destiny = { $seat } took place { $place } in the turn order.

## The end, and the score sheet

kemet-over-fame = { $seat } began the turn with { $fame } fame points, and nobody had more.
kemet-sheet-battle = Battle fame
kemet-sheet-divine = Divine fame
kemet-sheet-temple = Temple fame
kemet-sheet-pyramid = Pyramid fame
kemet-sheet-total = Fame

## Kinds of fame points and how many of them

fame-battle = Battle fame point
fame-battle-count = { $count ->
    [one] { $count } Battle fame point
   *[other] { $count } Battle fame points
}
fame-divine = Divine fame point
fame-divine-count = { $count ->
    [one] { $count } Divine fame point
   *[other] { $count } Divine fame points
}
fame-temple = Temple fame point
fame-temple-count = { $count ->
    [one] { $count } Temple fame point
   *[other] { $count } Temple fame points
}
fame-pyramid = Pyramid fame point
fame-pyramid-count = { $count ->
    [one] { $count } Pyramid fame point
   *[other] { $count } Pyramid fame points
}
