### Kemet: Blood and Sand: nomes de peças e lugares, como o livro de regras em português os imprime.
### Uma exceção: a ficha impressa "Serpente das Profundezas do Deserto" não cabe em um botão; o nome inteiro está no texto dela.

## Cidades, com o nome dos deuses

city-anubis = Anubis
city-bastet = Bastet
city-horus = Horus
city-ouadjet = Ouadjet
city-sobek = Sobek

## Zonas, todas masculinas: "no Templo Médio", "para o Portão de Horus"

zone-temple_small = Templo Pequeno
zone-temple_medium = Templo Médio
zone-temple_delta = Templo do Delta
zone-temple_east = Templo do Leste
zone-sanctuary = Santuário
zone-west_obelisk = Obelisco do Oeste
zone-west_quay = Cais do Oeste
zone-east_obelisk = Obelisco do Leste
zone-east_pass = Passo do Leste
zone-anubis_front = Portão de Anubis
zone-anubis_d1 = Distrito 1 de Anubis
zone-anubis_d2 = Distrito 2 de Anubis
zone-anubis_d3 = Distrito 3 de Anubis
zone-bastet_front = Portão de Bastet
zone-bastet_d1 = Distrito 1 de Bastet
zone-bastet_d2 = Distrito 2 de Bastet
zone-bastet_d3 = Distrito 3 de Bastet
zone-horus_front = Portão de Horus
zone-horus_d1 = Distrito 1 de Horus
zone-horus_d2 = Distrito 2 de Horus
zone-horus_d3 = Distrito 3 de Horus
zone-ouadjet_front = Portão de Ouadjet
zone-ouadjet_d1 = Distrito 1 de Ouadjet
zone-ouadjet_d2 = Distrito 2 de Ouadjet
zone-ouadjet_d3 = Distrito 3 de Ouadjet
zone-sobek_front = Portão de Sobek
zone-sobek_d1 = Distrito 1 de Sobek
zone-sobek_d2 = Distrito 2 de Sobek
zone-sobek_d3 = Distrito 3 de Sobek

## Fichas de Poder. O número da cópia não faz parte do nome.

tile-charge = Carga!
tile-priest_of_mafdet = Sacerdote de Mafdet
tile-phoenix = Fênix
tile-carnage = Carnificina
tile-wyyrt_storm = Tempestade de Wyyrt
tile-portal = Portal
tile-domination_ruby = Dominação (Rubi)
tile-royal_scarab = Escaravelho Real
tile-divine_wound = Ferida Divina
tile-blades_of_neith = Lâminas de Neith
tile-giant_scorpion = Escorpião Gigante
tile-initiative = Iniciativa
tile-surprise_attack = Ataque Surpresa
tile-act_of_god_ruby = Ação Divina (Rubi)
tile-defense = Defesa!
tile-recruiting_scribe = Escriba Recrutador
tile-shield_of_neith = Escudo de Neith
tile-reinforcement_prayer = Prece de Reforço
tile-shetyw_barrier = Barreira de Shetyw
tile-ancestral_elephant = Elefante Ancestral
tile-domination_sapphire = Dominação (Safira)
tile-spying = Espionando
tile-defensive_victory = Vitória Defensiva
tile-legion = Legião
tile-reinforcements = Reforços
tile-sphinx = Esfinge
tile-divine_will = Vontade Divina
tile-act_of_god_sapphire = Ação Divina (Safira)
tile-priest = Sacerdote
tile-priestess = Sacerdotisa
tile-vision = Visão
tile-magical_support = Apoio Mágico
tile-deep_desert_snake = Serpente das Profundezas
tile-divine_boon = Dádiva Divina
tile-domination_diamond = Dominação (Diamante)
tile-hand_of_god = Mão de Deus
tile-priest_of_thoeris = Sacerdote de Tuéris
tile-divine_hunger = Fome Divina
tile-priest_of_ra = Sacerdote de Rá
tile-priest_of_amon = Sacerdote de Amon
tile-mummy = Múmia
tile-act_of_god_diamond = Ação Divina (Diamante)
tile-mercenaries = Mercenários
tile-local_recruitment = Recrutamento Local
tile-khnums_sphinx = Esfinge de Khnum
tile-dedication_to_battle = Devoção à Batalha
tile-twin_ceremony = Cerimônia Gêmea
tile-honor_in_battle = Honra em Batalha
tile-domination_onyx = Dominação (Ônix)
tile-griffin_sphinx = Esfinge Grifo
tile-forced_march = Marcha Forçada
tile-deadly_trap = Armadilha Mortal
tile-soul_devourer = Devoradora de Almas
tile-divine_might = Poder Divino
tile-bestial_fury = Fúria Bestial
tile-act_of_god_onyx = Ação Divina (Ônix)

## Criaturas têm o nome da sua ficha

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

## Cartas de Intervenção Divina

divine-diversion = Desvio
divine-war_rage = Ira de Guerra
divine-war_fury = Fúria de Guerra
divine-blood_battle = Batalha Sangrenta
divine-blood_bath = Banho de Sangue
divine-bronze_wall = Muralha de Bronze
divine-iron_wall = Muralha de Ferro
divine-glory = Glória
divine-divine_protection = Proteção Divina
divine-battle_reinforcements = Reforços de Batalha
divine-tactical_choice = Escolha Tática
divine-prayer = Oração
divine-enlistment = Alistamento
divine-mana_theft = Roubo de Mana
divine-rain_of_fire = Chuva de Fogo
divine-divine_memory = Memória Divina
divine-swiftness = Rapidez
divine-teleportation = Teletransporte
divine-open_gates = Portões Abertos

## Cartas de Batalha

battle-sacrificial_charge = Carga Sacrificial
battle-cavalry_blitz = Investida de Cavalaria
battle-fervent_purge = Purga Fervorosa
battle-shield_push = Golpe de Escudo
battle-mixed_tactics = Táticas Mistas
battle-phalanx_defense = Defesa em Falange
battle-chariot_raid = Ataque de Carruagem
battle-defensive_retreat = Recuo Defensivo
battle-storm_strike = Golpe da Tempestade
battle-stone_barrier = Barreira de Pedra

## Nomes curtos, para o que passa de 18 caracteres em uma das línguas

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
tile-wyyrt_storm-short = Temp. de Wyyrt
tile-domination_ruby-short = Dominação (R)
tile-domination_sapphire-short = Dominação (S)
tile-domination_diamond-short = Dominação (D)
tile-domination_onyx-short = Dominação (O)
tile-act_of_god_ruby-short = Ação Divina (R)
tile-act_of_god_sapphire-short = Ação Divina (S)
tile-act_of_god_diamond-short = Ação Divina (D)
tile-act_of_god_onyx-short = Ação Divina (O)
tile-reinforcement_prayer-short = Prece de Reforço
tile-deep_desert_snake-short = Serpente
tile-priest_of_thoeris-short = Sac. de Tuéris
tile-dedication_to_battle-short = Devoção à Batalha
tile-soul_devourer-short = Devoradora
beast-deep_desert_snake-short = { tile-deep_desert_snake-short }
beast-soul_devourer-short = { tile-soul_devourer-short }
divine-battle_reinforcements-short = Ref. de Batalha
battle-cavalry_blitz-short = Inv. de Cavalaria
battle-chariot_raid-short = At. de Carruagem
battle-storm_strike-short = Golpe Tempestade

## Cores, momentos, fichas de Ação

colour-ruby = Rubi
colour-sapphire = Safira
colour-diamond = Diamante
colour-onyx = Ônix
timing-battle = Batalha
timing-move = Mover
timing-movement = Movimento
timing-recruit = Recrutar
timing-pray = Orar
timing-buy = Comprar
timing-raise = Erguer
timing-night = Noite
timing-day = Dia
timing-gain = Ao adquirir
timing-always = Sempre
timing-creature = Criatura
timing-gold = Ficha de Ouro
timing-silver = Ficha de Prata
timing-reaction = Reação
token-gold = ficha de Ação de Ouro
token-silver = ficha de Ação de Prata

## O tabuleiro individual. O número é a linha do espaço; nos de comprar, o do próprio espaço.

space-recruit = Recrutar (linha { $number })
space-move = Mover (linha { $number })
space-raise = Erguer Pirâmide (linha { $number })
space-pray = Orar (linha { $number })
space-buy = Comprar ficha (espaço { $number })
buy-ruby = Comprar ficha: { colour-ruby }
buy-sapphire = Comprar ficha: { colour-sapphire }
buy-diamond = Comprar ficha: { colour-diamond }
buy-onyx = Comprar ficha: { colour-onyx }

## A planilha do Conselho de Guerra

slot-play = Carta a jogar
slot-discard = Carta a descartar
slot-divine = Intervenção Divina { $number }

## Grupos de opções

group-spaces = Ações
group-extras = Fichas de Ouro e de Prata
group-beasts = Criaturas
group-interventions = Intervenção Divina
group-pyramids = Pirâmides
group-land = Por terra
group-ports = De Porto a Porto
group-teleports = Teleporte
group-far = Mais longe

## Botões de opções que desta vez não são possíveis.

level-1 = Nível 1
level-2 = Nível 2
level-3 = Nível 3
level-4 = Nível 4
