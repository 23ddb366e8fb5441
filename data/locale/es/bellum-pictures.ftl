### Bellum Magica: words in its pictures and in their descriptions. Arguments: seat, a seat's id · army, a list of
### ids · all others are whole numbers.

## The board

bellum-picture-day = Bellum Magica · día { $day }
bellum-picture-now-castles = Castillos: { $seat } elige uno
bellum-picture-now-goblins = Goblins: { $seat } coloca uno
bellum-picture-now-horde = Horda activa: { $seat } puede repetir la tirada
bellum-picture-now-attack = Ataque: { $seat } elige un objetivo ({ $army })
bellum-picture-now-recruit = Reclutamiento: { $seat } puede reclutar
bellum-picture-now-side = Reclutamiento: { $seat } coloca { $creature }
bellum-picture-captain = Capitán: { $seat }
bellum-picture-places = Lugares
bellum-picture-recruits = Reclutas
bellum-picture-castles = Castillos para elegir
bellum-picture-looted = { $count ->
    [one] { $count } saqueado
   *[other] { $count } saqueados
}
bellum-picture-supply-chests = Cofres restantes
bellum-picture-supply-tray = Fichas restantes
bellum-picture-supply-decks = Mazos
bellum-picture-of-chests = de { $most }

## The hand. args: seat (id), day, shield, magic, count (numbers)

bellum-picture-hand-title = El reino de { $seat }
bellum-picture-hand-secret = Día { $day } · solo tú ves esta imagen
bellum-picture-hand-chests = Tus cofres
bellum-picture-hand-others = Los demás solo ven los tipos, no los valores
bellum-picture-hand-none = Aún no tienes cofres
bellum-picture-hand-rows = Lo que te da cada número del dado
bellum-picture-hand-castle = Castillo
bellum-picture-hand-left = Producción
bellum-picture-hand-right = Ejército
bellum-picture-hand-ready = { $count ->
    [one] hechizo listo
   *[other] hechizos listos
}
bellum-picture-hand-exhausted = { $count ->
    [one] agotado
   *[other] agotados
}
bellum-picture-hand-rob = { $magic ->
    [0] Para robarte: un ladrón y { $shield ->
        [1] 1 espada
       *[other] { $shield } espadas
    }
   *[other] { $shield ->
        [0] Para robarte: un ladrón y { $magic ->
            [1] 1 espada mágica
           *[other] { $magic } espadas mágicas
        }
       *[other] Para robarte: un ladrón, { $shield ->
            [1] 1 espada
           *[other] { $shield } espadas
        } y { $magic ->
            [1] 1 mágica
           *[other] { $magic } mágicas
        }
    }
}

## The sheet

bellum-picture-sheet-title = Lo que daría cada número

## The end of the game. args: day (number)

bellum-picture-end-title = Bellum Magica · fin de la partida
bellum-picture-end-day = Día { $day }

## Descriptions in words, for alternative text and for reading aloud. args: who, a player with letter and token ·
## place, castle, chest, token, ids · lists of ids: loot, icons, chests, resources, left, right, cards, price, places,
## tray · values, numbers in a row · all others are whole numbers

bellum-picture-text-die = El dado muestra { $row }.
bellum-picture-text-place = { $place }: escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , escudo mágico { $magic }
}; botín: { $loot }.
bellum-picture-text-looted = Ya saqueados: { $places }.
bellum-picture-text-left = Producción (izquierda):
bellum-picture-text-right = Ejército (derecha):
bellum-picture-text-unplaced = Aún sin lado:
bellum-picture-text-cards = { $cards }.
bellum-picture-text-row = con { $row }, { $icons }
bellum-picture-text-price = Cuesta { $price }.
bellum-picture-text-or = O { $price }.
bellum-picture-text-bonus = Viene con 1 { $token }.
bellum-picture-text-lord = { $who }: { $count ->
    [0] ningún cofre
    [1] 1 cofre ({ $chests })
   *[other] { $count } cofres ({ $chests })
}; recursos: { $resources }; escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , escudo mágico { $magic }
}.
bellum-picture-text-spells = Hechizos de confusión: { $ready ->
    [0] ninguno listo
    [1] 1 listo
   *[other] { $ready } listos
}, { $exhausted ->
    [0] ninguno agotado
    [1] 1 agotado
   *[other] { $exhausted } agotados
}.
bellum-picture-text-castle = Castillo: { $castle }.
bellum-picture-text-active = Producción: { $left }. Ejército: { $right }.
bellum-picture-text-today = En la fila activa:
bellum-picture-text-supply = Quedan en las pilas: { $chests }. Quedan en la reserva: { $tray }. Cartas en los mazos: lugares { $places }, criaturas malvadas { $evil }, supermalvadas { $super_evil }.
bellum-picture-text-values = { $chest }: vale { $values }.
bellum-picture-text-worth = { $count ->
    [0] No tienes cofres.
    [1] 1 cofre, que vale { $gold }.
   *[other] { $count } cofres, que valen { $gold } en total.
}
bellum-picture-text-rerolls = Para repetir tiradas: barriles { $barrels }, hechizos listos { $ready } (agotados { $exhausted }; solo el Capitán los usa).
bellum-picture-text-score = { $who }: { $total } de oro en { $chests ->
    [one] 1 cofre
   *[other] { $chests } cofres
} (oro de los dorados: { $golden }; de los de metal: { $metal }; de los de madera: { $wooden }).
