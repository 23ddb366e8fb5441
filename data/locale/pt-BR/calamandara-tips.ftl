### Calamandara: uma dica para cada pergunta, para quem a encontra pela primeira vez: o que ela decide, o que se olha, o que não
### tem volta. No máximo duas frases, verdadeiras em qualquer posição.

## Momentos de usar Cartas de Lembrança

calamandara-tip-turn_start = Veja se este viajante pode vencer logo: perto do Centro, com 4 fragmentos ou quase. A carta usada vai para o seu Diário e continua valendo como fragmento: não se perde, mas também não tem volta.
calamandara-tip-turn_start-own = Aqui só serve Pinturas Submersas: use se a carta do topo de um vizinho é melhor que a sua, ou para se livrar de uma Carta de Evento. Com outras cartas, passe.
calamandara-tip-before_phase_1 = Guardiã de Mournã custa dois símbolos a este viajante; Erronia do Silêncio, todo o resto do turno. Guarde a Erronia para quem chegaria ao Centro; carta usada não tem volta.
calamandara-tip-event = Primeiro leia quem o Evento afeta: Mãos de Barro deixa você fora de tudo, do bom e do ruim. Se ele ajuda ou nem chega a você, passe; carta usada não tem volta.

## Cartas de Evento no baralho

calamandara-tip-reveal = Não revelar só adia a carta e custa os dois símbolos deste turno, a não ser que a 1ª fase já esteja perdida; por isso quase sempre se revela. Sai mais barato quando você tem pouco a perder no tabuleiro e na mão; revelada, não tem volta.
calamandara-tip-reveal-counter = Quase todo Evento revelado tira 1 do Contador de Dogma, e no zero todos perdem. Não revelar poupa o contador, mas custa os dois símbolos deste turno: vale com o contador baixo, com muito a perder ou com a 1ª fase já perdida.

## Alvos das Cartas de Lembrança

calamandara-tip-direction = Para a esquerda, a sua carta do topo vai para o próximo na ordem, e você recebe a de quem vem antes; para a direita, o contrário. Veja o que chega para você e quem ficaria com uma Carta de Evento.
calamandara-tip-veil = Escolha quem ainda pode adquirir uma carta neste turno e está perto dos 4 fragmentos. Quase sempre é o viajante da vez.
calamandara-tip-deck = Escolha o par que você insere já, Pegadas de preferência. O dono fica sem ele: entre pares iguais, escolha o de quem está na frente.
calamandara-tip-breath-board = Escolha quem está mais perto do Centro e veja se algo naquele tabuleiro leva os próximos passos dele: uma Pegada à frente do token, uma Asa na linha dele, uma Caverna ao lado.
calamandara-tip-breath-cell = A Pegada em que o token pisaria agora é a que mais faz falta; depois, a Asa ou a Caverna que ele ia usar. Se só uma Torre está ao alcance, descarte a Torre: a linha fica sem defesa.
calamandara-tip-root = Descarte a Montanha do seu caminho mais curto até o Centro. Olhe também o portão à frente do token, não só o seu tabuleiro.
calamandara-tip-page = Recupere o que dá para inserir neste turno, Pegadas de preferência, ou um par igual, que paga uma Lembrança na 4ª fase. No fim do turno só 8 ficam na Reserva.
calamandara-tip-trade-board = No seu tabuleiro, ela leva uma Pegada para a frente do token ou tira uma Montanha do caminho. No de outro, pode fazer o contrário com quem está na frente.
calamandara-tip-trade-first = Escolha o símbolo que deve sair do lugar: no seu tabuleiro, a Montanha do caminho; no de outro, a Pegada do próximo passo. O que entra ali você escolhe em seguida.
calamandara-tip-trade-second = Os dois trocam de casa: imagine cada um no lugar novo. Seja qual for a escolha, a carta em si não tem volta.

## 2ª fase

calamandara-tip-insert = Primeiro as Pegadas em que o token anda neste turno; depois, algo para adiante: uma Caverna ao lado do caminho, uma Torre na linha em que vai parar. A Montanha, uma por turno, rende mais logo à frente do token de um rival.
calamandara-tip-insert-board = A Pegada no seu tabuleiro é só sua; no central, serve a qualquer token, então insira pouco antes de usar. A Montanha rende mais logo à frente de quem lidera.
calamandara-tip-insert-own = A Pegada vai aonde o token anda em seguida: não precisa estar ligada às outras, mas o passo é só para a casa ao lado, a não ser por salto ou túnel. Asa e Torre valem para a linha; a Caverna, para as casas ao lado.
calamandara-tip-insert-other = Bem na frente do token desse viajante, ou na única casa vazia entre duas Pegadas dele: aí ele dá a volta, salta por cima, ou gasta uma inserção ou uma carta para tirá-la. Atrás do token, ela pouco faz.
calamandara-tip-insert-central = A Pegada vai no seu caminho mais curto, do portão à frente do token até uma casa ao lado do Centro; os outros também andam nela. A Montanha vai no caminho de outro viajante até lá.
calamandara-tip-excavate = No seu tabuleiro a Caverna fica na casa e funciona ali; no central, as duas saem e a casa fica vazia. Por isso, lá só vale gastar em uma Montanha que barra o seu caminho até o Centro.
calamandara-tip-clear = Primeiro, uma Montanha na frente do token; depois, uma Pegada que ficou bem para trás. Custa uma das suas 3 inserções: só vale se a casa ou o símbolo no Depósito compensar.
calamandara-tip-transmute-pay = Devolva o que você não recuperaria de todo modo. O que fica no Depósito ainda pode voltar, com Página Rasgada ou com algumas cartas de Esperança.
calamandara-tip-transmute-kind = Escolha o que serve neste turno: quase sempre uma Pegada para o próximo passo, ou o segundo de um par, que paga uma Lembrança na 4ª fase.

## 3ª e 4ª fases, fim do turno

calamandara-tip-walk = Dois passos à frente são bons, mas o Centro só se abre com 4 fragmentos. Vale parar ao lado de uma Caverna sua, por uma Lembrança na 4ª fase, ou em uma linha com Torre, de onde ninguém faz você recuar.
calamandara-tip-remember = Até ter 4 fragmentos, adquira uma carta sempre que der: de graça ao lado de uma Caverna, ou com o par que menos faz falta. Com 3 na mão, registre uma: não tem volta, mas nenhum Evento a alcança.
calamandara-tip-excess = Guarde as Pegadas dos próximos dois passos e um par de símbolos iguais. O resto não se perde: no Depósito, 3 símbolos se transformam em 1 à sua escolha.

## Efeitos das Cartas de Evento

calamandara-tip-effect-acquire = Adquira o que vai inserir em seguida, quase sempre uma Pegada. Mais um do que você já tem faz um par, e um par paga uma Lembrança na 4ª fase.
calamandara-tip-effect-recover = Recupere o que o seu próximo turno pede: Pegadas para andar, ou um par para uma Lembrança. Os outros ficam no Depósito, onde 3 podem se transformar em 1 à sua escolha.
calamandara-tip-effect-insert = É um símbolo de graça. A Pegada vai bem na frente do token; a Torre ou a Asa, na linha em que o token está ou vai parar.
calamandara-tip-effect-insert-left = Bem na frente do token do vizinho, ou entre duas Pegadas dele: aí ele perde passos, uma inserção ou uma carta. Atrás do token, ela pouco faz.
calamandara-tip-effect-insert-central = Custa uma Pegada da sua Reserva e depois ela serve a qualquer token. Vale a pena se for você quem vai pisar nela primeiro; se não, guarde a Pegada.
calamandara-tip-effect-discard = Abra mão do que já não ajuda: uma Montanha, se ela for oferecida, ou o que ficou bem para trás. Guarde as próximas Pegadas e uma logo atrás de você, porque quem recua volta à mais próxima.
calamandara-tip-effect-discard-central = Descarte uma Pegada de que os outros precisam e você não: veja que token pisaria nela agora e como você mesmo chega ao Centro.
calamandara-tip-effect-reserve = Guarde as Pegadas dos próximos dois passos e um par igual para uma Lembrança. Abra mão dos avulsos que não têm onde entrar.
calamandara-tip-effect-substitute = Escolha o que menos faz por você: uma Montanha no caminho, ou um símbolo que o token já deixou para trás. Se uma Caverna tem de dar lugar a uma Montanha, que seja longe do seu caminho.
calamandara-tip-effect-substitute-by = Olhe a casa: na frente do token, uma Pegada dá um passo; ao lado do caminho, uma Caverna traz Lembranças; na linha do token, uma Asa dá um salto, e uma Torre, defesa.
calamandara-tip-effect-move = Traga uma Pegada lá de trás para a frente do token: é um passo ganho. Deixe uma logo atrás de você, porque quem recua volta à mais próxima.
calamandara-tip-effect-move-left = Escolha a Pegada em que o token do vizinho pisaria agora. Para onde ela vai, você escolhe em seguida.
calamandara-tip-effect-move-to = Uma Pegada sua vai bem na frente do token. A de um vizinho vai aonde menos serve, longe do token dele.
calamandara-tip-effect-swap = Procure um símbolo no lugar errado: uma Montanha no caminho, uma Torre ou uma Asa em uma linha que você já deixou. O que entra ali você escolhe em seguida.
calamandara-tip-effect-swap-with = Os dois trocam de casa: imagine cada um no lugar novo. O melhor é uma Pegada na frente do token e uma Montanha por onde você não passa mais.
calamandara-tip-effect-advance = Os passos de um Evento são de graça: a 3ª fase não perde os dela. Com 4 fragmentos eles podem levar até o Centro; se não, pare ao lado de uma Caverna ou em uma linha com Torre, se der.
calamandara-tip-effect-retreat = Todas ficam igualmente para trás, então só importa o caminho de volta: escolha a que tem Pegadas à frente, ou uma Caverna sua ao lado.
calamandara-tip-effect-draw = Você vê a carta nova antes de escolher qual descarta: só pode melhorar. Com a mão vazia, não traz nada.
calamandara-tip-effect-forget = Cada carta é um dos 4 fragmentos: abra mão da que você usaria por último. No Diário elas estão a salvo: registre na 4ª fase as que quer manter.
calamandara-tip-effect-choice = Quase sempre abra mão dos símbolos: uma 1ª fase traz dois de volta. Uma Lembrança é um dos 4 fragmentos de que você precisa, e custa dois símbolos iguais ou uma parada ao lado de uma Caverna.
