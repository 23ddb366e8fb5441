### Kemet: Blood and Sand: names of pieces and places. One is shortened: Deep Desert Snake is "Serpiente del Desierto
### Profundo", which fits on no button; the whole name is in its text.

## Cities, named as their gods

city-anubis = Anubis
city-bastet = Bastet
city-horus = Horus
city-ouadjet = Ouadjet
city-sobek = Sobek

## Zones, all of them masculine: "en el Templo Mediano", "al Portón de Horus", "del Muelle Oeste"

zone-temple_small = Templo Pequeño
zone-temple_medium = Templo Mediano
zone-temple_delta = Templo del Delta
zone-temple_east = Templo Este
zone-sanctuary = Santuario
zone-west_obelisk = Obelisco Oeste
zone-west_quay = Muelle Oeste
zone-east_obelisk = Obelisco Este
zone-east_pass = Paso Este
zone-anubis_front = Portón de Anubis
zone-anubis_d1 = Distrito 1 de Anubis
zone-anubis_d2 = Distrito 2 de Anubis
zone-anubis_d3 = Distrito 3 de Anubis
zone-bastet_front = Portón de Bastet
zone-bastet_d1 = Distrito 1 de Bastet
zone-bastet_d2 = Distrito 2 de Bastet
zone-bastet_d3 = Distrito 3 de Bastet
zone-horus_front = Portón de Horus
zone-horus_d1 = Distrito 1 de Horus
zone-horus_d2 = Distrito 2 de Horus
zone-horus_d3 = Distrito 3 de Horus
zone-ouadjet_front = Portón de Ouadjet
zone-ouadjet_d1 = Distrito 1 de Ouadjet
zone-ouadjet_d2 = Distrito 2 de Ouadjet
zone-ouadjet_d3 = Distrito 3 de Ouadjet
zone-sobek_front = Portón de Sobek
zone-sobek_d1 = Distrito 1 de Sobek
zone-sobek_d2 = Distrito 2 de Sobek
zone-sobek_d3 = Distrito 3 de Sobek

## Power tiles. The number of a copy is not part of its name.

tile-charge = ¡Carga!
tile-priest_of_mafdet = Sacerdote de Mafdet
tile-phoenix = Fénix
tile-carnage = Carnicería
tile-wyyrt_storm = Tormenta de Wyyrt
tile-portal = Portal
tile-domination_ruby = Dominación (Rubí)
tile-royal_scarab = Escarabajo Real
tile-divine_wound = Herida Divina
tile-blades_of_neith = Hojas de Neith
tile-giant_scorpion = Escorpión Gigante
tile-initiative = Iniciativa
tile-surprise_attack = Ataque Sorpresa
tile-act_of_god_ruby = Acción Divina (Rubí)
tile-defense = ¡Defensa!
tile-recruiting_scribe = Escriba Reclutador
tile-shield_of_neith = Escudo de Neith
tile-reinforcement_prayer = Plegaria de Refuerzo
tile-shetyw_barrier = Barrera de Shetyw
tile-ancestral_elephant = Elefante Ancestral
tile-domination_sapphire = Dominación (Zafiro)
tile-spying = Espionaje
tile-defensive_victory = Victoria Defensiva
tile-legion = Legión
tile-reinforcements = Refuerzos
tile-sphinx = Esfinge
tile-divine_will = Voluntad Divina
tile-act_of_god_sapphire = Acción Divina (Zafiro)
tile-priest = Sacerdote
tile-priestess = Sacerdotisa
tile-vision = Visión
tile-magical_support = Apoyo Mágico
tile-deep_desert_snake = Serpiente del Desierto
tile-divine_boon = Don Divino
tile-domination_diamond = Dominación (Diamante)
tile-hand_of_god = Mano de Dios
tile-priest_of_thoeris = Sacerdote de Tueris
tile-divine_hunger = Hambre Divina
tile-priest_of_ra = Sacerdote de Ra
tile-priest_of_amon = Sacerdote de Amón
tile-mummy = Momia
tile-act_of_god_diamond = Acción Divina (Diamante)
tile-mercenaries = Mercenarios
tile-local_recruitment = Recluta Local
tile-khnums_sphinx = Esfinge de Khnum
tile-dedication_to_battle = Devoción a la Batalla
tile-twin_ceremony = Ceremonia Gemela
tile-honor_in_battle = Honor en Batalla
tile-domination_onyx = Dominación (Ónice)
tile-griffin_sphinx = Esfinge Grifo
tile-forced_march = Marcha Forzada
tile-deadly_trap = Trampa Mortal
tile-soul_devourer = Devorador de Almas
tile-divine_might = Poder Divino
tile-bestial_fury = Furia Bestial
tile-act_of_god_onyx = Acción Divina (Ónice)

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

divine-diversion = Desvío
divine-war_rage = Ira de Guerra
divine-war_fury = Furia de Guerra
divine-blood_battle = Batalla Sangrienta
divine-blood_bath = Baño de Sangre
divine-bronze_wall = Muro de Bronce
divine-iron_wall = Muro de Hierro
divine-glory = Gloria
divine-divine_protection = Protección Divina
divine-battle_reinforcements = Refuerzos de Batalla
divine-tactical_choice = Elección Táctica
divine-prayer = Plegaria
divine-enlistment = Alistamiento
divine-mana_theft = Robo de Maná
divine-rain_of_fire = Lluvia de Fuego
divine-divine_memory = Memoria Divina
divine-swiftness = Rapidez
divine-teleportation = Teletransporte
divine-open_gates = Puertas Abiertas

## Battle cards

battle-sacrificial_charge = Carga Sacrificial
battle-cavalry_blitz = Embate de Caballería
battle-fervent_purge = Purga Ferviente
battle-shield_push = Empuje de Escudos
battle-mixed_tactics = Tácticas Mixtas
battle-phalanx_defense = Defensa en Falange
battle-chariot_raid = Incursión de Carros
battle-defensive_retreat = Retirada Defensiva
battle-storm_strike = Golpe de Tormenta
battle-stone_barrier = Barrera de Piedra

## Short names, for what is longer than 18 characters in one of the languages. Colours have the letters of the pictures.

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
tile-priest_of_mafdet-short = Sac. de Mafdet
tile-wyyrt_storm-short = Tormenta de Wyyrt
tile-domination_ruby-short = Dominación (R)
tile-domination_sapphire-short = Dominación (Z)
tile-domination_diamond-short = Dominación (D)
tile-domination_onyx-short = Dominación (O)
tile-act_of_god_ruby-short = Acción Divina (R)
tile-act_of_god_sapphire-short = Acción Divina (Z)
tile-act_of_god_diamond-short = Acción Divina (D)
tile-act_of_god_onyx-short = Acción Divina (O)
tile-reinforcement_prayer-short = Pleg. de Refuerzo
tile-deep_desert_snake-short = Serpiente
tile-priest_of_thoeris-short = Sac. de Tueris
tile-dedication_to_battle-short = Devoción
tile-soul_devourer-short = Devorador
beast-deep_desert_snake-short = { tile-deep_desert_snake-short }
beast-soul_devourer-short = { tile-soul_devourer-short }
divine-battle_reinforcements-short = Ref. de Batalla
battle-cavalry_blitz-short = Caballería
battle-chariot_raid-short = Carros
battle-storm_strike-short = Golpe de Tormenta

## Colours, when things work, tokens

colour-ruby = Rubí
colour-sapphire = Zafiro
colour-diamond = Diamante
colour-onyx = Ónice
timing-battle = Batalla
timing-move = Mover
timing-movement = Movimiento
timing-recruit = Reclutar
timing-pray = Orar
timing-buy = Comprar
timing-raise = Elevar
timing-night = Noche
timing-day = Día
timing-gain = Al conseguirla
timing-always = Siempre
timing-creature = Criatura
timing-gold = Ficha de oro
timing-silver = Ficha de plata
timing-reaction = Reacción
token-gold = ficha de acción de oro
token-silver = ficha de acción de plata

## The player board. The number is the row of a space; of a Buy slot it is the slot's own.

space-recruit = Reclutar (fila { $number })
space-move = Mover (fila { $number })
space-raise = Elevar pirámide (fila { $number })
space-pray = Orar (fila { $number })
space-buy = Comprar loseta (casilla { $number })
buy-ruby = Comprar loseta: { colour-ruby }
buy-sapphire = Comprar loseta: { colour-sapphire }
buy-diamond = Comprar loseta: { colour-diamond }
buy-onyx = Comprar loseta: { colour-onyx }

## The sheet of the War Council

slot-play = Carta para jugar
slot-discard = Carta para descartar
slot-divine = Intervención Divina { $number }

## Groups of options

group-spaces = Acciones
group-extras = Fichas de oro y de plata
group-beasts = Criaturas
group-interventions = Intervención Divina
group-pyramids = Pirámides
group-land = Por tierra
group-ports = De puerto a puerto
group-teleports = Teletransporte
group-far = Más lejos

## Buttons of options that are not possible this time.

level-1 = Nivel 1
level-2 = Nivel 2
level-3 = Nivel 3
level-4 = Nivel 4
