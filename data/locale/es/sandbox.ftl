### The sandbox: what it says in the terminal, and the words of its page.
### On the page, arguments are put in by the page itself: no plurals here. args of sandbox-page-…: name, it, count, least, most

## In the terminal. port-taken args: host, port · folder args: file, reason · broken args: file, aside · foreign args: file

sandbox-port-taken = Otro programa ya usa { $host }:{ $port }, quizá un sandbox en otra ventana. Páralo o elige otro puerto: TAVERNA_SANDBOX_PORT=8451 make run
sandbox-folder = El sandbox no puede guardar su mundo en { $file }: { $reason }.
sandbox-broken = El sandbox no puede leer { $file }; ahora está en { $aside }. Arranca de nuevo para tener un mundo nuevo.
sandbox-foreign = { $file } no es del sandbox, así que se queda como está. Muévelo a otro sitio o indica otra carpeta en TAVERNA_SANDBOX.

## The first page

sandbox-page-welcome = Te damos la bienvenida a Taverna
sandbox-page-welcome-lead = Es un pequeño chat solo tuyo, solo en esta máquina. El bot de verdad está en él: cada botón y cada comando funciona como en Discord.
sandbox-page-play-learn = Aprender { $name } jugando
sandbox-page-under-way = Partidas en curso
sandbox-page-go-on = Seguir con { $name } en { $it }
sandbox-page-your-turn = tu turno
sandbox-page-play-computers = Jugar ya a { $name } contra dos jugadores automáticos
sandbox-page-play-friends = Abrir una mesa para amigos en esta máquina
sandbox-page-bot-starting = El bot está arrancando…
sandbox-page-tip-eyes = Puedes ser cualquiera: cambia de persona en “Eres” y mira lo que ve esa persona.
sandbox-page-tip-commands = Escribe / en un canal para ver todos los comandos.
sandbox-page-tip-secrets = Las manos y los planes son secretos: cada persona ve solo los suyos.
sandbox-page-hint-friends = Ahora cambia de persona y pulsa Unirme; después el anfitrión pulsa Empezar.

## The frame

sandbox-page-board = Tablero
sandbox-page-home = Inicio
sandbox-page-places = Canales y mensajes
sandbox-page-channels = Canales
sandbox-page-add-channel = Crear un canal
sandbox-page-direct-messages = Mensajes directos
sandbox-page-people = Personas y ajustes
sandbox-page-you-are = Eres
sandbox-page-you-are-now = Eres { $name }. Cambiar de persona
sandbox-page-you-are-help = La página muestra lo que ve esta persona, y nada más.
sandbox-page-language = Idioma
sandbox-page-look = Apariencia
sandbox-page-look-system = Automática
sandbox-page-look-light = Clara
sandbox-page-look-dark = Oscura
sandbox-page-take-dms = Aceptar mensajes directos
sandbox-page-bot-heading = Bot
sandbox-page-online = conectado
sandbox-page-offline = no conectado
sandbox-page-bot-offline = El bot no está conectado
sandbox-page-page-offline = Sin conexión. Intentándolo de nuevo…
sandbox-page-unread = sin leer
sandbox-page-calls = menciones: { $count }
sandbox-page-close = Cerrar

## Messages

sandbox-page-messages-of = Mensajes en { $name }
sandbox-page-beginning = Aquí empieza el canal. Escribe / para ver los comandos.
sandbox-page-beginning-dm = Tus mensajes directos con { $name }. Nadie más los ve.
sandbox-page-message-by = Mensaje de { $name }
sandbox-page-a-message = un mensaje
sandbox-page-used = ha usado
sandbox-page-bot = Bot
sandbox-page-edited = (editado)
sandbox-page-new = Nuevos
sandbox-page-jump = Ir a los mensajes más recientes
sandbox-page-only-you = Solo tú lo ves
sandbox-page-dismiss = Descartar mensaje
sandbox-page-thinking = { $name } está pensando…
sandbox-page-typing = { $name } está escribiendo…
sandbox-page-spoiler = Mostrar spoiler
sandbox-page-unknown-channel = desconocido
sandbox-page-unknown-component = Esta parte del mensaje no se puede mostrar aquí.
sandbox-page-picture-without-words = Imagen sin descripción
sandbox-page-enlarge = Ampliar: { $it }
sandbox-page-own-size = Mostrar a tamaño real

## Writing

sandbox-page-write-to = Escribir en { $name }
sandbox-page-may-not-write = Aquí no puedes escribir
sandbox-page-locked = Este hilo está bloqueado
sandbox-page-commands = Comandos
sandbox-page-send = Enviar
sandbox-page-cancel = Cancelar
sandbox-page-done = Listo
sandbox-page-choose = Elige
sandbox-page-choose-one = elige una opción de la lista
sandbox-page-choose-between = Elige de { $least } a { $most }
sandbox-page-choose-exactly = Elige exactamente { $count }
sandbox-page-nothing-fits = No hay coincidencias
sandbox-page-no-such-command = Aquí no existe ese comando. Elige uno de la lista.
sandbox-page-needed = obligatorio
sandbox-page-too-short = al menos { $least } caracteres
sandbox-page-a-number = hace falta un número entero
sandbox-page-between-numbers = un número de { $least } a { $most }
sandbox-page-between-characters = de { $least } a { $most } caracteres
sandbox-page-yes = Sí
sandbox-page-no = No

## When something goes wrong

sandbox-page-failed = Esta interacción ha fallado: el bot no ha respondido en tres segundos
sandbox-page-refused = Eso ya no es posible
sandbox-page-unreachable = El sandbox no responde. ¿Sigue en marcha?
sandbox-page-not-sent = El mensaje no se ha enviado

## Entrar en la página de los tableros, en lugar de la página del propio Discord

sandbox-login = ¿Quién entra?
sandbox-login-cancel = Cancelar
