### Dwar7s Fall: what happened, the end, and the score sheet. What the arguments mean is said at the top of dwar7s.ftl.

## Turns

dwar7s-log-first = { $seat } goes first.
dwar7s-log-trades = Open trade objectives: { $trades }.
dwar7s-log-turn = Round { $round }: { $seat }'s turn.
dwar7s-log-end = { $seat } takes no more actions.

## Actions

dwar7s-log-build = { $seat } built the { $card } on { $cell }, walls { $walls }.
dwar7s-log-build-cover = { $seat } built the { $card } over the { $covered } on { $cell }, walls { $walls }.
dwar7s-log-place = { $seat } placed a dwarf on the { $card } ({ $cell }).
dwar7s-log-move = { $seat } moved a dwarf from the { $left } ({ $start }) to the { $card } ({ $cell }).
dwar7s-log-extra = That was the extra action of the castle of { $seat }.

## Ogre cards. "own": what only the two concerned read

dwar7s-log-brute = { $seat } played Brute: { $seat }'s dwarf is now on { $cell }, that of { $victim } on { $start }.
dwar7s-log-ambush = { $count ->
    [one] { $seat } played Ambush on the { $card } ({ $cell }): one dwarf went home to { $seats }.
   *[other] { $seat } played Ambush on the { $card } ({ $cell }): { $count } dwarves went home to { $seats }.
}
dwar7s-log-confiscate = { $count ->
    [one] { $seat } played Confiscate and took an ogre card from { $victim }.
   *[other] { $seat } played Confiscate and took { $count } ogre cards from { $victim }.
}
dwar7s-log-confiscate-own = { $seat } played Confiscate and took from { $victim }: { $ogres }.
dwar7s-log-scare = { $seat } played Scare: a dwarf of { $victim } ran from { $start } to the { $card } ({ $cell }).
dwar7s-log-thief = { $seat } played Thief and took a gem from { $victim }.
dwar7s-log-thief-own = { $seat } played Thief and took a gem from { $victim }: { $gem }.

## Resolution. Each of them also sends the dwarves of the task home

dwar7s-log-mine = { $seat } worked in the { $card } ({ $cell }) and took { $gems }.
dwar7s-log-mine-dragon = { $seat } worked in the { $card } ({ $cell }) in vain: there is a dragon in the realm.
dwar7s-log-mine-empty = { $seat } worked in the { $card } ({ $cell }) in vain: the pile is empty ({ $gem }).
dwar7s-log-tavern = { $seat } drew an ogre card in the tavern ({ $cell }).
dwar7s-log-tavern-own = { $seat } drew an ogre card in the tavern ({ $cell }): { $ogre }.
dwar7s-log-tavern-empty = { $seat } found no ogre left in the tavern ({ $cell }).
dwar7s-log-tavern-shuffle = The discarded ogre cards were shuffled into a new deck.
dwar7s-log-store = { $seat } traded nothing in the store ({ $cell }).
dwar7s-log-trade = { $seat } paid { $gems } in the store ({ $cell }) and completed a trade objective: { $trade }.
dwar7s-log-trade-new = A new trade objective: { $trade }.
dwar7s-log-trade-none = There are no more trade objectives in the deck.
dwar7s-log-castle = { $seat } did not dig at the castle ({ $cell }).
dwar7s-log-castle-monster = { $seat } could not dig at the castle ({ $cell }): there is a monster in the realm.
dwar7s-log-dig = { $seat } dug on { $cell } from the castle ({ $home }): the { $card } went to the bottom, the { $shown } is on top now.
dwar7s-log-monster = { $seat } defeated a monster on { $cell }: { $card }!

## Discard, objectives, points

dwar7s-log-discard-gem = { $seat } discarded a gem: { $gem }.
dwar7s-log-discard-ogre = { $seat } discarded an ogre card: { $ogre }.
dwar7s-log-reveal = { $seat } revealed a secret objective: { $secret }!
dwar7s-log-switch-on = Your secret objective will be revealed as soon as its condition holds.
dwar7s-log-switch-off = Your secret objective stays hidden until you reveal it yourself.
dwar7s-log-last = { $seat } has enough objectives: this round is the last one.
dwar7s-log-score = { $seat }: { $points } VP.

## The end, and the score sheet

dwar7s-over-objectives = The game ends. Enough objectives: { $seats }.
dwar7s-over-idle = The game ends: nobody did anything in round { $round }.
dwar7s-over-rounds = The game ends after { $rounds } rounds.
dwar7s-over-tie-realm = { $cards ->
    [one] Tied on VP: { $seat } comes first, with a realm of { $cards } card.
   *[other] Tied on VP: { $seat } comes first, with a realm of { $cards } cards.
}
dwar7s-over-tie-dwarves = { $dwarves ->
    [one] Tied on VP and realm: { $seat } comes first, with { $dwarves } dwarf on the table.
   *[other] Tied on VP and realm: { $seat } comes first, with { $dwarves } dwarves on the table.
}
dwar7s-sheet-trades = Trade objectives
dwar7s-sheet-secret = Secret objective
dwar7s-sheet-monsters = Monsters
dwar7s-sheet-gems = Gems
dwar7s-sheet-realm = Realm
dwar7s-sheet-cards = Cards in the realm
dwar7s-sheet-dwarves = Dwarves on the table
dwar7s-sheet-total = VP
