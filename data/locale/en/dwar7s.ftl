### Dwar7s Fall. Its words are here (questions, options) and in dwar7s-log and dwar7s-cards; names of ids are in
### dwar7s-names. Three families have no arguments: help.<question> for each question
### ask.<question>; rules.<topic> and rules.<topic>.title for each topic of ui.toml; what cards do: kingdom.<kind>, secret.<id>,
### ogre.<id>; of the first and the last, with .brief behind it, as much as a card can hold.
###
### Kinds of ids: kingdom (kingdom:ruby_mine, one of the nine kinds), gem, trade, secret, ogre, terrain (dragon, giant,
### dwarf), edge (north, east, south, west), group (cards, dwarves, ogres, private, near, cells).
###
### Names of arguments say what they are: seat, victim: a seat's id · card, below, covered, shown, and left in the log: the id
### of a kingdom card's kind · gem, trade, secret, ogre, terrain: an id of that kind · cell, start: a name on the chart
### such as M12 or M, said as it is (start: where a dwarf comes from) · seats, gems, trades, ogres, walls: lists of ids, an id
### once for each piece (seats: once for each player; walls: edge:north and so on) · all others: whole numbers. left in
### ask.task: actions · pool: dwarves to place · mine: the asked player's dwarves there, in the options of ask.scare.to those
### of the frightened one · needed: dwarves of the task · points: VP · cards, dwarves: what decides a tie.

dwar7s-name = Dwar7s Fall
dwar7s-about = Build one shared kingdom of walled cards, send dwarves to mines and taverns, fight dragons and ice giants, and complete three objectives before winter.
dwar7s-standing-ogres = End my turn when no action is left
dwar7s-standing-ogres-about = Without being asked for an ogre card after my last action

## Tasks

dwar7s-ask-task = { $left ->
    [0] Your turn: no actions left. Anything else before your completed tasks pay? Dwarves to place: { $pool }.
    [one] Your turn: 1 action left. What do you do? Dwarves to place: { $pool }.
   *[other] Your turn: { $left } actions left. What do you do? Dwarves to place: { $pool }.
}
dwar7s-ask-build-cell = { $card }: where do you build?
dwar7s-ask-build-rotation = { $card } on { $cell }: where are its walls?
dwar7s-ask-place-cell = { $pool ->
    [one] Where does your last dwarf go?
   *[other] Where does one of your { $pool } dwarves go?
}
dwar7s-ask-move-from = From which card does a dwarf of yours move?
dwar7s-ask-move-to = { $card } ({ $cell }): where does your dwarf move to?
dwar7s-option-build = Build: { $card }
dwar7s-option-place = Place a dwarf ({ $pool } left)
dwar7s-option-move = Move a dwarf
dwar7s-option-end = End my actions
dwar7s-option-ogre = Play { $ogre }
dwar7s-option-reveal = Reveal { $secret }
dwar7s-option-switch-on = Reveal automatically: turn on
dwar7s-option-switch-off = Reveal automatically: turn off
dwar7s-option-cell-free = { $cell }
dwar7s-option-cell-cover = { $cell }: on { $card }
dwar7s-option-cell-card = { $cell }: { $card } ({ $mine }/{ $needed })
dwar7s-option-rotation = Walls: { $walls }

## Ogre cards

dwar7s-ask-brute-cell = Brute: on which card is the enemy dwarf?
dwar7s-ask-brute-whose = Brute: whose dwarf on { $cell }?
dwar7s-ask-brute-own = Brute: which dwarf of yours changes places with that of { $seat } on { $cell }?
dwar7s-ask-ambush-cell = Ambush: from which card do all dwarves go home?
dwar7s-ask-confiscate = Confiscate: from whom do you take all ogre cards?
dwar7s-ask-scare-cell = Scare: on which card is the enemy dwarf?
dwar7s-ask-scare-whose = Scare: whose dwarf on { $cell }?
dwar7s-ask-scare-to = Scare: where does the dwarf of { $seat } run from { $cell }?
dwar7s-ask-thief = Thief: from whom do you take a gem?
dwar7s-option-cell-crowd = { $cell }: { $card } ({ $count })
dwar7s-option-dwarf = { $seat }
dwar7s-option-victim-ogres = { $count ->
    [one] { $seat }: { $count } ogre
   *[other] { $seat }: { $count } ogres
}
dwar7s-option-victim-gems = { $count ->
    [one] { $seat }: { $count } gem
   *[other] { $seat }: { $count } gems
}

## Resolution and discard

dwar7s-ask-resolve = Which completed task do you resolve first?
dwar7s-ask-trade = Which trade objective do you pay for?
dwar7s-ask-dig = Digging at the castle ({ $cell }): which stack's top card goes to the bottom?
dwar7s-ask-moment = Your completed task is resolved. Anything else before it goes on?
dwar7s-ask-discard = { $count ->
    [one] Your hand is 1 card too large. Which gem or ogre do you discard?
   *[other] Your hand is { $count } cards too large. Which gem or ogre do you discard first?
}
dwar7s-option-trade = { $trade } ({ $points } VP)
dwar7s-option-trade-none = No trade
dwar7s-option-cell-stack = { $cell }: uncovers { $below }
dwar7s-option-go_on = Go on
dwar7s-option-dig-none = Don't dig

## What everybody is told of a secret question

dwar7s-choosing-discard = Cards of the hand are chosen in secret for the discard.
