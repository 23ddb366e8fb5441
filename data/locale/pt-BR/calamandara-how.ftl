### Calamandara: como se joga, para quem nunca ouviu falar dele. Lido no celular: frases curtas, sem número de regra. Os nomes
### de board e hand são os de `teaching` em ui.toml.

calamandara-how-goal = Viajantes atravessam um mundo em ruínas até o Centro, cada um do seu lado. O jogo base e quase todas as cartas aqui são reconstrução da Taverna: temos só o manual da expansão A Malha do Porvir.
calamandara-how-wins = **Você vence** na hora em que o seu token entra no Centro e você tem 4 fragmentos. Cada Carta de Lembrança da sua mão ou do seu Diário é um. Com limite de tempo, se o Contador de Dogma chega a zero, todos perdem.

calamandara-how-board-token = **Seu token** no seu tabuleiro. Ele saiu da chama abaixo da linha 1; sobe até a linha 6 e passa por um portão para o tabuleiro central, que é de todos.
calamandara-how-board-centre = **O Centro.** Você entra andando, de uma das quatro casas ao lado dele, com 4 fragmentos. É a vitória.
calamandara-how-board-symbols = **Os cinco símbolos.** O token anda sobre Pegadas, a Montanha bloqueia uma casa, a Asa dá um salto a partir da linha dela, a Caverna dá túneis e Lembranças. Na linha de uma Torre ninguém faz você recuar nem tira os seus símbolos.
calamandara-how-board-memories = **Cartas de Lembrança.** Cada uma tem um efeito para usar uma vez. Na mão ou, depois de usada, no Diário, ela é um fragmento.
calamandara-how-board-events = **Eventos.** Em cima, quantas cartas de Esperança e de Temor ainda estão nos baralhos; embaixo, a que foi revelada neste turno e quem ela afeta.
calamandara-how-board-panel = **Seu painel.** Até onde você foi, quantos dos 4 fragmentos já tem, cartas na mão, Diário e Depósito; embaixo, a sua Reserva; à direita, o topo do seu baralho.

calamandara-how-turn-1 = 🌀 **Evento.** Se há uma Carta de Evento no topo do seu baralho, revele ou não. Esperança ajuda, Temor prejudica; não revelada, ela fica ali, e você não adquire símbolos na 1ª fase.
calamandara-how-turn-2 = 🎒 **1ª fase**: os dois símbolos da Carta de Símbolos do topo vêm para a sua Reserva, de onde você os usa.
calamandara-how-turn-3 = ⛰️ **2ª fase**: insira até 3 símbolos. Quase todos vão no seu tabuleiro; Pegadas também no central; uma Montanha por turno, no de um rival ou no central.
calamandara-how-turn-4 = 🥾 **3ª fase**: ande até 2 passos, cada um até uma Pegada ao lado. Com uma Asa na linha você pode saltar uma vez, a uma Pegada a duas casas; ao lado de uma Caverna, ir pelo túnel a outra, junto de outra Caverna sua.
calamandara-how-turn-5 = 📖 **4ª fase**: adquira uma Carta de Lembrança, de graça ao lado de uma Caverna sua, ou por 2 símbolos iguais. Ou registre uma da mão no Diário, onde nenhum Evento a alcança.

calamandara-how-hand-memories = **Cartas de Lembrança** na sua mão, no máximo 3. Cada uma diz quando pode ser usada.
calamandara-how-hand-reserve = **Reserva.** Os símbolos que você pode inserir, ou pagar em pares iguais por Lembranças. No máximo 8 no fim do seu turno.
calamandara-how-hand-depot = **Depósito.** Símbolos que você descartou. Uma vez por turno, 3 deles se transformam em 1 à sua escolha.
calamandara-how-hand-deck = **Baralho de Símbolos.** A carta do topo é o que a sua próxima 1ª fase traz, e todos a veem.
calamandara-how-hand-diary = **Diário.** Lembranças que você usou ou registrou. Elas continuam valendo como fragmentos.
calamandara-how-hand-fragments = **Até onde você foi**: linhas 1 a 6, depois 7 e 8 no tabuleiro central, 9 é o Centro; e os seus **fragmentos**, dos 4 de que precisa.

calamandara-how-begin = **Nos primeiros turnos, em geral:** insira Pegadas em linha reta por uma coluna e ande logo por elas; ponha uma Caverna ao lado do caminho, para as Lembranças, e uma Montanha bem na frente de quem lidera.
