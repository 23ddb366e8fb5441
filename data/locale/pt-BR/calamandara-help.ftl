### Calamandara: ajuda de cada pergunta e as regras por assunto, com as nossas palavras. "Regra nossa" é uma regra do jogo base
### como o reconstruímos, ou uma decisão nossa; docs/rules/calamandara.md tem todas.

## Ajuda: momentos de usar Cartas de Lembrança

calamandara-help-turn_start = Quem tem Carta de Lembrança na mão recebe esta pergunta no começo de cada turno, sejam quais forem as cartas, todos ao mesmo tempo e em segredo. Das cartas escolhidas, vale a do primeiro na ordem, a partir da esquerda do viajante da vez; depois, quem ainda não usou nenhuma recebe a pergunta de novo. Com uma ordem permanente, você deixa de recebê-la. (Regras nossas 4.0 e 14.1a)
calamandara-help-turn_start-own = No começo do próprio turno só se usa Pinturas Submersas. Quem tem qualquer carta na mão recebe a pergunta, para que a espera não revele nada. (Regras nossas 4.0 e 12.2)
calamandara-help-before_phase_1 = Depois de um Evento neste turno, revelado ou não, os outros ainda podem usar uma carta: Guardiã de Mournã contra a 1ª fase, se ela ainda vai acontecer, ou Erronia do Silêncio contra o resto do turno. (Manual da expansão, regras específicas 8 e 10; regra nossa 4.2)
calamandara-help-event = O contador já mudou. A Carta de Lembrança usada agora tem prioridade: o efeito dela vem antes dos efeitos do Evento. Cada viajante pode usar uma; quem tem carta na mão recebe a pergunta. (Manual da expansão, regras específicas 1 e 13; regra nossa 9.3)

## Ajuda: Cartas de Evento no baralho

calamandara-help-reveal = Revelar: o Evento acontece para todos os que ele afeta, a começar por você. Se depois houver uma Carta de Símbolos no topo, você realiza a 1ª fase, a não ser que já esteja perdida; outra Carta de Evento traz a pergunta de volta. Não revelar: a carta fica no topo e você segue direto para a 2ª fase. No próximo turno, a pergunta volta. (Manual da expansão, a partir da p. 9)
calamandara-help-reveal-counter = Revelar: o Contador de Dogma muda, quase sempre 1 ponto para baixo, e o Evento acontece para todos os que ele afeta, a começar por você. Se depois houver uma Carta de Símbolos no topo, você realiza a 1ª fase, a não ser que já esteja perdida; outra Carta de Evento traz a pergunta de volta. Não revelar: o contador não muda, a carta fica no topo e você segue direto para a 2ª fase. No zero, todos perdem. (Manual da expansão, a partir da p. 9)

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
calamandara-help-insert-board = Pegadas vão no seu tabuleiro ou no central; Montanhas, no de outro viajante ou no central; Asas, Cavernas e Torres, só no seu. As casas mais próximas do seu caminho (para uma Montanha, do caminho do viajante de cada tabuleiro) já são oferecidas; um tabuleiro mostra todas as casas dele. (Regras nossas 5.1 a 5.5)
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
calamandara-help-effect-retreat = Até a mais avançada das Pegadas atrás de você no caminho. As que você vê aqui estão empatadas. (Regras nossas 2.5 e 10)
calamandara-help-effect-draw = Você adquire uma Carta de Lembrança e depois descarta uma da mão, a nova ou outra. (Regra nossa 10)
calamandara-help-effect-forget = A carta vai para o descarte, de face para cima. No Diário ninguém mexe. (Regra nossa 10)
calamandara-help-effect-choice = Você escolhe uma das duas coisas, se as duas puderem ser feitas por inteiro. (Regra nossa 10)

## As regras por assunto

calamandara-rules-ours-title = O que é nosso aqui
calamandara-rules-ours = Temos só o manual da expansão A Malha do Porvir. O jogo base é uma reconstrução, e 48 das 50 Cartas de Evento, o que as Cartas de Lembrança fazem e as Cartas de Símbolos são criação nossa, de modo que cada frase daquele manual valha; não são da editora. “Regra nossa” com um número, como regra nossa 4.4, é sempre uma decisão própria da Taverna; procure o número nestes assuntos. (Manual da expansão, a partir da p. 3; regras nossas 1 a 14)
calamandara-rules-goal-title = Objetivo
calamandara-rules-goal = Leve o seu token do Ponto Inicial, pelo seu tabuleiro individual e pelo central, até o Centro. 6.6: você entra nele andando, de uma das quatro casas ao lado, com 4 fragmentos ou mais (Cartas de Lembrança na mão e no Diário somadas); não precisa de Pegada. 6.7: quem entra vence na hora, no turno de quem for. 6.8: com limite de tempo, todos perdem juntos se o Contador de Dogma chega a zero. (Manual da expansão, a partir da p. 9; regras nossas 6.6 a 6.8)
calamandara-rules-boards-title = Tabuleiros
calamandara-rules-boards = 2.1: o tabuleiro individual tem 6 linhas de 5 casas, de A1 a E1 junto ao Ponto Inicial, de A6 a E6 junto ao tabuleiro central; em cada casa cabe um símbolo. 2.2: o Ponto Inicial não é casa; as cinco casas da linha 1 ficam ao lado dele. 2.3: o tabuleiro central tem 5 linhas de 5 casas, de V1 a Z5; o Centro, X3, nunca recebe símbolo. 2.4: ao lado quer dizer em quatro direções, nunca na diagonal; cada casa da linha 6 tem o seu portão, a casa central em frente. Esquerda é o sentido horário, o próximo na ordem dos turnos. 2.5: valor de passo: Ponto Inicial 0, linhas 1 a 6, anel de fora 7, anel de dentro 8, Centro 9. (Regras nossas 2.1 a 2.5)
calamandara-rules-setup-title = Preparação
calamandara-rules-setup = 3.1: cada um tem um tabuleiro individual e um token no Ponto Inicial. 3.2: cada um tem um baralho embaralhado de 20 Cartas de Símbolos, de face para cima. 3.3: 24 Cartas de Eventos Dogmáticos se dividem por igual entre os baralhos, 12 em cada com 2 viajantes, 8 com 3, 6 com 4, e os baralhos são embaralhados de novo. 3.4: as Cartas de Lembrança são embaralhadas, de face para baixo. 3.5: o primeiro viajante é sorteado e fica com o marcador. 3.6: na Reserva, o primeiro começa com 1 Pegada, o segundo com 2, o terceiro com 2 e uma Asa, o quarto com 3. (Manual da expansão, a partir da p. 4; regras nossas 3.1 a 3.6)
calamandara-rules-turn-title = O turno
calamandara-rules-turn = 4.0: no começo, podem ser usadas Cartas de Lembrança. 4.1: Evento: enquanto houver uma Carta de Evento no topo do seu baralho, revele ou não. 4.2: depois disso, os outros podem usar uma carta antes da 1ª fase. 4.3: 1ª fase: adquirir símbolos. 4.4: 2ª fase: inserir símbolos. 4.5: 3ª fase: caminhar. 4.6: 4ª fase: lembrar. 4.7: fim do turno: no máximo 8 símbolos na Reserva. 4.10: tudo é público, menos as mãos, a ordem dos baralhos e as Cartas de Evento não reveladas. (Manual da expansão, a partir da p. 9; regras nossas 4.0 a 4.10)
calamandara-rules-acquire-title = 1ª fase: Adquirir Símbolos
calamandara-rules-acquire = 4.3: com uma Carta de Símbolos no topo do seu baralho, você adquire os dois símbolos dela: eles vêm da Fonte, que é de todos e não tem limite, para a sua Reserva, e a carta vai para o descarte. Com uma Carta de Evento no topo, não há 1ª fase. 4.9: o baralho vazio é refeito com as Cartas de Símbolos do descarte; as Cartas de Evento já reveladas saem da partida. (Manual da expansão, a partir da p. 9; regras nossas 4.3 e 4.9)
calamandara-rules-insert-title = 2ª fase: Inserir Símbolos
calamandara-rules-insert = 4.4: até 3 inserções: inserir um símbolo da Reserva em uma casa vazia; escavar; ou descartar um símbolo do próprio tabuleiro, Montanhas também, menos o que está sob o token. Uma vez por turno, você pode transmutar 3 símbolos do Depósito em 1 à sua escolha e usar 1 Carta de Lembrança. 5.6: escavar: uma Caverna da sua Reserva vai sobre uma Montanha. No seu tabuleiro, ela ocupa o lugar da Montanha; no central, as duas vão para o seu Depósito e a casa fica vazia. 5.8: o que um Evento ou uma Carta de Lembrança manda inserir não conta. (Regras nossas 4.4, 5.6 e 5.8)
calamandara-rules-symbols-title = Os cinco símbolos
calamandara-rules-symbols = 5.1: Pegada, no seu tabuleiro ou no central: os tokens ficam e andam sobre ela; a do central serve a todos os tokens. 5.2: Montanha, no de outro viajante ou no central: bloqueia uma casa; 1 por turno, no máximo 4 em cada tabuleiro individual e 6 no central. 5.3: Asa, 5.4: Caverna, 5.5: Torre: no seu tabuleiro. 5.7: as Pegadas não precisam estar ligadas. 5.9: a Asa permite saltar a partir da linha dela, a Caverna dá túneis e Lembranças, a Torre defende a linha. (Regras nossas 5.1 a 5.9)
calamandara-rules-walk-title = 3ª fase: Caminhar
calamandara-rules-walk = 4.5: até 2 passos. 6.1: um passo acaba em uma Pegada ou no Centro. 6.2: andar até uma casa ao lado. 6.3: saltar, uma vez: com uma Asa na sua linha, até a segunda casa em linha reta, haja o que houver no meio. 6.4: túnel: de uma casa ao lado de uma Caverna do seu tabuleiro até uma casa ao lado de qualquer Caverna dele. Saltos e túneis começam no tabuleiro individual e podem acabar no central. 6.5: também para trás e para os lados. 6.6: no Centro se entra andando, com 4 fragmentos. (Regras nossas 4.5 e 6.1 a 6.6)
calamandara-rules-towers-title = Torres
calamandara-rules-towers = 7.1: a Torre defende o token e os outros símbolos da linha dela. 7.2: ela não defende a si mesma, mas uma segunda Torre na linha a defende. 7.3: o que está defendido não pode ser descartado, substituído, movido nem trocado por outros ou por Eventos obrigatórios, e esse token não recua. 7.4: nenhuma Montanha é inserida em linha com Torre. 7.5: o que você faz por vontade própria nunca é impedido. 7.6: o Evento que só encontra símbolos defendidos nada faz ali. (Manual da expansão, regra específica 2; regras nossas 7.1 a 7.6)
calamandara-rules-remember-title = 4ª fase: Lembrar
calamandara-rules-remember = 4.6: uma de três coisas, se quiser: ao lado de uma Caverna do seu tabuleiro, adquirir uma Carta de Lembrança; passar 2 símbolos iguais da Reserva para o Depósito e adquirir uma; ou registrar uma carta da mão no Diário, sem usá-la. 4.8: no máximo 3 cartas na mão; com a mão cheia, você não adquire nenhuma. Mão e Diário somados são os seus fragmentos (6.6). (Regras nossas 4.6, 4.8 e 6.6)
calamandara-rules-memories-title = Cartas de Lembrança
calamandara-rules-memories = 12.2: são 12 tipos, 3 cartas de cada; cada uma diz o que faz (/carta). Ela é usada no começo de um turno, antes da 1ª fase, quando um Evento é revelado, na sua 2ª ou 3ª fase, se mudar alguma coisa. Tem prioridade sobre o Evento e depois fica no seu Diário, onde ainda conta como fragmento. 4.0: no máximo uma carta de cada viajante em cada um desses momentos; primeiro os outros, em sentido horário, depois o viajante da vez. 14.1a: todos recebem a pergunta ao mesmo tempo e em segredo; vale a primeira carta nessa ordem, as outras voltam, e quem não usou nenhuma recebe a pergunta de novo, até que todos passem. (Manual da expansão, regras específicas 1 e 13; regras nossas 4.0, 12.2 e 14.1a)
calamandara-rules-excess-title = Fim do turno
calamandara-rules-excess = 4.7: se a Reserva tem mais de 8 símbolos, descarte o que passa para o Depósito. Acaba também o que valia até o fim deste turno. (Regra nossa 4.7)
calamandara-rules-events-title = Cartas de Eventos Dogmáticos
calamandara-rules-events = 27 cartas de Esperança dão vantagens, 23 de Temor causam danos; os versos são iguais. “Pode” fica à escolha de cada viajante. 9.7: todo o resto se realiza até onde der. 9.10: símbolos descartados vão para o Depósito do dono do tabuleiro; os do central, para o de quem revelou. 9.11: “tabuleiro individual” são só esses tabuleiros; “tabuleiro” é o tabuleiro inteiro. (Manual da expansão, a partir da p. 9, regras específicas 5, 7 e 12; regras nossas 9.7, 9.10 e 9.11)
calamandara-rules-reveal-title = Revelar ou não
calamandara-rules-reveal = 9.1: no começo do seu turno, com uma Carta de Evento no topo do seu baralho. 9.2: revele, ou não: ela fica no topo, o contador não muda, e você fica sem a 1ª fase neste turno. 9.3: revelar: o contador muda, usam-se Cartas de Lembrança, os efeitos acontecem, a carta vai para o descarte. 9.4: se a próxima também for um Evento, escolha de novo. (Manual da expansão, a partir da p. 9; regras nossas 9.1 a 9.4)
calamandara-rules-order-title = Ordem dos efeitos
calamandara-rules-order = 9.8: primeiro quem revelou, depois em sentido horário; se quem revelou não é afetado, começa o viajante afetado mais próximo à esquerda. 9.9: cada um realiza todos os efeitos de uma parte da carta antes do próximo. (Manual da expansão, regra específica 3; regras nossas 9.8 e 9.9)
calamandara-rules-effects-title = As palavras das cartas
calamandara-rules-effects = 10: adquirir: da Fonte para a sua Reserva. Recuperar: do seu Depósito para a sua Reserva. Inserir: em uma casa vazia, como na 2ª fase. Descartar: para o Depósito. Substituir: outro símbolo entra no lugar de um. Mover: para uma casa vazia do mesmo tabuleiro. Trocar: dois símbolos de tipos diferentes trocam de lugar. Andar passos: como na 3ª fase, com no máximo um salto; você pode parar antes. Recuar: o token volta para uma Pegada de valor de passo menor, no seu tabuleiro individual ou no central, a do valor mais próximo; se várias empatam, você escolhe; se não há nenhuma, para o Ponto Inicial. O token defendido por Torre, ou no Ponto Inicial, não recua. No símbolo sob um token ninguém mexe, a não ser Um Ar Estranho. (Regra nossa 10)
calamandara-rules-counter-title = Contador de Dogma
calamandara-rules-counter = 9.5: cada Carta de Evento revelada reduz o contador em 1 ponto, a menos que a carta diga o contrário. Ele nunca passa de 16. 9.6: um Evento com efeitos que não afeta ninguém o reduz em 1, diga o que disser. 8.8: no zero, a partida acaba na hora e não há vencedores; os efeitos não são realizados. Sem limite de tempo, o contador não é usado. (Manual da expansão, p. 14, regras específicas 4 e 6; regras nossas 8.8, 9.5 e 9.6)
calamandara-rules-difficulty-title = Níveis de dificuldade
calamandara-rules-difficulty = 8.3: Aura: 14 de Esperança, 10 de Temor, contador em 14. Turvo: 12 e 12, contador em 12. Ruína: 10 de Esperança, 14 de Temor, contador em 10. Ou uma mistura personalizada: até 23 cartas de Temor entre 24, e o contador de 1 a 16. (Manual da expansão, a partir da p. 14; regra nossa 8.3)
calamandara-rules-end-title = Fim da partida
calamandara-rules-end = 6.7: vence o viajante que entra no Centro. 6.8: ninguém vence se o Contador de Dogma chega a zero, se ninguém faz nada por dois turnos seguidos de cada viajante (andar de um lado para o outro não conta) ou depois de 400 turnos. (Manual da expansão, a partir da p. 9; regras nossas 6.7 e 6.8)
calamandara-rules-rulings-title = Decisões sobre cartas
calamandara-rules-rulings = 13.1: Um Ar Estranho: a Pegada sob um token defendido fica; paga a Reserva. 13.2: no tabuleiro central, o token não cai. 13.4: o tabuleiro paga antes da Reserva. 13.6: a Carta de Evento não revelada volta no próximo turno. 13.7: o passo de um Evento até o Centro encerra a partida na hora. 13.11: o Evento que Pinturas Submersas traz na 2ª fase espera. 13.13: Mãos de Barro: nenhum efeito atinge você, nem o do vizinho no seu tabuleiro. 13.15: Cavernas Inundadas com 4 Montanhas: a Caverna é descartada, e não vem Montanha. 13.23: um efeito opcional de várias partes se realiza inteiro ou não se realiza. 13.24: As Tecelãs não põem a quinta Montanha em um tabuleiro, nem uma em linha com outra Torre. 13.26: perder duas vezes a 1ª fase é perder uma. 13.27: uma troca pode levar uma Montanha à linha de uma Torre. 13.30: Muralha de Vento impede Sopro e Troca. (Regras nossas 13.1 a 13.31)
