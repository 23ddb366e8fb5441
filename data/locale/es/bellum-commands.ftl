### Commands of Bellum Magica, /bellum <name>; see commands.ftl for the form of the keys.

commands-bellum = bellum
commands-bellum-about = Bellum Magica: responder con un solo comando
commands-bellum-castle = castillo
commands-bellum-castle-about = Elegir tu castillo
commands-bellum-castle-castle-about = El castillo
commands-bellum-goblin = goblin
commands-bellum-goblin-about = Colocar un goblin en tu reino
commands-bellum-goblin-side-about = Izquierda (producción) o derecha (ejército)
commands-bellum-reroll = repetir
commands-bellum-reroll-about = Conservar la tirada u obligar a repetirla
commands-bellum-reroll-with-about = Lo que gastas en ello
commands-bellum-attack = atacar
commands-bellum-attack-about = Saquear un lugar o robar en un castillo
commands-bellum-attack-target-about = A quién o qué atacas
commands-bellum-attack-chests-about = Los cofres que te llevas de un castillo, por ejemplo: madera 1, metal 1
commands-bellum-recruit = reclutar
commands-bellum-recruit-about = Reclutar una criatura
commands-bellum-recruit-creature-about = La criatura
commands-bellum-recruit-payment-about = Cómo pagas una criatura supermalvada
commands-bellum-side = lado
commands-bellum-side-about = Colocar la criatura que acabas de reclutar
commands-bellum-side-side-about = Izquierda (producción) o derecha (ejército)

commands-option-castle = castillo
commands-option-side = lado
commands-option-with = con
commands-option-target = objetivo
commands-option-chests = cofres
commands-option-creature = criatura
commands-option-payment = pago
