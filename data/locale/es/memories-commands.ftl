### Slash commands that look back (see commands.ftl).

commands-table-log-search-about = Palabras que buscar; no importan tildes ni mayúsculas
commands-table-history = historial
commands-table-history-about = La mesa en un paso anterior, hasta donde tú puedes saber
commands-table-history-step-about = El paso, con su número del registro (por defecto: el último)
commands-table-history-round-about = El comienzo de esta ronda, este día o este turno
commands-table-replay = pelicula
commands-table-replay-about = Tras la partida: verla entera en una imagen animada
commands-option-search = buscar
commands-option-step = paso
commands-option-round = ronda
