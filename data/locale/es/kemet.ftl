### Kemet: Blood and Sand. What the arguments mean is said at the top of ../en/kemet.ftl.
### Terms: loseta de poder, puntos de plegaria (PP), puntos de victoria (PV), carta de Intervención Divina (ID), tropa,
### distrito, reserva, repatriar (recall), retirarse (retreat). Names of players have no gender.

kemet-name = Kemet: Sangre y arena
kemet-about = Dioses de Egipto en guerra: ora, eleva pirámides, compra poderes, gana batallas y templos, y empieza tu turno con 9 puntos de victoria antes que nadie.

## Settings of a table

kemet-setting-same_art = Dominación y Acción Divina
kemet-setting-same_art-about = Estas dos losetas de poder existen en todos los colores: ¿puede un jugador tener la misma en varios colores?
kemet-setting-same_art-all_colours = Una de cada por jugador
kemet-setting-same_art-each_colour = Una de cada en cada color
kemet-standing-diversion = Luchar, sin preguntar por un Desvío
kemet-standing-diversion-about = Siempre que te ataquen: la batalla empieza al momento
kemet-standing-extra = Terminar el turno tras mi acción
kemet-standing-extra-about = Aunque aún se pueda jugar una ficha de oro o plata, una criatura o una carta de Día
kemet-standing-step = Parar donde no hay más camino
kemet-standing-step-about = Sin preguntar por una carta de Movimiento cuando mi tropa no puede seguir
kemet-standing-wound = Guardar mis cartas tras la revelación
kemet-standing-wound-about = No descartar nunca ninguna para Herida Divina

## Phases

kemet-phase-setup = Preparación
kemet-phase-cities = Elección de ciudades
kemet-phase-troops = Despliegue de tropas
kemet-phase-pyramids = Primeras pirámides
kemet-phase-first = Primeras losetas
kemet-phase-day = Día
kemet-phase-battle = Batalla
kemet-phase-night = Noche
kemet-phase-offering = Noche: Ofrenda
kemet-phase-delta = Noche: Templo del Delta
kemet-phase-temples = Noche: Control de templos
kemet-phase-worship = Noche: Adoración
kemet-phase-prayers = Noche: Plegarias
kemet-phase-intervention = Noche: Intervención Divina
kemet-phase-conscription = Noche: Leva
kemet-phase-awakening = Noche: Despertar
kemet-phase-destiny = Noche: Destino
kemet-phase-over = Fin de la partida
