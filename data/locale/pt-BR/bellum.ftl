### Bellum Magica. O que significam os argumentos está no começo de ../en/bellum.ftl.
### Os termos são os do livro de regras em português: bando ativo, batedores, quinta, aldeia, cofre, feitiço de confusão.
### Nomes de jogadores não têm gênero aqui: "Capitão: Ana" é um cargo do jogo, nunca "o capitão Ana" nem "a capitã Ana".

bellum-name = Bellum Magica
bellum-about = Seja o mais rico de todos os senhores maléficos: reúna um bando, saqueie o reino dos humanos e roube os amigos.

## Opções da mesa

bellum-setting-castles = Castelos
bellum-setting-castles-about = Como os tabuleiros de castelo chegam aos jogadores.
bellum-setting-castles-dealt = Sorteados
bellum-setting-castles-chosen = Escolhidos na ordem dos lugares
bellum-setting-magic_counts_twice = Espadas mágicas valem duas vezes
bellum-setting-magic_counts_twice-about = Se a espada mágica que vence um escudo mágico também conta contra o escudo comum.
bellum-setting-magic_counts_twice-no = Não
bellum-setting-magic_counts_twice-yes = Sim

## Fases do dia

bellum-phase-castles = Escolha dos castelos
bellum-phase-goblins = Colocação dos duendes
bellum-phase-roll = Lançamento do dado
bellum-phase-horde = Escolha do bando ativo
bellum-phase-resources = Recolha dos recursos
bellum-phase-scouts = Regresso dos batedores
bellum-phase-attack = Ataque
bellum-phase-recruit = Recrutamento
bellum-phase-evening = Fim do dia
bellum-phase-over = Fim da partida

## Perguntas

bellum-ask-castle = Com qual castelo você fica?
bellum-ask-goblin = De que lado você coloca o { $creature }?
bellum-ask-reroll = O dado deu { $die }. Forçar o relançamento?
bellum-ask-attack = Qual é o seu ataque? Hoje você tem: espadas { $swords }, espadas mágicas { $magic }, ladrões { $thieves }.
bellum-ask-rob = { $most ->
    [1] Qual cofre você rouba de { $victim }?
   *[other] Quais cofres você rouba de { $victim }? De 1 a { $most }.
}
bellum-ask-recruit = Recrutar uma criatura? Maléfica: 2 alimentos; super maléfica: 4 alimentos e 1 glifo, ou 3 glifos. Os números são as linhas do dado; a que dá dois ícones aparece duas vezes. No fim, a ficha que vem junto.
bellum-ask-pay = Como você paga a criatura { $creature }?
bellum-ask-side = De que lado você coloca a criatura { $creature }?

## Opções: no máximo 34 caracteres com os nomes mais longos

bellum-option-left = Esquerda: produção
bellum-option-right = Direita: exército
bellum-option-reroll-pass = Deixar como está
bellum-option-reroll-barrel = Relançar: 1 barril
bellum-option-reroll-spell = Relançar: feitiço de confusão
bellum-absent-reroll-barrel = Em cinza: você não tem barril para gastar.
bellum-absent-reroll-spell = Em cinza: só quem é Capitão usa o feitiço de confusão, e só um que esteja pronto.
bellum-option-attack-pass = Não atacar
bellum-option-attack-place = Saquear { $it }
bellum-option-attack-castle = Roubar de { $seat }
bellum-option-recruit-pass = Parar de recrutar
bellum-option-recruit-creature = Recrutar { $it }
bellum-option-pay-mixed = { $glyph ->
    [one] { $glyph } glifo
   *[other] { $glyph } glifos
} + { $food ->
    [one] { $food } alimento
   *[other] { $food } alimentos
}
bellum-option-pay-glyphs = { $glyph ->
    [one] { $glyph } glifo
   *[other] { $glyph } glifos
}

## O registro

bellum-log-captain = Capitão do primeiro dia: { $seat }.
bellum-log-castle-dealt = { $seat } recebeu { $castle }.
bellum-log-castle-chosen = { $seat } escolheu { $castle }.
bellum-log-goblins = { $seat } recebeu { $goblins }.
bellum-log-goblin = { $seat } colocou o { $goblin } à { $side }.
bellum-log-places = À vista ao lado da Taberna: { $places }.
bellum-log-day = Dia { $day }. Capitão: { $seat }.
bellum-log-rolled = { $seat } lançou o dado: { $die }.
bellum-log-reroll-pass = { $seat } deixou o dado como está.
bellum-log-reroll-barrel = { $seat } gastou um barril: o dado é relançado!
bellum-log-reroll-spell = { $seat } usou um feitiço de confusão: o dado é relançado!
bellum-log-resources = { $seat } recolheu { $gained }.
bellum-log-resources-none = Ninguém recolheu nada.
bellum-log-shortage = O recipiente ficou vazio: { $seat } deixou de receber { $missing }.
bellum-log-scouts-most = Os batedores de { $seat } trouxeram mais mapas do que todos ({ $maps }).
bellum-log-scouts-tied = Empate nos mapas entre { $seats }, com { $maps } cada.
bellum-log-scouts-none = Ninguém tem mapa do tesouro nesta linha.
bellum-log-chest = { $seat } pegou um { $chest }.
bellum-log-chest-value = { $seat } pegou um { $chest } que vale { $value }.
bellum-log-chest-instead = Essa pilha acabou; no lugar dela: { $chest }.
bellum-log-chest-none = Não sobrou cofre para { $seat }.
bellum-log-attack-place = { $seat } saqueou a { $place }. Saque: { $loot }.
bellum-log-attack-tavern = { $seat } saqueou a Taberna. Saque: { $loot }.
bellum-log-attack-castle = { $seat } assaltou o castelo de { $victim } e levou { $chests }.
bellum-log-attack-castle-values = { $seat } assaltou o castelo de { $victim } e levou { $chests }. Em ouro: { $values }.
bellum-log-attack-pass = { $seat } não atacou.
bellum-log-shield = { $seat } ganhou um escudo como consolo.
bellum-log-shield-none = Não sobrou escudo para { $seat }.
bellum-log-recruit = { $seat } recrutou { $creature } por { $paid }.
bellum-log-recruit-side = { $seat } colocou { $creature } à { $side }.
bellum-log-recruit-bonus = { $seat } ganhou uma ficha: { $token }.
bellum-log-recruit-bonus-none = Não sobrou ficha para { $seat }: { $token }.
bellum-log-recruit-revealed = Nova criatura à vista: { $creature }.
bellum-log-recruit-pass = { $seat } parou de recrutar.
bellum-log-empty = { $deck }: o baralho acabou.
bellum-log-refill = Novos locais à vista: { $places }.
bellum-log-score = { $chests ->
    [one] { $seat }: { $gold } de ouro em { $chests } cofre.
   *[other] { $seat }: { $gold } de ouro em { $chests } cofres.
}

## O fim e a planilha de pontos

bellum-over-chests = Fim da partida: { $count } cofres ou mais para { $seats }.
bellum-over-days = Fim da partida, depois de { $days } dias.
bellum-over-tie = Empate no ouro; com { $chests } cofres, { $seat } fica na frente.
bellum-sheet-wooden = Ouro (madeira)
bellum-sheet-metal = Ouro (metálicos)
bellum-sheet-golden = Ouro (dourados)
bellum-sheet-chests = Cofres
bellum-sheet-total = Ouro (total)

## Nomes: o número de uma criatura ou de um local não faz parte da mensagem

castle-skull_keep = Fortaleza da Caveira
castle-thorn_tower = Torre dos Espinhos
castle-bog_fortress = Forte do Pântano
castle-bone_citadel = Cidadela dos Ossos
castle-ember_hold = Bastião das Brasas

creature-goblin = Duende { $number }
creature-orc_raider = Orc Saqueador { $number }
creature-troll_brute = Troll Brutamontes { $number }
creature-bat_scout = Morcego Batedor { $number }
creature-imp_pickpocket = Diabrete Gatuno { $number }
creature-warg_rider = Cavaleiro de Warg { $number }
creature-dark_acolyte = Acólito Sombrio { $number }
creature-gremlin_trickster = Gremlin Trapaceiro { $number }
creature-kobold_digger = Kobold Escavador { $number }
creature-skeleton_sentinel = Esqueleto Sentinela { $number }
creature-gargoyle = Gárgula { $number }
creature-giant_rat = Rato Gigante { $number }
creature-zombie_farmhand = Zumbi Lavrador { $number }
creature-hedge_witch = Bruxa do Bosque { $number }
creature-thieving_raven = Corvo Ladrão { $number }
creature-mimic = Mímico { $number }
creature-will_o_wisp = Fogo-fátuo { $number }
creature-mud_golem = Golem de Lama { $number }
creature-rune_keeper = Guardião das Runas { $number }
creature-fire_dragon = Dragão de Fogo { $number }
creature-hydra = Hidra { $number }
creature-vampire_lord = Lorde Vampiro { $number }
creature-lich = Lich { $number }
creature-medusa = Medusa { $number }
creature-sphinx = Esfinge { $number }
creature-arch_demon = Arquidemônio { $number }
creature-iron_golem = Golem de Ferro { $number }
creature-necromancer = Necromante { $number }
creature-cyclops = Ciclope { $number }

place-tavern = Taberna
place-farm = Quinta { $number }
place-village = Aldeia { $number }
place-city = Cidade { $number }

## Nomes curtos, para o que passa de 18 caracteres em uma das línguas

castle-skull_keep-short = Fort. da Caveira
creature-troll_brute-short = Troll { $number }
creature-warg_rider-short = Cav. de Warg { $number }
creature-gremlin_trickster-short = Gremlin { $number }
creature-skeleton_sentinel-short = Esqueleto { $number }
creature-rune_keeper-short = Guardião { $number }

## Coisas, e quantas delas

resource-food = alimento
resource-food-count = { $count ->
    [one] { $count } alimento
   *[other] { $count } alimentos
}
resource-glyph = glifo
resource-glyph-count = { $count ->
    [one] { $count } glifo
   *[other] { $count } glifos
}
resource-barrel = barril
resource-barrel-count = { $count ->
    [one] { $count } barril
   *[other] { $count } barris
}
chest-wooden = cofre de madeira
chest-wooden-count = { $count ->
    [one] { $count } cofre de madeira
   *[other] { $count } cofres de madeira
}
chest-metal = cofre metálico
chest-metal-count = { $count ->
    [one] { $count } cofre metálico
   *[other] { $count } cofres metálicos
}
chest-golden = cofre dourado
chest-golden-count = { $count ->
    [one] { $count } cofre dourado
   *[other] { $count } cofres dourados
}
token-shield = escudo
token-shield-count = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
token-reroll = feitiço de confusão
token-reroll-count = { $count ->
    [one] { $count } feitiço de confusão
   *[other] { $count } feitiços de confusão
}
token-magic_shield = escudo mágico
token-magic_shield-count = { $count ->
    [one] { $count } escudo mágico
   *[other] { $count } escudos mágicos
}
icon-food = { resource-food }
icon-food-count = { resource-food-count }
icon-glyph = { resource-glyph }
icon-glyph-count = { resource-glyph-count }
icon-map = mapa do tesouro
icon-map-count = { $count ->
    [one] { $count } mapa do tesouro
   *[other] { $count } mapas do tesouro
}
icon-sword = espada
icon-sword-count = { $count ->
    [one] { $count } espada
   *[other] { $count } espadas
}
icon-magic_sword = espada mágica
icon-magic_sword-count = { $count ->
    [one] { $count } espada mágica
   *[other] { $count } espadas mágicas
}
icon-thief = ladrão
icon-thief-count = { $count ->
    [one] { $count } ladrão
   *[other] { $count } ladrões
}
side-left = esquerda
side-right = direita
deck-goblin = Duendes
deck-evil = Criaturas maléficas
deck-super_evil = Criaturas super maléficas
deck-places = Locais
group-places = Reino dos humanos
group-castles = Castelos

## Ajuda de cada pergunta

bellum-help-castle = Todo castelo tem escudo 2, cinco alimentos e um mapa à esquerda, cinco espadas e um ladrão à direita; o que muda são as linhas em que eles aparecem. Você fica com o castelo a partida inteira. (Livro de regras, “Implementação”)
bellum-help-goblin = À esquerda, a criatura mostra só a produção: alimentos, glifos e mapas do tesouro. À direita, só a força: espadas e ladrões. Ela fica ali a partida inteira, e os seus dois duendes podem ir para o mesmo lado. (Livro de regras, “Implementação”)
bellum-help-reroll = O dado decide qual linha trabalha hoje, dos dois lados de todos os castelos. Qualquer pessoa pode gastar um barril para o dado ser lançado de novo; o Capitão pode usar um feitiço de confusão, que volta no fim do dia. Depois de um novo lançamento, a pergunta volta para todos, a partir do Capitão; deixar como está não custa nada. (Livro de regras, 1, “Escolha do bando ativo”)
bellum-standing-reroll = Aceitar todo lançamento
bellum-standing-reroll-about = Nunca gasto um barril ou um feitiço em outro lançamento por você
bellum-help-attack = Você tem um ataque por dia, e só aparece aqui o que você consegue vencer: é preciso ter espadas para o escudo e espadas mágicas para o escudo mágico. Espadas mágicas podem fazer as vezes de espadas comuns, nunca o contrário. Um local saqueado dá o seu saque; para assaltar um castelo você também precisa de ladrões, um por cofre, e a vítima ganha um escudo. (Livro de regras, 4, “Ataque”)
bellum-help-rob = Cada ladrão seu pode levar um cofre; você escolhe os tipos, sem saber o que há dentro. Pode levar menos, mas pelo menos um. Sejam quantos forem, a vítima ganha um só escudo, para sempre. (Livro de regras, 4, “Ataque”)
bellum-help-recruit = Uma criatura maléfica custa 2 alimentos; uma super maléfica, 1 glifo e 4 alimentos, ou 3 glifos. Você recruta enquanto puder pagar; a carta que sai é reposta na hora, e a nova também pode ser sua. Se a criatura mostra uma ficha, você a ganha: escudo, escudo mágico ou feitiço de confusão. (Livro de regras, 5, “Recrutamento de criaturas”)
bellum-help-pay = Você pode pagar qualquer um dos dois preços de uma criatura super maléfica: 1 glifo e 4 alimentos, ou 3 glifos. O que sobrar fica para a próxima compra ou para o próximo dia. (Livro de regras, 5, “Recrutamento de criaturas”)
bellum-help-side = À esquerda, só conta a produção: alimentos, glifos e mapas do tesouro. À direita, só a força: espadas, espadas mágicas e ladrões. Ela fica ali a partida inteira; a ficha que vem com ela é sua dos dois jeitos. (Livro de regras, 5, “Recrutamento de criaturas”)

## As regras por assunto, com as nossas palavras

bellum-rules-setup-title = Preparação
bellum-rules-setup = Cada jogador recebe um castelo e dois duendes e coloca cada duende à esquerda (produção) ou à direita (exército). Quintas, aldeias e cidades formam um só baralho, nesta ordem a partir do topo: 3 quintas e 3 aldeias para 2 jogadores, 4 e 4 para 3, 6 e 6 para 4, 7 e 7 para 5, e sempre as 10 cidades. A Taberna fica à vista e, ao lado dela, tantos locais quantos jogadores. Duas criaturas maléficas e duas super maléficas ficam à vista. O primeiro Capitão é sorteado. (Livro de regras, “Implementação”)
bellum-rules-horde-title = 1. Bando ativo
bellum-rules-horde = O Capitão lança o dado: aquela linha trabalha hoje, dos dois lados de todos os castelos. Depois, a partir do Capitão e em sentido horário, qualquer pessoa pode gastar um barril para forçar outro lançamento; o Capitão pode usar, em vez disso, um feitiço de confusão, e cada feitiço vale uma vez por dia. Depois de um novo lançamento, a pergunta volta para todos. Isso acaba quando ninguém mais quer outro lançamento. (Livro de regras, 1, “Escolha do bando ativo”)
bellum-rules-resources-title = 2. Recursos
bellum-rules-resources = Todos pegam os alimentos e glifos da linha ativa do lado esquerdo: os do castelo e os de todas as criaturas colocadas ali. O recipiente tem 30 alimentos, 20 glifos e 10 barris. Se ficar vazio, a distribuição começa pelo Capitão, e o que faltar se perde. (Livro de regras, 2, “Recolha dos recursos”)
bellum-rules-scouts-title = 3. Batedores
bellum-rules-scouts = Todos contam os mapas do tesouro da linha ativa do lado esquerdo. Quem tem mais pega um cofre metálico. Em caso de empate, cada um dos empatados pega um cofre de madeira. Sem mapas, não há nada. Você olha o seu cofre; os outros só veem o tipo. (Livro de regras, 3, “Regresso dos batedores”)
bellum-rules-attack-title = 4. Ataque
bellum-rules-attack = A partir do Capitão, em sentido horário, cada um pode fazer um ataque com as espadas da linha ativa do lado direito. Elas precisam pelo menos igualar o escudo do alvo. Um escudo mágico só é vencido por espadas mágicas; outras espadas mágicas podem fazer as vezes de espadas comuns. (Uma opção da mesa deixa a mesma espada mágica contar para os dois.) Um local dá o seu saque e é descartado; a Taberna fica. De um castelo se rouba um cofre por ladrão usado, à escolha de quem ataca, só pelo tipo; a vítima ganha uma ficha de escudo, para sempre. Sem ladrão não se ataca um castelo. (Livro de regras, 4, “Ataque”)
bellum-rules-recruit-title = 5. Recrutamento
bellum-rules-recruit = A partir do Capitão, em sentido horário, cada um recruta quantas criaturas puder pagar: 2 alimentos por uma maléfica; 1 glifo e 4 alimentos, ou 3 glifos, por uma super maléfica. A carta que sai é reposta na hora. A criatura vai para a esquerda ou para a direita de vez, e a ficha de bônus é sua: escudos e escudos mágicos defendem o castelo, feitiços de confusão deixam você lançar o dado de novo quando for o Capitão. (Livro de regras, 5, “Recrutamento de criaturas”)
bellum-rules-end_of_day-title = 6. Fim do dia
bellum-rules-end_of_day = Novos locais são revelados até haver tantos quantos jogadores, sem contar a Taberna. Os feitiços de confusão voltam a valer. Quem está à esquerda é o próximo Capitão, e começa o dia seguinte. (Livro de regras, 6, “Fim da volta”)
bellum-rules-end_of_game-title = Fim da partida
bellum-rules-end_of_game = Se alguém tem 10 cofres ou mais depois de todos os ataques do dia, a partida acaba na hora; cofres perdidos antes disso não contam. Cada um soma o ouro dos seus cofres, e vence quem for mais rico. No empate, vence quem tem mais cofres; se ainda houver empate, a vitória é dividida. A partida também acaba depois dos ataques do dia 60. (Livro de regras, “Fim da Partida”)

## Botões de opções que desta vez não são possíveis.

recruit-pass = { bellum-option-recruit-pass }
reroll-pass = { bellum-option-reroll-pass }
reroll-barrel = { bellum-option-reroll-barrel }
reroll-spell = { bellum-option-reroll-spell }
