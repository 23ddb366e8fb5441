### Dwar7s Fall: what each option does, beside its name; at most 100 characters.
### gain: what a task gives, a list of gems or the id of a gain · cards: kinds of kingdom cards · gems: a list · missing: dwarves
### that are needed besides · free: spaces left then · enemies, mine: dwarves · ways: how many neighbours it is
### open to · all others: whole numbers.

## Kingdom cards

dwar7s-effect-card = { $points } VP in a realm; { $needed } dwarves: { $gain }
dwar7s-effect-card-castle = { dwar7s-effect-card }; { $actions } more action a turn for its owner
dwar7s-effect-card-dragon = { dwar7s-effect-card }; till then no mine there works, nobody digs there
dwar7s-effect-card-ice_giant = { dwar7s-effect-card }; till then no extra action there, nobody digs there

## What tasks give, beside gems

gain-castle = a stack's top goes to its bottom
gain-tavern = 1 ogre card
gain-store = a trade objective for its gems
gain-defeat = you defeat it, { $number } VP
gain-stopped = nothing (a monster in its realm)
gain-empty = nothing (the pile is empty)
gain-no_ogres = nothing (no ogre card is left)
gain-no_stacks = nothing (no stack can be dug now)
gain-no_trades = nothing (no objective is open)
gain-theirs = { $number } VP for the dwarf's owner, who defeats it
gain-defeated = defeated, { $number } VP for their owner

## Tasks

dwar7s-effect-place = 1 action: on any card with a free space, a rival's too
dwar7s-effect-move = 1 action: to a neighbouring card with a free space, not through a wall
dwar7s-effect-reveal = { $points } VP for good, and one of 3 objectives that end the game
dwar7s-effect-switch-on = revealed at once when its condition holds, in anybody's turn
dwar7s-effect-switch-off = then you reveal it yourself, in your own turns alone

## Places

dwar7s-effect-site-own = open to your realm: { $cards }
dwar7s-effect-site-rival = open to a rival's realm: { $cards }
dwar7s-effect-site-both = open to your realm and a rival's: { $cards }
dwar7s-effect-site-none = open to { $cards }, in nobody's realm
dwar7s-effect-site-closed = closed off by the neighbours' walls
dwar7s-effect-site-alone = no card lies beside it
dwar7s-effect-rotation-rival = { dwar7s-effect-rotation }; { $rival }: { $before } → { $theirs } VP
dwar7s-effect-rotation = your realm then: { $points } VP, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; { $ways ->
    [0] no way to a neighbour
   *[other] open to: { $cards }
}
dwar7s-effect-target = { $gain }; { $missing ->
    [0] complete with this dwarf
   *[other] this dwarf and { $missing } more
}; { $free ->
    [one] { $free } space left
   *[other] { $free } spaces left
}
dwar7s-effect-target-over = complete without this dwarf: { $gain }; { $free ->
    [one] { $free } space left
   *[other] { $free } spaces left
}
dwar7s-effect-start = can go to: { $cards }
dwar7s-effect-crowd = dwarves: { $enemies } enemy, { $mine } yours; { $needed } of one colour: { $gain }
dwar7s-effect-work = { $gain }; { $needed } dwarves come home

## Gems

dwar7s-effect-gem = { $points } VP at the end; you have { $count }
dwar7s-effect-trade = pay { $gems }: { $points } VP if you kept them
dwar7s-effect-keep = your gems stay in your hand: { $points } VP at the end
