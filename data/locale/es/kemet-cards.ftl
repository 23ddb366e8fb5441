### Kemet: Blood and Sand: what tiles and cards do, in our own words. A sentence for /card, and behind it, with
### "-brief", what is drawn on the card: at most three lines of 24 characters. PP: prayer points. ID: Divine Intervention.

## The line above the text. timings: list of ids such as timing:battle · cost: PP · the figures of a battle card

kemet-card-tile = { $colour }, nivel { $level } · { $timings } · cuesta { $level } PP
kemet-card-divine = Intervención Divina · { $timing } · cuesta { $cost } PP
kemet-card-battle = Fuerza { $strength }{ $damage ->
    [0] { "" }
   *[other] , daño { $damage }
}{ $unblockable ->
    [0] { "" }
   *[other] , daño imparable { $unblockable }
}{ $defence ->
    [0] { "" }
   *[other] , defensa { $defence }
}{ $loss ->
    [0] { "" }
    [one] ; pierdes 1 unidad tuya
   *[other] ; pierdes { $loss } unidades tuyas
}.

## Ruby

kemet-tile-charge = +1 de fuerza en toda batalla en la que seas el atacante.
kemet-tile-charge-brief = +1 de fuerza al atacar
kemet-tile-priest_of_mafdet = Todas tus tropas tienen +1 de movimiento.
kemet-tile-priest_of_mafdet-brief = Todas tus tropas: +1 de movimiento
kemet-tile-phoenix = Criatura: +1 de fuerza y +1 de movimiento. Mientras acompaña a la tropa que se mueve, las murallas no la detienen; aun así, solo se entra en un distrito enemigo por acción.
kemet-tile-phoenix-brief = +1 de fuerza, +1 de movimiento; ignora murallas
kemet-tile-carnage = +1 de daño en toda batalla.
kemet-tile-carnage-brief = +1 de daño
kemet-tile-wyyrt_storm = Al conseguirla, recuperas en tu mano todas tus cartas de batalla descartadas. Luego retiras una de la partida, sin que nadie la vea, y tomas en su lugar la carta especial Golpe de Tormenta: fuerza 3, daño 3.
kemet-tile-wyyrt_storm-brief = Una vez: recupera cartas; cambia una por la especial
kemet-tile-portal = En una acción de Mover, tu tropa también puede teletransportarse de cualquier zona con obelisco a otra. Cuesta lo de siempre, y sigue habiendo un solo teletransporte por acción.
kemet-tile-portal-brief = Teletransporte también de obelisco a obelisco
kemet-tile-domination = Al conseguirla: 1 punto de victoria divino, permanente. Salvo que la mesa acuerde otra cosa, nadie puede tener dos losetas llamadas Dominación.
kemet-tile-domination-brief = +1 PV divino
kemet-tile-royal_scarab = Criatura: +2 de fuerza y +2 de movimiento.
kemet-tile-royal_scarab-brief = +2 de fuerza, +2 de movimiento
kemet-tile-divine_wound = En la batalla, una vez reveladas las cartas, puedes descartar de tu mano cuantas cartas de Intervención Divina quieras, sin pagarlas y sin su efecto: +1 de fuerza por cada una.
kemet-tile-divine_wound-brief = Descarta ID tras revelar: +1 de fuerza por cada una
kemet-tile-blades_of_neith = +1 de fuerza en toda batalla.
kemet-tile-blades_of_neith-brief = +1 de fuerza
kemet-tile-giant_scorpion = Criatura: +2 de fuerza, +2 de daño y +1 de movimiento.
kemet-tile-giant_scorpion-brief = +2 de fuerza, +2 de daño, +1 de movimiento
kemet-tile-initiative = Cuando eres el atacante, destruyes 2 unidades enemigas de la zona antes del Consejo de Guerra. La defensa no protege.
kemet-tile-initiative-brief = Al atacar, destruye antes 2 unidades
kemet-tile-surprise_attack = Recibes tu ficha de oro. Su acción de oro es una acción de Mover; en la batalla que empiece con ella tienes +1 de fuerza.
kemet-tile-surprise_attack-brief = Oro: mover; +1 de fuerza en esa batalla
kemet-tile-act_of_god = Recibes una ficha de plata. Una vez al día, en el mismo turno que una ficha normal, la colocas en cualquier casilla de acción vacía de tu tablero y haces también esa acción. Salvo que la mesa acuerde otra cosa, nadie puede tener dos losetas llamadas Acción Divina.
kemet-tile-act_of_god-brief = Plata: una acción más cada día

## Sapphire

kemet-tile-defense = +1 de fuerza en toda batalla en la que seas el defensor.
kemet-tile-defense-brief = +1 de fuerza al defender
kemet-tile-recruiting_scribe = En cada acción de Reclutar, hasta 2 unidades más llegan gratis, aunque no pagues por ninguna.
kemet-tile-recruiting_scribe-brief = Reclutar: hasta 2 unidades más gratis
kemet-tile-shield_of_neith = +1 de defensa en toda batalla.
kemet-tile-shield_of_neith-brief = +1 de defensa
kemet-tile-reinforcement_prayer = Con cada acción de Orar también puedes colocar 1 unidad de tu reserva en un distrito libre de tu ciudad, dentro del límite de tropa.
kemet-tile-reinforcement_prayer-brief = Orar: coloca 1 unidad en tu ciudad
kemet-tile-shetyw_barrier = Al conseguirla, recuperas en tu mano todas tus cartas de batalla descartadas. Luego retiras una de la partida, sin que nadie la vea, y tomas en su lugar la carta especial Barrera de Piedra: fuerza 3, defensa 3.
kemet-tile-shetyw_barrier-brief = Una vez: recupera cartas; cambia una por la especial
kemet-tile-ancestral_elephant = Criatura: +1 de fuerza, +1 de defensa y +1 de movimiento.
kemet-tile-ancestral_elephant-brief = +1 de fuerza, +1 de defensa, +1 de movimiento
kemet-tile-spying = En el Consejo de Guerra, tu oponente lo decide todo primero y te enseña la carta de batalla que va a jugar, pero nada más. Después eliges las tuyas.
kemet-tile-spying-brief = Ve la carta del oponente y después elige
kemet-tile-defensive_victory = Si ganas una batalla como defensor y aún tienes tropa allí, ganas 1 PV de batalla.
kemet-tile-defensive_victory-brief = Ganar en defensa y con tropa: +1 PV
kemet-tile-legion = Cada una de tus tropas puede tener 7 unidades en vez de 5.
kemet-tile-legion-brief = Tu límite de tropa: 7 unidades
kemet-tile-reinforcements = Cada noche, en el paso de Leva, coloca gratis hasta 4 unidades de tu reserva junto a tus tropas, donde sea, o en distritos libres de tu ciudad.
kemet-tile-reinforcements-brief = Noche: coloca hasta 4 unidades gratis
kemet-tile-sphinx = Criatura: +2 de fuerza. Al conseguir la loseta, ganas además 1 punto de victoria divino, permanente.
kemet-tile-sphinx-brief = +2 de fuerza; una vez: +1 PV divino
kemet-tile-divine_will = Recibes tu ficha de oro. Su acción de oro es una acción de Reclutar o de Mover, como prefieras.
kemet-tile-divine_will-brief = Oro: reclutar o mover

## Diamond

kemet-tile-priest = Cada una de tus acciones de Orar da 1 punto de plegaria más.
kemet-tile-priest-brief = Orar: +1 PP
kemet-tile-priestess = Las losetas de poder te cuestan 1 punto de plegaria menos.
kemet-tile-priestess-brief = Las losetas te cuestan 1 PP menos
kemet-tile-vision = Cada noche, en el paso de Intervención Divina, en vez de robar como siempre, mira las 5 cartas de arriba del mazo; quédate con una y descarta las otras boca arriba. Las cartas que robes por otros motivos van aparte.
kemet-tile-vision-brief = Noche: mira 5 ID y quédate con 1, en vez de robar
kemet-tile-magical_support = Tus cartas de Intervención Divina cuestan 1 punto de plegaria menos.
kemet-tile-magical_support-brief = Tus cartas de ID cuestan 1 PP menos
kemet-tile-deep_desert_snake = Serpiente del Desierto Profundo. Criatura: +1 de movimiento. En sus batallas se ignoran todos los bonos y poderes de la criatura enemiga, y su tropa no paga el peaje de la Esfinge de Khnum.
kemet-tile-deep_desert_snake-brief = +1 de movimiento; anula la criatura enemiga
kemet-tile-divine_boon = Cada noche robas 1 carta de Intervención Divina más.
kemet-tile-divine_boon-brief = Noche: +1 carta de ID
kemet-tile-hand_of_god = Cada noche, en el paso de Plegarias, puedes elevar gratis 1 nivel una de tus pirámides, o construir una de nivel 1.
kemet-tile-hand_of_god-brief = Noche: 1 nivel de pirámide gratis
kemet-tile-priest_of_thoeris = En tus acciones de Elevar, cada nivel cuesta 1 punto de plegaria menos.
kemet-tile-priest_of_thoeris-brief = Elevar: cada nivel cuesta 1 PP menos
kemet-tile-divine_hunger = Tras las Bajas, ganas 2 puntos de plegaria por cada unidad enemiga que hayas destruido en la batalla: con daño, daño imparable o Iniciativa. No cuenta lo que quitó la propia carta del enemigo o la Trampa Mortal.
kemet-tile-divine_hunger-brief = Batalla: +2 PP por unidad enemiga destruida
kemet-tile-priest_of_ra = Cada pago de puntos de plegaria te cuesta 1 menos.
kemet-tile-priest_of_ra-brief = Todo pago cuesta 1 PP menos
kemet-tile-priest_of_amon = Cada noche ganas 5 puntos de plegaria más en el paso de Plegarias.
kemet-tile-priest_of_amon-brief = Noche: +5 PP
kemet-tile-mummy = Criatura: +2 de fuerza y +1 de movimiento. Cada noche robas 1 carta de Intervención Divina más, esté donde esté la criatura.
kemet-tile-mummy-brief = +2 de fuerza, +1 de movimiento; noche: +1 ID

## Onyx

kemet-tile-mercenaries = Al conseguirla, 3 mercenarios pasan a ser unidades tuyas. Coloca al momento hasta 3 de ellos, gratis, en distritos libres de tu ciudad; los demás van a tu reserva. Desde entonces son unidades normales.
kemet-tile-mercenaries-brief = Una vez: +3 unidades, gratis, en tu ciudad
kemet-tile-local_recruitment = En tus acciones de Reclutar también puedes colocar unidades en zonas donde ya tengas tropa.
kemet-tile-local_recruitment-brief = Recluta también donde ya tengas tropa
kemet-tile-khnums_sphinx = Criatura: +1 de fuerza y +1 de movimiento. Un oponente que mueve o teletransporta una tropa a su zona debe pagar 2 puntos de plegaria; si no, no entra. Las retiradas y el Desvío no pagan.
kemet-tile-khnums_sphinx-brief = +1 de fuerza, +1 de movimiento; el enemigo paga 2 PP por entrar
kemet-tile-dedication_to_battle = Cuando tu acción de Mover entra en una zona con una tropa enemiga, ganas 2 puntos de plegaria, aunque no haya batalla.
kemet-tile-dedication_to_battle-brief = Entrar donde hay tropa enemiga: +2 PP
kemet-tile-twin_ceremony = Recibes tu ficha de oro. Su acción de oro: comprar una loseta más con una casilla de Comprar que ya hayas usado hoy, por 1 punto de plegaria más. Aquí puede ser la segunda loseta de un color.
kemet-tile-twin_ceremony-brief = Oro: usa otra vez una casilla de Comprar por 1 PP más
kemet-tile-honor_in_battle = Al final de la batalla ganas 1 punto de plegaria por cada unidad tuya que el enemigo haya destruido en ella. No cuenta lo que quitó tu propia carta o la Trampa Mortal.
kemet-tile-honor_in_battle-brief = Batalla: +1 PP por unidad que destruya el enemigo
kemet-tile-griffin_sphinx = Criatura: +2 de fuerza. Su tropa también puede teletransportarse desde una zona con obelisco, por el precio de siempre.
kemet-tile-griffin_sphinx-brief = +2 de fuerza; teletransporte desde obeliscos
kemet-tile-forced_march = Recibes tu ficha de oro. Su acción de oro es una acción de Mover.
kemet-tile-forced_march-brief = Oro: mover
kemet-tile-deadly_trap = Cuando una tropa enemiga se mueve o se teletransporta a una zona con una tropa tuya, pierde 1 unidad al momento, antes de cualquier batalla.
kemet-tile-deadly_trap-brief = La tropa enemiga que entra pierde 1 unidad
kemet-tile-soul_devourer = Criatura: +2 de fuerza y +1 de movimiento. Su tropa solo pierde unidades en las Bajas. Si ganas con ella un PV de batalla y el enemigo perdió 2 unidades o más en las Bajas, ganas 1 más.
kemet-tile-soul_devourer-brief = +2 de fuerza, +1 de movimiento; +PV por 2 bajas
kemet-tile-divine_might = Siempre que ganas puntos de plegaria durante el Día, ganas 1 más.
kemet-tile-divine_might-brief = Día: +1 PP siempre que ganes PP
kemet-tile-bestial_fury = Todas tus tropas tienen +1 de fuerza, +1 de daño y +1 de movimiento.
kemet-tile-bestial_fury-brief = +1 de fuerza, +1 de daño, +1 de movimiento

## Divine Intervention cards

kemet-divine-diversion = Cuando una tropa enemiga acaba de entrar en una zona con una tropa tuya: no hay batalla. Mueve toda tu tropa, con su criatura, a una zona adyacente por tierra que esté libre y no sea distrito de un oponente, dentro del límite de tropa. La acción del enemigo termina igualmente.
kemet-divine-diversion-brief = Sin batalla: tu tropa se va a una zona adyacente
kemet-divine-war_rage = +1 de fuerza en esta batalla.
kemet-divine-war_rage-brief = +1 de fuerza
kemet-divine-war_fury = +2 de fuerza en esta batalla.
kemet-divine-war_fury-brief = +2 de fuerza
kemet-divine-blood_battle = +1 de daño en esta batalla.
kemet-divine-blood_battle-brief = +1 de daño
kemet-divine-blood_bath = +2 de daño en esta batalla.
kemet-divine-blood_bath-brief = +2 de daño
kemet-divine-bronze_wall = +1 de defensa en esta batalla.
kemet-divine-bronze_wall-brief = +1 de defensa
kemet-divine-iron_wall = +2 de defensa en esta batalla.
kemet-divine-iron_wall-brief = +2 de defensa
kemet-divine-glory = Si ganas esta batalla, ganas 4 puntos de plegaria.
kemet-divine-glory-brief = Si ganas: +4 PP
kemet-divine-divine_protection = Si ganas esta batalla, tu tropa no sufre daño. El daño imparable sí cuenta.
kemet-divine-divine_protection-brief = Si ganas: solo sufres daño imparable
kemet-divine-battle_reinforcements = Si ganas esta batalla, coloca hasta 3 unidades de tu reserva después de las Recompensas: en la zona de la batalla, si tienes tropa allí, o en distritos libres de tu ciudad.
kemet-divine-battle_reinforcements-brief = Si ganas: coloca hasta 3 unidades
kemet-divine-tactical_choice = Al revelar, puedes cambiar tu carta de batalla por la que descartaste en este Consejo de Guerra.
kemet-divine-tactical_choice-brief = Puedes cambiar tu carta por la que descartaste
kemet-divine-prayer = Ganas 2 puntos de plegaria.
kemet-divine-prayer-brief = +2 PP
kemet-divine-enlistment = Coloca hasta 2 unidades de tu reserva junto a tus tropas, donde sea, o en distritos libres de tu ciudad.
kemet-divine-enlistment-brief = Coloca hasta 2 unidades
kemet-divine-mana_theft = Cada oponente con puntos de plegaria pierde 1; tú ganas 1 en total.
kemet-divine-mana_theft-brief = Cada oponente: −1 PP; tú: +1 PP
kemet-divine-rain_of_fire = Destruye 1 unidad enemiga en cualquier zona. No es una batalla: no da PV ni veteranos.
kemet-divine-rain_of_fire-brief = Destruye 1 unidad enemiga donde quieras
kemet-divine-divine_memory = Toma de la pila de descartes una carta de Intervención Divina, salvo otra Memoria Divina.
kemet-divine-divine_memory-brief = Toma 1 ID de la pila de descartes
kemet-divine-swiftness = Al principio de tu acción de Mover: esta tropa tiene +1 de movimiento.
kemet-divine-swiftness-brief = Esta tropa: +1 de movimiento
kemet-divine-teleportation = En tu acción de Mover, teletransporta la tropa de cualquier zona a una zona con obelisco. Sustituye al teletransporte de pago y es el único de la acción.
kemet-divine-teleportation-brief = Teletransporte de cualquier zona a un obelisco
kemet-divine-open_gates = En esta acción de Mover, las murallas no detienen a tu tropa; aun así, solo se entra en un distrito enemigo.
kemet-divine-open_gates-brief = Las murallas no detienen a esta tropa
