### Bellum Magica: the reasons of a coach, for somebody who plays for the first time.
### castle, victim, rival, place, token, side: ids · icons, other: icons of a creature or of a row · row1, icons1 and so
### on: numbers of the die with icons, and count, how many · loot: resources and chests · all others: whole numbers.

bellum-coach-castle = Todos los castillos son igual de fuertes, solo que en filas distintas. El mapa del tesoro de este está en la fila { $row }: quien más mapas tiene gana un cofre.

## A creature on the left or on the right

bellum-rows = { $count ->
    [1] { $icons1 } (fila { $row1 })
    [2] { $icons1 } (fila { $row1 }) y { $icons2 } (fila { $row2 })
   *[3] { $icons1 } (fila { $row1 }), { $icons2 } (fila { $row2 }) y { $icons3 } (fila { $row3 })
}
bellum-coach-left-food = A la izquierda: { bellum-rows }; a la derecha: { $other }. { $price } alimentos pagan una criatura, y la que llega ya el día { $day } rinde hasta el final.
bellum-coach-left-glyph = A la izquierda: { bellum-rows }. Los glifos son raros, y sin ellos no viene ninguna criatura supermalvada; a la derecha tiene { $other }.
bellum-coach-left-map = A la izquierda: { bellum-rows }; a la derecha: { $other }. Quien más mapas tiene gana un cofre de metal, unos { $metal } de oro, sin luchar.
bellum-coach-right-sword = A la derecha: { bellum-rows }; a la izquierda: { $other }. Las espadas ganan cofres, y los escudos de los lugares a la vista llegan hasta { $shield }.
bellum-coach-right-magic = A la derecha: { bellum-rows }; a la izquierda: { $other }. Solo las espadas mágicas vencen los escudos mágicos de las ciudades más ricas.
bellum-coach-right-thief = A la derecha: { bellum-rows }; a la izquierda: { $other }. Un ladrón se lleva un cofre del castillo que vencen tus espadas.

## The row of the day

bellum-coach-keep-good = Fila { $row } para ti: { $icons }. En promedio, tus filas no dan más: repetir la tirada no compensa.
bellum-coach-keep-rivals = Fila { $row } para ti: { $icons }. Es poco, pero también es una fila pobre para { $rivals ->
    [one] tu rival.
   *[other] tus rivales juntos.
}
bellum-coach-keep-dear = Fila { $row } para ti: { $icons }. { $barrels ->
    [0] Otra tirada promete poco más.
   *[other] Otra tirada promete poco más; guárdala para un día peor.
}
bellum-coach-spell-poor = Fila { $row } para ti: { $icons }. { $better ->
    [5] En todas las demás filas ganas más,
   *[other] En { $better } de las otras 5 filas ganas más,
} y el hechizo vuelve al final del día.
bellum-coach-spell-rivals = { $rivals ->
    [one] La fila { $row } le da a tu rival más que su fila media.
   *[other] La fila { $row } les da a tus rivales juntos más que su fila media.
} El hechizo vuelve al final del día.
bellum-coach-barrel-poor = Fila { $row } para ti: { $icons }. { $better ->
    [5] En todas las demás filas ganas más,
   *[other] En { $better } de las otras 5 filas ganas más,
} y eso bien vale un barril.
bellum-coach-barrel-rivals = { $rivals ->
    [one] La fila { $row } le da a tu rival mucho más que su fila media:
   *[other] La fila { $row } les da a tus rivales juntos mucho más que su fila media:
} impedirlo vale un barril.

## Attack

bellum-coach-attack-chest = Botín: { $loot }. { $swords ->
    [one] Tu espada vence
   *[other] Tus { $swords } espadas vencen
} { $magic ->
    [0] el escudo { $shield }
   *[other] el escudo { $shield } y el escudo mágico { $magic }
}, y solo el oro de los cofres da la victoria: aquí, unos { $gold }.
bellum-coach-attack-resources = Botín: { $loot }, lo que ya sirve hoy para pagar criaturas. { bellum-attack-free }
bellum-coach-attack-barrel = Botín: { $loot }, lo que paga otra tirada en un día malo. { bellum-attack-free }
bellum-coach-attack-short = Botín: { $loot }, pero no trae nada, porque la reserva está agotada. { bellum-attack-free }
bellum-attack-free = { $targets ->
    [one] Es lo único que vences hoy, y atacar no cuesta nada.
   *[other] { $richer ->
        [0] Nada de lo que vences hoy da más, y atacar no cuesta nada.
        [1] Nada de lo que vences hoy da mucho más, y atacar no cuesta nada.
       *[other] Atacar no cuesta nada.
    }
}
bellum-coach-attack-castle = { $thieves ->
    [one] Tu ladrón se lleva { $loot }.
   *[other] Tus { $thieves } ladrones se llevan { $loot }.
} Lo que ganas tú lo pierde { $victim }; vale más que quitarles otro tanto a los humanos.
bellum-coach-attack-wait = Botín: { $loot }. Con otro objetivo tendrías { $chests } cofres o más: la partida terminaría, y { $rival } parece tener más oro que tú.
bellum-coach-attack-win = Botín: { $loot }. Con él tienes { $chests } cofres o más, y la partida termina: son al menos { $gold } de oro, y nadie más puede tener tanto en sus cofres.
bellum-coach-rob = Te llevas { $loot }: en promedio, unos { $gold } de oro, que { $victim } pierde.
bellum-coach-rob-few = Te llevas solo { $loot }, unos { $gold } de oro. Con más tendrías { $chests } cofres o más: la partida terminaría, y { $rival } parece tener más oro que tú.

## Recruiting

bellum-coach-recruit-left = A la izquierda: { bellum-rows }. Con ella, { $fed } de los 6 números del dado te traen alimentos, glifos o mapas.
bellum-coach-recruit-right = A la derecha: { bellum-rows }. La fila { $row } queda con { $swords ->
    [one] 1 espada
   *[other] { $swords } espadas
}: { $falls ->
    [0] aún no vences ningún lugar a la vista.
   *[other] de los lugares a la vista vences { $falls } de { $places }.
}
bellum-coach-recruit-spell = A la { $side }: { bellum-rows }. Y trae un hechizo de confusión: cuando seas el Capitán, repites la tirada gratis.
bellum-coach-recruit-shield = A la { $side }: { bellum-rows }. Y trae un escudo: quien quiera tus cofres necesita 1 espada más.
bellum-coach-recruit-magic = A la { $side }: { bellum-rows }. Y trae un escudo mágico: quien quiera tus cofres necesita 1 espada mágica más.
bellum-coach-pay = Así te quedas con { $glyph ->
    [one] 1 glifo
   *[other] { $glyph } glifos
}. Los alimentos salen en muchas filas, los glifos en pocas, y { $whole } glifos ya pagan una criatura supermalvada.

## After a day of a lesson: mine: the gold in the reader's chests · theirs: what those of { $seat }, the best rival, hold on average · more: how much the leader has more of it

bellum-recap-ahead = Tus cofres guardan { $mine } de oro; los de { $seat }, por sus tipos, unos { $theirs }. Vas por delante.
bellum-recap-behind = Tus cofres guardan { $mine } de oro; los de { $seat }, por sus tipos, unos { $theirs }. Vas por detrás.
bellum-recap-even = Tus cofres guardan { $mine } de oro; los de { $seat }, por sus tipos, unos { $theirs }. Al final solo cuentan los cofres.
bellum-recap-golden = La ventaja viene de los cofres dorados (unos { $more } de oro más): un ladrón puede elegir el tipo que se lleva.
bellum-recap-metal = La ventaja viene de los cofres de metal (unos { $more } de oro más): quien tiene más mapas del tesoro que nadie saca uno cada día.
bellum-recap-wooden = La ventaja viene de los cofres de madera (unos { $more } de oro más): poco oro, pero el décimo cofre termina la partida.

## Words that the coach explains where they first stand, once

bellum-word-captain = El Capitán tira el dado; mañana, el Capitán es el jugador siguiente.
