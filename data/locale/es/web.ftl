### El tablero en el navegador. La página misma pone: names en web-waiting, count en web-left.

web-log = Lo ocurrido
web-whole = La imagen entera
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
web-left = Por repartir: { $count }
web-offline = El bot no responde. Inténtalo de nuevo en un momento.
web-coach = Buena idea aquí
web-do = Hacer esto
web-drawing = Dibujando el tablero…
web-board = Tablero
web-hand = Mano
web-sheet = Resumen
web-news = Desde tu turno
web-earlier = Anteriores
web-which = ¿Cuál?
web-orders-about = Lo que no hace falta preguntarte en esta mesa: paso en tu lugar, al momento y tengas lo que tengas en la mano.
web-thinking = Pensando…
