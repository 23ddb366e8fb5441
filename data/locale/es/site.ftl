### La página en la dirección de quien aloja: las mesas de cada cual, entrar y salir, y por qué algo no se muestra.
### `created` y `seen` son marcas de Discord: las muestra como fecha y como "hace 3 horas".

site-title = Tus mesas
site-tables = Estos tableros se abren aquí:
site-none = No tienes ninguna partida en curso. Una mesa se abre con /mesa abrir, en un canal de un servidor de Discord donde está el bot.
site-waiting = te espera
site-over = terminada
site-lent = Aquí juega por ti un jugador automático. “Estoy de vuelta”, debajo del tablero en Discord, te devuelve el asiento.
site-elsewhere = Este tablero se abre con el botón Tablero que tiene debajo, en Discord.
site-log-out = Salir
site-log-in = Entrar con Discord
site-back = Tus mesas
site-again = Intentarlo de nuevo

site-login-title = Primero, entra
site-login = Tus tableros se abren cuando entras con Discord. El bot solo sabe quién eres: no ve tus servidores, ni a tus amigos, ni tu correo.
site-refused-title = No se pudo entrar
site-refused = Quizá tardó demasiado, se canceló, o el enlace se abrió dos veces. No ha cambiado nada.
site-away-title = Discord no responde
site-away = Sin Discord nadie puede entrar. Inténtalo de nuevo en un momento.
site-absent-title = Aquí no hay tablero para ti
site-absent = Esta dirección no es de ninguna mesa en la que tengas asiento. Quizá lo dejaste, o entraste con otra cuenta.
site-misdirected-title = Este tablero está en otra dirección
site-misdirected = Otra parte del bot se ocupa de esta mesa. Pulsa Tablero, debajo de ella, en Discord.
site-soon-title = Un momento
site-soon = Demasiadas peticiones seguidas. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
site-closed-title = El bot está arrancando
site-closed = Inténtalo de nuevo en un momento.
site-broken-title = Algo ha fallado
site-broken = La culpa es del bot. Tu partida sigue como estaba.

site-session-list = 🔑 Tus tableros están abiertos en { $count ->
    [one] un navegador
   *[other] { $count } navegadores
}:
site-session-one = sesión iniciada el { $created }, último uso { $seen }
site-session-end = Salir de todos los navegadores
site-session-ended = Has salido de todos los navegadores. Cada uno te pide entrar antes de volver a mostrar un tablero.
