### A balsa: uma dica para cada pergunta.

ferry-tip-load = O seu caixote mais pesado vence mais vezes, mas depois ele se foi. Se você perderia de qualquer jeito, mande o mais leve e guarde os outros para a próxima travessia.
ferry-tip-second = Some as cargas que estão à vista: um segundo caixote só vale a pena se deixa a sua a mais pesada, e os outros também podem acrescentar. O caixote que você guarda decide um empate no fim.
ferry-tip-quay = Um caixote a mais é uma escolha a mais na próxima travessia, e os guardados decidem um empate. Compre enquanto houver pilha; o que foi comprado não tem volta.
