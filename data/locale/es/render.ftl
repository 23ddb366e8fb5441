### Words of all pictures.

picture-turn = TURNO

## A place in the final ranking. args: place (number, from 1)

picture-place = { $place }.º

## What decides among equal totals

picture-tie = desempate

## Descriptions of pictures

picture-full-text = Más: pide el tablero en texto.
# The part of the board where one chooses; the places follow
picture-choice = La parte del tablero con los lugares que se pueden elegir:
# The lower part of a tall picture
picture-goes-on = Continuación de la imagen de arriba.
picture-owner-0 = escudo rojo
picture-owner-1 = cuadrado azul
picture-owner-2 = círculo amarillo
picture-owner-3 = hexágono verde
picture-owner-4 = rombo negro
picture-owner-5 = pentágono violeta

## Pictures that could not be drawn

picture-undrawn-late = La imagen se está dibujando y aparecerá aquí.
picture-undrawn-coming = La imagen aún se está dibujando y aparecerá aquí. Mientras tanto, en palabras:
picture-undrawn-busy = Ahora se dibujan muchas imágenes para este servidor, así que aquí va en palabras.
picture-undrawn-slow = La imagen tardaba demasiado. Aquí está el tablero en palabras.
picture-undrawn-failed = No se ha podido dibujar la imagen. Aquí está el tablero en palabras.
picture-undrawn-line = Ya se están haciendo varias películas para este servidor. Pídela otra vez dentro de unos minutos.
