### Commands of Dwar7s Fall, /dwar7s <name>; see commands.ftl for the form of the keys.

commands-dwar7s = dwar7s
commands-dwar7s-about = Dwar7s Fall: responder con un solo comando
commands-dwar7s-build = construir
commands-dwar7s-build-about = Construir una carta de reino
commands-dwar7s-build-card-about = La carta de tu mano
commands-dwar7s-build-cell-about = Dónde, por ejemplo M12
commands-dwar7s-build-walls-about = En qué lados quedan las murallas, por ejemplo: norte y este
commands-dwar7s-place = colocar
commands-dwar7s-place-about = Colocar un enano de tu reserva
commands-dwar7s-place-cell-about = La carta, por ejemplo M12
commands-dwar7s-move = mover
commands-dwar7s-move-about = Mover un enano a una carta adyacente
commands-dwar7s-move-from-about = La carta donde está
commands-dwar7s-move-to-about = La carta adonde va
commands-dwar7s-ogre = ogro
commands-dwar7s-ogre-about = Jugar una carta de ogro
commands-dwar7s-ogre-card-about = La carta de ogro
commands-dwar7s-ogre-cell-about = La carta sobre la que actúa, por ejemplo M12
commands-dwar7s-ogre-player-about = El rival, si hay varios posibles
commands-dwar7s-ogre-for-about = Bruto: la carta donde está tu enano
commands-dwar7s-ogre-to-about = Asustar: la carta adonde huye el enano
commands-dwar7s-end = terminar
commands-dwar7s-end-about = Terminar tus tareas
commands-dwar7s-resolve = resolver
commands-dwar7s-resolve-about = Resolver una tarea completa
commands-dwar7s-resolve-card-about = La carta, si hay varias completas
commands-dwar7s-resolve-objective-about = Almacén: el objetivo de comercio que pagas, o ninguno
commands-dwar7s-resolve-stack-about = Castillo: la pila en la que cavas, o ninguna
commands-dwar7s-continue = continuar
commands-dwar7s-continue-about = Continuar después de una tarea completa sin revelar nada
commands-dwar7s-discard = descartar
commands-dwar7s-discard-about = Descartar una gema o una carta de ogro por encima del límite de mano
commands-dwar7s-discard-card-about = La gema o la carta de ogro
commands-dwar7s-secret = secreto
commands-dwar7s-secret-about = Tu objetivo secreto: revelarlo, o activar la revelación automática
commands-dwar7s-secret-choice-about = Qué quieres

## Options that no other game has

commands-option-cell = casilla
commands-option-walls = murallas
commands-option-from = desde
commands-option-objective = objetivo
commands-option-stack = pila
