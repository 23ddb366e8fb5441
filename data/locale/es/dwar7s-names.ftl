### Dwar7s Fall: names of ids. Behind "-count": how a list counts equal pieces.

## Kingdom cards and their types

kingdom-castle = Castillo
kingdom-emerald_mine = Mina de Esmeraldas
kingdom-amber_mine = Mina de Ámbar
kingdom-diamond_mine = Mina de Diamantes
kingdom-ruby_mine = Mina de Rubíes
kingdom-tavern = Taberna de Ogros
kingdom-store = Almacén
kingdom-dragon = Dragón de Fuego
kingdom-ice_giant = Gigante de Hielo
terrain-dragon = dragón
terrain-giant = gigante
terrain-dwarf = enano
edge-north = norte
edge-east = este
edge-south = sur
edge-west = oeste

## Gems

gem-emerald = Esmeralda
gem-emerald-count = { $count ->
    [one] { $count } esmeralda
   *[other] { $count } esmeraldas
}
gem-amber = Ámbar
gem-amber-count = { $count ->
    [one] { $count } ámbar
   *[other] { $count } ámbares
}
gem-diamond = Diamante
gem-diamond-count = { $count ->
    [one] { $count } diamante
   *[other] { $count } diamantes
}
gem-ruby = Rubí
gem-ruby-count = { $count ->
    [one] { $count } rubí
   *[other] { $count } rubíes
}

## Objectives

trade-bread = Pan
trade-cheese = Queso
trade-mushrooms = Setas
trade-honey = Miel
trade-fish = Pescado
trade-sausages = Salchichas
trade-pumpkins = Calabazas
trade-ale = Cerveza
trade-ham = Jamón
trade-feast = Banquete
secret-architect = Arquitecto
secret-hunter = Cazador
secret-king = Rey
secret-miner = Minero
secret-disguised_ogre = Ogro disfrazado
secret-researcher = Investigador
secret-mage = Mago

## Ogre cards

ogre-brute = Bruto
ogre-brute-count = { $count }x Bruto
ogre-ambush = Emboscada
ogre-ambush-count = { $count }x Emboscada
ogre-confiscate = Confiscar
ogre-confiscate-count = { $count }x Confiscar
ogre-scare = Asustar
ogre-scare-count = { $count }x Asustar
ogre-thief = Ladrón
ogre-thief-count = { $count }x Ladrón

## Groups of options

group-cards = Construir
group-dwarves = Enanos
group-ogres = Cartas de ogro
group-private = Objetivo secreto
group-near = Cerca
group-cells = En el mapa

## Buttons of options that are not possible this time.

trade-none = { dwar7s-option-trade-none }
dig-none = { dwar7s-option-dig-none }
