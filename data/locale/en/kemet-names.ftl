### Kemet: Blood and Sand: names of pieces and places. In sentences a zone stands without an article: "in West Quay".

## Cities, named as their gods

city-anubis = Anubis
city-bastet = Bastet
city-horus = Horus
city-ouadjet = Ouadjet
city-sobek = Sobek

## Zones

zone-temple_small = Small Temple
zone-temple_medium = Medium Temple
zone-temple_delta = Delta Temple
zone-temple_east = East Temple
zone-sanctuary = Sanctuary
zone-west_obelisk = West Obelisk
zone-west_quay = West Quay
zone-east_obelisk = East Obelisk
zone-east_pass = East Pass
zone-anubis_front = Anubis Gate
zone-anubis_d1 = Anubis District 1
zone-anubis_d2 = Anubis District 2
zone-anubis_d3 = Anubis District 3
zone-bastet_front = Bastet Gate
zone-bastet_d1 = Bastet District 1
zone-bastet_d2 = Bastet District 2
zone-bastet_d3 = Bastet District 3
zone-horus_front = Horus Gate
zone-horus_d1 = Horus District 1
zone-horus_d2 = Horus District 2
zone-horus_d3 = Horus District 3
zone-ouadjet_front = Ouadjet Gate
zone-ouadjet_d1 = Ouadjet District 1
zone-ouadjet_d2 = Ouadjet District 2
zone-ouadjet_d3 = Ouadjet District 3
zone-sobek_front = Sobek Gate
zone-sobek_d1 = Sobek District 1
zone-sobek_d2 = Sobek District 2
zone-sobek_d3 = Sobek District 3

## Power tiles. The number of a copy is not part of its name.

tile-charge = Charge!
tile-priest_of_mafdet = Priest of Mafdet
tile-phoenix = Phoenix
tile-carnage = Carnage
tile-wyyrt_storm = Wyyrt Storm
tile-portal = Portal
tile-domination_ruby = Domination (Ruby)
tile-royal_scarab = Royal Scarab
tile-divine_wound = Divine Wound
tile-blades_of_neith = Blades of Neith
tile-giant_scorpion = Giant Scorpion
tile-initiative = Initiative
tile-surprise_attack = Surprise Attack
tile-act_of_god_ruby = Act of God (Ruby)
tile-defense = Defense!
tile-recruiting_scribe = Recruiting Scribe
tile-shield_of_neith = Shield of Neith
tile-reinforcement_prayer = Reinforcement Prayer
tile-shetyw_barrier = Shetyw Barrier
tile-ancestral_elephant = Ancestral Elephant
tile-domination_sapphire = Domination (Sapphire)
tile-spying = Spying
tile-defensive_victory = Defensive Victory
tile-legion = Legion
tile-reinforcements = Reinforcements
tile-sphinx = Sphinx
tile-divine_will = Divine Will
tile-act_of_god_sapphire = Act of God (Sapphire)
tile-priest = Priest
tile-priestess = Priestess
tile-vision = Vision
tile-magical_support = Magical Support
tile-deep_desert_snake = Deep Desert Snake
tile-divine_boon = Divine Boon
tile-domination_diamond = Domination (Diamond)
tile-hand_of_god = Hand of God
tile-priest_of_thoeris = Priest of Thoeris
tile-divine_hunger = Divine Hunger
tile-priest_of_ra = Priest of Ra
tile-priest_of_amon = Priest of Amon
tile-mummy = Mummy
tile-act_of_god_diamond = Act of God (Diamond)
tile-mercenaries = Mercenaries
tile-local_recruitment = Local Recruitment
tile-khnums_sphinx = Khnum's Sphinx
tile-dedication_to_battle = Dedication to Battle
tile-twin_ceremony = Twin Ceremony
tile-honor_in_battle = Honor in Battle
tile-domination_onyx = Domination (Onyx)
tile-griffin_sphinx = Griffin Sphinx
tile-forced_march = Forced March
tile-deadly_trap = Deadly Trap
tile-soul_devourer = Soul Devourer
tile-divine_might = Divine Might
tile-bestial_fury = Bestial Fury
tile-act_of_god_onyx = Act of God (Onyx)

## Creatures are named as their tiles

beast-phoenix = { tile-phoenix }
beast-royal_scarab = { tile-royal_scarab }
beast-giant_scorpion = { tile-giant_scorpion }
beast-ancestral_elephant = { tile-ancestral_elephant }
beast-sphinx = { tile-sphinx }
beast-deep_desert_snake = { tile-deep_desert_snake }
beast-mummy = { tile-mummy }
beast-khnums_sphinx = { tile-khnums_sphinx }
beast-griffin_sphinx = { tile-griffin_sphinx }
beast-soul_devourer = { tile-soul_devourer }

## Divine Intervention cards

divine-diversion = Diversion
divine-war_rage = War Rage
divine-war_fury = War Fury
divine-blood_battle = Blood Battle
divine-blood_bath = Blood Bath
divine-bronze_wall = Bronze Wall
divine-iron_wall = Iron Wall
divine-glory = Glory
divine-divine_protection = Divine Protection
divine-battle_reinforcements = Battle Reinforcements
divine-tactical_choice = Tactical Choice
divine-prayer = Prayer
divine-enlistment = Enlistment
divine-mana_theft = Mana Theft
divine-rain_of_fire = Rain of Fire
divine-divine_memory = Divine Memory
divine-swiftness = Swiftness
divine-teleportation = Teleportation
divine-open_gates = Open Gates

## Battle cards

battle-sacrificial_charge = Sacrificial Charge
battle-cavalry_blitz = Cavalry Blitz
battle-fervent_purge = Fervent Purge
battle-shield_push = Shield Push
battle-mixed_tactics = Mixed Tactics
battle-phalanx_defense = Phalanx Defense
battle-chariot_raid = Chariot Raid
battle-defensive_retreat = Defensive Retreat
battle-storm_strike = Storm Strike
battle-stone_barrier = Stone Barrier

## Short names, for what is longer than 18 characters in one of the languages

zone-anubis_d1-short = Anubis 1
zone-anubis_d2-short = Anubis 2
zone-anubis_d3-short = Anubis 3
zone-bastet_d1-short = Bastet 1
zone-bastet_d2-short = Bastet 2
zone-bastet_d3-short = Bastet 3
zone-horus_d1-short = Horus 1
zone-horus_d2-short = Horus 2
zone-horus_d3-short = Horus 3
zone-ouadjet_d1-short = Ouadjet 1
zone-ouadjet_d2-short = Ouadjet 2
zone-ouadjet_d3-short = Ouadjet 3
zone-sobek_d1-short = Sobek 1
zone-sobek_d2-short = Sobek 2
zone-sobek_d3-short = Sobek 3
tile-priest_of_mafdet-short = Priest of Mafdet
tile-wyyrt_storm-short = Wyyrt Storm
tile-domination_ruby-short = Domination (R)
tile-domination_sapphire-short = Domination (S)
tile-domination_diamond-short = Domination (D)
tile-domination_onyx-short = Domination (O)
tile-act_of_god_ruby-short = Act of God (R)
tile-act_of_god_sapphire-short = Act of God (S)
tile-act_of_god_diamond-short = Act of God (D)
tile-act_of_god_onyx-short = Act of God (O)
tile-reinforcement_prayer-short = Reinf. Prayer
tile-deep_desert_snake-short = Desert Snake
tile-priest_of_thoeris-short = Priest of Thoeris
tile-dedication_to_battle-short = Dedication
tile-soul_devourer-short = Soul Devourer
beast-deep_desert_snake-short = { tile-deep_desert_snake-short }
beast-soul_devourer-short = { tile-soul_devourer-short }
divine-battle_reinforcements-short = Battle Reinf.
battle-cavalry_blitz-short = Cavalry Blitz
battle-chariot_raid-short = Chariot Raid
battle-storm_strike-short = Storm Strike

## Colours, when things work, tokens

colour-ruby = Ruby
colour-sapphire = Sapphire
colour-diamond = Diamond
colour-onyx = Onyx
timing-battle = Battle
timing-move = Move
timing-movement = Movement
timing-recruit = Recruit
timing-pray = Pray
timing-buy = Buy
timing-raise = Raise
timing-night = Night
timing-day = Day
timing-gain = When gained
timing-always = Always
timing-creature = Creature
timing-gold = Gold token
timing-silver = Silver token
timing-reaction = Reaction
token-gold = gold token
token-silver = silver token

## The player board. The number is the row of a space; of a Buy slot it is the slot's own.

space-recruit = Recruit (row { $number })
space-move = Move (row { $number })
space-raise = Raise a pyramid (row { $number })
space-pray = Pray (row { $number })
space-buy = Buy a tile (slot { $number })
buy-ruby = Buy a tile: { colour-ruby }
buy-sapphire = Buy a tile: { colour-sapphire }
buy-diamond = Buy a tile: { colour-diamond }
buy-onyx = Buy a tile: { colour-onyx }

## The sheet of the War Council

slot-play = Card to play
slot-discard = Card to discard
slot-divine = Divine Intervention { $number }

## Groups of options

group-spaces = Actions
group-extras = Gold and silver tokens
group-beasts = Creatures
group-interventions = Divine Intervention
group-pyramids = Pyramids
group-land = By land
group-ports = By port
group-teleports = Teleport
group-far = Further on

## Buttons of options that are not possible this time.

level-1 = Level 1
level-2 = Level 2
level-3 = Level 3
level-4 = Level 4
