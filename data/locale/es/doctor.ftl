### Lo que dice `python -m bot doctor`: una línea por hallazgo, y en `doctor-do-...` qué hacer.

doctor-about-all = Examinar ajustes, token, aplicación, servidores y canales desde el lado de Discord, con el bot en marcha o antes de la primera vez
doctor-about-post = También publicar, editar y borrar un mensaje con imagen en este canal, con un hilo: su ID o su enlace
doctor-about-person = También escribir a esta persona por mensaje directo y borrarlo después: su ID
doctor-about-server = Mirar solo este servidor: su ID o el enlace de uno de sus canales
doctor-about-json = Responder en JSON, para programas

## Ajustes y token

doctor-settings = todos los ajustes son conocidos y tienen un valor que sirve
doctor-setting-wrong = un ajuste está mal: { $problem }
doctor-do-setting-wrong = corrígelo en .env o en el entorno
doctor-setting-meant = no existe el ajuste { $name }
doctor-do-setting-meant = ¿querías decir { $meant }?
doctor-setting-unknown = no existe el ajuste { $name }
doctor-do-setting-unknown = quita esa línea: docs/operating.md enumera los que hay
doctor-game-left-out = un juego se ha quedado fuera: { $why }
doctor-do-game-left-out = los demás funcionan: sigue lo que dice la línea
doctor-token-empty = DISCORD_TOKEN está vacío, así que el bot abriría el sandbox
doctor-do-token-empty = copia el token del portal de desarrolladores (Bot, Reset Token) a .env
doctor-token-broken = DISCORD_TOKEN tiene espacios o signos que ningún token tiene
doctor-do-token-broken = copia el token de nuevo, entero y sin comillas
doctor-token-refused = Discord rechaza el token de DISCORD_TOKEN
doctor-do-token-refused = cópialo de nuevo del portal de desarrolladores (Bot, Reset Token)
doctor-token = Discord acepta el token; el ID de la aplicación es { $id }
doctor-rest-unseen = no se ha mirado nada más
doctor-elsewhere = responde { $host }, y no Discord mismo: así lo dice TAVERNA_DISCORD_API o TAVERNA_REST

## Lo que sale mal con una petición

doctor-away = no se puede llegar a Discord ({ $why }); no se ha mirado nada más
doctor-do-away = ¿hay red? Puede que un cortafuegos, un proxy o el servidor de nombres esté de por medio
doctor-away-elsewhere = nadie responde en la dirección de TAVERNA_DISCORD_API o TAVERNA_REST ({ $why }); no se ha mirado nada más
doctor-do-away-elsewhere = corrige la dirección, o enciende lo que debería responder ahí
doctor-later = { $what }: Discord pide esperar { NUMBER($seconds) } segundos (429)
doctor-do-later = espera ese tiempo y vuelve a ejecutarlo
doctor-broken = { $what }: Discord falla ({ $status })
doctor-do-broken = aquí no hay nada mal: mira https://discordstatus.com y vuelve a ejecutarlo más tarde
doctor-unreadable = { $what }: la respuesta ({ $status }) no es de Discord
doctor-do-unreadable = algo responde en su lugar por el camino: un proxy, la página de acceso de la red, un TAVERNA_DISCORD_API o TAVERNA_REST equivocado
doctor-refused = { $what }: Discord lo rechaza ({ $answer })
doctor-do-refused = docs/operating.md, “What Discord refuses”, explica estos números
doctor-do-code-10003 = no existe ese canal: copia de nuevo su enlace o su ID
doctor-do-code-10013 = no existe esa persona: copia de nuevo su ID
doctor-do-code-20026 = Discord ha marcado al bot: su mensaje en el portal de desarrolladores dice por qué
doctor-do-code-30033 = ese hilo está lleno: elige otro canal
doctor-do-code-40005 = la imagen es demasiado grande para ese canal, o un proxy por el camino no admite archivos así
doctor-do-code-50001 = el bot no puede ver eso: invítalo a ese servidor y deja que su rol vea el canal (Editar canal, Permisos)
doctor-do-code-50007 = esa persona no admite mensajes directos: clic derecho en el servidor, Ajustes de privacidad, Mensajes directos; las partidas preguntan en el canal
doctor-do-code-50013 = permite al rol del bot lo que dicen las líneas sobre ese canal (Editar canal, Permisos)
doctor-do-code-50033 = ese ID no es de nadie, o es de un bot: copia el de una persona
doctor-do-code-50278 = esa persona no está en ningún servidor del bot
doctor-do-code-160006 = ese servidor tiene demasiados hilos activos: archiva algunos

## Las peticiones

doctor-asked-bot = la cuenta del bot
doctor-asked-application = la aplicación
doctor-asked-gateway = el número de inicios de sesión
doctor-asked-commands = los comandos
doctor-asked-icons = los iconos
doctor-asked-secret = el client secret
doctor-asked-servers = los servidores del bot
doctor-asked-roles = los roles
doctor-asked-member = el bot como miembro
doctor-asked-channels = los canales
doctor-asked-channel = el canal del mensaje de prueba
doctor-asked-message = un mensaje con imagen
doctor-asked-edit = una edición
doctor-asked-thread = un hilo
doctor-asked-thread-message = un mensaje en el hilo
doctor-asked-person = la persona a quien escribir
doctor-asked-direct = un mensaje directo

## Reloj y aplicación

doctor-clock = el reloj de esta máquina coincide con el de Discord
doctor-clock-ahead = el reloj de esta máquina va { NUMBER($seconds) } segundos adelantado
doctor-do-clock-ahead = activa la sincronización de la hora (timedatectl set-ntp true): los recordatorios y los plazos dependen de ella
doctor-clock-behind = el reloj de esta máquina va { NUMBER($seconds) } segundos atrasado
doctor-do-clock-behind = activa la sincronización de la hora (timedatectl set-ntp true): los recordatorios y los plazos dependen de ella
doctor-no-clock = el reloj no se ha comparado: la respuesta no lleva fecha
doctor-endpoint = los comandos y los botones van a una dirección web, no al bot
doctor-do-endpoint = portal de desarrolladores, General Information: vacía Interactions Endpoint URL
doctor-no-endpoint = los comandos y los botones llegan al bot
doctor-intents = el bot no necesita ningún intent privilegiado, y ninguno está activado
doctor-intents-on = el bot no necesita ningún intent privilegiado, pero hay intents activados: { $names }
doctor-do-intents-on = portal de desarrolladores, Bot: desactívalos
doctor-intent-presence = Presence
doctor-intent-members = Server Members
doctor-intent-content = Message Content
doctor-code-grant = la invitación no funciona: la aplicación exige un code grant
doctor-do-code-grant = portal de desarrolladores, Bot: desactiva Requires OAuth2 Code Grant
doctor-public = quien tenga la invitación puede añadir el bot a su servidor
doctor-do-public = si lo quieres solo para ti: portal de desarrolladores, Bot, desactiva Public Bot
doctor-not-public = solo tú puedes añadir el bot a servidores
doctor-no-privacy = la aplicación no indica una política de privacidad, que Discord pide
doctor-do-no-privacy = portal de desarrolladores, General Information: Privacy Policy URL

## Inicios de sesión, comandos, iconos

doctor-logins = quedan { NUMBER($count) } de { NUMBER($total) } inicios de sesión hoy
doctor-few-logins = solo quedan { NUMBER($count) } de { NUMBER($total) } inicios de sesión; Discord vuelve a contar en { $hours } h
doctor-do-few-logins = algo enciende el bot una y otra vez: detenlo y mira su registro
doctor-no-logins = los { NUMBER($total) } inicios de sesión del día se han agotado: el bot no puede encenderse durante { $hours } h
doctor-do-no-logins = algo enciende el bot una y otra vez: detenlo y mira su registro
doctor-advised = { $count ->
    [one] Discord aconseja una conexión
   *[other] Discord aconseja { NUMBER($count) } conexiones (shards), que son las que abre el bot
}
doctor-shards = Discord aconseja { NUMBER($advised) } conexiones (shards), y TAVERNA_SHARDS tiene { NUMBER($count) }
doctor-do-shards = detén todos los procesos y enciéndelos con un número mayor
doctor-commands = { $count ->
    [one] un comando está registrado, como es en esta versión
   *[other] los { NUMBER($count) } comandos están registrados, como son en esta versión
}
doctor-commands-none = no hay ningún comando registrado, así que nadie puede usar el bot
doctor-do-commands-none = enciende el bot; si esta línea sigue, su registro dice qué rechaza Discord
doctor-commands-yet = aún no hay ningún comando registrado: el bot lo hace la primera vez que se enciende
doctor-commands-missing = faltan comandos: { $names }
doctor-do-commands-missing = borra commands.json junto a la base de datos y enciende el bot de nuevo; si esta línea sigue, su registro dice por qué
doctor-commands-old = hay comandos que no son los de esta versión: { $names }
doctor-do-commands-old = borra commands.json junto a la base de datos y enciende el bot de nuevo; si esta línea sigue, su registro dice por qué
doctor-icons = los { NUMBER($count) } iconos están subidos
doctor-icons-missing = { NUMBER($count) } de { NUMBER($total) } iconos están subidos; los demás botones muestran caracteres
doctor-do-icons-missing = llegan en los tres minutos tras encender el bot; si esta línea sigue, su registro dice por qué
doctor-icons-yet = { NUMBER($count) } de { NUMBER($total) } iconos están subidos: el bot lo hace tras encenderse por primera vez

## Servidores y canales

doctor-no-server = el bot no está en ningún servidor
doctor-do-no-server = invítalo: { $url }
doctor-other-server = el bot no está en el servidor { $server }
doctor-do-other-server = invítalo: { $url }
doctor-server-unseen = { $server }: no se pueden mirar sus canales
doctor-do-server-unseen = la línea siguiente dice por qué
doctor-more-servers = { $count ->
    [one] no se ha mirado un servidor más; --server elige uno
   *[other] no se han mirado { NUMBER($count) } servidores más; --server elige uno
}
doctor-no-commands-here = { $server }: se invitó al bot sin sus comandos
doctor-do-no-commands-here = abre la invitación de nuevo y elige ese servidor: { $url }
doctor-commands-twice = { $count ->
    [one] { $server }: un comando está registrado solo para este servidor, así que la gente lo ve dos veces
   *[other] { $server }: { NUMBER($count) } comandos están registrados solo para este servidor, así que la gente los ve dos veces
}
doctor-do-commands-twice = vienen de TAVERNA_GUILD, que es para desarrollo: usa otra aplicación para eso
doctor-no-text = { $server }: no hay canales de texto
doctor-sees-none-role = { $count ->
    [one] { $server }: el bot no ve el único canal de texto: a su rol le falta Ver canales
   *[other] { $server }: el bot no ve ninguno de { NUMBER($count) } canales de texto: a su rol le falta Ver canales
}
doctor-do-sees-none-role = Ajustes del servidor, Roles, el rol del bot, Permisos: actívalo
doctor-sees-none = { $count ->
    [one] { $server }: el bot no ve el único canal de texto
   *[other] { $server }: el bot no ve ninguno de { NUMBER($count) } canales de texto
}
doctor-do-sees-none = Editar canal, Permisos, Añadir miembros o roles: el rol del bot
doctor-server-lacks = { $server }: al rol del bot le falta { $missing }
doctor-server-threadless = { $server }: para mesas en hilos, al rol del bot le falta { $missing }
doctor-do-server-lacks = Ajustes del servidor, Roles, el rol del bot, Permisos: actívalo
doctor-channel-lacks = { $server }, #{ $channel }: al bot le falta { $missing }
doctor-channel-threadless = { $server }, #{ $channel }: para mesas en hilos, al bot le falta { $missing }
doctor-do-channel-lacks = { permission-where }: permítelo
doctor-channel-read-only = { $server }, #{ $channel }: no es sitio para jugar, la gente tampoco puede escribir ahí; al bot le falta { $missing }
doctor-more-channels = { $count ->
    [one] { $server }: una línea más como estas
   *[other] { $server }: { NUMBER($count) } líneas más como estas
}
doctor-server = { $total ->
    [one] { $server }: el bot tiene todo lo que necesita en el único canal de texto
   *[other] { $server }: el bot tiene todo lo que necesita en { NUMBER($count) } de { NUMBER($total) } canales de texto
}

## La prueba

doctor-no-trial = no se ha publicado nada: --post CHANNEL prueba un mensaje y un hilo, --person USER un mensaje directo
doctor-no-text-channel = ese no es un canal de texto
doctor-do-no-text-channel = elige un canal de texto: clic derecho, Copiar enlace
doctor-in-thread = no se ha probado ningún hilo: ese canal ya es uno
doctor-posted = un mensaje con diseño, imagen, icono y botón
doctor-posted-plain = un mensaje con diseño, imagen y botón; sin icono, porque aún no hay ninguno subido
doctor-edited = ... editado
doctor-thread = un hilo
doctor-thread-message = ... con un mensaje dentro
doctor-direct = un mensaje directo
doctor-thread-archived = el hilo está vacío y archivado: borrarlo requiere Gestionar hilos, que el bot no pide; puedes borrarlo
doctor-notice-left = la línea de Discord sobre el hilo puede seguir en el canal; puedes borrarla
doctor-left = algo de la prueba no se ha podido quitar ({ $answer })
doctor-do-left = bórralo a mano en ese canal
doctor-left-away = algo de la prueba no se ha podido quitar: Discord no responde
doctor-do-left-away = bórralo a mano en ese canal
doctor-maybe-left = puede que algo de la prueba se haya publicado de todos modos, porque no hubo una respuesta clara: mira y bórralo a mano
doctor-taken-away = todos los mensajes de la prueba están borrados

doctor-trial-text = Una prueba de quien se ocupa de este bot. Desaparece sola.
doctor-trial-edited = Editado.
doctor-trial-button = Prueba
doctor-trial-name = Prueba

## Tableros en el navegador. redirect-missing, redirect-unseen, site args: url · site-unreached args: url, why · site-other args: url, status

doctor-redirect = el portal tiene la redirección que necesita quien entra en la página de los tableros
doctor-redirect-missing = al portal le falta la redirección que necesita quien entra en la página de los tableros
doctor-do-redirect-missing = portal de desarrolladores, OAuth2, Redirects: añade { $url }
doctor-redirect-unseen = Discord no dice qué redirecciones tiene el portal
doctor-do-redirect-unseen = portal de desarrolladores, OAuth2, Redirects: { $url } tiene que estar ahí
doctor-secret = Discord acepta el client secret
doctor-secret-refused = Discord rechaza el client secret de DISCORD_CLIENT_SECRET
doctor-do-secret-refused = cópialo de nuevo del portal de desarrolladores (OAuth2, Reset Secret)
doctor-site = la página de los tableros responde en { $url }
doctor-site-unreached = nadie responde en { $url } desde aquí ({ $why })
doctor-do-site-unreached = arranca el bot y revisa el proxy inverso o el túnel; algunos routers no llegan a su propia dirección desde dentro, así que prueba con un teléfono sin wifi
doctor-site-other = en { $url } responde algo que no es la página de los tableros ({ $status })
doctor-do-site-other = dirige el proxy inverso o el túnel a la dirección de TAVERNA_WEB; TAVERNA_WEB_URL debe ser la que muestra el navegador
