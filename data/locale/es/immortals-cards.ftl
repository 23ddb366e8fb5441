### Immortals: what cards and spaces do, in our own words. A sentence for /card, and behind it, with "-brief", what is drawn on
### the card: at most three lines of 24 characters.

## The line above the text: where a card is valid and what it brings, or what it costs

immortals-card-region = { $area } · luz: { $light_energy } energía o { $light_gold } oro · sombra: { $dark_energy } energía o { $dark_gold } oro
immortals-card-cell = Carta de conflicto · { $area }, { $realm } · { $energy } energía o { $gold } oro
immortals-card-wild = Carta de conflicto comodín · { $area }, { $realm }
immortals-card-magic = Carta de magia · coste: { immortals-cost }
immortals-card-tribe = Tribu del { $realm } · inicio: { immortals-cost }
immortals-card-home = Región inicial: { $region }

## Kinds of cards

immortals-text-region = Va en un espacio de ejército, si tienes un ejército en esta región, en cualquiera de los dos reinos; al revelarla dices en cuál. Vuelve a tu mano después de la acción. Quien gana la región en un ataque se queda con la carta.
immortals-text-region-brief = Vale en ambos reinos; vuelve a la mano
immortals-text-conflict = Va en un espacio de ejército. Vale solo por esta región, en el reino que muestra, y se descarta después de la acción.
immortals-text-conflict-brief = Solo en este reino; se descarta tras usarla
immortals-text-wild = Va en un espacio de ejército, pero no para extraer oro ni energía. Vale por una región de su área, en el reino que muestra; dices cuál al revelarla, y se descarta después de la acción.
immortals-text-wild-brief = Una región del área; no extrae; se descarta tras usarla
immortals-text-blank = Va en cualquier espacio cuya acción no vas a hacer. Al revelarla recibes 1 de oro o 1 de energía, y vuelve a tu mano.
immortals-text-blank-brief = Sin acción: recibes 1 oro o 1 energía

## Magic cards

immortals-magic-transition5 = Cinco ejércitos, o todos si hay menos, van de uno de tus limbos a regiones de ese reino en las que tengas ejércitos. Coste: 4 de energía y 1 de oro.
immortals-magic-transition5-brief = 5 ejércitos de un limbo a tus regiones
immortals-magic-card_or_first = Roba 1 carta de conflicto, o quédate con el marcador de jugador inicial, lo tenga quien lo tenga; vale desde la ronda siguiente. Coste: 1 de oro.
immortals-magic-card_or_first-brief = 1 carta de conflicto o jugador inicial
immortals-magic-seize_or_temple = Construye un templo en cualquier región en la que tengas un ejército; o elige una de ellas cuya carta no sea tuya, y quédate con la carta si tienes allí más ejércitos que su dueño en la misma región del otro reino. Coste: 2 de energía y 2 de oro.
immortals-magic-seize_or_temple-brief = Un templo o la carta de una región
immortals-magic-cards2_or_transition2 = Roba 2 cartas de conflicto; o 2 ejércitos, o todos si hay menos, van de uno de tus limbos a regiones de ese reino en las que tengas ejércitos. Coste: 2 de oro.
immortals-magic-cards2_or_transition2-brief = 2 cartas de conflicto o 2 ejércitos del limbo

## Spaces of a player board

immortals-action-gold = Recibe el oro de la región de la carta, si tienes un ejército en ella. Aquí no se pueden poner comodines.
immortals-action-gold-brief = Oro de la región; sin comodines
immortals-action-energy = Recibe la energía de la región de la carta, si tienes un ejército en ella. Aquí no se pueden poner comodines.
immortals-action-energy-brief = Energía de la región; sin comodines
immortals-action-transition3 = Paga 2 de energía y 1 de oro: 3 ejércitos, o todos si hay menos, van del limbo de ese reino a la región de la carta, si tienes un ejército en ella.
immortals-action-transition3-brief = 3 ejércitos del limbo: 2 energía, 1 oro
immortals-action-construct = Construye un portal, un templo o una capital en la región de la carta, si tienes un ejército en ella, al precio de tu tribu de ese reino.
immortals-action-construct-brief = Portal, templo o capital en la región
immortals-action-attack = Ataca una región adyacente, o la gemela por un portal. La carta dice a quién ayudan los habitantes.
immortals-action-attack-brief = Ataque: la carta decide a quién ayudan los habitantes
immortals-action-attack_move = Ataca, como en el espacio Atacar; o paga 1 de oro y mueve ejércitos de la región de la carta a otra región tuya, solo por regiones tuyas.
immortals-action-attack_move-brief = Ataca, o mueve por tus regiones por 1 oro
immortals-action-tribe_light = Haz lo que sabe hacer tu tribu de la luz.
immortals-action-tribe_light-brief = La acción de tu tribu de la luz
immortals-action-tribe_dark = Haz lo que sabe hacer tu tribu de la sombra.
immortals-action-tribe_dark-brief = La acción de tu tribu de la sombra
immortals-action-magic_1 = Haz lo que dice la carta de magia, a su coste.
immortals-action-magic_1-brief = Para una carta de magia
immortals-action-magic_2 = { immortals-action-magic_1 }
immortals-action-magic_2-brief = { immortals-action-magic_1-brief }

## Tribes

immortals-tribe-elves = El espacio de los Elfos extrae energía una vez más: la energía de la región de la carta, si tienes un ejército en ella.
immortals-tribe-elves-brief = Extraer energía
immortals-tribe-humans = El espacio de los Humanos es un ataque adicional, por 2 de energía y 1 de oro.
immortals-tribe-humans-brief = Ataque: 2 energía, 1 oro
immortals-tribe-dwarves = En el espacio de los Enanos pagas 2 de oro y construyes un templo en la región de la carta, si tienes un ejército en ella.
immortals-tribe-dwarves-brief = Templo: 2 oro
immortals-tribe-halflings = El espacio de los Medianos es una transición adicional de 3 ejércitos, por 2 de energía y 1 de oro.
immortals-tribe-halflings-brief = Transición de 3: 2 energía, 1 oro
immortals-tribe-amazons = El espacio de las Amazonas es un ataque adicional, por 1 de energía y 2 de oro.
immortals-tribe-amazons-brief = Ataque: 1 energía, 2 oro
immortals-tribe-demons = En el espacio de los Demonios pagas 2 de energía y construyes un templo en la región de la carta, si tienes un ejército en ella.
immortals-tribe-demons-brief = Templo: 2 energía
immortals-tribe-orcs = El espacio de los Orcos extrae oro una vez más: el oro de la región de la carta, si tienes un ejército en ella.
immortals-tribe-orcs-brief = Extraer oro
immortals-tribe-necromancers = El espacio de los Nigromantes es una transición adicional de 3 ejércitos, por 2 de energía y 1 de oro.
immortals-tribe-necromancers-brief = Transición de 3: 2 energía, 1 oro
immortals-tribe-night_elves = El espacio de los Elfos Nocturnos es un ataque adicional, por 2 de energía y 1 de oro.
immortals-tribe-night_elves-brief = Ataque: 2 energía, 1 oro
immortals-tribe-trolls = El espacio de los Trolls es un ataque adicional, por 1 de energía y 2 de oro.
immortals-tribe-trolls-brief = Ataque: 1 energía, 2 oro
