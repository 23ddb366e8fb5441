### O comando /saideira; a forma das chaves está em commands.ftl do bot.

commands-saideira = saideira
commands-saideira-about = Saideira: responder com um só comando
commands-saideira-pour = oferecer
commands-saideira-pour-about = Oferecer uma bebida
commands-saideira-pour-drink-about = A bebida
commands-saideira-trick = truque
commands-saideira-trick-about = Gastar uma bebida de sobra pelo truque, ou nenhuma
commands-saideira-trick-drink-about = A bebida
commands-saideira-trick-target-about = De quem é a bebida batizada
commands-saideira-trick-guest-about = Que freguês vai embora
commands-saideira-serve = atender
commands-saideira-serve-about = Escolher um freguês
commands-saideira-serve-guest-about = O freguês

commands-option-drink = bebida
commands-option-guest = fregues
