### Kemet: Blood and Sand: the keys and their arguments. Their words are here and in kemet-ask (questions, options,
### refusals), kemet-log and kemet-cards; names of ids are in kemet-names. Four families without arguments are not listed:
### kemet.help.<question> for each kemet.ask.<question>; kemet.rules.<topic> and kemet.rules.<topic>.title for each topic of
### ui.toml; kemet.tile.<art> and kemet.divine.<card>, what they do, and with .brief behind it as much as a card can hold.
###
### Kinds of ids: city, zone, tile, beast, divine (Divine Intervention cards), battle (battle cards), colour, timing, space
### (recruit_3, buy_1 and so on), token (gold, silver), slot (play, discard, divine_1 and so on), fame (battle, divine, temple,
### pyramid), group (spaces, extras, beasts, interventions, pyramids, land, ports, teleports; colours group tiles).
###
### Names of arguments say what they are: seat, victim, attacker, defender: a seat's id · zone, start: a zone's id (start:
### where a troop comes from) · beast, tile, city, colour, space, timing, token: an id of that kind · card, other, removed: a
### card's id (kemet.log.swap: other is a creature) · why: the id of a tile or card that gives prayer points · seats, zones,
### beasts, colours, cards, timings, fame (but of kemet.over.fame): lists of ids, an id once for each piece · all others: whole
### numbers. cost, prayers, lost: prayer points · mine, theirs, attack, defence: strength (of kemet.card.battle: defence) ·
### left: action tokens; movement in kemet.ask.step · place: from 1.
###
### kemet.name
### kemet.about
### kemet.setting.same_art
### kemet.setting.same_art.about
### kemet.setting.same_art.all_colours
### kemet.setting.same_art.each_colour
### kemet.standing.diversion
### kemet.standing.diversion.about
### kemet.standing.extra
### kemet.standing.extra.about
### kemet.standing.step
### kemet.standing.step.about
### kemet.standing.wound
### kemet.standing.wound.about
### kemet.phase.setup
### kemet.phase.cities
### kemet.phase.troops
### kemet.phase.pyramids
### kemet.phase.first
### kemet.phase.day
### kemet.phase.battle
### kemet.phase.night
### kemet.phase.offering
### kemet.phase.delta
### kemet.phase.temples
### kemet.phase.worship
### kemet.phase.prayers
### kemet.phase.intervention
### kemet.phase.conscription
### kemet.phase.awakening
### kemet.phase.destiny
### kemet.phase.over
### kemet.ask.city
### kemet.ask.districts                  city, units
### kemet.ask.levels
### kemet.ask.found.zone                 level
### kemet.ask.found.colour               zone
### kemet.ask.first
### kemet.option.levels.three
### kemet.option.levels.two
### kemet.ask.turn                       left, prayers
### kemet.ask.extra                      prayers
### kemet.ask.silver
### kemet.ask.will
### kemet.ask.put                        beast
### kemet.ask.swap                       beast
### kemet.ask.keep                       zone
### kemet.option.space.buy               colour
### kemet.option.silver
### kemet.option.gold                    tile
### kemet.option.divine                  card
### kemet.option.put                     beast
### kemet.option.swap                    beast
### kemet.option.done
### kemet.option.will.recruit
### kemet.option.will.move
### kemet.option.put.none
### kemet.ask.buy                        prayers
### kemet.ask.twin
### kemet.ask.special                    card
### kemet.option.buy.tile                tile, cost
### kemet.option.buy.nothing
### kemet.ask.raise                      prayers
### kemet.ask.raise.level                colour, prayers
### kemet.ask.raise.colour               zone
### kemet.option.raise.pyramid           colour, level
### kemet.option.raise.new               zone
### kemet.option.raise.nothing
### kemet.option.raise.level             level, cost
### kemet.ask.recruit                    free, prayers
### kemet.ask.between                    prayers
### kemet.option.between
### kemet.ask.battles
### kemet.ask.place.mercenaries          most
### kemet.ask.place.pray                 most
### kemet.ask.place.enlistment           most
### kemet.ask.place.battle               most
### kemet.ask.place.conscription         most
### kemet.ask.place.night                most
### kemet.ask.move
### kemet.ask.units                      zone
### kemet.ask.goes                       beast
### kemet.ask.step                       zone, left
### kemet.ask.take                       zone
### kemet.ask.leave                      zone
### kemet.option.move.troop              zone, units
### kemet.option.move.nothing
### kemet.option.goes.yes
### kemet.option.goes.no
### kemet.option.step.land               cost, zone
### kemet.option.step.port               cost, zone
### kemet.option.step.teleport           cost, zone
### kemet.option.step.card               cost, zone
### kemet.option.step.take
### kemet.option.step.leave
### kemet.option.step.beasts
### kemet.option.step.stop
### kemet.ask.diversion                  units, seat, zone
### kemet.ask.council                    zone, seat, mine, theirs
### kemet.ask.council.seen               zone, seat, card, mine, theirs
### kemet.ask.tactics                    other, card
### kemet.ask.wound
### kemet.ask.loser                      zone, units
### kemet.ask.retreat                    seat
### kemet.ask.winner                     zone, units
### kemet.option.diversion.none
### kemet.option.diversion.zone          zone
### kemet.option.tactics.keep            card
### kemet.option.tactics.swap            card
### kemet.option.after.stay
### kemet.option.after.recall            prayers
### kemet.option.after.retreat
### kemet.ask.rain
### kemet.ask.memory
### kemet.ask.offering                   units
### kemet.ask.delta                      units, prayers
### kemet.ask.veterans.prayers           veterans, prayers
### kemet.ask.veterans.cards             veterans, price
### kemet.ask.hand
### kemet.ask.vision
### kemet.ask.destiny
### kemet.option.offering.yes            units
### kemet.option.offering.no
### kemet.option.delta.yes               units, prayers
### kemet.option.delta.no
### kemet.option.destiny                 place
### kemet.refused.cards                  cost, prayers
### kemet.log.order                      seats
### kemet.log.colours                    colours
### kemet.log.city                       seat, city
### kemet.log.troops                     seat, units, zones
### kemet.log.founded                    seat, colour, level, zone
### kemet.log.first                      seat, tile
### kemet.log.dealt                      seat, cards
### kemet.log.dealt.hidden               count, seat
### kemet.log.day                        day
### kemet.log.turn                       seat
### kemet.log.space                      seat, space
### kemet.log.silver                     seat, space
### kemet.log.gold                       seat, tile
### kemet.log.prayers                    seat, prayers
### kemet.log.effect                     seat, prayers, why
### kemet.log.prayers.full               seat, prayers, lost
### kemet.log.paid                       seat, cost
### kemet.log.fame                       seat, fame
### kemet.log.fame.lost                  seat, fame
### kemet.log.tile                       seat, tile, cost
### kemet.log.tile.nothing               seat
### kemet.log.token                      seat, token
### kemet.log.special                    seat, removed, card
### kemet.log.special.hidden             seat, card
### kemet.log.mercenaries                count, seat
### kemet.log.raised                     seat, colour, zone, level, cost
### kemet.log.raised.new                 seat, colour, level, zone, cost
### kemet.log.raised.nothing             seat
### kemet.log.put                        beast, zone, seat
### kemet.log.swap                       seat, other, beast, zone
### kemet.log.supply                     beast, seat
### kemet.log.recruit                    units, seat, cost
### kemet.log.recruit.nothing            seat
### kemet.log.placed                     units, seat, zone
### kemet.log.move.nothing               seat
### kemet.log.land                       units, seat, start, zone
### kemet.log.port                       units, seat, start, zone
### kemet.log.teleport                   units, seat, start, zone
### kemet.log.took                       units, zone, seat
### kemet.log.left                       units, seat, zone
### kemet.log.creatures                  seat, beasts, zone, count
### kemet.log.toll                       seat, cost, zone, beast
### kemet.log.trap                       units, tile, seat, zone
### kemet.log.diversion                  seat, start, zone
### kemet.log.battle                     zone, attacker, defender
### kemet.log.initiative                 units, seat
### kemet.log.spied                      seat, victim, card
### kemet.log.spied.hidden               seat, victim
### kemet.log.revealed                   seat, card
### kemet.log.revealed.divine            seat, card, cards, cost
### kemet.log.discarded                  seat, card
### kemet.log.tactics                    seat, card
### kemet.log.wound                      seat, cards, strength
### kemet.log.strength                   attacker, attack, defender, defence
### kemet.log.won                        seat
### kemet.log.losses                     units, seat
### kemet.log.losses.none
### kemet.log.reward                     seat, fame
### kemet.log.veterans                   count, seat
### kemet.log.recall                     units, seat, zone
### kemet.log.retreat                    seat, start, zone
### kemet.log.stay                       seat, zone
### kemet.log.hand                       seat
### kemet.log.divine                     seat, card
### kemet.log.rain                       victim, zone
### kemet.log.theft                      seats
### kemet.log.memory                     seat, card
### kemet.log.reshuffled
### kemet.log.no_card                    seat
### kemet.log.night                      day
### kemet.log.offering                   seat, units
### kemet.log.delta                      units, seat
### kemet.log.temples                    seat, count
### kemet.log.worship                    seat, prayers, zones
### kemet.log.veterans.prayers           count, seat, prayers
### kemet.log.veterans.cards             seat, count
### kemet.log.veterans.units             count, seat
### kemet.log.veterans.gone              count, seat
### kemet.log.sight                      seat, cards
### kemet.log.sight.hidden               seat, count
### kemet.log.vision                     seat, card, cards
### kemet.log.vision.hidden              seat, cards
### kemet.log.hand_of_god                colour, seat, zone, level
### kemet.log.awakening
### kemet.log.destiny                    seat, place
### kemet.over.fame                      seat, fame
### kemet.sheet.battle
### kemet.sheet.divine
### kemet.sheet.temple
### kemet.sheet.pyramid
### kemet.sheet.total
### kemet.card.tile                      colour, level, timings
### kemet.card.divine                    timing, cost
### kemet.card.battle                    strength, damage, unblockable, defence, loss

kemet-name = Kemet: Blood and Sand
kemet-about = Gods of Egypt at war: pray, raise pyramids, buy powers, win battles and temples, and be the first with 9 fame points at the start of your turn. 2 to 5 players.

## Settings of a table

kemet-setting-same_art = Same art
kemet-setting-same_art-about = Nobody can own two tiles with the same art. Domination and Act of God come in every colour: may one player own one in each?
kemet-setting-same_art-all_colours = One of each a player, of any colour
kemet-setting-same_art-each_colour = One of each a player in each colour
kemet-standing-diversion = Fight; don't ask for a Diversion
kemet-standing-diversion-about = Whenever you are attacked: the battle begins at once
kemet-standing-extra = End my turn after my action
kemet-standing-extra-about = No gold or silver token, creature or Day card after it, nor where only a card is left
kemet-standing-step = Stop where no way leads on
kemet-standing-step-about = Don't ask for a Movement card when my troop can go no further
kemet-standing-wound = Keep my cards after the reveal
kemet-standing-wound-about = Never discard any for Divine Wound

## Phases

kemet-phase-setup = Set-up
kemet-phase-cities = Choosing cities
kemet-phase-troops = Placing troops
kemet-phase-pyramids = First pyramids
kemet-phase-first = First tiles
kemet-phase-day = Day
kemet-phase-battle = Battle
kemet-phase-night = Night
kemet-phase-offering = Night: Offering
kemet-phase-delta = Night: Delta Temple
kemet-phase-temples = Night: Temple Control
kemet-phase-worship = Night: Worship
kemet-phase-prayers = Night: Prayers
kemet-phase-intervention = Night: Divine Intervention
kemet-phase-conscription = Night: Conscription
kemet-phase-awakening = Night: Awakening
kemet-phase-destiny = Night: Destiny
kemet-phase-over = The game is over
