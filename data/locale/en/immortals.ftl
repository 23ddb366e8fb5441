### Immortals: the keys and their arguments. Their words are here and in immortals-ask (questions, options, refusals),
### immortals-log and immortals-cards; names of ids are in immortals-names and immortals-short. Families without arguments are not listed:
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
###
### immortals.name
### immortals.about
### immortals.setting.rounds
### immortals.setting.rounds.about
### immortals.setting.rounds.standard
### immortals.setting.rounds.6
### immortals.setting.rounds.7
### immortals.setting.rounds.8
### immortals.setting.rounds.9
### immortals.setting.rounds.10
### immortals.setting.tower
### immortals.setting.tower.about
### immortals.setting.tower.standard
### immortals.setting.tower.flat
### immortals.setting.tower.shelves
### immortals.standing.wait
### immortals.standing.wait.about
### immortals.phase.setup
### immortals.phase.home
### immortals.phase.draft
### immortals.phase.placing
### immortals.phase.limbos
### immortals.phase.draw
### immortals.phase.reinforcement
### immortals.phase.planning
### immortals.phase.actions
### immortals.phase.over
### immortals.ask.home                   region
### immortals.ask.draft                  groups
### immortals.ask.place.cell             card
### immortals.ask.place.group            cell
### immortals.ask.limbos                 armies
### immortals.ask.draw
### immortals.ask.reinforce              realm, most
### immortals.ask.plan                   round
### immortals.ask.turn                   energy, gold
### immortals.ask.compensation
### immortals.ask.realm                  card
### immortals.ask.region                 card
### immortals.ask.deed                   card, action, energy, gold
### immortals.ask.piece                  cell, energy, gold
### immortals.ask.move.target            cell
### immortals.ask.move.armies            cell, target
### immortals.ask.attack.origin
### immortals.ask.attack.target          cell, armies
### immortals.ask.attack.armies          cell, target
### immortals.ask.attack.stance          card, target
### immortals.ask.magic.limbo            armies
### immortals.ask.magic.armies           realm, armies
### immortals.ask.magic.temple
### immortals.ask.magic.seize
### immortals.option.group               armies
### immortals.option.limbo               realm, armies
### immortals.option.draw.yes
### immortals.option.draw.no
### immortals.option.pass
### immortals.option.gain                wealth
### immortals.option.deed                deed, energy, gold
### immortals.option.piece               piece, energy, gold
### immortals.option.decline
### immortals.option.stance.attacker
### immortals.option.stance.neutral
### immortals.option.stance.defender
### immortals.option.stance.against
### immortals.option.tribe                action, deed
### immortals.option.taken                action
### immortals.log.first                  seat
### immortals.log.tribes                 seat, tribes
### immortals.log.home                   seat, armies, cell, more, twin
### immortals.log.draft                  draft
### immortals.log.dealt                  seat, cards
### immortals.log.dealt.hidden           count, seat, realm
### immortals.log.shown                  seat, card
### immortals.log.group                  seat, armies, cell
### immortals.log.occupied               seat, card
### immortals.log.kept                   seat, card
### immortals.log.kept.unseen            seat, card
### immortals.log.kept.hidden            seat
### immortals.log.hands                  seat
### immortals.log.rest                   seat, armies, light, dark
### immortals.log.start                  seat, energy, gold
### immortals.log.limbo                  armies
### immortals.log.seeded                 thrown, fallen, inside
### immortals.log.limbos                 seat, light, dark
### immortals.log.tray                   inhabitants
### immortals.log.region                 seat, region
### immortals.log.region.from            seat, region, victim
### immortals.log.region.deck            seat, region
### immortals.log.region.space           seat, action
### immortals.log.round                  round, rounds, seat
### immortals.log.drew                   seat, cards
### immortals.log.drew.hidden            count, seat
### immortals.log.drew.none              seat
### immortals.log.no_card                seat
### immortals.log.reshuffled
### immortals.log.reshuffled.realm       realm
### immortals.log.reinforced             seat, armies, cell
### immortals.log.reinforced.none        seat
### immortals.log.planned
### immortals.log.reveals                seat, action, card
### immortals.log.declined               seat, action
### immortals.log.impossible             seat, action
### immortals.log.pass                   seat
### immortals.log.compensation           seat, wealth
### immortals.log.paid                   seat, energy, gold
### immortals.log.gold                   seat, gold, cell
### immortals.log.energy                 seat, energy, cell
### immortals.log.transition             seat, armies, cell
### immortals.log.built                  seat, piece, cell, points
### immortals.log.moved                  seat, armies, cell, target
### immortals.log.marker                 seat
### immortals.log.seize                  seat, armies, cell, victim, theirs, twin
### immortals.log.seize.nothing          seat
### immortals.log.attack                 seat, armies, cell, target
### immortals.log.attack.held            seat, armies, cell, target, victim
### immortals.log.stance                 stance
### immortals.log.tray.added
### immortals.log.tray.returned
### immortals.log.drop                   thrown, fallen, inside
### immortals.log.fallen                 seat, armies
### immortals.log.fallen.inhabitants     inhabitants
### immortals.log.strength               attacker, attack, defender, defence
### immortals.log.strength.inhabitants   attacker, attack, inhabitants
### immortals.log.won                    seat, target
### immortals.log.lost                   seat, target
### immortals.log.tie                    target
### immortals.log.losses                 seat, armies, realm
### immortals.log.losses.inhabitants     inhabitants
### immortals.log.stands                 seat, armies, cell
### immortals.log.empty                  cell
### immortals.log.scored                 seat, points, cells, temples, capitals, areas
### immortals.over.points                seat, points
### immortals.over.armies                seat, points, armies
### immortals.over.shared                points, armies
### immortals.sheet.built
### immortals.sheet.cells
### immortals.sheet.temples
### immortals.sheet.capitals
### immortals.sheet.areas
### immortals.sheet.total
### immortals.cost                       energy, gold
### immortals.card.region                area, light_energy, light_gold, dark_energy, dark_gold
### immortals.card.cell                  area, realm, energy, gold
### immortals.card.wild                  area, realm
### immortals.card.magic                 energy, gold
### immortals.card.tribe                 realm, energy, gold
### immortals.card.home                  region

immortals-name = Immortals
immortals-about = Two mirrored realms, and armies that fall in one rise again in the other: plan ten actions in secret, fight through the cube tower, and hold regions, areas and buildings for victory points. 3 to 5 players.

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
immortals-setting-tower-about = How the tower keeps and frees cubes. Standard: a thrown cube falls with 2 in 3, and the more are thrown, the more stuck ones come loose. Even: a stuck cube comes loose with 1 in 3, whatever is thrown. Two shelves: falling cubes can get stuck on either, and push others loose.
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
