### Comandos de Immortals, /immortals <nome>; a forma das chaves está em commands.ftl.

commands-immortals = immortals
commands-immortals-about = Immortals: responder com um só comando
commands-immortals-draft = escolher
commands-immortals-draft-about = Escolher uma carta na colocação de exércitos, sem os outros verem
commands-immortals-draft-card-about = A carta
commands-immortals-group = grupo
commands-immortals-group-about = Colocar um grupo militar pela carta revelada ou na sua região inicial
commands-immortals-group-region-about = A região desocupada, se a sua carta for um coringa
commands-immortals-group-group-about = O grupo militar
commands-immortals-limbo = limbo
commands-immortals-limbo-about = Colocar nos limbos os exércitos que caíram da torre
commands-immortals-limbo-armies-about = Quantos em cada um, por exemplo: luz 3, trevas 2
commands-immortals-draw = pegar
commands-immortals-draw-about = Pegar ou não uma carta de conflito no começo da rodada
commands-immortals-draw-choice-about = Pegar uma carta, ou não
commands-immortals-reinforce = reforcar
commands-immortals-reinforce-about = Mandar exércitos dos limbos para as suas regiões
commands-immortals-reinforce-armies-about = Quantos para qual região
commands-immortals-reinforce-then-about = Depois, do limbo do outro reino
commands-immortals-plan = planejar
commands-immortals-plan-about = Planejar as suas ações, sem os outros verem
commands-immortals-plan-cards-about = Qual carta em qual espaço, por exemplo: 1 = arvoredo, 5 = em branco
commands-immortals-reveal = revelar
commands-immortals-reveal-about = Revelar uma das suas cartas
commands-immortals-reveal-space-about = O espaço em que ela está
commands-immortals-do = fazer
commands-immortals-do-about = Fazer a ação da carta que você revelou
commands-immortals-do-choice-about = O que você faz
commands-immortals-do-region-about = Em qual região, quando a carta deixa escolher
commands-immortals-do-piece-about = O que você constrói
commands-immortals-do-limbo-about = O limbo de onde saem os exércitos
commands-immortals-do-armies-about = Quantos exércitos para qual região
commands-immortals-attack = atacar
commands-immortals-attack-about = Atacar com a carta que você revelou
commands-immortals-attack-from-about = A região de onde você ataca
commands-immortals-attack-target-about = A região que você ataca
commands-immortals-attack-armies-about = Quantos exércitos atacam
commands-immortals-attack-inhabitants-about = Quem os habitantes ajudam, quando a carta deixa escolher
commands-immortals-move = mover
commands-immortals-move-about = Mover exércitos com a carta que você revelou
commands-immortals-move-from-about = De onde, quando a carta deixa escolher
commands-immortals-move-to-about = Para qual região sua
commands-immortals-move-armies-about = Quantos exércitos
commands-immortals-decline = desistir
commands-immortals-decline-about = Desistir da ação da carta que você revelou
commands-immortals-decline-take-about = Ouro ou energia
commands-immortals-pass = passar
commands-immortals-pass-about = Passar a vez e pegar de volta as cartas do tabuleiro
commands-immortals-pass-take-about = Ouro ou energia
commands-immortals-take = compensacao
commands-immortals-take-about = Pegar a sua compensação
commands-immortals-take-take-about = Ouro ou energia

## Opções que nenhum outro jogo tem

commands-option-armies = exercitos
commands-option-group = grupo
commands-option-inhabitants = habitantes
commands-option-limbo = limbo
commands-option-piece = peca
commands-option-region = regiao
