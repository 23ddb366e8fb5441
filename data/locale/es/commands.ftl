### Slash commands. `commands-<path>` is a name, `commands-<path>-about` a description (at most 100 characters);
### `commands-option-<name>` names an option, `commands-<path>-<name>-about` describes it.
### Names: at most 32 small letters, digits and hyphens; without accents, so that they are easy to type.

commands-table = mesa
commands-table-about = Mesas: abrir una, unirse, empezar la partida y todo lo demás
commands-table-open = abrir
commands-table-open-about = Abrir una mesa aquí, para una partida nueva
commands-table-open-game-about = El juego
commands-table-open-place-about = En este canal o en un hilo nuevo (por defecto: lo que diga el servidor)
commands-table-open-language-about = El idioma de la mesa (por defecto: el del servidor)
commands-table-open-pace-about = Cuánto puede tardar una respuesta: 36h, 2 días o “no” (por defecto: el del servidor)
commands-table-join = unirse
commands-table-join-about = Ocupar un asiento en la mesa de este canal
commands-table-leave = salir
commands-table-leave-about = Dejar tu asiento; en una partida en curso sigue en él un jugador automático
commands-table-replace = reemplazar
commands-table-replace-about = Liberar el asiento de quien ya no está; salvo el anfitrión, hace falta una votación
commands-table-replace-player-about = Quién ya no está
commands-table-start = empezar
commands-table-start-about = Empezar la partida (para el anfitrión)
commands-table-add-computer = agregar-automatico
commands-table-add-computer-about = Sentar a la mesa a un jugador automático (para el anfitrión)
commands-table-add-computer-kind-about = Cómo juega
commands-table-show = mostrar
commands-table-show-about = Mostrar la mesa otra vez, al final del canal
commands-table-log = registro
commands-table-log-about = Lo que ha pasado, hasta donde tú puedes saber
commands-table-verify = verificar
commands-table-verify-about = Tras la partida: comprobar que no hubo trampa con los dados
commands-table-export = exportar
commands-table-export-about = Tras la partida: guardarla entera en un archivo
commands-table-settings = ajustes
commands-table-settings-about = El idioma y los colores de lo que se publica en este canal (para el anfitrión)
commands-table-settings-language-about = El idioma
commands-table-settings-theme-about = Los colores de las imágenes
commands-table-pace = ritmo
commands-table-pace-about = Cuánto puede tardar una respuesta (para el anfitrión)
commands-table-pace-answer-about = El plazo de una respuesta: 36h, 2 días, 90 min o “no”
commands-table-pace-then-about = Qué pasa después: un aviso, la respuesta habitual o una automática (por defecto: como está)
commands-table-pause = pausar
commands-table-pause-about = Parar el reloj (para el anfitrión)
commands-table-resume = reanudar
commands-table-resume-about = Poner de nuevo en marcha el reloj (para el anfitrión)
commands-table-close = cerrar
commands-table-close-about = Cerrar la mesa sin resultado (para el anfitrión y quien administra el canal)

commands-play = jugar
commands-play-about = Responder a lo que se te pregunta; encadena varias respuestas con >
commands-play-answer-about = Tu respuesta; escribe para ver qué es posible
commands-hand = mano
commands-hand-about = Tu mano y lo que se te pregunta; solo tú lo ves
commands-undo = deshacer
commands-undo-about = Retirar tu última respuesta, si nada se ha tirado, robado ni revelado
commands-orders = ordenes
commands-orders-about = Tus órdenes permanentes: lo que no hace falta preguntarte en esta mesa
commands-learn = aprender
commands-learn-about = Una primera partida con jugadores automáticos y entrenador, por mensaje directo
commands-learn-game-about = El juego (por defecto: el de quienes empiezan)
commands-me = yo
commands-me-about = Las mesas que te esperan, cómo te aviso y tu idioma
commands-me-language-about = El idioma en que te hablo
commands-me-notice-about = Cómo te digo que es tu turno
commands-me-zone-about = Tu zona horaria; escribe una ciudad
commands-me-quiet-about = Horas en que no te aviso: 22-7, o “no” para ninguna
commands-me-tips-about = Si lo que es nuevo para ti viene con un consejo
commands-me-theme-about = Los colores de las imágenes que solo tú ves
commands-me-away-about = Días en que no estás: 2026-12-20 2027-01-03, o “no” para ninguno
commands-rules = reglas
commands-rules-about = Consultar las reglas por tema
commands-rules-topic-about = El tema; escribe para buscar
commands-card = carta
commands-card-about = Ver una carta
commands-card-card-about = La carta; escribe para buscar

## Options

commands-option-game = juego
commands-option-place = lugar
commands-option-language = idioma
commands-option-kind = tipo
commands-option-answer = respuesta
commands-option-topic = tema
commands-option-card = carta
commands-option-notice = aviso
commands-option-zone = zona
commands-option-quiet = silencio
commands-option-tips = consejos
commands-option-theme = colores
commands-option-away = ausente
commands-option-player = jugador
commands-option-user = persona

## Fixed choices

commands-choice-here = Este canal
commands-choice-thread = Un hilo nuevo
commands-choice-nudge = Solo avisar
commands-choice-play = Que responda un jugador automático
