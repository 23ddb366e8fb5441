### Commands for finding players, for tables that were archived, and for whoever manages a server.

commands-table-open-players-about = Cuántos jugadores esperas (por defecto: todos los que caben en el juego)
commands-table-invite = invitar
commands-table-invite-about = Invitar a alguien a esta sala; se le menciona una vez
commands-table-invite-player-about = A quién invitar
commands-table-lobbies = salas
commands-table-lobbies-about = Las mesas de este servidor que esperan jugadores
commands-table-reopen = reabrir
commands-table-reopen-about = Traer de vuelta la mesa archivada de este canal

commands-taverna = taverna
commands-taverna-about = Para quien administra este servidor: qué hago aquí y cómo estoy
commands-taverna-setup = configurar
commands-taverna-setup-about = Idioma, canales y anfitriones de las mesas nuevas; sin opciones, muestra lo que hay
commands-taverna-setup-language-about = El idioma de las mesas nuevas
commands-taverna-setup-place-about = Dónde se abren las mesas nuevas
commands-taverna-setup-pace-about = Cuánto puede tardar una respuesta en las mesas nuevas: 36h, 2 días o “no”
commands-taverna-status = estado
commands-taverna-status-about = Cómo estoy y qué me falta aquí
commands-help = ayuda
commands-help-about = Qué sé hacer y por dónde empezar

commands-option-players = jugadores
commands-option-pace = ritmo
commands-choice-server = El del servidor de Discord
