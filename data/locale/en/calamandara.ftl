### Calamandara with A Malha do Porvir. Its words are here and in calamandara-ask (questions, options), calamandara-log,
### calamandara-help and calamandara-cards; names of ids are in calamandara-names. These families have no arguments:
### help.<question> for each question ask.<question>; rules.<topic> and rules.<topic>.title for each topic of ui.toml;
### what cards do, with .brief behind it as much as a card can hold: event.<id>, memory.<id>, symbol.<id>.
###
### Kinds of ids: symbol (footprint, mountain, wing, cave, tower), symbol_card (footprint_wing and so on), event (Dogmatic Event
### cards of both types), memory (Memory Cards), type (hope, fear), window (turn_start, before_phase_1, event, phase_2, phase_3),
### board (own, others, central), direction (left, right), group (inserts, acts, walks, leaps, tunnels, memories, path, beyond, central; row_1
### to row_6 of an individual board).
###
### Ids of options that ui.toml names: memory:<id> and act:pass in windows; act:reveal, act:refuse; insert:<symbol>,
### act:excavate, act:clear, act:transmute, act:end in Phase 2; act:own, act:central for boards; walk:<cell>, leap:<cell>,
### tunnel:<cell> and act:end for steps; act:cave, price:<symbol>, memory:<id>, act:end in Phase 4; act:none for a "may" that is
### left, act:draw, act:memory, act:reserve. Cells are cell:b3, cell:x4, grouped by row and board; travellers are seat:<n>.
###
### Names of arguments say what they are: seat, victim: a seat's id (who acts; whose board, token, turn or deck it is) · symbol,
### other: the id of a symbol (other: the new one, or the one it changes places with) · symbols: list of ids of symbols, an id
### once for each piece · event, memory, card: ids of an event card, a memory card, a symbol card · type, windows, boards: as the
### kinds of ids · cell, there: a name on the chart such as B3 (individual boards) or X4 (central board), said as it is (there:
### the other end) · all others: whole numbers. left: insertions, steps, symbols still to come · count: how many there are
### · lost: 1 if there is no Phase 1 this turn, else 0.
### In the score sheet total is the step value reached (0 to 9, 9: the Centre), diary: fragments in it, revealed: event cards.

calamandara-name = Calamandara: A Malha do Porvir
calamandara-about = Cross a ruined world to its Centre: lay footprints, wings, caves and towers, block your rivals, gather memories, and don't let the Dogma run out everybody's time. The base game and most cards are our reconstruction.

## Settings of a table. fears, counter: only for the custom mix; the numbers are those of base.toml

calamandara-setting-expansion = A Malha do Porvir
calamandara-setting-expansion-about = Whether event cards are in the decks. The base game and most cards are a reconstruction of ours.
calamandara-setting-expansion-with = with the expansion
calamandara-setting-expansion-without = base game alone
calamandara-setting-time = Time limit
calamandara-setting-time-about = Whether the Dogma counter is used: at zero everybody loses.
calamandara-setting-time-unlimited = none
calamandara-setting-time-limited = Dogma counter
calamandara-setting-difficulty = Difficulty
calamandara-setting-difficulty-about = How many Hope and Fear cards are in the decks, and where the counter starts.
calamandara-setting-difficulty-turvo = Turvo, medium: 12 Hope, 12 Fear, counter 12
calamandara-setting-difficulty-aura = Aura, easy: 14 Hope, 10 Fear, counter 14
calamandara-setting-difficulty-ruina = Ruína, hard: 10 Hope, 14 Fear, counter 10
calamandara-setting-difficulty-custom = Custom mix
calamandara-setting-fears = Custom mix: cards
calamandara-setting-fears-about = Its Fear and Hope cards, 24 in all.
calamandara-setting-fears-0 = 0 Fear, 24 Hope
calamandara-setting-fears-1 = 1 Fear, 23 Hope
calamandara-setting-fears-2 = 2 Fear, 22 Hope
calamandara-setting-fears-3 = 3 Fear, 21 Hope
calamandara-setting-fears-4 = 4 Fear, 20 Hope
calamandara-setting-fears-5 = 5 Fear, 19 Hope
calamandara-setting-fears-6 = 6 Fear, 18 Hope
calamandara-setting-fears-7 = 7 Fear, 17 Hope
calamandara-setting-fears-8 = 8 Fear, 16 Hope
calamandara-setting-fears-9 = 9 Fear, 15 Hope
calamandara-setting-fears-10 = 10 Fear, 14 Hope
calamandara-setting-fears-11 = 11 Fear, 13 Hope
calamandara-setting-fears-12 = 12 Fear, 12 Hope
calamandara-setting-fears-13 = 13 Fear, 11 Hope
calamandara-setting-fears-14 = 14 Fear, 10 Hope
calamandara-setting-fears-15 = 15 Fear, 9 Hope
calamandara-setting-fears-16 = 16 Fear, 8 Hope
calamandara-setting-fears-17 = 17 Fear, 7 Hope
calamandara-setting-fears-18 = 18 Fear, 6 Hope
calamandara-setting-fears-19 = 19 Fear, 5 Hope
calamandara-setting-fears-20 = 20 Fear, 4 Hope
calamandara-setting-fears-21 = 21 Fear, 3 Hope
calamandara-setting-fears-22 = 22 Fear, 2 Hope
calamandara-setting-fears-23 = 23 Fear, 1 Hope
calamandara-setting-counter = Custom mix: counter
calamandara-setting-counter-about = Where the Dogma counter starts.
calamandara-setting-counter-1 = 1
calamandara-setting-counter-2 = 2
calamandara-setting-counter-3 = 3
calamandara-setting-counter-4 = 4
calamandara-setting-counter-5 = 5
calamandara-setting-counter-6 = 6
calamandara-setting-counter-7 = 7
calamandara-setting-counter-8 = 8
calamandara-setting-counter-9 = 9
calamandara-setting-counter-10 = 10
calamandara-setting-counter-11 = 11
calamandara-setting-counter-12 = 12
calamandara-setting-counter-13 = 13
calamandara-setting-counter-14 = 14
calamandara-setting-counter-15 = 15
calamandara-setting-counter-16 = 16

## Standing orders: windows for Memory Cards

calamandara-standing-turn_own = Start of my turn: no Memory Card
calamandara-standing-turn_own-about = Begin my turn without asking me
calamandara-standing-turn_start = Start of others' turns: no Memory Card
calamandara-standing-turn_start-about = Let the turns of others begin without asking me
calamandara-standing-before_phase_1 = Before others' Phase 1: no Memory Card
calamandara-standing-before_phase_1-about = After an event in their turn, don't ask me again
calamandara-standing-event = Events that affect me: no Memory Card
calamandara-standing-event-about = Let them happen without asking me
calamandara-standing-event_far = Events that don't affect me: no Memory Card
calamandara-standing-event_far-about = Let them happen to the others without asking me

## Phases of a turn

calamandara-phase-turn_start = Start of the turn
calamandara-phase-event = Event
calamandara-phase-acquire = Phase 1: Acquire Symbols
calamandara-phase-insert = Phase 2: Insert Symbols
calamandara-phase-walk = Phase 3: Walk
calamandara-phase-remember = Phase 4: Remember
calamandara-phase-excess = End of the turn
calamandara-phase-over = The game is over

## The end, and the score sheet

calamandara-over-centre = { $seat } reached the Centre of the world and found the answers.
calamandara-over-dogma = The Dogma counter is at zero: the Dogma keeps the world, and all travellers are lost.
calamandara-over-stagnation = For { $turns } turns in a row nobody got anywhere: all travellers lost their way.
calamandara-over-cap = After { $turns } turns all travellers have lost their way.
calamandara-sheet-fragments = Fragments
calamandara-sheet-diary = in the Diary
calamandara-sheet-revealed = Events revealed
calamandara-sheet-total = Steps
