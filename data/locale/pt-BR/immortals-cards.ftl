### Immortals: o que fazem as cartas e os espaços, em nossas palavras. Uma frase para /carta e, com "-brief", o que vai
### desenhado na carta: no máximo três linhas de 24 caracteres.

## A linha acima do texto: onde a carta vale e o que ela dá, ou quanto custa

immortals-card-region = { $area } · luz: energia { $light_energy } ou ouro { $light_gold } · trevas: energia { $dark_energy } ou ouro { $dark_gold }
immortals-card-cell = Carta de conflito · { $area }, { $realm } · energia { $energy } ou ouro { $gold }
immortals-card-wild = Carta de conflito coringa · { $area }, { $realm }
immortals-card-magic = Carta de magia · custo: { immortals-cost }
immortals-card-tribe = Tribo do { $realm } · início: { immortals-cost }
immortals-card-home = Região inicial: { $region }

## Tipos de cartas

immortals-text-region = Vai em um espaço de exército, se você tiver um exército nesta região, em qualquer um dos reinos; ao revelar, você diz em qual. Volta para a sua mão depois da ação. Quem vence a região em um ataque fica com a carta.
immortals-text-region-brief = Vale nos dois reinos; volta para a mão
immortals-text-conflict = Vai em um espaço de exército. Vale só por esta região, no reino que mostra, e é descartada depois da ação.
immortals-text-conflict-brief = Vale só neste reino; descarte depois de usar
immortals-text-wild = Vai em um espaço de exército, mas não para extrair ouro nem energia. Vale por uma região da sua área, no reino que mostra; você diz qual ao revelar, e ela é descartada depois da ação.
immortals-text-wild-brief = Uma região da área; não extrai; descarte depois de usar
immortals-text-blank = Vai em qualquer espaço cuja ação você não vai fazer. Ao revelar, você pega 1 ouro ou 1 energia, e ela volta para a sua mão.
immortals-text-blank-brief = Sem ação: pegue 1 ouro ou 1 energia

## Cartas de magia

immortals-magic-transition5 = Cinco exércitos, ou todos, se houver menos, vão de um dos seus limbos para regiões daquele reino em que você tenha exércitos. Custo: 4 energias e 1 ouro.
immortals-magic-transition5-brief = 5 exércitos de um limbo para suas regiões
immortals-magic-card_or_first = Pegue 1 carta de conflito do baralho, ou o marcador de 1º jogador, com quem ele estiver; ele vale a partir da próxima rodada. Custo: 1 ouro.
immortals-magic-card_or_first-brief = 1 carta de conflito, ou marcador de 1º jogador
immortals-magic-seize_or_temple = Construa um templo em qualquer região em que você tenha um exército; ou escolha uma dessas cuja carta não é sua, e pegue a carta se você tiver mais exércitos nela do que o dono na mesma região do outro reino. Custo: 2 energias e 2 ouros.
immortals-magic-seize_or_temple-brief = Um templo, ou a carta de uma região
immortals-magic-cards2_or_transition2 = Pegue 2 cartas de conflito do baralho; ou 2 exércitos, ou todos, se houver menos, vão de um dos seus limbos para regiões daquele reino em que você tenha exércitos. Custo: 2 ouros.
immortals-magic-cards2_or_transition2-brief = 2 cartas de conflito, ou 2 exércitos do limbo

## Espaços do tabuleiro do jogador

immortals-action-gold = Receba o ouro da região da carta, se tiver um exército nela. Coringas não podem ser usados aqui.
immortals-action-gold-brief = Ouro da região; sem coringas
immortals-action-energy = Receba a energia da região da carta, se tiver um exército nela. Coringas não podem ser usados aqui.
immortals-action-energy-brief = Energia da região; sem coringas
immortals-action-transition3 = Pague 2 energias e 1 ouro: 3 exércitos, ou todos, se houver menos, vão do limbo daquele reino para a região da carta, se você tiver um exército nela.
immortals-action-transition3-brief = 3 exércitos do limbo: 2 energias, 1 ouro
immortals-action-construct = Construa um portal, um templo ou uma capital na região da carta, se tiver um exército nela, pelo preço da sua tribo daquele reino.
immortals-action-construct-brief = Portal, templo ou capital na região
immortals-action-attack = Ataque uma região adjacente, ou a gêmea por um portal. A carta diz quem os habitantes ajudam.
immortals-action-attack-brief = Ataque: a carta decide o lado dos habitantes
immortals-action-attack_move = Ataque, como no espaço Atacar; ou pague 1 ouro e mova exércitos da região da carta para outra região sua, só por regiões suas.
immortals-action-attack_move-brief = Ataque, ou mova por suas regiões: 1 ouro
immortals-action-tribe_light = Faça o que a sua tribo da luz sabe.
immortals-action-tribe_light-brief = A ação da sua tribo da luz
immortals-action-tribe_dark = Faça o que a sua tribo das trevas sabe.
immortals-action-tribe_dark-brief = A ação da sua tribo das trevas
immortals-action-magic_1 = Faça o que diz a carta de magia, pelo custo dela.
immortals-action-magic_1-brief = Para uma carta de magia
immortals-action-magic_2 = { immortals-action-magic_1 }
immortals-action-magic_2-brief = { immortals-action-magic_1-brief }

## Tribos

immortals-tribe-elves = O espaço dos Elfos extrai energia mais uma vez: a energia da região da carta, se você tiver um exército nela.
immortals-tribe-elves-brief = Extrair energia
immortals-tribe-humans = O espaço dos Humanos é um ataque adicional, por 2 energias e 1 ouro.
immortals-tribe-humans-brief = Ataque: 2 energias, 1 ouro
immortals-tribe-dwarves = No espaço dos Anões você paga 2 ouros e constrói um templo na região da carta, se tiver um exército nela.
immortals-tribe-dwarves-brief = Templo: 2 ouros
immortals-tribe-halflings = O espaço dos Halflings é uma transição adicional de 3 exércitos, por 2 energias e 1 ouro.
immortals-tribe-halflings-brief = Transição de 3: 2 energias, 1 ouro
immortals-tribe-amazons = O espaço das Amazonas é um ataque adicional, por 1 energia e 2 ouros.
immortals-tribe-amazons-brief = Ataque: 1 energia, 2 ouros
immortals-tribe-demons = No espaço dos Demônios você paga 2 energias e constrói um templo na região da carta, se tiver um exército nela.
immortals-tribe-demons-brief = Templo: 2 energias
immortals-tribe-orcs = O espaço dos Orcs extrai ouro mais uma vez: o ouro da região da carta, se você tiver um exército nela.
immortals-tribe-orcs-brief = Extrair ouro
immortals-tribe-necromancers = O espaço dos Necromantes é uma transição adicional de 3 exércitos, por 2 energias e 1 ouro.
immortals-tribe-necromancers-brief = Transição de 3: 2 energias, 1 ouro
immortals-tribe-night_elves = O espaço dos Elfos Noturnos é um ataque adicional, por 2 energias e 1 ouro.
immortals-tribe-night_elves-brief = Ataque: 2 energias, 1 ouro
immortals-tribe-trolls = O espaço dos Trolls é um ataque adicional, por 1 energia e 2 ouros.
immortals-tribe-trolls-brief = Ataque: 1 energia, 2 ouros
