### Comandos de Dwar7s: Outono, /dwar7s <nome>; a forma das chaves está em commands.ftl.

commands-dwar7s = dwar7s
commands-dwar7s-about = Dwar7s: responder com um só comando
commands-dwar7s-build = construir
commands-dwar7s-build-about = Construir uma carta de reinado
commands-dwar7s-build-card-about = A carta da sua mão
commands-dwar7s-build-cell-about = Onde, por exemplo M12
commands-dwar7s-build-walls-about = De que lados ficam as muralhas, por exemplo: norte e leste
commands-dwar7s-place = alocar
commands-dwar7s-place-about = Alocar um anão da sua pilha
commands-dwar7s-place-cell-about = A carta, por exemplo M12
commands-dwar7s-move = mover
commands-dwar7s-move-about = Mover um anão para uma carta adjacente
commands-dwar7s-move-from-about = A carta onde ele está
commands-dwar7s-move-to-about = A carta para onde ele vai
commands-dwar7s-ogre = ogro
commands-dwar7s-ogre-about = Usar uma carta de ogro
commands-dwar7s-ogre-card-about = A carta de ogro
commands-dwar7s-ogre-cell-about = A carta que é o alvo, por exemplo M12
commands-dwar7s-ogre-player-about = O adversário, se houver mais de um possível
commands-dwar7s-ogre-for-about = Brutamontes: a carta onde está o seu anão
commands-dwar7s-ogre-to-about = Assustar: a carta para onde o anão foge
commands-dwar7s-end = encerrar
commands-dwar7s-end-about = Encerrar as suas tarefas
commands-dwar7s-resolve = resolver
commands-dwar7s-resolve-about = Resolver uma tarefa completa
commands-dwar7s-resolve-card-about = A carta, se houver mais de uma completa
commands-dwar7s-resolve-objective-about = Armazém: o objetivo de troca que você paga, ou nenhum
commands-dwar7s-resolve-stack-about = Castelo: a pilha que você cava, ou nenhuma
commands-dwar7s-continue = continuar
commands-dwar7s-continue-about = Continuar depois de uma tarefa completa sem revelar nada
commands-dwar7s-discard = descartar
commands-dwar7s-discard-about = Descartar uma gema ou um ogro acima do limite da mão
commands-dwar7s-discard-card-about = A gema ou a carta de ogro
commands-dwar7s-secret = segredo
commands-dwar7s-secret-about = Seu objetivo secreto: revelar, ou ligar a revelação automática
commands-dwar7s-secret-choice-about = O que você quer

## Opções que nenhum outro jogo tem

commands-option-cell = casa
commands-option-walls = muralhas
commands-option-from = de
commands-option-objective = objetivo
commands-option-stack = pilha
