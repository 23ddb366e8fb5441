### Commands of Immortals, /immortals <name>; see commands.ftl for the form of the keys.

commands-immortals = immortals
commands-immortals-about = Immortals: responder con un solo comando
commands-immortals-draft = elegir
commands-immortals-draft-about = Elegir una carta de conflicto de la mano que circula, sin que los demás la vean
commands-immortals-draft-card-about = La carta
commands-immortals-group = grupo
commands-immortals-group-about = Colocar un grupo de ejércitos según la carta revelada o en tu región inicial
commands-immortals-group-region-about = La región vacía, si tu carta es un comodín
commands-immortals-group-group-about = El grupo
commands-immortals-limbo = limbo
commands-immortals-limbo-about = Poner en tus limbos los ejércitos que cayeron de la torre
commands-immortals-limbo-armies-about = Cuántos en cada uno, por ejemplo: luz 3, sombra 2
commands-immortals-draw = robar
commands-immortals-draw-about = Robar o no una carta de conflicto al comienzo de la ronda
commands-immortals-draw-choice-about = Robar una carta o no
commands-immortals-reinforce = reforzar
commands-immortals-reinforce-about = Enviar ejércitos de tus limbos a tus regiones
commands-immortals-reinforce-armies-about = Cuántos a qué región
commands-immortals-reinforce-then-about = Después, del limbo del otro reino
commands-immortals-plan = planificar
commands-immortals-plan-about = Planificar tus acciones, sin que los demás las vean
commands-immortals-plan-cards-about = Qué carta en qué espacio, por ejemplo: 1 = arboleda, 5 = en blanco
commands-immortals-reveal = revelar
commands-immortals-reveal-about = Revelar una de tus cartas
commands-immortals-reveal-space-about = El espacio en el que está
commands-immortals-do = hacer
commands-immortals-do-about = Hacer la acción de la carta que revelaste
commands-immortals-do-choice-about = Qué haces
commands-immortals-do-region-about = En qué región, si la carta deja elegir
commands-immortals-do-piece-about = Qué construyes
commands-immortals-do-limbo-about = El limbo del que salen los ejércitos
commands-immortals-do-armies-about = Cuántos ejércitos a qué región
commands-immortals-attack = atacar
commands-immortals-attack-about = Atacar con la carta que revelaste
commands-immortals-attack-from-about = La región desde la que atacas
commands-immortals-attack-target-about = La región que atacas
commands-immortals-attack-armies-about = Cuántos ejércitos atacan
commands-immortals-attack-inhabitants-about = A quién ayudan los habitantes, si la carta deja elegir
commands-immortals-move = mover
commands-immortals-move-about = Mover ejércitos con la carta que revelaste
commands-immortals-move-from-about = Desde dónde, si la carta deja elegir
commands-immortals-move-to-about = A cuál de tus regiones
commands-immortals-move-armies-about = Cuántos ejércitos
commands-immortals-decline = renunciar
commands-immortals-decline-about = Renunciar a la acción de la carta que revelaste
commands-immortals-decline-take-about = Oro o energía
commands-immortals-pass = pasar
commands-immortals-pass-about = Pasar y recuperar las cartas de tu tablero
commands-immortals-pass-take-about = Oro o energía
commands-immortals-take = compensacion
commands-immortals-take-about = Recibir tu compensación
commands-immortals-take-take-about = Oro o energía

## Options that no other game has

commands-option-armies = ejercitos
commands-option-group = grupo
commands-option-inhabitants = habitantes
commands-option-limbo = limbo
commands-option-piece = pieza
commands-option-region = region
