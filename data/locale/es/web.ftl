### El tablero en el navegador. La página misma pone: names en web-waiting, count en web-left.

web-hand = Mi mano
web-log = Lo ocurrido
web-whole = El tablero entero
web-places = Lo que se puede elegir
web-send = Confirmar
web-clear = Elegir de nuevo
web-undo = Deshacer
web-locked = Tu respuesta está guardada.
web-waiting = Esperando a { $names }
web-nothing = Ahora no hay nada que hacer.
web-over = La partida ha terminado.
web-empty = Nada
web-close = Cerrar
web-left = Quedan { $count }
web-offline = El bot no responde. Inténtalo de nuevo en un momento.
web-coach = Bueno aquí
web-do = Hacer esto
web-drawing = Dibujando el tablero…
