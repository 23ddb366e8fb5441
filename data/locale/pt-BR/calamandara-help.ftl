### Calamandara: ajuda de cada pergunta e as regras por assunto, com as nossas palavras. "Regra nossa" é uma regra do jogo base
### como o reconstruímos, ou uma decisão nossa; docs/rules/calamandara.md tem todas.

## Ajuda: momentos de usar Cartas de Lembrança

calamandara-help-turn_start = Quem tem Carta de Lembrança na mão recebe esta pergunta no começo de cada turno, sejam quais forem as cartas, todos ao mesmo tempo e em segredo. Das cartas oferecidas vale a do primeiro na ordem, a partir da esquerda do viajante da vez; depois, quem ainda não usou nenhuma recebe a pergunta de novo. Com uma ordem permanente, você deixa de recebê-la. (Regras nossas 4.0 e 14.1a)
calamandara-help-turn_start-own = No começo do próprio turno só se usa Pinturas Submersas. Quem tem qualquer carta na mão recebe a pergunta, para que a espera não revele nada. (Regras nossas 4.0 e 12.2)
calamandara-help-before_phase_1 = Depois de um Evento neste turno, revelado ou não, os outros ainda podem usar uma carta: Guardiã de Mournã contra a 1ª fase, se ela ainda vai acontecer, ou Erronia do Silêncio contra o resto do turno. (Manual da expansão, regras específicas 8 e 10; regra nossa 4.2)
calamandara-help-event = O contador já mudou. A Carta de Lembrança usada agora tem prioridade: o efeito dela vem antes dos efeitos do Evento. Cada viajante pode usar uma; quem tem carta na mão recebe a pergunta. (Manual da expansão, regras específicas 1 e 13; regra nossa 9.3)

## Ajuda: Cartas de Evento no baralho

calamandara-help-reveal = Revelar: o Evento acontece para todos os que ele afeta, a começar por você. Se depois houver uma Carta de Símbolos no topo, você realiza a 1ª fase; outra Carta de Evento traz a pergunta de volta. Não revelar: a carta fica no topo e você segue direto para a 2ª fase. No próximo turno, a pergunta volta. (Manual da expansão, a partir da p. 9)
calamandara-help-reveal-counter = Revelar: o Contador de Dogma muda, quase sempre 1 ponto para baixo, e o Evento acontece para todos os que ele afeta, a começar por você. Se depois houver uma Carta de Símbolos no topo, você realiza a 1ª fase; outra Carta de Evento traz a pergunta de volta. Não revelar: o contador não muda, a carta fica no topo e você segue direto para a 2ª fase. No zero, todos perdem. (Manual da expansão, a partir da p. 9)

## Ajuda: alvos das Cartas de Lembrança

calamandara-help-direction = A carta do topo de cada baralho de Símbolos passa, ao mesmo tempo, para o topo do baralho vizinho: esquerda é o sentido horário. As Cartas de Evento também giram, sem serem reveladas. (Manual da expansão, regra específica 11; regra nossa 12.2)
calamandara-help-veil = Qualquer viajante pode ser escolhido. (Regra nossa 12.2)
calamandara-help-deck = Você adquire os dois símbolos da carta, que vai para o descarte daquele baralho. Baralhos com Carta de Evento no topo não aparecem aqui. (Manual da expansão, regra específica 9; regra nossa 12.2)
calamandara-help-breath-board = Só aparecem tabuleiros com algum símbolo que possa ser descartado: um que não esteja sob o token nem seja defendido por Torre. (Regras nossas 7.3 e 12.2)
calamandara-help-breath-cell = O símbolo vai para o Depósito do dono do tabuleiro. (Regra nossa 12.2)
calamandara-help-root = Uma Montanha do seu tabuleiro individual ou do central; ela vai para o seu Depósito. Não conta como inserção. (Regra nossa 12.2)
calamandara-help-page = De 1 a 3 símbolos voltam do seu Depósito para a sua Reserva: depois do primeiro, você pode parar quando quiser. (Regra nossa 12.2)
calamandara-help-trade-board = O seu tabuleiro ou o de outro viajante. No de outro, nenhum dos dois símbolos pode estar defendido por Torre. (Regra nossa 12.2)
calamandara-help-trade-first = Os dois símbolos são de tipos diferentes, e nenhum está sob um token. (Regra nossa 12.2)
calamandara-help-trade-second = Um símbolo de outro tipo, que não esteja sob um token. (Regra nossa 12.2)

## Ajuda: 2ª fase

calamandara-help-insert = Até 3 inserções, como você quiser combinar: inserir um símbolo da Reserva, escavar uma Montanha com uma Caverna ou descartar um símbolo do próprio tabuleiro. Além disso, uma vez cada: transmutar 3 símbolos do Depósito em 1 à sua escolha e usar uma Carta de Lembrança. (Regra nossa 4.4)
calamandara-help-insert-board = Pegadas vão no seu tabuleiro ou no central; Montanhas, no de outro viajante ou no central; Asas, Cavernas e Torres, só no seu. (Regras nossas 5.1 a 5.5)
calamandara-help-insert-own = Qualquer casa vazia. As Pegadas não precisam estar ligadas; Asa e Torre valem para a linha, Caverna vale para as casas ao lado. (Regras nossas 5.1 a 5.9)
calamandara-help-insert-other = Uma casa vazia em linha sem Torre. Cada tabuleiro individual tem no máximo 4 Montanhas, e você insere 1 por turno. (Regras nossas 5.2 e 7.4)
calamandara-help-insert-central = Qualquer casa vazia, menos o Centro. Ali a Pegada serve a todos os tokens; Montanhas, no máximo 6. (Regras nossas 5.1 e 5.2)
calamandara-help-excavate = No seu tabuleiro, a Caverna ocupa o lugar da Montanha; no central, as duas saem e a casa fica vazia. Conta como inserção. (Regra nossa 5.6)
calamandara-help-clear = O símbolo vai para o seu Depósito. Não vale a Pegada sob o seu token. Conta como inserção. (Regra nossa 4.4)
calamandara-help-transmute-pay = Três símbolos quaisquer voltam do seu Depósito para a Fonte, que é de todos e não tem limite. Uma vez por turno, e não conta como inserção. (Regra nossa 4.4)
calamandara-help-transmute-kind = Ele vem da Fonte para a sua Reserva, e você já pode inseri-lo. (Regra nossa 4.4)

## Ajuda: 3ª e 4ª fases, fim do turno

calamandara-help-walk = Até 2 passos. Andar: até uma Pegada ao lado; da linha 6, também pelo portão para o tabuleiro central. Saltar, uma vez: com uma Asa na sua linha, duas casas em linha reta. Túnel: ao lado de uma Caverna, até uma Pegada ao lado de qualquer Caverna do seu tabuleiro. No Centro se entra andando, com 4 Cartas de Lembrança somando mão e Diário. (Regras nossas 4.5 e 6.1 a 6.6)
calamandara-help-remember = Uma destas: com o token ao lado de uma Caverna do seu tabuleiro, adquirir uma Carta de Lembrança; passar 2 símbolos iguais da Reserva para o Depósito e adquirir uma; ou registrar uma carta da mão no Diário, onde nenhum Evento a alcança. Com 3 cartas na mão não se adquire nenhuma. (Regras nossas 4.6 e 4.8)
calamandara-help-excess = No fim do turno, a Reserva tem no máximo 8 símbolos. O resto vai para o Depósito. (Regra nossa 4.7)

## Ajuda: efeitos das Cartas de Evento

calamandara-help-effect-acquire = O símbolo vem da Fonte, que é de todos e não tem limite, para a sua Reserva. (Regra nossa 10)
calamandara-help-effect-recover = O símbolo volta do seu Depósito para a sua Reserva. (Regra nossa 10)
calamandara-help-effect-insert = Uma casa vazia do seu tabuleiro. Não conta para as suas 3 inserções. (Regras nossas 5.8 e 10)
calamandara-help-effect-insert-left = Uma casa vazia em linha sem Torre; cada tabuleiro tem no máximo 4 Montanhas. À esquerda está o próximo na ordem dos turnos. (Manual da expansão, regra específica 2; regras nossas 5.8 e 7.4)
calamandara-help-effect-insert-central = Uma casa vazia, menos o Centro; o símbolo sai da sua Reserva. (Regras nossas 5.8 e 10)
calamandara-help-effect-discard = Vai para o seu Depósito. Não vale a Pegada sob o seu token nem, quando o descarte é obrigatório, o que uma Torre da linha defende. (Manual da expansão, regras específicas 2 e 7; regra nossa 7.3)
calamandara-help-effect-discard-central = Vai para o seu Depósito. Nunca uma Pegada com token em cima. (Regra nossa 9.10)
calamandara-help-effect-reserve = Vai para o seu Depósito. (Regra nossa 9.10)
calamandara-help-effect-substitute = O símbolo antigo vai para o seu Depósito e o novo ocupa o lugar. Não vale a Pegada sob o seu token. (Regra nossa 10)
calamandara-help-effect-substitute-by = O novo símbolo fica na mesma casa. Nenhuma Montanha entra em linha com outra Torre, e não há quinta Montanha em um tabuleiro. (Regras nossas 10 e 13.24)
calamandara-help-effect-move = Para uma casa vazia do mesmo tabuleiro; não vale a Pegada sob o seu token. (Regra nossa 10)
calamandara-help-effect-move-left = Para uma casa vazia do mesmo tabuleiro; não vale a Pegada sob o token nem as que uma Torre da linha defende. (Manual da expansão, regra específica 2; regra nossa 10)
calamandara-help-effect-move-to = Qualquer casa vazia do mesmo tabuleiro. (Regra nossa 10)
calamandara-help-effect-swap = Dois símbolos de tipos diferentes do seu tabuleiro trocam de lugar; não vale a Pegada sob o seu token. (Regra nossa 10)
calamandara-help-effect-swap-with = Um símbolo de outro tipo. (Regra nossa 10)
calamandara-help-effect-advance = Passos como na 3ª fase, com no máximo um salto. Dá para parar antes, e dá para chegar ao Centro e vencer. (Regras nossas 6.1 a 6.7 e 13.7)
calamandara-help-effect-retreat = Até uma Pegada mais atrás no caminho, a mais avançada dessas. Estas estão empatadas. (Regras nossas 2.5 e 10)
calamandara-help-effect-draw = Você adquire uma Carta de Lembrança e depois descarta uma da mão, a nova ou outra. (Regra nossa 10)
calamandara-help-effect-forget = A carta vai para o descarte, de face para cima. No Diário ninguém mexe. (Regra nossa 10)
calamandara-help-effect-choice = Você escolhe uma das duas, se as duas podem ser feitas por inteiro. (Regra nossa 10)

## As regras por assunto

calamandara-rules-goal-title = Objetivo
calamandara-rules-goal = Leve o seu token do Ponto Inicial, pelo seu tabuleiro individual e pelo central, até o Centro, com pelo menos 4 Cartas de Lembrança somando mão e Diário. Quem entra nele vence na hora. Com limite de tempo, todos perdem juntos se o Contador de Dogma chega a zero. O jogo base está aqui como o reconstruímos a partir do manual da expansão. (Manual da expansão, a partir da p. 9; regras nossas 6.6 a 6.8)
calamandara-rules-boards-title = Tabuleiros
calamandara-rules-boards = O tabuleiro individual tem 6 linhas de 5 casas: de A1 a E1 junto ao Ponto Inicial, de A6 a E6 junto ao tabuleiro central. Cada casa da linha 6 tem o seu portão, a casa central em frente. O tabuleiro central tem 5 linhas de 5 casas, de V1 a Z5; o Centro, X3, nunca recebe símbolo. Valor de passo: Ponto Inicial 0, linhas 1 a 6, anel de fora 7, anel de dentro 8, Centro 9. (Regras nossas 2.1 a 2.5)
calamandara-rules-setup-title = Preparação
calamandara-rules-setup = Cada um tem um tabuleiro individual, um token no Ponto Inicial e um baralho de 20 Cartas de Símbolos, de face para cima. 24 Cartas de Eventos Dogmáticos se dividem por igual entre os baralhos, 12 em cada com 2 viajantes, 8 com 3, 6 com 4, e os baralhos são embaralhados de novo. O primeiro viajante começa com 1 Pegada, o segundo com 2, o terceiro com 2 e uma Asa, o quarto com 3. (Manual da expansão, a partir da p. 4; regras nossas 3.1 a 3.6)
calamandara-rules-turn-title = O turno
calamandara-rules-turn = Começo: podem ser usadas Cartas de Lembrança. Evento: enquanto houver uma Carta de Evento no topo do seu baralho, revele ou não. 1ª fase: adquirir símbolos. 2ª fase: inserir símbolos. 3ª fase: caminhar. 4ª fase: lembrar. Fim: no máximo 8 símbolos na Reserva. (Manual da expansão, a partir da p. 9; regras nossas 4.0 a 4.7)
calamandara-rules-acquire-title = 1ª fase: Adquirir Símbolos
calamandara-rules-acquire = Com uma Carta de Símbolos no topo do seu baralho, você adquire os dois símbolos dela: eles vêm da Fonte, que é de todos e não tem limite, para a sua Reserva, e a carta vai para o descarte. Com uma Carta de Evento no topo, não há 1ª fase. O baralho vazio é refeito com as Cartas de Símbolos do descarte; as Cartas de Evento já reveladas saem da partida. (Manual da expansão, a partir da p. 9; regras nossas 4.3 e 4.9)
calamandara-rules-insert-title = 2ª fase: Inserir Símbolos
calamandara-rules-insert = Até 3 inserções: inserir um símbolo da Reserva em uma casa vazia; escavar uma Montanha com uma Caverna da Reserva; ou descartar um símbolo do próprio tabuleiro, menos o que está sob o token. Uma vez por turno, você pode transmutar 3 símbolos do Depósito em 1 à sua escolha e usar 1 Carta de Lembrança. (Regras nossas 4.4 e 5.6)
calamandara-rules-symbols-title = Os cinco símbolos
calamandara-rules-symbols = Pegada, no seu tabuleiro ou no central: os tokens ficam e andam sobre ela. Montanha, no de outro viajante ou no central: bloqueia uma casa; 1 por turno, no máximo 4 em cada tabuleiro individual e 6 no central. Asa, Caverna e Torre: no seu tabuleiro. A Asa permite saltar a partir da linha dela, a Caverna dá túneis e Lembranças, a Torre defende a linha. (Regras nossas 5.1 a 5.9)
calamandara-rules-walk-title = 3ª fase: Caminhar
calamandara-rules-walk = Até 2 passos, cada um até uma Pegada ou até o Centro, em qualquer direção. Andar até uma casa vizinha; saltar uma vez por cima de uma casa, em linha reta, com uma Asa na sua linha; ir pelo túnel, de uma Caverna ao lado até uma casa ao lado de qualquer Caverna do seu tabuleiro. Saltos e túneis começam no tabuleiro individual e podem acabar no central. No Centro se entra andando, com 4 fragmentos. (Regras nossas 6.1 a 6.6)
calamandara-rules-towers-title = Torres
calamandara-rules-towers = A Torre defende o token e os outros símbolos da linha dela: nem os outros nem Eventos obrigatórios podem descartar, substituir, mover ou trocar esses símbolos, nem fazer esse token recuar. Ela não defende a si mesma, mas uma segunda Torre na linha a defende. Nenhuma Montanha é inserida em linha com Torre. O que você faz por vontade própria nunca é impedido. (Manual da expansão, regra específica 2; regras nossas 7.1 a 7.6)
calamandara-rules-remember-title = 4ª fase: Lembrar
calamandara-rules-remember = Uma de três coisas, se quiser: ao lado de uma Caverna do seu tabuleiro, adquirir uma Carta de Lembrança; passar 2 símbolos iguais da Reserva para o Depósito e adquirir uma; ou registrar uma carta da mão no Diário, sem usá-la. No máximo 3 cartas na mão. Mão e Diário somados são os seus fragmentos. (Regras nossas 4.6, 4.8 e 6.6)
calamandara-rules-memories-title = Cartas de Lembrança
calamandara-rules-memories = São 12 tipos, 3 cartas de cada. A carta diz quando é usada: no começo de um turno, antes da 1ª fase, quando um Evento é revelado, na sua 2ª ou 3ª fase. Ela tem prioridade sobre o Evento e depois fica no seu Diário, onde ainda conta como fragmento. No máximo uma carta de cada viajante em cada um desses momentos. (Manual da expansão, regras específicas 1 e 13; regras nossas 4.0 e 12.2)
calamandara-rules-excess-title = Fim do turno
calamandara-rules-excess = Se a Reserva tem mais de 8 símbolos, descarte o que passa para o Depósito. Acaba também o que valia até o fim deste turno. (Regra nossa 4.7)
calamandara-rules-events-title = Cartas de Eventos Dogmáticos
calamandara-rules-events = 27 cartas de Esperança dão vantagens, 23 de Temor causam danos; os versos são iguais. “Pode” fica à escolha de cada viajante; todo o resto se faz até onde der. “Tabuleiro individual” são só esses tabuleiros; “tabuleiro” é o tabuleiro inteiro. Símbolos descartados vão para o Depósito do dono do tabuleiro. (Manual da expansão, a partir da p. 9, regras específicas 5, 7 e 12; regras nossas 9.7, 9.10 e 9.11)
calamandara-rules-reveal-title = Revelar ou não
calamandara-rules-reveal = No começo do seu turno, com uma Carta de Evento no topo do seu baralho. Revelar: o contador muda, usam-se Cartas de Lembrança, os efeitos acontecem, a carta vai para o descarte; se a próxima também for um Evento, escolha de novo. Não revelar: ela fica no topo, o contador não muda, e você fica sem a 1ª fase neste turno. (Manual da expansão, a partir da p. 9; regras nossas 9.1 a 9.4)
calamandara-rules-order-title = Ordem dos efeitos
calamandara-rules-order = Primeiro quem revelou, depois em sentido horário; se quem revelou não é afetado, começa o viajante afetado mais próximo à esquerda. Cada um realiza todos os efeitos de uma parte da carta antes do próximo. (Manual da expansão, regra específica 3; regras nossas 9.8 e 9.9)
calamandara-rules-counter-title = Contador de Dogma
calamandara-rules-counter = Cada Carta de Evento revelada reduz o contador em 1 ponto, a menos que a carta diga o contrário. Ele nunca passa de 16. Um Evento com efeitos que não afeta ninguém o reduz em 1, diga o que disser. No zero, a partida acaba na hora e não há vencedores; os efeitos não são realizados. Sem limite de tempo, o contador não é usado. (Manual da expansão, p. 14, regras específicas 4 e 6; regras nossas 9.5 e 9.6)
calamandara-rules-difficulty-title = Níveis de dificuldade
calamandara-rules-difficulty = Aura: 14 de Esperança, 10 de Temor, contador em 14. Turvo: 12 e 12, contador em 12. Ruína: 10 de Esperança, 14 de Temor, contador em 10. Ou uma mistura personalizada: até 23 cartas de Temor entre 24, e o contador a partir de 2. (Manual da expansão, a partir da p. 14; regra nossa 8.3)
calamandara-rules-end-title = Fim da partida
calamandara-rules-end = Vence o viajante que entra no Centro. Ninguém vence se o Contador de Dogma chega a zero, se ninguém faz nada por dois turnos seguidos de cada viajante (andar de um lado para o outro não conta) ou depois de 400 turnos. (Manual da expansão, a partir da p. 9; regras nossas 6.7 e 6.8)
