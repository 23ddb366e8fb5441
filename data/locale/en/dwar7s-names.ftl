### Dwar7s Fall: names of ids. Behind "-count": how a list counts equal pieces.

## Kingdom cards and their types

kingdom-castle = Castle
kingdom-emerald_mine = Emerald Mine
kingdom-amber_mine = Amber Mine
kingdom-diamond_mine = Diamond Mine
kingdom-ruby_mine = Ruby Mine
kingdom-tavern = Ogre Tavern
kingdom-store = General Store
kingdom-dragon = Fire Dragon
kingdom-ice_giant = Ice Giant
terrain-dragon = dragon
terrain-giant = giant
terrain-dwarf = dwarf
edge-north = north
edge-east = east
edge-south = south
edge-west = west

## Gems

gem-emerald = Emerald
gem-emerald-count = { $count ->
    [one] { $count } emerald
   *[other] { $count } emeralds
}
gem-amber = Amber
gem-amber-count = { $count } amber
gem-diamond = Diamond
gem-diamond-count = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
gem-ruby = Ruby
gem-ruby-count = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}

## Objectives

trade-bread = Bread
trade-cheese = Cheese
trade-mushrooms = Mushrooms
trade-honey = Honey
trade-fish = Fish
trade-sausages = Sausages
trade-pumpkins = Pumpkins
trade-ale = Ale
trade-ham = Ham
trade-feast = Feast
secret-architect = Architect
secret-hunter = Hunter
secret-king = King
secret-miner = Miner
secret-disguised_ogre = Disguised Ogre
secret-researcher = Researcher
secret-mage = Mage

## Ogre cards

ogre-brute = Brute
ogre-brute-count = { $count }x Brute
ogre-ambush = Ambush
ogre-ambush-count = { $count }x Ambush
ogre-confiscate = Confiscate
ogre-confiscate-count = { $count }x Confiscate
ogre-scare = Scare
ogre-scare-count = { $count }x Scare
ogre-thief = Thief
ogre-thief-count = { $count }x Thief

## Groups of options

group-cards = Build
group-dwarves = Dwarves
group-ogres = Ogre cards
group-private = Secret objective
group-near = Close by
group-cells = On the map

## Buttons of options that are not possible this time.

trade-none = { dwar7s-option-trade-none }
dig-none = { dwar7s-option-dig-none }
