### The ferry. The arguments are named in the English file.

ferry-name = La balsa
ferry-about = Carga la balsa con los cajones más pesados, y no te quedes sin ellos.

## Settings

ferry-setting-length = Duración
ferry-setting-length-about = Cuántas veces parte la balsa
ferry-setting-length-short = Corta: dos veces
ferry-setting-length-long = Larga: cuatro veces

## Names. args: number

crate-load = Cajón { $number }

## Questions and options

ferry-ask-load = ¿Qué cajón embarcas?
ferry-ask-second = ¿Agregas un segundo cajón?
ferry-ask-quay = ¿Qué haces en el muelle?
ferry-option-pass = Ninguno más
ferry-option-rest = Descansar
ferry-option-draw = Robar un cajón

## What happened

ferry-log-loads = { $seat } embarca { $crate }.
ferry-log-adds = { $seat } agrega { $crate }.
ferry-log-scores = { $seat } lleva la carga más pesada, { $weight }, y gana un punto.
ferry-log-rests = { $seat } descansa.
ferry-log-drew = { $seat } roba un cajón.
ferry-log-drew-own = Robas { $crate }.
ferry-over-rounds = La balsa partió { $count } veces.
ferry-sheet-kept = Cajones guardados
ferry-sheet-total = Puntos

## Help, rules and standing orders

ferry-help-load = Todos eligen a la vez, y nadie ve antes los cajones de los demás. (Reglas 2)
ferry-help-second = Un segundo cajón suma su peso al primero. (Reglas 3)
ferry-help-quay = Roba el cajón de arriba de la pila, o descansa. (Reglas 4)
ferry-rules-load-title = Embarque
ferry-rules-load = Todos embarcan un cajón, y pueden agregar un segundo. La carga más pesada gana un punto. (Reglas 2)
ferry-rules-quay-title = En el muelle
ferry-rules-quay = Por turnos, cada quien roba un cajón o descansa. (Reglas 4)
ferry-rules-end-title = El final
ferry-rules-end = Gana quien tiene más puntos; si hay empate, quien guardó más cajones. (Reglas 5)
ferry-standing-second = Nunca agregar un segundo
ferry-standing-second-about = Se pregunta cuando los primeros cajones ya están a la vista

## The reasons of the coach

ferry-coach-load = { $crate } pesa { $weight }, y no tienes otro más pesado: gana la carga más pesada.
ferry-coach-second-ahead = Con { $weight }, tu carga es ahora la más pesada: guarda los cajones para el próximo viaje.
ferry-coach-second-wins = Te faltan { $missing } para la carga más pesada; { $crate } pesa { $weight } y te pone en cabeza.
ferry-coach-second-short = Te faltan { $missing } para la carga más pesada, y ningún cajón tuyo alcanza.
ferry-coach-draw = Robar es gratis, y { $pile ->
    [one] queda { $pile } cajón
   *[other] quedan { $pile } cajones
}: tienes más para elegir al embarcar, y un cajón guardado desempata.

ferry-recap-ahead = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas en cabeza.
ferry-recap-behind = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. Vas por detrás.
ferry-recap-even = Puntos: tú tienes { $mine }, { $seat } tiene { $theirs }. La próxima carga más pesada decide.
ferry-recap-points = Cada carga más pesada es un punto ({ $more } más).
