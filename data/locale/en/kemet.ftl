### Kemet: Blood and Sand. Its words are here and in kemet-ask (questions, options, refusals), kemet-log and kemet-cards;
### names of ids are in kemet-names. Four families have no arguments:
### kemet.help.<question> for each kemet.ask.<question>; kemet.rules.<topic> and kemet.rules.<topic>.title for each topic of
### ui.toml; kemet.tile.<art> and kemet.divine.<card>, what they do, and with .brief behind it as much as a card can hold.
###
### Kinds of ids: city, zone, tile, beast, divine (Divine Intervention cards), battle (battle cards), colour, timing, space
### (recruit_3, buy_1 and so on), buy (a Buy space by its colour: buy:ruby), token (gold, silver), slot (play, discard, divine_1
### and so on), fame (battle, divine, temple, pyramid), group (spaces, extras, beasts, interventions, pyramids, land, ports,
### teleports; colours group tiles).
###
### Names of arguments say what they are: seat, victim, attacker, defender: a seat's id · zone, start: a zone's id (start:
### where a troop comes from) · beast, tile, city, colour, space, timing, token: an id of that kind · card, other, removed: a
### card's id (kemet.log.swap: other is a creature) · why: the id of a tile or card that gives prayer points · seats, zones,
### beasts, colours, cards, timings, fame (but of kemet.over.fame): lists of ids, an id once for each piece · all others: whole
### numbers. cost, prayers, lost: prayer points · mine, theirs, attack, defence: strength (of kemet.card.battle: defence) ·
### left: action tokens; movement in kemet.ask.step · place: from 1.

kemet-name = Kemet: Blood and Sand
kemet-about = Gods of Egypt at war: pray, raise pyramids, buy powers, win battles and temples, and be the first to start a turn with 9 fame points.

## Settings of a table

kemet-setting-same_art = Domination, Act of God
kemet-setting-same_art-about = These two power tiles come in every colour: may one player own the same one in several colours?
kemet-setting-same_art-all_colours = One of each per player
kemet-setting-same_art-each_colour = One of each in each colour
kemet-standing-diversion = Fight; don't ask for a Diversion
kemet-standing-diversion-about = Whenever you are attacked: the battle begins at once
kemet-standing-extra = End my turn after my action
kemet-standing-extra-about = Even if a gold or silver token, a creature or a Day card could still be played
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
