### The command for finding people to play with, and the option that keeps somebody apart.

commands-find = buscar
commands-find-about = Encontrar gente para un juego: di a qué quieres jugar, y te junto con otros
commands-me-block-about = Alguien con quien nunca te junto; no se entera

commands-option-block = bloquear
