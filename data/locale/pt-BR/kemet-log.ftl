### Kemet: Blood and Sand: o que aconteceu. O que significam os argumentos está no começo de ../en/kemet.ftl.

## Preparação

kemet-log-order = Ordem da rodada: { $seats }.
kemet-log-colours = Fichas de Poder desta partida: { $colours }.
kemet-log-city = { $seat } escolheu a Cidade de { $city }.
kemet-log-troops = { $seat } colocou { $units } Unidades em cada Distrito: { $zones }.
kemet-log-founded = { $seat } ergueu uma Pirâmide { $colour } de nível { $level } no { $zone }.
kemet-log-first = { $seat } pegou { $tile } como primeira ficha.
kemet-log-dealt = { $seat } sacou { $cards }.
kemet-log-dealt-hidden = { $count ->
    [one] { $seat } sacou uma carta de Intervenção Divina.
   *[other] { $seat } sacou { $count } cartas de Intervenção Divina.
}

## Um turno do Dia

kemet-log-day = Dia { $day }.
kemet-log-turn = Vez de { $seat }.
kemet-log-space = { $seat }: { $space }.
kemet-log-silver = { $seat } jogou a ficha de Prata: { $space }.
kemet-log-gold = { $seat } jogou a ficha de Ouro: { $tile }.
kemet-log-prayers = { $seat } ganhou { $prayers } PO.
kemet-log-effect = { $seat } ganhou { $prayers } PO: { $why }.
# prayers: o que se ganhou · lost: o que passou do limite
kemet-cut-off = { $lost ->
    [one] mais { $lost } passou do limite e se perdeu.
   *[other] mais { $lost } passaram do limite e se perderam.
}
kemet-log-prayers-full = { $seat } ganhou { $prayers } PO; { kemet-cut-off }
kemet-log-effect-full = { $seat } ganhou { $prayers } PO: { $why }; { kemet-cut-off }
# In games from before the price stood in the line of what was paid for.
kemet-log-paid = { $seat } pagou { $cost } PO.
kemet-log-fame = { $seat } ganhou { $fame }.
kemet-log-fame-lost = { $seat } perdeu { $fame }.

## Fichas, Pirâmides, Criaturas

kemet-log-tile = { $seat } comprou a ficha { $tile } por { $cost } PO.
kemet-log-tile-nothing = { $seat } não comprou nada.
kemet-log-token = { $seat } pegou uma { $token }.
kemet-log-special = { $seat } tirou da partida a carta { $removed } e pegou a carta { $card }.
kemet-log-special-hidden = { $seat } tirou da partida uma carta de Batalha, sem mostrar, e pegou a carta { $card }.
kemet-log-mercenaries = { $count ->
    [one] { $count } mercenário entrou para as Unidades de { $seat }.
   *[other] { $count } mercenários entraram para as Unidades de { $seat }.
}
kemet-log-raised = { $seat } ergueu a Pirâmide { $colour } do { $zone } até o nível { $level } por { $cost } PO.
kemet-log-raised-new = { $seat } ergueu uma nova Pirâmide { $colour } de nível { $level } no { $zone } por { $cost } PO.
kemet-log-raised-nothing = { $seat } não ergueu nada.
kemet-log-put = { $seat } colocou a Criatura { $beast } no { $zone }.
kemet-log-swap = { $seat } trocou a Criatura { $other } pela Criatura { $beast } no { $zone }.
kemet-log-supply = A Criatura { $beast } voltou para o suprimento de { $seat }.

## Recrutar e mover

kemet-log-recruit = { $units ->
    [one] { $seat } recrutou { $units } Unidade por { $cost } PO.
   *[other] { $seat } recrutou { $units } Unidades por { $cost } PO.
}
kemet-log-recruit-nothing = { $seat } não recrutou ninguém.
kemet-log-placed = { $units ->
    [one] { $seat }: { $units } Unidade no { $zone }.
   *[other] { $seat }: { $units } Unidades no { $zone }.
}
kemet-log-move-nothing = { $seat } não moveu nada.
kemet-log-land = { $units ->
    [one] { $seat } moveu { $units } Unidade do { $start } para o { $zone }.
   *[other] { $seat } moveu { $units } Unidades do { $start } para o { $zone }.
}
kemet-log-port = { $units ->
    [one] { $seat } moveu { $units } Unidade pelo Nilo, do { $start } para o { $zone }.
   *[other] { $seat } moveu { $units } Unidades pelo Nilo, do { $start } para o { $zone }.
}
kemet-log-teleport = { $units ->
    [one] { $seat } teleportou { $units } Unidade do { $start } para o { $zone }.
   *[other] { $seat } teleportou { $units } Unidades do { $start } para o { $zone }.
}
kemet-log-teleport-paid = { $units ->
    [one] { $seat } teleportou { $units } Unidade do { $start } para o { $zone } por { $cost } PO.
   *[other] { $seat } teleportou { $units } Unidades do { $start } para o { $zone } por { $cost } PO.
}
kemet-log-took = { $units ->
    [one] { $units } Unidade do { $zone } se juntou à Tropa de { $seat }.
   *[other] { $units } Unidades do { $zone } se juntaram à Tropa de { $seat }.
}
kemet-log-left = { $units ->
    [one] { $units } Unidade de { $seat } ficou no { $zone }.
   *[other] { $units } Unidades de { $seat } ficaram no { $zone }.
}
kemet-log-creatures = { $count ->
    [0] Nenhuma Criatura segue com a Tropa de { $seat } do { $zone }.
    [one] Uma Criatura segue com a Tropa de { $seat } do { $zone }: { $beasts }.
   *[other] { $count } Criaturas seguem com a Tropa de { $seat } do { $zone }: { $beasts }.
}
kemet-log-toll = { $seat } pagou { $cost } PO para entrar no { $zone }: { $beast }.
kemet-log-trap = { $units ->
    [one] { $tile }: { $seat } perdeu { $units } Unidade no { $zone }.
   *[other] { $tile }: { $seat } perdeu { $units } Unidades no { $zone }.
}

## Batalha

kemet-log-diversion = { $seat } jogou Desvio: a Tropa foi do { $start } para o { $zone }.
kemet-log-diversion-paid = { $seat } jogou Desvio por { $cost } PO: a Tropa foi do { $start } para o { $zone }.
kemet-log-battle = Batalha no { $zone }: { $attacker } ataca { $defender }.
kemet-log-initiative = { $units ->
    [one] Iniciativa: { $seat } perdeu { $units } Unidade.
   *[other] Iniciativa: { $seat } perdeu { $units } Unidades.
}
kemet-log-spied = { $seat } viu a carta de Batalha de { $victim }: { $card }.
kemet-log-spied-hidden = { $seat } viu a carta de Batalha de { $victim }.
kemet-log-revealed = Confronto: { $seat } revelou a carta { $card }.
kemet-log-revealed-divine = Confronto: { $seat } revelou a carta { $card }, com { $cards } ({ $cost } PO).
kemet-log-discarded = { $seat } descartou a carta { $card } de face para baixo.
kemet-log-tactics = Escolha Tática: { $seat } trocou de carta e joga { $card }.
kemet-log-wound = Ferida Divina: { $seat } descartou { $cards } por +{ $strength } de Força.
kemet-log-strength = Resolução: Força de { $attacker }: { $attack } · de { $defender }: { $defence }.
kemet-log-won-in = { $seat } venceu a Batalha no { $zone }.
# Em partidas de antes de a linha dizer o lugar.
kemet-log-won = { $seat } venceu a Batalha.
kemet-log-losses = { $units ->
    [one] Baixas: { $seat } perdeu { $units } Unidade.
   *[other] Baixas: { $seat } perdeu { $units } Unidades.
}
kemet-log-losses-none = Baixas: ninguém perdeu Unidades.
kemet-log-reward = Recompensas: { $seat } ganhou { $fame }.
kemet-log-veterans = { $count ->
    [one] Recompensas: { $seat } ganhou { $count } Ficha de Veterano.
   *[other] Recompensas: { $seat } ganhou { $count } Fichas de Veterano.
}
kemet-log-recall = { $units ->
    [one] { $seat } convocou { $units } Unidade do { $zone }.
   *[other] { $seat } convocou { $units } Unidades do { $zone }.
}
kemet-log-retreat = { $seat } bateu em retirada do { $start } para o { $zone }.
kemet-log-stay = { $seat } permaneceu no { $zone }.
kemet-log-hand = { $seat } pegou de volta todas as cartas de Batalha.

## Cartas de Intervenção Divina

kemet-log-divine = { $seat } jogou { $card }.
kemet-log-divine-paid = { $seat } jogou { $card } por { $cost } PO.
kemet-log-rain = Chuva de Fogo: { $victim } perdeu 1 Unidade no { $zone }.
kemet-log-theft = Roubo de Mana: 1 PO a menos para { $seats }.
kemet-log-memory = { $seat } pegou a carta { $card } da pilha de descarte.
kemet-log-reshuffled = A pilha de descarte virou o novo deck de Intervenção Divina.
kemet-log-no_card = Não há carta de Intervenção Divina para { $seat }.

## Noite

kemet-log-night = Noite { $day }.
kemet-log-offering = Oferenda: { $seat } removeu { $units } Unidades do Santuário.
kemet-log-delta = { $units ->
    [one] { $seat } removeu { $units } Unidade do Templo do Delta.
   *[other] { $seat } removeu { $units } Unidades do Templo do Delta.
}
kemet-log-temples = Controle de Templos: { $seat } tem { $count }.
kemet-log-prayers-night = Noite: { $seat } ganhou { $prayers } PO.
kemet-log-prayers-night-full = Noite: { $seat } ganhou { $prayers } PO; { kemet-cut-off }
kemet-log-worship = Adoração ({ $zones }): { $seat } ganhou { $prayers } PO.
kemet-log-worship-full = Adoração ({ $zones }): { $seat } ganhou { $prayers } PO; { kemet-cut-off }
kemet-log-veterans-prayers = { $count ->
    [one] { $seat } gastou { $count } Ficha de Veterano por { $prayers } PO.
   *[other] { $seat } gastou { $count } Fichas de Veterano por { $prayers } PO.
}
kemet-log-veterans-prayers-full = { $count ->
    [one] { $seat } gastou { $count } Ficha de Veterano por { $prayers } PO; { kemet-cut-off }
   *[other] { $seat } gastou { $count } Fichas de Veterano por { $prayers } PO; { kemet-cut-off }
}
kemet-log-veterans-cards = { $seat } gastou { $count } Fichas de Veterano por cartas de Intervenção Divina.
kemet-log-veterans-units = { $count ->
    [one] { $seat } gastou { $count } Ficha de Veterano por uma Unidade.
   *[other] { $seat } gastou { $count } Fichas de Veterano por Unidades.
}
kemet-log-veterans-gone = { $count ->
    [one] { $seat } descartou { $count } Ficha de Veterano que sobrou.
   *[other] { $seat } descartou { $count } Fichas de Veterano que sobraram.
}
kemet-log-sight = Visão: { $seat } olhou { $cards }.
kemet-log-sight-hidden = { $count ->
    [one] Visão: { $seat } olhou a carta do topo do deck.
   *[other] Visão: { $seat } olhou as { $count } cartas do topo do deck.
}
kemet-log-vision = Visão: { $seat } ficou com { $card } e descartou { $cards }.
kemet-log-vision-hidden = Visão: { $seat } ficou com uma carta e descartou { $cards }.
kemet-log-hand_of_god = Mão de Deus: a Pirâmide { $colour } de { $seat } no { $zone } chegou ao nível { $level }.
kemet-log-awakening = Todas as fichas de Ação voltaram.
kemet-log-destiny = { $seat } ficou com a { $place }ª posição na ordem da rodada.

## O fim e a planilha de pontos

kemet-over-fame = { $seat } começou o turno com { $fame } Pontos de Fama, e ninguém tinha mais.
kemet-sheet-battle = PF de Batalha
kemet-sheet-divine = PF Divinos
kemet-sheet-temple = PF de Templo
kemet-sheet-pyramid = PF de Pirâmide
kemet-sheet-total = Pontos de Fama

## Tipos de Pontos de Fama, e quantos deles

fame-battle = PF de Batalha
fame-battle-count = { $count } PF de Batalha
fame-divine = PF Divino
fame-divine-count = { $count ->
    [one] { $count } PF Divino
   *[other] { $count } PF Divinos
}
fame-temple = PF de Templo
fame-temple-count = { $count } PF de Templo
fame-pyramid = PF de Pirâmide
fame-pyramid-count = { $count } PF de Pirâmide
