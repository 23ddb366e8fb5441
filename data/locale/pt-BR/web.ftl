### O tabuleiro no navegador. A própria página põe: names em web-waiting, count em web-left.

web-hand = Minha mão
web-log = O que aconteceu
web-whole = O tabuleiro inteiro
web-places = O que dá para escolher
web-send = Confirmar
web-clear = Escolher de novo
web-undo = Desfazer
web-locked = Sua resposta já foi dada.
web-waiting = Esperando { $names }
web-nothing = Nada a fazer agora.
web-over = A partida acabou.
web-empty = Nada
web-close = Fechar
web-left = Ainda a distribuir: { $count }
web-offline = O bot não responde. Tente de novo daqui a pouco.
web-coach = Boa ideia aqui
web-do = Fazer isto
web-drawing = Desenhando o tabuleiro…
