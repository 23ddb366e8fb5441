### Commands of second thoughts and of seats (see commands.ftl).

commands-table-rewind = retroceder
commands-table-rewind-about = Volver a un turno anterior, si todos están de acuerdo; o fijar quién lo decide
commands-table-rewind-turn-about = El turno al que volver; escribe para buscar (por defecto: una lista para elegir)
commands-table-rewind-by-about = Quién lo decide desde ahora (para el anfitrión)
commands-table-offer = ofrecer
commands-table-offer-about = Ofrecer a alguien tu asiento, o uno libre
commands-table-offer-player-about = A quién ofrecerlo
commands-table-offer-seat-about = Tu propio asiento o uno que quedó libre (por defecto: el tuyo)
commands-table-leave-until-about = Del todo, o con un jugador automático hasta que vuelvas (por defecto: del todo)

commands-option-turn = turno
commands-option-by = decide
commands-option-seat = asiento
commands-option-until = hasta

commands-choice-all = Todos juntos
commands-choice-host = Solo el anfitrión
commands-choice-own = Mi propio asiento
commands-choice-free = Un asiento libre
commands-choice-good = Del todo
commands-choice-back = Hasta que vuelva
