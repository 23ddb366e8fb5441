### Immortals: uma dica para cada pergunta, lida uma vez por quem a recebe pela primeira vez: o que ela decide, o que se
### costuma olhar, o que não tem volta. Vale em qualquer posição, por isso sem argumentos.

## A rodada inicial: colocação de exércitos, e a torre

immortals-tip-home = Um grupo militar grande pode se espalhar pelas regiões adjacentes desde a primeira rodada, já que só um exército precisa ficar. Os outros grupos vão para onde as suas cartas deixarem: guarde um que se aguente sozinho.
immortals-tip-draft = Enquanto tiver grupos militares, procure uma região ao lado das suas, em uma área onde dê para ter três: 2 pontos por rodada. A carta de região serve em toda rodada; se já tiver dono, você só guarda a de conflito, para um uso.
immortals-tip-place-cell = A melhor é a que fica ao lado das suas e cuja carta ainda não tem dono: aí você fica com a carta e pode planejar com ela em toda rodada.
immortals-tip-place-group = Grupos grandes vão para perto dos outros e para onde você quer atacar; na beirada basta um pequeno. Um exército sozinho só segura a região: para atacar ou mover é preciso mais um, que fica.
immortals-tip-limbos = Nas próximas rodadas, a cada 3 exércitos completos em um limbo, 1 volta de graça: conte de três em três. Eles só voltam para regiões que você ocupa naquele reino.

## Uma rodada: reforços e planejamento

immortals-tip-draw = É de graça e não há limite na mão, então quase todo mundo pega. Cada carta de conflito é uma ação a mais, muitas vezes uma surpresa: se ela mostra o alvo, os habitantes lutam por você.
immortals-tip-reinforce = Exército no limbo não segura nada, e quase todo mundo manda todos os que pode. Olhe primeiro os que estão sozinhos ao lado de um rival, os templos e capitais e as áreas em que você tem só três regiões.
immortals-tip-plan = Comece pelo que você quer (um templo, uma transição, um ataque) e ponha nas duas extrações uma região rica em ouro e outra em energia, para pagar. No resto, cartas em branco escondem o plano; quando todos terminam, não dá mais para mudar.

## Um turno de ações

immortals-tip-turn = Quase todo mundo extrai primeiro, porque paga o resto, e ataca mais tarde, quando poucos podem revidar. Mas não espere se alguém pode chegar antes à região; e quem passa a vez não faz mais nada na rodada.
immortals-tip-compensation = Veja quanto custa a sua próxima ação: uma transição pede mais energia, mover pede ouro, e construir quase sempre pede os dois.
immortals-tip-realm = Para extrair, escolha o reino com o número maior: o que é ouro em um é energia no outro. Nas outras ações, o reino em que você quer ficar; o preço das construções é o da sua tribo daquele reino.
immortals-tip-region = Escolha onde ajuda mais agora: uma região ao alcance de um rival, ou uma que sustenta uma área. O coringa é descartado depois; não o gaste onde uma carta de região sua resolve.
immortals-tip-deed = Antes de pagar, conte quanto custa o resto do plano. Recusar custa pouco: você pega 1 ouro ou 1 energia, e a carta volta para a sua mão, mesmo a de conflito.
immortals-tip-piece = Templo (1 ponto) e capital (2) dão mais 1 em cada pontuação a quem ocupa a região: construa cedo e onde você vai ficar. Portal dá 1 ponto só uma vez e abre a região gêmea para todos que estiverem nele.
immortals-tip-move-target = No meio tranquilo das suas terras, exércitos não fazem nada: leve-os para a fronteira, onde agora defendem e depois atacam. Ao lado de uma região desocupada há para onde crescer.
immortals-tip-move-armies = Uma região pontua o mesmo com um exército ou com dez. Deixe um onde nenhum rival chega, dois ou mais onde algum chega, e mande os outros.

## Ataques

immortals-tip-attack-origin = Quem ataca não volta para cá: vai para a região conquistada, para um limbo ou fica na torre. Ataque de uma região que os que ficam consigam segurar, ou à qual ninguém chegue.
immortals-tip-attack-target = A desocupada é a mais fácil: se os habitantes não lutarem contra você, basta um exército cair da torre. Contra um jogador, procure poucos exércitos, um templo ou capital, ou uma área que deixa de pontuar; a carta de região vem junto.
immortals-tip-attack-armies = De cada três ou quatro cubos jogados, um fica preso, e os presos de antes, dos dois lados, podem se soltar. Leve bem mais do que há na defesa, contando os habitantes que lutam por ela; o que você não levar segura esta região.
immortals-tip-attack-stance = Contra um jogador, habitantes do seu lado contam como exércitos seus e se perdem antes dos seus. Numa região desocupada basta 1 exército seu, se eles não lutarem contra você.

## Magia

immortals-tip-magic-limbo = Olhe o reino, e não só o número: os exércitos só vão para regiões que você ocupa ali. Se o limbo tiver menos do que a carta traz, o preço é o mesmo.
immortals-tip-magic-armies = Juntos em uma região, eles podem atacar ainda nesta rodada; divididos, salvam várias que têm um exército só. Eles só vão para onde você já está.
immortals-tip-magic-temple = Ele dá 1 ponto agora e 1 em cada pontuação a quem ocupa a região: escolha uma com vários exércitos ou longe dos rivais. Depois, ele nunca vira capital.
immortals-tip-magic-seize = Conte antes de escolher: você precisa de mais exércitos nela do que o dono da carta tem na gêmea, ou paga por nada. Carta sem dono é sua com certeza; se o dono planejou com ela, também perde essa ação.
