### Comandos de Bellum Magica, /bellum <nome>; a forma das chaves está em commands.ftl.

commands-bellum = bellum
commands-bellum-about = Bellum Magica: responder com um só comando
commands-bellum-castle = castelo
commands-bellum-castle-about = Escolher seu castelo
commands-bellum-castle-castle-about = O castelo
commands-bellum-goblin = duende
commands-bellum-goblin-about = Colocar um duende no seu reino
commands-bellum-goblin-side-about = Esquerda (produção) ou direita (exército)
commands-bellum-reroll = relancar
commands-bellum-reroll-about = Deixar o dado como está ou forçar o relançamento
commands-bellum-reroll-with-about = O que você gasta para isso
commands-bellum-attack = atacar
commands-bellum-attack-about = Saquear um local ou roubar de um castelo
commands-bellum-attack-target-about = Quem ou o que você ataca
commands-bellum-attack-chests-about = Os cofres que você leva de um castelo, por exemplo: madeira 1, metálico 1
commands-bellum-recruit = recrutar
commands-bellum-recruit-about = Recrutar uma criatura
commands-bellum-recruit-creature-about = A criatura
commands-bellum-recruit-payment-about = Como você paga uma criatura super maléfica
commands-bellum-side = lado
commands-bellum-side-about = Colocar a criatura recém-recrutada
commands-bellum-side-side-about = Esquerda (produção) ou direita (exército)

commands-option-castle = castelo
commands-option-side = lado
commands-option-with = com
commands-option-target = alvo
commands-option-chests = cofres
commands-option-creature = criatura
commands-option-payment = pagamento
