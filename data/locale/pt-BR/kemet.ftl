### Kemet: Blood and Sand. O que significam os argumentos está no começo de ../en/kemet.ftl.
### Os termos são os do livro de regras em português: Ficha de Poder, Pontos de Oração (PO), Pontos de Fama (PF), carta de
### Intervenção Divina (ID), Tropa, Distrito, convocar, bater em retirada. Nomes de jogadores não têm gênero.

kemet-name = Kemet: Blood and Sand
kemet-about = Deuses do Egito em guerra: ore, erga Pirâmides, compre poderes, vença Batalhas, tome Templos e seja o primeiro a começar o turno com 9 Pontos de Fama.

## Opções da mesa

kemet-setting-same_art = Dominação e Ação Divina
kemet-setting-same_art-about = Essas duas Fichas de Poder existem em todas as cores: a mesma pessoa pode ter a mesma ficha em várias cores?
kemet-setting-same_art-all_colours = Só uma de cada por pessoa
kemet-setting-same_art-each_colour = Uma de cada em cada cor
kemet-standing-diversion = Lutar, sem perguntar por um Desvio
kemet-standing-diversion-about = Sempre que atacarem você: a Batalha começa na hora
kemet-standing-extra = Encerrar o turno depois da ação
kemet-standing-extra-about = Mesmo que ainda dê para jogar ficha de Ouro ou Prata, Criatura ou carta de Dia
kemet-standing-step = Parar onde não há mais caminho
kemet-standing-step-about = Sem perguntar por carta de Movimento quando a Tropa não pode seguir
kemet-standing-wound = Guardar as cartas depois da revelação
kemet-standing-wound-about = Nunca descartar cartas para a Ferida Divina

## Fases

kemet-phase-setup = Preparação
kemet-phase-cities = Escolha das Cidades
kemet-phase-troops = Alocação das Tropas
kemet-phase-pyramids = Preparação das Pirâmides
kemet-phase-first = Primeiras Fichas de Poder
kemet-phase-day = Dia
kemet-phase-battle = Batalha
kemet-phase-night = Noite
kemet-phase-offering = Noite: Oferenda
kemet-phase-delta = Noite: Templo do Delta
kemet-phase-temples = Noite: Controle de Templos
kemet-phase-worship = Noite: Adoração
kemet-phase-prayers = Noite: Orações
kemet-phase-intervention = Noite: Intervenção Divina
kemet-phase-conscription = Noite: Conscrição
kemet-phase-awakening = Noite: Despertar
kemet-phase-destiny = Noite: Destino
kemet-phase-over = Fim da partida
