### Palavras de todas as imagens.

picture-turn = VEZ

## Uma colocação no fim da partida. args: place (número, a partir de 1)

picture-place = { $place }º

## O que decide entre totais iguais

picture-tie = desempate

## Descrições das imagens

picture-full-text = Mais: peça o tabuleiro em texto.
# The part of the board where one chooses; the places follow
picture-choice = A parte do tabuleiro com os lugares a escolher:
# The lower part of a tall picture
picture-goes-on = Continuação da imagem acima.
picture-owner-0 = escudo vermelho
picture-owner-1 = quadrado azul
picture-owner-2 = círculo amarelo
picture-owner-3 = hexágono verde
picture-owner-4 = losango preto
picture-owner-5 = pentágono violeta

## Imagens que não puderam ser desenhadas

picture-undrawn-late = A imagem está sendo desenhada e já aparece aqui.
picture-undrawn-coming = A imagem ainda está sendo desenhada e vai aparecer aqui. Até lá, em palavras:
picture-undrawn-busy = Há muitas imagens sendo desenhadas para este servidor agora; por isso, aqui vai em palavras.
picture-undrawn-slow = A imagem demorou demais. Aqui está o tabuleiro em palavras.
picture-undrawn-failed = Não foi possível desenhar a imagem. Aqui está o tabuleiro em palavras.
picture-undrawn-line = Vários filmes deste servidor já estão sendo feitos. Peça de novo em alguns minutos.
