### Immortals. Its words are here and in immortals-ask (questions, options, refusals), immortals-log and immortals-cards;
### names of ids are in immortals-names and immortals-short. These families have no arguments:
### immortals.help.<question> for each immortals.ask.<question>; immortals.rules.<topic> and immortals.rules.<topic>.title for
### each topic of ui.toml; immortals.tribe.<tribe>, immortals.magic.<card>, immortals.action.<space> and
### immortals.text.<region, conflict, wild or blank>, what they do, and with .brief behind it as much as a card can hold.
###
### Kinds of ids: region (region:treehome, also its card), cell (a region in a realm, cell:light_treehome), conflict
### (conflict:light_treehome, a card), wild (wild:light_moors, a card), magic (magic:transition5, a card), card (card:blank),
### realm (light, dark; also groups options), area (also groups options), tribe, action (a space: action:gold), deed
### (deed:attack; with a number: deed:transition_3, deed:draw_2), piece (portal, temple, capital), wealth (gold, energy),
### stance (attacker, neutral, defender, against), limbo (light, dark).
###
### Names of arguments say what they are: seat, victim, attacker, defender: a seat's id · cell, target, twin, region, realm,
### tribe, action, deed, piece, wealth, stance: an id of that kind (target and twin: a cell) · card: a card's id of any kind ·
### cards, tribes, wealths: lists of ids, an id once for each piece · all others: whole numbers. energy, gold: what is
### paid, gained or owned · armies, inhabitants: cubes · points: victory points · cells, temples, capitals, areas of
### immortals.log.scored: points for them.

immortals-name = Immortals
immortals-about = Two mirrored realms, and armies that fall in one rise again in the other: plan ten actions in secret, fight through the cube tower, and hold regions, areas and buildings for victory points.

## Settings of a table

immortals-setting-rounds = Rounds
immortals-setting-rounds-about = How many rounds are played: 7 with 3 players and 5 with 4 or 5, unless the group agrees on more.
immortals-setting-rounds-standard = By the number of players
immortals-setting-rounds-6 = 6 rounds (7 with 3 players)
immortals-setting-rounds-7 = 7 rounds
immortals-setting-rounds-8 = 8 rounds
immortals-setting-rounds-9 = 9 rounds
immortals-setting-rounds-10 = 10 rounds
immortals-setting-tower = Cube tower
immortals-setting-tower-about = Three models of how many thrown cubes get stuck, and how many stuck ones come loose.
immortals-setting-tower-standard = Standard
immortals-setting-tower-flat = Even
immortals-setting-tower-shelves = Two shelves
immortals-standing-wait = My compensation while I wait
immortals-standing-wait-about = After I have passed: 1 energy in each turn, without being asked

## Phases

immortals-phase-setup = Set-up
immortals-phase-home = Home regions
immortals-phase-draft = Draft of armies
immortals-phase-placing = Placing groups
immortals-phase-limbos = Armies from the tower
immortals-phase-draw = Drawing conflict cards
immortals-phase-reinforcement = Reinforcement
immortals-phase-planning = Planning
immortals-phase-actions = Actions
immortals-phase-over = The game is over
