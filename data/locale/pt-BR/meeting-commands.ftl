### O comando para achar com quem jogar, e a opção que mantém alguém longe.

commands-find = procurar
commands-find-about = Achar gente para um jogo: diga o que quer jogar, e eu junto vocês
commands-me-block-about = Alguém com quem nunca junto você; a pessoa não fica sabendo

commands-option-block = bloquear
