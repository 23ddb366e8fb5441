### A página no endereço de quem hospeda: as mesas de cada um, entrar e sair, e por que algo não aparece.
### `created` e `seen` são marcas do próprio Discord: ele as mostra como data e como "há 3 horas".

site-title = Suas mesas
site-tables = Estes tabuleiros abrem aqui:
site-none = Você não está em nenhuma partida em andamento. Uma mesa se abre com /mesa abrir, em um canal de um servidor do Discord onde o bot está.
site-waiting = espera por você
site-over = acabou
site-lent = Aqui o computador joga por você. “Voltei”, abaixo do tabuleiro no Discord, devolve o seu lugar.
site-elsewhere = Este tabuleiro abre pelo botão Tabuleiro abaixo dele, no Discord.
site-log-out = Sair
site-log-in = Entrar com o Discord
site-back = Suas mesas
site-again = Tentar de novo

site-login-title = Entre primeiro
site-login = Seus tabuleiros abrem depois que você entra com o Discord. O bot só fica sabendo quem você é: não vê seus servidores, seus amigos nem o seu e-mail.
site-refused-title = Não deu para entrar
site-refused = Talvez tenha demorado demais, sido cancelado, ou o link tenha sido aberto duas vezes. Nada mudou.
site-away-title = O Discord não responde
site-away = Sem o Discord ninguém consegue entrar. Tente de novo daqui a pouco.
site-absent-title = Aqui não há tabuleiro para você
site-absent = Este endereço não é de nenhuma mesa em que você tenha lugar. Talvez você tenha deixado o lugar, ou entrado com outra conta.
site-misdirected-title = Este tabuleiro fica em outro endereço
site-misdirected = Outra parte do bot cuida desta mesa. Use o botão Tabuleiro abaixo dela, no Discord.
site-soon-title = Um momento
site-soon = Foi muita coisa de uma vez. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
site-closed-title = O bot está iniciando
site-closed = Tente de novo daqui a pouco.
site-broken-title = Algo deu errado
site-broken = A culpa é do bot. A sua partida continua como estava.

site-session-list = 🔑 Seus tabuleiros estão abertos em { $count ->
    [one] um navegador
   *[other] { $count } navegadores
}:
site-session-one = entrou em { $created }, último uso { $seen }
site-session-end = Sair de todos os navegadores
site-session-ended = Você saiu de todos os navegadores. Cada um pede que você entre antes de mostrar um tabuleiro de novo.
