### The ferry: a tip for each question.

ferry-tip-load = Tu cajón más pesado gana más veces, pero después ya no lo tienes. Si ibas a perder de todos modos, manda el más liviano y guarda los demás para el próximo viaje.
ferry-tip-second = Suma las cargas que están a la vista: un segundo cajón solo vale la pena si deja la tuya como la más pesada, y los demás también pueden agregar. El cajón que guardas decide un empate al final.
ferry-tip-quay = Un cajón más es una opción más en el próximo viaje, y los que guardas deciden un empate. Roba mientras haya pila; lo que robas no se devuelve.
