### Comandos da balsa, /balsa <nome>; a forma das chaves está em commands.ftl.

commands-ferry = balsa
commands-ferry-about = A Balsa: responder com um só comando
commands-ferry-load = embarcar
commands-ferry-load-about = Embarcar um caixote
commands-ferry-load-crate-about = O caixote
commands-ferry-add = acrescentar
commands-ferry-add-about = Acrescentar um segundo caixote, ou nenhum
commands-ferry-add-crate-about = O caixote
commands-ferry-quay = cais
commands-ferry-quay-about = Comprar um caixote ou descansar
commands-ferry-quay-action-about = O que você faz

commands-option-crate = caixote
commands-option-action = acao
