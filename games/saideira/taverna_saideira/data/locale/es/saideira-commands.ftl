### El comando /saideira; la forma de las claves está en commands.ftl del bot.

commands-saideira = saideira
commands-saideira-about = La última ronda: responder con un solo comando
commands-saideira-pour = ofrecer
commands-saideira-pour-about = Ofrecer una bebida
commands-saideira-pour-drink-about = La bebida
commands-saideira-trick = truco
commands-saideira-trick-about = Gastar una bebida de sobra por su truco, o ninguna
commands-saideira-trick-drink-about = La bebida
commands-saideira-trick-target-about = De quién es la bebida que aguas
commands-saideira-trick-guest-about = Qué cliente se va a casa
commands-saideira-serve = atender
commands-saideira-serve-about = Elegir un cliente
commands-saideira-serve-guest-about = El cliente

commands-option-drink = bebida
commands-option-guest = cliente
