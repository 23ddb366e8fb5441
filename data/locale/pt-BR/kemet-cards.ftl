### Kemet: Blood and Sand: o que fazem as fichas e cartas, com as nossas palavras. Uma frase para /carta e, com
### "-brief", o que vai desenhado: no máximo três linhas de 24 caracteres. PO: Pontos de Oração. ID: Intervenção Divina.

## A linha acima do texto

kemet-card-tile = { $colour }, nível { $level } · { $timings } · custo: { $level } PO
kemet-card-divine = Intervenção Divina · { $timing } · custo: { $cost } PO
kemet-card-battle = Força { $strength }{ $damage ->
    [0] { "" }
   *[other] , Dano { $damage }
}{ $unblockable ->
    [0] { "" }
   *[other] , Dano não bloqueável { $unblockable }
}{ $defence ->
    [0] { "" }
   *[other] , Defesa { $defence }
}{ $loss ->
    [0] { "" }
    [one] ; você perde 1 Unidade sua
   *[other] ; você perde { $loss } Unidades suas
}.

## Rubi

kemet-tile-charge = +1 de Força em toda Batalha em que você for o atacante.
kemet-tile-charge-brief = +1 de Força ao atacar
kemet-tile-priest_of_mafdet = Todas as suas Tropas têm +1 de movimento.
kemet-tile-priest_of_mafdet-brief = Todas as suas Tropas: +1 de movimento
kemet-tile-phoenix = Criatura: +1 de Força e +1 de movimento. Enquanto ela acompanha a Tropa que se move, as Muralhas não a detêm; ainda assim, só se entra em um Distrito inimigo por ação.
kemet-tile-phoenix-brief = +1 de Força, +1 de movimento; ignora Muralhas
kemet-tile-carnage = +1 de Dano em toda Batalha.
kemet-tile-carnage-brief = +1 de Dano
kemet-tile-wyyrt_storm = Ao adquirir a ficha, você pega de volta todas as suas cartas de Batalha descartadas. Depois remove uma delas da partida, sem mostrar a ninguém, e pega no lugar a carta especial Golpe da Tempestade: Força 3, Dano 3.
kemet-tile-wyyrt_storm-brief = Uma vez: cartas de volta; troque uma pela especial
kemet-tile-portal = Em uma ação de Mover, sua Tropa também pode se teleportar de qualquer zona com Obelisco para outra. O custo é o de sempre, e continua a haver um só teleporte por ação.
kemet-tile-portal-brief = Teleporte também de Obelisco para Obelisco
kemet-tile-domination = Ao adquirir: 1 Ponto de Fama Divino, permanente. Salvo se a mesa combinar outra coisa, ninguém pode ter duas fichas chamadas Dominação.
kemet-tile-domination-brief = +1 PF Divino
kemet-tile-royal_scarab = Criatura: +2 de Força e +2 de movimento.
kemet-tile-royal_scarab-brief = +2 de Força, +2 de movimento
kemet-tile-divine_wound = Na Batalha, depois de reveladas as cartas, você pode descartar da mão quantas cartas de Intervenção Divina quiser, sem pagar e sem o efeito delas: +1 de Força por carta.
kemet-tile-divine_wound-brief = Descarte IDs depois de revelar: +1 de Força cada
kemet-tile-blades_of_neith = +1 de Força em toda Batalha.
kemet-tile-blades_of_neith-brief = +1 de Força
kemet-tile-giant_scorpion = Criatura: +2 de Força, +2 de Dano e +1 de movimento.
kemet-tile-giant_scorpion-brief = +2 de Força, +2 de Dano, +1 de movimento
kemet-tile-initiative = Quando você é o atacante, destrói 2 Unidades inimigas na zona antes do Conselho de Guerra. A Defesa não protege.
kemet-tile-initiative-brief = Ao atacar, destrua antes 2 Unidades
kemet-tile-surprise_attack = Você pega a sua ficha de Ação de Ouro. A ação de ouro é uma ação de Mover; em uma Batalha que ela iniciar, você tem +1 de Força.
kemet-tile-surprise_attack-brief = Ouro: mover; +1 de Força nessa Batalha
kemet-tile-act_of_god = Você pega uma ficha de Ação de Prata. Uma vez por Dia, no mesmo turno de uma ficha comum, você a coloca em qualquer espaço de Ação vazio do seu tabuleiro e realiza também essa ação. Salvo se a mesa combinar outra coisa, ninguém pode ter duas fichas chamadas Ação Divina.
kemet-tile-act_of_god-brief = Prata: uma ação a mais por Dia

## Safira

kemet-tile-defense = +1 de Força em toda Batalha em que você for o defensor.
kemet-tile-defense-brief = +1 de Força ao defender
kemet-tile-recruiting_scribe = Em cada ação de Recrutar, até 2 Unidades a mais vêm de graça, mesmo que você não pague por nenhuma.
kemet-tile-recruiting_scribe-brief = Recrutar: até 2 Unidades de graça
kemet-tile-shield_of_neith = +1 de Defesa em toda Batalha.
kemet-tile-shield_of_neith-brief = +1 de Defesa
kemet-tile-reinforcement_prayer = A cada ação de Orar, você também pode colocar 1 Unidade do seu suprimento em um Distrito livre da sua Cidade, respeitando o limite de Tropa.
kemet-tile-reinforcement_prayer-brief = Orar: coloque 1 Unidade na sua Cidade
kemet-tile-shetyw_barrier = Ao adquirir a ficha, você pega de volta todas as suas cartas de Batalha descartadas. Depois remove uma delas da partida, sem mostrar a ninguém, e pega no lugar a carta especial Barreira de Pedra: Força 3, Defesa 3.
kemet-tile-shetyw_barrier-brief = Uma vez: cartas de volta; troque uma pela especial
kemet-tile-ancestral_elephant = Criatura: +1 de Força, +1 de Defesa e +1 de movimento.
kemet-tile-ancestral_elephant-brief = +1 de Força, +1 de Defesa, +1 de movimento
kemet-tile-spying = No Conselho de Guerra, seu oponente decide tudo primeiro e mostra a você a carta de Batalha que vai jogar, e mais nada. Depois você escolhe as suas.
kemet-tile-spying-brief = Veja a carta do oponente e só depois escolha
kemet-tile-defensive_victory = Se você vence uma Batalha como defensor e ainda tem Tropa ali, ganha 1 PF de Batalha.
kemet-tile-defensive_victory-brief = Vencer na defesa e sobrar Tropa: +1 PF
kemet-tile-legion = Cada Tropa sua pode ter 7 Unidades, em vez de 5.
kemet-tile-legion-brief = Seu limite de Tropa: 7 Unidades
kemet-tile-reinforcements = Toda noite, na etapa de Conscrição, coloque de graça até 4 Unidades do seu suprimento junto às suas Tropas, em qualquer lugar, ou em Distritos livres da sua Cidade.
kemet-tile-reinforcements-brief = Noite: coloque até 4 Unidades de graça
kemet-tile-sphinx = Criatura: +2 de Força. Ao adquirir a ficha, você também ganha 1 PF Divino, permanente.
kemet-tile-sphinx-brief = +2 de Força; uma vez: +1 PF Divino
kemet-tile-divine_will = Você pega a sua ficha de Ação de Ouro. A ação de ouro é uma ação de Recrutar ou de Mover, à sua escolha.
kemet-tile-divine_will-brief = Ouro: recrutar ou mover

## Diamante

kemet-tile-priest = Cada ação de Orar dá a você 1 PO a mais.
kemet-tile-priest-brief = Orar: +1 PO
kemet-tile-priestess = As Fichas de Poder custam 1 PO a menos para você.
kemet-tile-priestess-brief = Fichas custam 1 PO a menos
kemet-tile-vision = Toda noite, na etapa de Intervenção Divina, em vez de sacar normalmente, olhe as 5 cartas do topo, fique com uma e descarte as outras de face para cima. Cartas sacadas por outros motivos vêm além dessa.
kemet-tile-vision-brief = Noite: olhe 5 IDs e fique com 1, em vez de sacar
kemet-tile-magical_support = Suas cartas de Intervenção Divina custam 1 PO a menos.
kemet-tile-magical_support-brief = Cartas ID custam 1 PO a menos
kemet-tile-deep_desert_snake = Serpente das Profundezas do Deserto. Criatura: +1 de movimento. Nas Batalhas dela, os bônus e poderes da Criatura inimiga são ignorados, e a Tropa não paga o pedágio da Esfinge de Khnum.
kemet-tile-deep_desert_snake-brief = +1 de movimento; anula a Criatura inimiga
kemet-tile-divine_boon = Toda noite você saca 1 carta de Intervenção Divina a mais.
kemet-tile-divine_boon-brief = Noite: +1 carta ID
kemet-tile-hand_of_god = Toda noite, na etapa de Orações, você pode erguer em 1 nível uma das suas Pirâmides, ou erguer uma nova, de nível 1, de graça.
kemet-tile-hand_of_god-brief = Noite: 1 nível de Pirâmide de graça
kemet-tile-priest_of_thoeris = Nas suas ações de Erguer, cada nível custa 1 PO a menos.
kemet-tile-priest_of_thoeris-brief = Erguer: cada nível custa 1 PO a menos
kemet-tile-divine_hunger = Depois das Baixas, você ganha 2 PO por Unidade inimiga que destruiu na Batalha: com Dano, Dano não bloqueável ou Iniciativa. Não conta o que a carta do próprio inimigo ou a Armadilha Mortal tirou.
kemet-tile-divine_hunger-brief = Batalha: +2 PO por Unidade inimiga destruída
kemet-tile-priest_of_ra = Cada pagamento em PO custa 1 a menos para você.
kemet-tile-priest_of_ra-brief = Todo pagamento custa 1 PO a menos
kemet-tile-priest_of_amon = Toda noite você ganha 5 PO a mais na etapa de Orações.
kemet-tile-priest_of_amon-brief = Noite: +5 PO
kemet-tile-mummy = Criatura: +2 de Força e +1 de movimento. Toda noite você saca 1 carta de Intervenção Divina a mais, onde quer que a Criatura esteja.
kemet-tile-mummy-brief = +2 de Força, +1 de movimento; noite: +1 ID

## Ônix

kemet-tile-mercenaries = Ao adquirir a ficha, 3 mercenários viram Unidades suas. Coloque até 3 deles na hora, de graça, em Distritos livres da sua Cidade; os outros vão para o seu suprimento. Daí em diante são Unidades comuns.
kemet-tile-mercenaries-brief = Uma vez: +3 Unidades, de graça, na sua Cidade
kemet-tile-local_recruitment = Nas suas ações de Recrutar, você também pode colocar Unidades em zonas onde já tem Tropa.
kemet-tile-local_recruitment-brief = Recrute também onde já tem Tropa
kemet-tile-khnums_sphinx = Criatura: +1 de Força e +1 de movimento. Um oponente que move ou teleporta uma Tropa para a zona dela tem que pagar 2 PO; sem isso, não entra. Retirada e Desvio não pagam.
kemet-tile-khnums_sphinx-brief = +1 de Força, +1 de movimento; o inimigo paga 2 PO para entrar
kemet-tile-dedication_to_battle = Quando a sua ação de Mover entra em uma zona com Tropa inimiga, você ganha 2 PO, mesmo que não haja Batalha.
kemet-tile-dedication_to_battle-brief = Entrar em zona com Tropa inimiga: +2 PO
kemet-tile-twin_ceremony = Você pega a sua ficha de Ação de Ouro. A ação de ouro: comprar mais uma ficha por um espaço de Comprar já usado hoje, por 1 PO a mais. Aqui pode ser a segunda ficha de uma cor.
kemet-tile-twin_ceremony-brief = Ouro: use de novo um espaço de Comprar por 1 PO a mais
kemet-tile-honor_in_battle = No fim da Batalha, você ganha 1 PO por Unidade sua que o inimigo destruiu nela. Não conta o que a sua própria carta ou a Armadilha Mortal tirou.
kemet-tile-honor_in_battle-brief = Batalha: +1 PO por Unidade que o inimigo destruiu
kemet-tile-griffin_sphinx = Criatura: +2 de Força. A Tropa dela também pode se teleportar de uma zona com Obelisco, pelo seu custo de sempre.
kemet-tile-griffin_sphinx-brief = +2 de Força; teleporte a partir de Obeliscos
kemet-tile-forced_march = Você pega a sua ficha de Ação de Ouro. A ação de ouro é uma ação de Mover.
kemet-tile-forced_march-brief = Ouro: mover
kemet-tile-deadly_trap = Quando uma Tropa inimiga se move ou se teleporta para uma zona com Tropa sua, ela perde 1 Unidade na hora, antes de qualquer Batalha.
kemet-tile-deadly_trap-brief = Tropa inimiga que entra perde 1 Unidade
kemet-tile-soul_devourer = Criatura: +2 de Força e +1 de movimento. A Tropa dela só perde Unidades nas Baixas. Se você ganha um PF de Batalha com ela e o inimigo perdeu 2 Unidades ou mais nas Baixas, ganha mais 1.
kemet-tile-soul_devourer-brief = +2 de Força, +1 de movimento; +PF por 2 baixas
kemet-tile-divine_might = Sempre que ganha PO durante o Dia, você ganha 1 a mais.
kemet-tile-divine_might-brief = Dia: +1 PO sempre que ganhar PO
kemet-tile-bestial_fury = Todas as suas Tropas têm +1 de Força, +1 de Dano e +1 de movimento.
kemet-tile-bestial_fury-brief = +1 de Força, +1 de Dano, +1 de movimento

## Cartas de Intervenção Divina

kemet-divine-diversion = Quando uma Tropa inimiga acaba de entrar em uma zona com Tropa sua: não há Batalha. Mova toda a sua Tropa, com a Criatura, para uma zona adjacente por terra que esteja livre e não seja Distrito de um oponente, respeitando o limite de Tropa. A ação do inimigo acaba do mesmo jeito.
kemet-divine-diversion-brief = Sem Batalha: sua Tropa vai para a zona ao lado
kemet-divine-war_rage = +1 de Força nesta Batalha.
kemet-divine-war_rage-brief = +1 de Força
kemet-divine-war_fury = +2 de Força nesta Batalha.
kemet-divine-war_fury-brief = +2 de Força
kemet-divine-blood_battle = +1 de Dano nesta Batalha.
kemet-divine-blood_battle-brief = +1 de Dano
kemet-divine-blood_bath = +2 de Dano nesta Batalha.
kemet-divine-blood_bath-brief = +2 de Dano
kemet-divine-bronze_wall = +1 de Defesa nesta Batalha.
kemet-divine-bronze_wall-brief = +1 de Defesa
kemet-divine-iron_wall = +2 de Defesa nesta Batalha.
kemet-divine-iron_wall-brief = +2 de Defesa
kemet-divine-glory = Se você vencer esta Batalha, ganha 4 PO.
kemet-divine-glory-brief = Se vencer: +4 PO
kemet-divine-divine_protection = Se você vencer esta Batalha, sua Tropa não sofre Dano. O Dano não bloqueável continua valendo.
kemet-divine-divine_protection-brief = Se vencer: só sofre Dano não bloqueável
kemet-divine-battle_reinforcements = Se você vencer esta Batalha, coloque até 3 Unidades do seu suprimento depois das Recompensas: na zona da Batalha, se tiver Tropa ali, ou em Distritos livres da sua Cidade.
kemet-divine-battle_reinforcements-brief = Se vencer: coloque até 3 Unidades
kemet-divine-tactical_choice = Ao revelar, você pode trocar a sua carta de Batalha pela que descartou neste Conselho de Guerra.
kemet-divine-tactical_choice-brief = Pode trocar sua carta pela que descartou
kemet-divine-prayer = Você ganha 2 PO.
kemet-divine-prayer-brief = +2 PO
kemet-divine-enlistment = Coloque até 2 Unidades do seu suprimento junto às suas Tropas, em qualquer lugar, ou em Distritos livres da sua Cidade.
kemet-divine-enlistment-brief = Coloque até 2 Unidades
kemet-divine-mana_theft = Cada oponente que tenha PO perde 1; você ganha 1 no total.
kemet-divine-mana_theft-brief = Cada oponente: −1 PO; você: +1 PO
kemet-divine-rain_of_fire = Destrua 1 Unidade inimiga em qualquer zona. Não é Batalha: não dá PF nem Ficha de Veterano.
kemet-divine-rain_of_fire-brief = Destrua 1 Unidade inimiga onde quiser
kemet-divine-divine_memory = Pegue da pilha de descarte uma carta de Intervenção Divina, menos outra Memória Divina.
kemet-divine-divine_memory-brief = Pegue 1 ID da pilha de descarte
kemet-divine-swiftness = No início da sua ação de Mover: esta Tropa tem +1 de movimento.
kemet-divine-swiftness-brief = Esta Tropa: +1 de movimento
kemet-divine-teleportation = Na sua ação de Mover, teleporte a Tropa de qualquer zona para uma zona com Obelisco. Vale no lugar do teleporte pago e é o único da ação.
kemet-divine-teleportation-brief = Teleporte de qualquer zona para um Obelisco
kemet-divine-open_gates = Nesta ação de Mover, as Muralhas não detêm a sua Tropa; ainda assim, só se entra em um Distrito inimigo.
kemet-divine-open_gates-brief = Muralhas não detêm esta Tropa
