### Bellum Magica. Names of arguments say what they are:
### seat, victim: a seat's id · creature, goblin, castle, place, it: an id of that kind · side: side:left, side:right ·
### chest: chest:metal and so on · token: token:reroll and so on · deck: deck:evil and so on ·
### seats, chests, gained, loot, paid, missing, goblins, places: lists of ids, an id once for each piece
### ("resource:food" twice is "2 food") · values: a list of numbers as strings · all others: whole numbers.

bellum-name = Bellum Magica
bellum-about = Sé el más rico de los señores del mal: reúne una horda, saquea el reino humano y roba a tus amigos.

## Settings of a table

bellum-setting-castles = Castillos
bellum-setting-castles-about = Cómo se reparten los castillos.
bellum-setting-castles-dealt = Al azar
bellum-setting-castles-chosen = A elegir, por orden de asiento
bellum-setting-magic_counts_twice = Las espadas mágicas cuentan doble
bellum-setting-magic_counts_twice-about = Si la espada mágica que vence un escudo mágico cuenta además contra el escudo común.
bellum-setting-magic_counts_twice-no = No
bellum-setting-magic_counts_twice-yes = Sí

## Phases of a day

bellum-phase-castles = Elección de castillos
bellum-phase-goblins = Colocación de goblins
bellum-phase-roll = Tirada del Capitán
bellum-phase-horde = Elección de la horda activa
bellum-phase-resources = Recogida de recursos
bellum-phase-scouts = Regreso de los exploradores
bellum-phase-attack = Ataque
bellum-phase-recruit = Reclutamiento
bellum-phase-evening = Fin del día
bellum-phase-over = Fin de la partida

## Questions

bellum-ask-castle = ¿Con qué castillo te quedas?
bellum-ask-goblin = ¿A qué lado va el { $creature }?
bellum-ask-reroll = El dado muestra { $die }. ¿Obligas a repetir la tirada?
bellum-ask-attack = ¿A quién o qué atacas? Hoy tienes: espadas { $swords }, espadas mágicas { $magic }, ladrones { $thieves }.
bellum-ask-rob = { $most ->
    [1] ¿Qué cofre le robas a { $victim }?
   *[other] ¿Qué cofres le robas a { $victim }? De 1 a { $most }.
}
bellum-ask-recruit = ¿Reclutas una criatura? Malvada: 2 alimentos; supermalvada: 4 alimentos y 1 glifo, o 3 glifos. Los números son las filas del dado; la que da dos iconos sale dos veces. Al final, la ficha que trae.
bellum-ask-pay = ¿Cómo pagas la criatura { $creature }?
bellum-ask-side = ¿A qué lado va la criatura { $creature }?

## Options: at most 34 characters with the longest names

bellum-option-left = Izquierda: producción
bellum-option-right = Derecha: ejército
bellum-option-reroll-pass = Conservar la tirada
bellum-option-reroll-barrel = Repetir: 1 barril
bellum-option-reroll-spell = Repetir: hechizo de confusión
bellum-absent-reroll-barrel = En gris: no tienes ningún barril que gastar.
bellum-absent-reroll-spell = En gris: solo quien es Capitán usa un hechizo de confusión, y solo uno que esté listo.
bellum-option-attack-pass = No atacar
bellum-option-attack-place = Saquear la { $it }
bellum-option-attack-castle = Robar a { $seat }
bellum-option-recruit-pass = Dejar de reclutar
bellum-option-recruit-creature = Reclutar: { $it }
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

## The log

bellum-log-captain = Capitán del primer día: { $seat }.
bellum-log-castle-dealt = { $seat } recibe un castillo: { $castle }.
bellum-log-castle-chosen = { $seat } elige un castillo: { $castle }.
bellum-log-goblins = { $seat } recibe { $goblins }.
bellum-log-goblin = { $seat } coloca { $goblin } a la { $side }.
bellum-log-places = A la vista junto a la Taberna: { $places }.
bellum-log-day = Día { $day }. Capitán: { $seat }.
bellum-log-rolled = { $seat } tira el dado: { $die }.
bellum-log-reroll-pass = { $seat } conserva la tirada.
bellum-log-reroll-barrel = { $seat } gasta un barril: ¡se repite la tirada!
bellum-log-reroll-spell = { $seat } usa un hechizo de confusión: ¡se repite la tirada!
bellum-log-resources = { $seat } recoge { $gained }.
bellum-log-resources-none = Nadie recoge nada.
bellum-log-shortage = La reserva se agota: { $seat } se queda sin { $missing }.
bellum-log-scouts-most = Los exploradores de { $seat } traen más mapas que nadie ({ $maps }).
bellum-log-scouts-tied = Empate en mapas entre { $seats }, con { $maps } cada uno.
bellum-log-scouts-none = Nadie tiene un mapa del tesoro en esta fila.
bellum-log-chest = { $seat } saca un { $chest }.
bellum-log-chest-value = { $seat } saca un { $chest } que vale { $value }.
bellum-log-chest-instead = Esa pila está vacía; en su lugar: { $chest }.
bellum-log-chest-none = No quedan cofres para { $seat }.
bellum-log-attack-place = { $seat } saquea la { $place }. Botín: { $loot }.
bellum-log-attack-tavern = { $seat } saquea la Taberna. Botín: { $loot }.
bellum-log-attack-castle = { $seat } le roba { $chests } a { $victim }.
bellum-log-attack-castle-values = { $seat } le roba { $chests } a { $victim }. Dentro, en oro: { $values }.
bellum-log-attack-pass = { $seat } no ataca.
bellum-log-shield = { $seat } recibe un escudo como consuelo.
bellum-log-shield-none = No queda escudo para { $seat }.
bellum-log-recruit = { $seat } recluta { $creature } por { $paid }.
bellum-log-recruit-side = { $seat } coloca { $creature } a la { $side }.
bellum-log-recruit-bonus = { $seat } recibe una ficha: { $token }.
bellum-log-recruit-bonus-none = No queda ficha para { $seat }: { $token }.
bellum-log-recruit-revealed = Nueva criatura a la vista: { $creature }.
bellum-log-recruit-pass = { $seat } deja de reclutar.
bellum-log-empty = { $deck }: el mazo está vacío.
bellum-log-refill = Nuevos lugares a la vista: { $places }.
bellum-log-score = { $chests ->
    [one] { $seat }: { $gold } de oro en { $chests } cofre.
   *[other] { $seat }: { $gold } de oro en { $chests } cofres.
}

## The end, and the score sheet

bellum-over-chests = Fin de la partida: { $count } cofres o más para { $seats }.
bellum-over-days = Fin de la partida, tras { $days } días.
bellum-over-tie = Empate en oro; con { $chests } cofres, { $seat } va por delante.
bellum-sheet-wooden = Oro (madera)
bellum-sheet-metal = Oro (metal)
bellum-sheet-golden = Oro (dorados)
bellum-sheet-chests = Cofres
bellum-sheet-total = Oro (total)

## Names: the number of a creature or place is not part of its message

castle-skull_keep = Fortaleza de la Calavera
castle-thorn_tower = Torre de Espinas
castle-bog_fortress = Fuerte del Pantano
castle-bone_citadel = Ciudadela Ósea
castle-ember_hold = Bastión de Brasas

creature-goblin = Goblin { $number }
creature-orc_raider = Orco Saqueador { $number }
creature-troll_brute = Trol Bruto { $number }
creature-bat_scout = Murciélago Espía { $number }
creature-imp_pickpocket = Diablillo Ratero { $number }
creature-warg_rider = Jinete de Huargo { $number }
creature-dark_acolyte = Acólito Oscuro { $number }
creature-gremlin_trickster = Gremlin Tramposo { $number }
creature-kobold_digger = Kóbold Cavador { $number }
creature-skeleton_sentinel = Esqueleto Centinela { $number }
creature-gargoyle = Gárgola { $number }
creature-giant_rat = Rata Gigante { $number }
creature-zombie_farmhand = Zombi Labriego { $number }
creature-hedge_witch = Bruja del Bosque { $number }
creature-thieving_raven = Cuervo Ladrón { $number }
creature-mimic = Mímico { $number }
creature-will_o_wisp = Fuego Fatuo { $number }
creature-mud_golem = Gólem de Barro { $number }
creature-rune_keeper = Guardián de Runas { $number }
creature-fire_dragon = Dragón de Fuego { $number }
creature-hydra = Hidra { $number }
creature-vampire_lord = Señor Vampiro { $number }
creature-lich = Liche { $number }
creature-medusa = Medusa { $number }
creature-sphinx = Esfinge { $number }
creature-arch_demon = Archidemonio { $number }
creature-iron_golem = Gólem de Hierro { $number }
creature-necromancer = Nigromante { $number }
creature-cyclops = Cíclope { $number }

place-tavern = Taberna
place-farm = Granja { $number }
place-village = Aldea { $number }
place-city = Ciudad { $number }

## Short names, for what is longer than 18 characters in one of the languages

castle-skull_keep-short = Fort. Calavera
creature-troll_brute-short = Trol { $number }
creature-warg_rider-short = Jinete Huargo { $number }
creature-gremlin_trickster-short = Gremlin { $number }
creature-skeleton_sentinel-short = Esqueleto { $number }
creature-rune_keeper-short = Guardián { $number }

## Things, and so many of them

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
   *[other] { $count } barriles
}
chest-wooden = cofre de madera
chest-wooden-count = { $count ->
    [one] { $count } cofre de madera
   *[other] { $count } cofres de madera
}
chest-metal = cofre de metal
chest-metal-count = { $count ->
    [one] { $count } cofre de metal
   *[other] { $count } cofres de metal
}
chest-golden = cofre dorado
chest-golden-count = { $count ->
    [one] { $count } cofre dorado
   *[other] { $count } cofres dorados
}
token-shield = escudo
token-shield-count = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
token-reroll = hechizo de confusión
token-reroll-count = { $count ->
    [one] { $count } hechizo de confusión
   *[other] { $count } hechizos de confusión
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
icon-map = mapa del tesoro
icon-map-count = { $count ->
    [one] { $count } mapa del tesoro
   *[other] { $count } mapas del tesoro
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
icon-thief = ladrón
icon-thief-count = { $count ->
    [one] { $count } ladrón
   *[other] { $count } ladrones
}
side-left = izquierda
side-right = derecha
deck-goblin = Goblins
deck-evil = Criaturas malvadas
deck-super_evil = Criaturas supermalvadas
deck-places = Lugares
group-places = Reino humano
group-castles = Castillos

## Help on each question

bellum-help-castle = Cada castillo tiene escudo 2, cinco alimentos y un mapa a la izquierda, cinco espadas y un ladrón a la derecha; cambian las filas en que están. Conservas tu castillo toda la partida. (Reglamento, “Preparación”)
bellum-help-goblin = A la izquierda, una criatura muestra solo su producción: alimentos, glifos y mapas del tesoro. A la derecha, solo su fuerza: espadas y ladrones. Se queda ahí toda la partida, y tus dos goblins pueden ir al mismo lado. (Reglamento, “Preparación”)
bellum-help-reroll = El dado decide qué fila trabaja hoy, a ambos lados de todos los castillos. Cualquiera puede gastar un barril para que se repita la tirada; el Capitán puede usar en su lugar un hechizo de confusión, que vuelve al final del día. Tras una nueva tirada se pregunta otra vez a todos, empezando por el Capitán; conservar la tirada no cuesta nada. (Reglamento, sección 1, “Elección de la horda activa”)
bellum-standing-reroll = Aceptar toda tirada
bellum-standing-reroll-about = Nunca gasto por ti un barril ni un hechizo en otra tirada
bellum-help-attack = Tienes un ataque al día, y solo se ofrece lo que puedes vencer: hacen falta espadas para el escudo y espadas mágicas para el escudo mágico. Las espadas mágicas pueden hacer de espadas comunes, nunca al revés. Un lugar saqueado te da su botín; para robar en un castillo necesitas además ladrones, uno por cofre, y la víctima recibe un escudo. (Reglamento, sección 4, “Ataque”)
bellum-help-rob = Cada uno de tus ladrones puede llevarse un cofre; eliges los tipos, sin saber qué hay dentro. Puedes llevarte menos, pero al menos uno. Te lleves los que te lleves, la víctima recibe un solo escudo, para siempre. (Reglamento, sección 4, “Ataque”)
bellum-help-recruit = Una criatura malvada cuesta 2 alimentos; una supermalvada, 1 glifo y 4 alimentos, o 3 glifos. Puedes reclutar mientras puedas pagar; cada hueco se rellena enseguida, y la carta nueva también puede ser tuya. Si la criatura muestra una ficha, la recibes: un escudo, un escudo mágico o un hechizo de confusión. (Reglamento, sección 5, “Reclutamiento de criaturas”)
bellum-help-pay = Puedes pagar los dos precios de una criatura supermalvada: 1 glifo y 4 alimentos, o 3 glifos. Lo que conservas es tuyo para la próxima compra o el próximo día. (Reglamento, sección 5, “Reclutamiento de criaturas”)
bellum-help-side = A la izquierda solo cuenta su producción: alimentos, glifos y mapas del tesoro. A la derecha, solo su fuerza: espadas, espadas mágicas y ladrones. Se queda ahí toda la partida; su ficha es tuya en ambos casos. (Reglamento, sección 5, “Reclutamiento de criaturas”)

## The rules by topic, in our own words

bellum-rules-setup-title = Preparación
bellum-rules-setup = Cada jugador recibe un castillo y dos goblins, y coloca cada goblin a la izquierda (producción) o a la derecha (ejército). Granjas, aldeas y ciudades forman un solo mazo, en este orden desde arriba: 3 granjas y 3 aldeas para 2 jugadores, 4 y 4 para 3, 6 y 6 para 4, 7 y 7 para 5, y siempre las 10 ciudades. La Taberna queda boca arriba, y junto a ella tantos lugares como jugadores. Dos criaturas malvadas y dos supermalvadas quedan boca arriba. El primer Capitán se sortea. (Reglamento, “Preparación”)
bellum-rules-horde-title = 1. Horda activa
bellum-rules-horde = El Capitán tira el dado: esa fila trabaja hoy, a ambos lados de todos los castillos. Después, desde el Capitán en sentido horario, cualquiera puede gastar un barril para obligar a repetir la tirada; el Capitán puede usar en su lugar un hechizo de confusión, y cada hechizo vale una vez al día. Tras una nueva tirada se vuelve a preguntar desde el principio. Termina cuando nadie quiere otra tirada. (Reglamento, sección 1, “Elección de la horda activa”)
bellum-rules-resources-title = 2. Recursos
bellum-rules-resources = Cada jugador toma los alimentos y glifos de la fila activa de su lado izquierdo: los del castillo y los de todas las criaturas colocadas ahí. La reserva es limitada: 30 alimentos, 20 glifos, 10 barriles. Si se agota, se reparte desde el Capitán, y lo que falta se pierde. (Reglamento, sección 2, “Recogida de recursos”)
bellum-rules-scouts-title = 3. Exploradores
bellum-rules-scouts = Cada jugador cuenta los mapas del tesoro de la fila activa de su lado izquierdo. Quien más tiene saca un cofre de metal. Si hay empate, cada empatado saca en su lugar un cofre de madera. Sin mapas no se saca nada. Tú miras tu cofre; los demás solo ven el tipo. (Reglamento, sección 3, “Regreso de los exploradores”)
bellum-rules-attack-title = 4. Ataque
bellum-rules-attack = Desde el Capitán en sentido horario, cada jugador puede hacer un ataque con las espadas de la fila activa de su lado derecho, que deben al menos igualar el escudo del objetivo. Un escudo mágico solo lo vencen espadas mágicas; las que sobran pueden hacer de espadas comunes. (Una opción de la mesa permite que la misma espada mágica cuente para ambos.) Un lugar da su botín y se descarta; la Taberna se queda. De un castillo se roba un cofre por cada ladrón usado, y eliges los tipos; la víctima recibe una ficha de escudo para siempre. Sin ladrón no se puede robar en un castillo. (Reglamento, sección 4, “Ataque”)
bellum-rules-recruit-title = 5. Reclutamiento
bellum-rules-recruit = Desde el Capitán en sentido horario, cada jugador recluta cuantas criaturas pueda pagar: 2 alimentos por una malvada; 1 glifo y 4 alimentos, o 3 glifos, por una supermalvada. El hueco se rellena enseguida. La criatura va a la izquierda o a la derecha para siempre, y su ficha es tuya: escudos y escudos mágicos defienden tu castillo; los hechizos de confusión te dejan repetir la tirada cuando eres el Capitán. (Reglamento, sección 5, “Reclutamiento de criaturas”)
bellum-rules-end_of_day-title = 6. Fin del día
bellum-rules-end_of_day = Se revelan lugares nuevos hasta que hay tantos como jugadores, sin contar la Taberna. Los hechizos de confusión están listos de nuevo. El jugador de la izquierda es el nuevo Capitán, y empieza el día siguiente. (Reglamento, sección 6, “Fin de la ronda”)
bellum-rules-end_of_game-title = Fin de la partida
bellum-rules-end_of_game = Si alguien tiene 10 cofres o más tras todos los ataques de un día, la partida termina enseguida; los cofres perdidos antes no cuentan. Cada jugador suma el oro de sus cofres, y gana el más rico. En caso de empate, gana quien tiene más cofres; si continúa, la victoria se comparte. La partida termina también tras los ataques del día 60. (Reglamento, “Fin de la partida”)

## Buttons of options that are not possible this time.

recruit-pass = { bellum-option-recruit-pass }
reroll-pass = { bellum-option-reroll-pass }
reroll-barrel = { bellum-option-reroll-barrel }
reroll-spell = { bellum-option-reroll-spell }
