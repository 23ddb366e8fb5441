### O tabuleiro no navegador. A própria página põe: names em web-waiting, count em web-left.

web-log = O que aconteceu
web-whole = A imagem inteira
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
web-board = Tabuleiro
web-hand = Mão
web-sheet = Visão geral
web-news = Desde a sua vez
web-earlier = Mais antigas
web-which = Qual deles?
web-orders-about = O que não preciso perguntar a você nesta mesa: eu passo no seu lugar, na hora e seja qual for a sua mão.
web-thinking = Pensando…
