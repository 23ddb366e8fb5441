### Commands of clocks and notices (see commands.ftl).

commands-table-skip = saltar
commands-table-skip-about = Seguir sin la respuesta de alguien cuyo plazo ha acabado (para el anfitrión)
commands-table-skip-player-about = Quién llega tarde
commands-table-pace-autoplay-about = Si se responde enseguida cuando solo hay una respuesta posible
commands-me-digest-about = Un mensaje directo al día con las mesas que te esperan: 8:30, o “no” para ninguno

commands-option-autoplay = automatico
commands-option-digest = resumen

commands-choice-default = Dar la respuesta habitual
commands-choice-on = Activado
commands-choice-off = Desactivado
