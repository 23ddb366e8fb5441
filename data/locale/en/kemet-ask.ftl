### Kemet: Blood and Sand: questions, options and refusals. What the arguments mean is said at the top of kemet.ftl.
### Labels of options have at most 34 characters with the longest names.

## Set-up

kemet-ask-city = Which city is yours?
kemet-ask-districts = Which two districts of { $city } get { $units } units each?
kemet-ask-levels = How do you divide your first three pyramid levels?
kemet-ask-found-zone = Where does your level { $level } pyramid stand?
kemet-ask-found-colour = Which colour is the pyramid in { $zone }?
kemet-ask-first = Which level 1 tile do you take for free?
kemet-option-levels-three = Three level 1 pyramids
kemet-option-levels-two = One of level 2, one of level 1

## A turn of the Day

kemet-ask-turn = { $left ->
    [one] Your turn. You have { $prayers } PP and your last action token. Which action?
   *[other] Your turn. You have { $prayers } PP and { $left } action tokens. Which action?
}
kemet-ask-extra = Anything else before your turn ends? You have { $prayers } PP.
kemet-ask-silver = Which empty space gets the silver token?
kemet-ask-will = Divine Will: recruit or move?
kemet-ask-put = Where does { $beast } appear?
kemet-ask-swap = { $beast } comes out of your supply. Which creature goes back for it?
kemet-ask-keep = A troop has only one creature. Which one stays with yours in { $zone }?
kemet-option-space-buy = Buy a tile: { $colour }
kemet-option-silver = Silver token
kemet-option-gold = Gold: { $tile }
kemet-option-divine = Play { $card }
kemet-option-put = Place { $beast }
kemet-option-swap = Swap in { $beast }
kemet-option-done = End the turn
kemet-option-will-recruit = Recruit
kemet-option-will-move = Move
kemet-option-put-none = Leave it in your supply

## Buy a tile; what a new tile asks

kemet-ask-buy = Which tile do you buy? You have { $prayers } PP.
kemet-ask-twin = Twin Ceremony: through which used Buy slot?
kemet-ask-special = { $card } comes into your hand. Which battle card leaves the game, unseen by the others?
kemet-option-buy-tile = { $tile } ({ $cost } PP)
kemet-option-buy-nothing = Buy nothing

## Raise a pyramid

kemet-ask-raise = Which pyramid do you raise? You have { $prayers } PP.
kemet-ask-raise-level = { $colour } pyramid: to which level? You have { $prayers } PP.
kemet-ask-raise-colour = Which colour is the new pyramid in { $zone }?
kemet-option-raise-pyramid = { $colour }, level { $level }
kemet-option-raise-new = New: { $zone }
kemet-option-raise-nothing = Raise nothing
kemet-option-raise-level = Level { $level } ({ $cost } PP)

## Recruit, and place units for other reasons

kemet-ask-recruit = { $free ->
    [0] How many units go where? You have { $prayers } PP and pay 1 for each.
    [one] How many units go where? You have { $prayers } PP and pay 1 for each beyond the first.
   *[other] How many units go where? You have { $prayers } PP and pay 1 for each beyond the first { $free }.
}
kemet-ask-between = There is another battle this turn. Play a card of the Day before it? You have { $prayers } PP.
kemet-option-between = On to the next battle
kemet-ask-battles = You recruited among enemies. In which order are the battles fought?
kemet-ask-place-mercenaries = Mercenaries: place up to { $most ->
    [one] { $most } unit
   *[other] { $most } units
}.
kemet-ask-place-pray = Reinforcement Prayer: place up to { $most ->
    [one] { $most } unit
   *[other] { $most } units
}.
kemet-ask-place-enlistment = Enlistment: place up to { $most ->
    [one] { $most } unit
   *[other] { $most } units
}.
kemet-ask-place-battle = Battle Reinforcements: place up to { $most ->
    [one] { $most } unit
   *[other] { $most } units
}.
kemet-ask-place-conscription = Conscription: place up to { $most ->
    [one] { $most } unit
   *[other] { $most } units
}, for 1 veteran each.
kemet-ask-place-night = Reinforcements: place up to { $most ->
    [one] { $most } unit
   *[other] { $most } units
}.

## Move

kemet-ask-move = Which troop moves?
kemet-ask-units = How many units set out from { $zone }?
kemet-ask-goes = { $beast } is with this troop. Does it go along?
kemet-ask-step = Your troop is in { $zone } and has { $left ->
    [0] no movement left
   *[other] { $left } movement left
}. Where to?
kemet-ask-take = How many units of { $zone } join the moving troop?
kemet-ask-leave = How many units stay behind in { $zone }?
kemet-option-move-troop = { $zone }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
kemet-option-move-nothing = Move nothing
kemet-option-goes-yes = It goes along
kemet-option-goes-no = It stays
kemet-option-step-land = { $cost ->
    [0] { $zone }
   *[other] { $zone } ({ $cost } PP)
}
kemet-option-step-port = { $cost ->
    [0] By port: { $zone }
   *[other] By port: { $zone } ({ $cost } PP)
}
kemet-option-step-teleport = { $cost ->
    [0] { $zone }: teleport
   *[other] { $zone }: teleport, { $cost } PP
}
kemet-option-step-card = { $cost ->
    [0] { $zone }: by card
   *[other] { $zone }: by card, { $cost } PP
}
kemet-option-step-far = { $cost ->
    [0] { $zone }: { $steps } steps
   *[other] { $zone }: { $steps } steps, { $cost } PP
}
kemet-option-step-take = Take units along
kemet-option-step-leave = Leave units behind
kemet-option-step-beasts = Leave or take creatures
kemet-option-step-stop = Stop here

## Battle

kemet-ask-diversion = { $units ->
    [one] { $seat } enters { $zone } with { $units } unit. Fight, or play Diversion?
   *[other] { $seat } enters { $zone } with { $units } units. Fight, or play Diversion?
}
kemet-ask-council = War Council in { $zone }: your cards against { $seat }. Strength without cards: { $mine } against { $theirs }.
kemet-ask-council-seen = War Council in { $zone }: { $seat } is going to play { $card }. Strength without cards: { $mine } against { $theirs }.
kemet-ask-tactics = Tactical Choice: play { $other } instead of { $card }?
kemet-ask-wound = Divine Wound: which cards do you discard, for +1 strength each?
kemet-ask-loser = You lost in { $zone }. { $units ->
    [one] What does your unit do?
   *[other] What do your { $units } units do?
}
kemet-ask-retreat = Where does the troop of { $seat } retreat to?
kemet-ask-winner = You won in { $zone }. { $units ->
    [one] Does your unit stay?
   *[other] Do your { $units } units stay?
}
kemet-option-diversion-none = Fight
kemet-option-diversion-zone = Diversion: { $zone }
kemet-option-tactics-keep = Keep { $card }
kemet-option-tactics-swap = Play { $card }
kemet-option-after-stay = Stay
kemet-option-after-recall = Recall: +{ $prayers } PP
kemet-option-after-retreat = Retreat

## Divine Intervention cards of the Day

kemet-ask-rain = Which enemy troop does the fire hit?
kemet-ask-memory = Which card do you take from the discard pile?

## Night

kemet-ask-offering = Offering: remove { $units } units from the Sanctuary for 1 fame point?
kemet-ask-delta = Delta Temple: remove { $units ->
    [one] { $units } unit
   *[other] { $units } units
} for { $prayers } PP?
kemet-ask-veterans-prayers = Veterans: { $veterans }. How many of them become 1 PP each? You have { $prayers } PP.
kemet-ask-veterans-cards = You have { $veterans } veterans. How many cards do you draw for { $price } veterans each?
kemet-ask-hand = Hand of God: which pyramid rises by 1 level, free?
kemet-ask-vision = Vision: which card do you keep?
kemet-ask-destiny = Destiny: which place in the turn order do you take?
kemet-option-offering-yes = Offer { $units } units: +1 FP
kemet-option-offering-no = No offering
kemet-option-delta-yes = { $units ->
    [one] Remove { $units } unit
   *[other] Remove { $units } units
}: +{ $prayers } PP
kemet-option-delta-no = Keep the troop
kemet-option-destiny = Place { $place }

## Refusals

kemet-refused-cards = Those cards cost { $cost } PP together; you have { $prayers }.

## What everybody is told of a secret question

kemet-choosing-council = Both sides choose in secret: a battle card to play, one to discard, and cards to add.
kemet-choosing-council-seen = The spy chooses in secret: a battle card to play, one to discard, and cards to add.
