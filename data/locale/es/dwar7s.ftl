### Dwar7s Fall. Its words are here (questions, options) and in dwar7s-log and dwar7s-cards; names of ids are in
### dwar7s-names. What the arguments mean is said at the top of ../en/dwar7s.ftl.

dwar7s-name = Dwar7s Fall
dwar7s-about = Construye con los demás un reino de cartas y murallas, manda enanos a las minas y las tabernas, enfréntate a dragones y gigantes de hielo, y completa tres objetivos antes del invierno.
dwar7s-standing-ogres = Terminar mi turno sin acciones
dwar7s-standing-ogres-about = Sin preguntar por una carta de ogro después de mi última acción

## Tasks

dwar7s-ask-task = { $left ->
    [0] Tu turno: no te quedan acciones. ¿Algo más antes de resolver tus tareas completas? Enanos por colocar: { $pool }.
    [one] Tu turno: te queda 1 acción. ¿Qué haces? Enanos por colocar: { $pool }.
   *[other] Tu turno: te quedan { $left } acciones. ¿Qué haces? Enanos por colocar: { $pool }.
}
dwar7s-ask-build-cell = { $card }: ¿dónde construyes?
dwar7s-ask-build-rotation = { $card } en { $cell }: ¿en qué lados quedan las murallas?
dwar7s-ask-place-cell = { $pool ->
    [one] ¿Dónde colocas tu último enano?
   *[other] ¿Dónde colocas uno de tus { $pool } enanos?
}
dwar7s-ask-move-from = ¿De qué carta sale tu enano?
dwar7s-ask-move-to = { $card } ({ $cell }): ¿adónde va tu enano?
dwar7s-option-build = Construir: { $card }
dwar7s-option-place = { $pool ->
    [one] Colocar un enano (queda { $pool })
   *[other] Colocar un enano (quedan { $pool })
}
dwar7s-option-move = Mover un enano
dwar7s-option-end = Terminar mis acciones
dwar7s-option-ogre = Jugar { $ogre }
dwar7s-option-reveal = Revelar: { $secret }
dwar7s-option-switch-on = Revelación automática: activar
dwar7s-option-switch-off = Revelación automática: desactivar
dwar7s-option-cell-free = { $cell }
dwar7s-option-cell-cover = { $cell }: sobre { $card }
dwar7s-option-cell-card = { $cell }: { $card } ({ $mine }/{ $needed })
dwar7s-option-rotation = Murallas: { $walls }

## Ogre cards

dwar7s-ask-brute-cell = Bruto: ¿en qué carta está el enano enemigo?
dwar7s-ask-brute-whose = Bruto: ¿de quién es el enano en { $cell }?
dwar7s-ask-brute-own = Bruto: ¿qué enano tuyo cambia de lugar con el de { $seat } en { $cell }?
dwar7s-ask-ambush-cell = Emboscada: ¿de qué carta se van todos los enanos?
dwar7s-ask-confiscate = Confiscar: ¿a quién le quitas todas las cartas de ogro?
dwar7s-ask-scare-cell = Asustar: ¿en qué carta está el enano enemigo?
dwar7s-ask-scare-whose = Asustar: ¿de quién es el enano en { $cell }?
dwar7s-ask-scare-to = Asustar: ¿adónde huye el enano de { $seat } que está en { $cell }?
dwar7s-ask-thief = Ladrón: ¿a quién le quitas una gema?
dwar7s-option-cell-crowd = { $cell }: { $card } ({ $count })
dwar7s-option-dwarf = { $seat }
dwar7s-option-victim-ogres = { $count ->
    [one] { $seat }: { $count } ogro
   *[other] { $seat }: { $count } ogros
}
dwar7s-option-victim-gems = { $count ->
    [one] { $seat }: { $count } gema
   *[other] { $seat }: { $count } gemas
}

## Resolution and discard

dwar7s-ask-resolve = ¿Qué tarea completa resuelves primero?
dwar7s-ask-trade = ¿Qué objetivo de comercio pagas?
dwar7s-ask-dig = Cavar en el Castillo ({ $cell }): ¿de qué pila va al fondo la carta de arriba?
dwar7s-ask-moment = Tu tarea completa está resuelta. ¿Algo más antes de seguir?
dwar7s-ask-discard = { $count ->
    [one] Te sobra 1 carta en la mano. ¿Qué gema u ogro descartas?
   *[other] Te sobran { $count } cartas en la mano. ¿Qué gema u ogro descartas primero?
}
dwar7s-option-trade = { $trade } ({ $points } PV)
dwar7s-option-trade-none = No comerciar
dwar7s-option-cell-stack = { $cell }: aparece { $below }
dwar7s-option-go_on = Continuar
dwar7s-option-dig-none = No cavar

## What everybody is told of a secret question

dwar7s-choosing-discard = Se eligen en secreto cartas de la mano para descartar.
