### Kemet: Blood and Sand: palavras das imagens e das descrições.

kemet-picture-river = NILO
kemet-picture-letter-ruby = R
kemet-picture-letter-sapphire = S
kemet-picture-letter-diamond = D
kemet-picture-letter-onyx = O
kemet-picture-count-fame = Fama, de 9 para vencer
kemet-picture-count-prayers = Pontos de Oração (PO)
kemet-picture-count-tokens = fichas de Ação a jogar
kemet-picture-count-permanent = Fama permanente
kemet-picture-count-temporary = Fama temporária
kemet-picture-count-battle = cartas de Batalha
kemet-picture-count-divine = cartas ID
kemet-picture-count-veterans = Fichas de Veterano
kemet-picture-count-supply = Unidades no suprimento
kemet-picture-count-tiles = Fichas de Poder
kemet-picture-day = Kemet · dia { $day }
kemet-picture-night = Kemet · noite { $day }
kemet-picture-now-turn = Vez de { $seat } · { $left ->
    [0] nenhuma ficha de Ação
    [one] resta { $left } ficha de Ação
   *[other] restam { $left } fichas de Ação
}
kemet-picture-now-march = { $seat } move uma Tropa · { $zone }
kemet-picture-now-won = { $zone }: { $seat } venceu a Batalha
kemet-picture-now-battle = { $zone }: { $attacker } ({ $mine }) ataca { $defender } ({ $theirs })

## A mão. args: seat (identificação), day, held, gone, count (números), level (número romano)

kemet-picture-hand-title = A mão de { $seat }
kemet-picture-hand-secret = Dia { $day } · só você vê esta imagem
kemet-picture-hand-battle = Cartas de Batalha
kemet-picture-hand-divine = Intervenção Divina
kemet-picture-hand-powers = Poderes
kemet-picture-hand-actions = Seu tabuleiro
kemet-picture-hand-played = jogada
kemet-picture-hand-unseen = oculta
kemet-picture-hand-to-play = para jogar
kemet-picture-hand-to-discard = para descartar
kemet-picture-hand-vision = Visão
kemet-picture-hand-committed = na Batalha
kemet-picture-hand-none = Nenhuma carta
kemet-picture-hand-supply = no seu suprimento
kemet-picture-hand-count = { $held } na mão · { $gone } fora da mão
kemet-picture-hand-tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
kemet-picture-hand-left = { $count ->
    [0] nenhuma ficha de Ação para jogar
    [one] { $count } ficha de Ação para jogar
   *[other] { $count } fichas de Ação para jogar
}
kemet-picture-hand-balance = Equilíbrio, linhas com ficha:
kemet-picture-space-recruit = Recrutar
kemet-picture-space-move = Mover
kemet-picture-space-raise = Erguer
kemet-picture-space-pray = Orar
kemet-picture-space-buy = Comprar
kemet-picture-space-empty = sem Pirâmide
kemet-picture-stat-strength = Força
kemet-picture-stat-damage = Dano
kemet-picture-stat-unblockable = Dano não bloqueável
kemet-picture-stat-defence = Defesa
kemet-picture-stat-loss = perda própria

## O mercado, uma batalha, a noite. args: count, level, day (números)

kemet-picture-market-title = Fichas de Poder
kemet-picture-market-left = Restam: fichas { $count } · cartas ID no deck { $deck } · Veteranos { $veterans }
kemet-picture-market-level = Nível { $level }
kemet-picture-battle-title = Batalha
kemet-picture-battle-attacker = no ataque
kemet-picture-battle-defender = na defesa: vence no empate
kemet-picture-battle-winner = venceu
kemet-picture-battle-strength = Força
kemet-picture-battle-before = sem cartas
kemet-picture-battle-cards = { $count ->
    [0] nenhuma carta de Batalha
    [1] 1 carta de Batalha
   *[other] { $count } cartas de Batalha
}
kemet-picture-battle-divine = { $count ->
    [0] nenhuma carta ID
    [1] 1 carta ID
   *[other] { $count } cartas ID
}
kemet-picture-battle-alone = Nenhuma carta ID adicionada
kemet-picture-battle-part-troop = Tropa
kemet-picture-battle-part-tiles = poderes
kemet-picture-battle-part-city = sua Cidade
kemet-picture-battle-part-card = carta
kemet-picture-battle-part-divine = ID
kemet-picture-battle-powers = Poderes em Batalha
kemet-picture-battle-none = Nenhum
kemet-picture-step-offering = Oferenda
kemet-picture-step-delta = Delta
kemet-picture-step-temples = Controle de Templos
kemet-picture-step-prayers = Orações
kemet-picture-step-intervention = Intervenção Divina
kemet-picture-step-conscription = Conscrição
kemet-picture-step-awakening = Despertar
kemet-picture-step-destiny = Destino
kemet-picture-night-fame = Fama
kemet-picture-night-prayers = PO agora
kemet-picture-night-temples = Templos
kemet-picture-night-worship = PO da Adoração
kemet-picture-night-veterans = Veteranos
kemet-picture-night-divine = Cartas ID
kemet-picture-night-battle = Cartas de Batalha
kemet-picture-night-supply = No suprimento

## O fim da partida. args: day (número)

kemet-picture-end-title = Kemet · fim de jogo
kemet-picture-end-day = Dia { $day }
kemet-picture-end-temple = Templos
kemet-picture-end-battle = Batalhas
kemet-picture-end-divine = Divinos
kemet-picture-end-pyramid = Pirâmides
kemet-picture-end-prayers = PO

## Descrições em palavras, para o texto alternativo e a leitura em voz alta. args: who, quem joga, com letra, ficha e cidade ·
## troop, uma tropa em palavras · seat, zone, colour, city, tile, card, other: identificações · seats, zones, beasts, tiles,
## fame, spaces, colours, tokens, cards, owners: listas de identificações · marks, uma lista de palavras · os demais são
## números inteiros

kemet-picture-text-order = Ordem da rodada: { $seats }.
kemet-picture-text-place = Nova ordem da rodada, { $place }ª posição: { $seat }.
kemet-picture-text-god = { $who }: { $fame } de { $win } de Fama, { $prayers } PO, fichas de Ação restantes { $tokens }, cartas de Batalha { $battle }, cartas ID { $divine }.
kemet-picture-text-troop = { $seat } com { $units ->
    [0] nenhuma Unidade
    [1] 1 Unidade
   *[other] { $units } Unidades
}
kemet-picture-text-led = { $seat } com { $units ->
    [0] nenhuma Unidade
    [1] 1 Unidade
   *[other] { $units } Unidades
} e { $beasts }
kemet-picture-text-pyramid = Pirâmide { $colour } de nível { $level }
kemet-picture-text-controlled = sob controle de { $seat }
kemet-picture-text-empty = vazio
kemet-picture-text-prayers = { $prayers } PO à noite
kemet-picture-text-obelisk = um Obelisco
kemet-picture-text-military = um Porto Militar
kemet-picture-text-merchant = um Porto Mercante
kemet-picture-text-city = os três Distritos de { $city } ao lado
kemet-picture-text-land = { $count ->
    [0] Nenhuma zona adjacente por terra.
   *[other] Por terra até: { $zones }.
}
kemet-picture-text-has = Tem { $marks }.
kemet-picture-text-map = O mapa:
kemet-picture-text-districts = Distritos com Tropa ou Pirâmide (os três de uma Cidade são adjacentes entre si e ao Portão dela):
kemet-picture-text-ports = Portos Mercantes: { $zones }. De qualquer Porto se navega até cada um deles e até o Porto Militar diante da própria Cidade.
kemet-picture-text-march = Em movimento no { $zone }, movimento restante { $left }: { $troop }.
kemet-picture-text-fame = Fama: { $fame }.
kemet-picture-text-units = Unidades no suprimento { $supply }, Veteranos { $veterans }, cartas de Batalha de face para baixo { $buried }.
kemet-picture-text-tiles = Fichas de Poder: { $tiles }.
kemet-picture-text-spaces = Ações usadas hoje: { $spaces }.
kemet-picture-text-slots = Espaços de compra: { $colours }.
kemet-picture-text-special = Ainda para jogar: { $tokens }.
kemet-picture-text-beasts = Criaturas no suprimento: { $beasts }.
kemet-picture-text-spent = Cartas de Batalha jogadas: { $cards }.
kemet-picture-text-supply = Ao lado do tabuleiro: Fichas de Poder { $tiles }, cartas ID no deck { $deck }, Veteranos { $veterans }. Cartas ID descartadas, a última primeiro: { $cards }.
kemet-picture-text-tile = { $tile }, nível { $level }, { $left ->
    [0] nenhuma resta
    [1] resta 1
   *[other] restam { $left }
}, { $count ->
    [0] não é de ninguém
   *[other] de { $owners }
}.
kemet-picture-text-battle = Batalha no { $zone }.
kemet-picture-text-won = Vitória de { $seat }.
kemet-picture-text-strength = Força { $strength } ({ $parts })
kemet-picture-text-before = Força sem cartas { $strength } ({ $parts })
kemet-picture-text-plays = joga { $card }, adiciona { $cards }
kemet-picture-text-night = Templos: { $zones }; a Adoração rende { $prayers } PO. Veteranos { $veterans }, Unidades no suprimento { $supply }.
kemet-picture-text-hand = Cartas de Batalha na mão: { $cards }.
kemet-picture-text-unseen = De face para baixo ou fora do jogo: { $cards }.
kemet-picture-text-divine = Cartas de Intervenção Divina: { $cards }.
kemet-picture-text-sight = A Visão mostra: { $cards }.
kemet-picture-text-committed = Nesta Batalha você joga { $card }, descarta { $other } e adiciona { $cards }.
kemet-picture-text-score = { $who }: { $total } de Fama ({ $fame }), { $prayers } PO.
