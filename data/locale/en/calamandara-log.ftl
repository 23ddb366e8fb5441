### Calamandara: what happened. What the arguments mean is said at the top of calamandara.ftl.

## Set-up and turns

calamandara-log-first = { $seat } goes first and holds the First Traveller marker.
calamandara-log-reserve = { $seat } begins with { $symbols }.
calamandara-log-dogma = The Dogma counter starts at { $counter }.
calamandara-log-turn = Round { $round }: { $seat }'s turn.
calamandara-log-lost = { $seat } has no Phase 1 this turn.
calamandara-log-acquire = { $seat } acquired { $symbols } from the top Symbol Card.
calamandara-log-acquire-none = { $seat } has no Symbol Card left and acquired nothing.
calamandara-log-shuffle = The Symbol Cards in the discard of { $seat } were shuffled into a new deck.
calamandara-log-shuffle-memory = The discarded Memory Cards were shuffled into a new deck.
calamandara-log-top = On top of { $seat }'s deck now: { $card }.
calamandara-log-top-event = On top of { $seat }'s deck now: an event card.

## Events

calamandara-log-refuse = { $seat } left the event card on the deck and has no Phase 1 this turn.
calamandara-log-reveal = { $seat } revealed an event ({ $type }): { $event }.
calamandara-log-counter-down = { $count ->
    [one] The Dogma counter goes down to { $counter }.
   *[other] The Dogma counter goes down by { $count }, to { $counter }.
}
calamandara-log-counter-up = { $count ->
    [one] The Dogma counter goes up to { $counter }.
   *[other] The Dogma counter goes up by { $count }, to { $counter }.
}
calamandara-log-counter-same = The Dogma counter stays at { $counter }.
calamandara-log-nobody = The event affects nobody.
calamandara-log-spared = The event does not touch { $seat }.
calamandara-log-declined = { $seat } declined the effect of the event.
calamandara-log-unable = { $seat } had nothing that the event could change.

## Memory Cards

calamandara-log-guardian = { $seat } played Guardian of Mournã: { $victim } has no Phase 1 this turn.
calamandara-log-silence = { $seat } played Wandering of Silence: the turn of { $victim } ends.
calamandara-log-nomads = { $seat } played Nomadic Lands and acquired { $symbols } from the deck of { $victim }.
calamandara-log-paintings-left = { $seat } played Submerged Paintings: the top of each deck moved to the left.
calamandara-log-paintings-right = { $seat } played Submerged Paintings: the top of each deck moved to the right.
calamandara-log-hands = { $seat } played Hands of Clay: { $event } does not touch { $seat }.
calamandara-log-wall = { $seat } played Wall of Wind: nobody else changes the board of { $seat } this turn.
calamandara-log-veil = { $seat } played Veil of the Regent: { $victim } can't acquire Memory Cards this turn.
calamandara-log-steps = { $seat } played Borrowed Steps: 1 extra step.
calamandara-log-breath = { $seat } played Breath of Uradova and discarded the { $symbol } on { $cell } of { $victim }.
calamandara-log-root = { $seat } played Root in the Stone and discarded the Mountain on { $cell }.
calamandara-log-page = { $seat } played Torn Page and recovered { $symbols }.
calamandara-log-shadows = { $seat } played Trade of Shadows on the board of { $victim }: the { $symbol } on { $cell } and the { $other } on { $there } changed places.
calamandara-log-shadows-own = { $seat } played Trade of Shadows: the { $symbol } on { $cell } and the { $other } on { $there } changed places.

## Phases 2 to 4, end of the turn

calamandara-log-insert = { $seat } inserted a { $symbol } on { $cell }.
calamandara-log-insert-central = { $seat } inserted a { $symbol } on { $cell } of the central board.
calamandara-log-insert-other = { $seat } inserted a { $symbol } on { $cell } of { $victim }.
calamandara-log-insert-supply = { $seat } inserted a { $symbol } from the Supply on { $cell }.
calamandara-log-insert-other-supply = { $seat } inserted a { $symbol } from the Supply on { $cell } of { $victim }.
calamandara-log-excavate = { $seat } excavated the Mountain on { $cell }: there is a Cave now.
calamandara-log-excavate-central = { $seat } excavated the Mountain on { $cell } of the central board.
calamandara-log-clear = { $seat } discarded the { $symbol } from { $cell } of their own board.
calamandara-log-transmute = { $seat } transmuted { $symbols } into a { $other }.
calamandara-log-walk = { $seat } walked to { $cell }.
calamandara-log-leap = { $seat } leapt to { $cell }.
calamandara-log-tunnel = { $seat } tunnelled to { $cell }.
calamandara-log-centre = { $seat } entered the Centre!
calamandara-log-draw = { $seat } acquired a Memory Card.
calamandara-log-draw-own = { $seat } acquired a Memory Card: { $memory }.
calamandara-log-draw-full = { $seat } acquired no Memory Card: the hand is full.
calamandara-log-draw-empty = { $seat } acquired no Memory Card: there are none left.
calamandara-log-draw-veil = { $seat } acquired no Memory Card because of the Veil of the Regent.
calamandara-log-price = { $seat } gave { $symbols } for a Memory Card.
calamandara-log-record = { $seat } recorded { $memory } in the Diary.
calamandara-log-excess = { $seat } discarded { $symbols }: the Reserve was too full.

## Effects of event cards

calamandara-log-gain = { $seat } acquired { $symbols }.
calamandara-log-recover = { $seat } recovered { $symbols } from the Depot.
calamandara-log-discard = { $seat } discarded the { $symbol } from { $cell }.
calamandara-log-discard-central = { $seat } discarded the { $symbol } from { $cell } of the central board.
calamandara-log-discard-reserve = { $seat } discarded { $symbols } from the Reserve.
calamandara-log-fall = { $seat } discarded the Footprint under the token on { $cell } and fell back to the Starting Point.
calamandara-log-substitute = { $seat } substituted the { $symbol } on { $cell } with a { $other }.
calamandara-log-move = { $seat } moved the { $symbol } from { $cell } to { $there }.
calamandara-log-move-other = { $seat } moved the { $symbol } of { $victim } from { $cell } to { $there }.
calamandara-log-swap = { $seat } swapped the { $symbol } on { $cell } and the { $other } on { $there }.
calamandara-log-retreat = { $seat } retreated to { $cell }.
calamandara-log-start = { $seat } fell back to the Starting Point.
calamandara-log-forget = { $seat } discarded a Memory Card: { $memory }.
calamandara-log-limit-steps = { $count ->
    [one] { $seat }: only { $count } step in the next Phase 3.
   *[other] { $seat }: only { $count } steps in the next Phase 3.
}
calamandara-log-limit-steps-now = { $count ->
    [one] { $seat }: only { $count } step in Phase 3 of this turn.
   *[other] { $seat }: only { $count } steps in Phase 3 of this turn.
}
calamandara-log-limit-inserts = { $count ->
    [one] { $seat }: only { $count } insertion in the next Phase 2.
   *[other] { $seat }: only { $count } insertions in the next Phase 2.
}
calamandara-log-limit-inserts-now = { $count ->
    [one] { $seat }: only { $count } insertion in Phase 2 of this turn.
   *[other] { $seat }: only { $count } insertions in Phase 2 of this turn.
}
