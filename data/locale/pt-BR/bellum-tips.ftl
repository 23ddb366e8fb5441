### Bellum Magica: uma dica para cada pergunta, lida uma vez por quem a recebe pela primeira vez: o que ela decide, o que
### se costuma olhar, o que não tem volta. Vale em qualquer posição, por isso sem argumentos.

bellum-tip-castle = Ele fica com você a partida toda, e os cinco dão o mesmo no total: só mudam as linhas. Procure um ladrão em linha que tenha espada, porque ladrão sem espada não rouba ninguém.
bellum-tip-goblin = O duende nunca mais muda de lado. Quase todo mundo põe pelo menos um à esquerda, nos números em que o castelo não dá alimento: é o alimento que traz criaturas melhores que qualquer duende.
bellum-tip-reroll = Relançar muda o dia de todo mundo: veja também o que a linha de hoje dá a quem está na frente. O feitiço volta no fim do dia; o barril se perde, então guarde-o para uma linha ruim de verdade.
bellum-tip-attack = É um ataque por dia, e local saqueado some para os outros, menos a Taberna. São os cofres que dão a vitória: pegue o mais valioso, de preferência de um rival, mas não chegue a 10 enquanto alguém parecer mais rico, porque aí a partida acaba.
bellum-tip-rob = Primeiro os dourados (6 a 8 de ouro), depois os metálicos (3 a 5) e os de madeira (1 a 3). A vítima ganha um escudo só, não importa quantos você leve: pegue todos os que puder, a não ser que o seu décimo cofre encerre a partida com alguém mais rico.
bellum-tip-recruit = Compare as linhas, não os desenhos: espada só vence se houver várias no mesmo número; alimento rende mais espalhado. Uma super maléfica faz mais ou menos o que fazem três maléficas.
bellum-tip-pay = Glifo é mais raro que alimento, e quase todo mundo prefere guardá-lo. Mas conte o que sobra: 2 alimentos pagam uma maléfica, hoje mesmo ou amanhã.
bellum-tip-side = Ela nunca muda de lado. No começo, alimento à esquerda paga mais criaturas; quando aldeias e cidades estão à vista, são as espadas e os ladrões à direita que trazem os cofres.
