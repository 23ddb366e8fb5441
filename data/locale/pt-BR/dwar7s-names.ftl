### Dwar7s: Outono: nomes. Com "-count" no fim: como uma lista conta peças iguais.

## Cartas de reinado e seus tipos

kingdom-castle = Castelo
kingdom-emerald_mine = Mina de Esmeralda
kingdom-amber_mine = Mina de Âmbar
kingdom-diamond_mine = Mina de Diamante
kingdom-ruby_mine = Mina de Rubi
kingdom-tavern = Taverna
kingdom-store = Armazém
kingdom-dragon = Dragão do Fogo
kingdom-ice_giant = Gigante do Gelo
terrain-dragon = dragão
terrain-giant = gigante
terrain-dwarf = anão
edge-north = norte
edge-east = leste
edge-south = sul
edge-west = oeste

## Gemas

gem-emerald = Esmeralda
gem-emerald-count = { $count ->
    [one] { $count } esmeralda
   *[other] { $count } esmeraldas
}
gem-amber = Âmbar
gem-amber-count = { $count ->
    [one] { $count } âmbar
   *[other] { $count } âmbares
}
gem-diamond = Diamante
gem-diamond-count = { $count ->
    [one] { $count } diamante
   *[other] { $count } diamantes
}
gem-ruby = Rubi
gem-ruby-count = { $count ->
    [one] { $count } rubi
   *[other] { $count } rubis
}

## Objetivos

trade-bread = Pão
trade-cheese = Queijo
trade-mushrooms = Cogumelos
trade-honey = Mel
trade-fish = Peixe
trade-sausages = Linguiças
trade-pumpkins = Abóboras
trade-ale = Cerveja
trade-ham = Presunto
trade-feast = Banquete
secret-architect = Arquiteto
secret-hunter = Caçador
secret-king = Rei
secret-miner = Mineiro
secret-disguised_ogre = Ogro disfarçado
secret-researcher = Pesquisador
secret-mage = Mago

## Cartas de ogro

ogre-brute = Brutamontes
ogre-brute-count = { $count }x Brutamontes
ogre-ambush = Emboscada
ogre-ambush-count = { $count }x Emboscada
ogre-confiscate = Confiscar
ogre-confiscate-count = { $count }x Confiscar
ogre-scare = Assustar
ogre-scare-count = { $count }x Assustar
ogre-thief = Ladrão
ogre-thief-count = { $count }x Ladrão

## Grupos de opções

group-cards = Construir
group-dwarves = Anões
group-ogres = Cartas de ogro
group-private = Objetivo secreto
group-near = Por perto
group-cells = No mapa

## Botões de opções que desta vez não são possíveis.

trade-none = { dwar7s-option-trade-none }
dig-none = { dwar7s-option-dig-none }
