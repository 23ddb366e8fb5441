### Commands of the ferry, /balsa <name>; commands.ftl says how the keys are built.

commands-ferry = balsa
commands-ferry-about = La balsa: responde con un comando
commands-ferry-load = embarcar
commands-ferry-load-about = Embarca un cajón
commands-ferry-load-crate-about = El cajón
commands-ferry-add = agregar
commands-ferry-add-about = Agrega un segundo cajón, o ninguno
commands-ferry-add-crate-about = El cajón
commands-ferry-quay = muelle
commands-ferry-quay-about = Roba un cajón o descansa
commands-ferry-quay-action-about = Lo que haces

commands-option-crate = cajon
commands-option-action = accion
