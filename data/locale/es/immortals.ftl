### Immortals. Its words are here and in immortals-ask (questions, options, refusals), immortals-log and immortals-cards;
### names of ids are in immortals-names and immortals-short. What the arguments mean is said at the top of ../en/immortals.ftl.

immortals-name = Immortals
immortals-about = Dos reinos reflejados, y los ejércitos que caen en uno resurgen en el otro: planifica diez acciones en secreto, lucha con la torre de cubos y controla regiones, áreas y construcciones para ganar puntos de victoria.

## Settings of a table

immortals-setting-rounds = Rondas
immortals-setting-rounds-about = Cuántas rondas se juegan: 7 con 3 jugadores y 5 con 4 o 5, salvo que el grupo acuerde más.
immortals-setting-rounds-standard = Según el número de jugadores
immortals-setting-rounds-6 = 6 rondas (7 con 3 jugadores)
immortals-setting-rounds-7 = 7 rondas
immortals-setting-rounds-8 = 8 rondas
immortals-setting-rounds-9 = 9 rondas
immortals-setting-rounds-10 = 10 rondas
immortals-setting-tower = Torre de cubos
immortals-setting-tower-about = Tres modelos de cuántos cubos lanzados se atascan y cuántos atascados se sueltan.
immortals-setting-tower-standard = Estándar
immortals-setting-tower-flat = Constante
immortals-setting-tower-shelves = Dos repisas
immortals-standing-wait = Mi compensación mientras espero
immortals-standing-wait-about = Después de pasar: 1 de energía en cada turno mío, sin preguntar

## Phases

immortals-phase-setup = Preparación
immortals-phase-home = Regiones iniciales
immortals-phase-draft = Colocación de ejércitos
immortals-phase-placing = Colocación de grupos
immortals-phase-limbos = Ejércitos de la torre
immortals-phase-draw = Robo de cartas de conflicto
immortals-phase-reinforcement = Refuerzos
immortals-phase-planning = Planificación
immortals-phase-actions = Acciones
immortals-phase-over = Fin de la partida
