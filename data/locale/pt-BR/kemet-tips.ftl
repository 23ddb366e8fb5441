### Kemet: Blood and Sand: uma dica para cada pergunta, lida uma vez por quem a recebe pela primeira vez: o que ela decide,
### o que se costuma olhar, o que não tem volta. Vale em qualquer posição, por isso sem argumentos.

## Preparação

kemet-tip-city = Nenhuma Cidade é mais forte que outra; o que importa são os vizinhos: quem está na sua margem do Nilo quer os mesmos Templos. Com 4 ou 5 jogadores, fique na margem com menos gente, se der.
kemet-tip-districts = São as suas duas primeiras Tropas completas, prontas para sair. Lembre-se de onde elas estão: as Pirâmides vêm em seguida, e de um Distrito com Pirâmide a Tropa pode usar o teleporte.
kemet-tip-levels = Três cores ou uma forte? Uma Pirâmide de nível 2 abre fichas melhores já hoje; três pequenas abrem mais cores.
kemet-tip-found-zone = Ponha no Distrito de uma Tropa que vá longe: dali ela chega por teleporte a qualquer Obelisco já no primeiro movimento. A Pirâmide nunca mais muda de lugar.
kemet-tip-found-colour = Pense na primeira ficha que você quer: Diamante rende PO, Rubi dá movimento e ataque, Safira dá defesa, Ônix traz Unidades e paga por lutar. A cor não muda mais.
kemet-tip-first = Esta ficha fica com você a partida toda. Movimento e oração ajudam todo dia; Força, só quando você luta.

## Um turno do Dia

kemet-tip-turn = Olhe as três linhas do seu tabuleiro: cada uma precisa de uma ficha até o fim do dia; não deixe nenhuma para a última ficha. Mover no fim do dia é mais seguro: menos gente pode responder.
kemet-tip-extra = Alguns poderes dão fichas de Ouro ou de Prata: a que você não joga até a noite é uma ação perdida; carta, você guarda para outro dia. Se nada aqui ajuda agora, encerre o turno.
kemet-tip-silver = Escolha o que combina com a outra ação deste turno: orar e depois comprar, recrutar e depois mover. Ela também conta para a linha em que fica e pode completar a que ainda falta.
kemet-tip-will = O seu tabuleiro tem um espaço de Recrutar por dia e dois de Mover: escolha o que vai faltar. Se há uma Batalha à vista, complete a Tropa primeiro.
kemet-tip-put = A Força e o movimento dela só ajudam a Tropa com quem está: dê a que vai se mover ou lutar em seguida. Também dá para deixar no suprimento e colocar em outro turno.
kemet-tip-swap = Pense no que esta Tropa faz em seguida: Força para uma Batalha, movimento para ir longe. A Criatura que volta não se perde; ela espera no suprimento.
kemet-tip-keep = Fique com o que a Tropa precisa agora: Força onde vão atacar, movimento se ela ainda vai longe. A outra espera no suprimento e depois entra de novo pela sua Cidade.

## Comprar uma Ficha de Poder; o que uma ficha nova pede

kemet-tip-buy = Uma ficha vale a partida toda, e as primeiras rendem mais: antes oração e movimento, depois Força e Criaturas. Em geral é uma de cada cor por dia, e quase todas são únicas: não espere por uma que um rival também quer.
kemet-tip-twin = É o único jeito de ter uma segunda ficha da mesma cor no dia, por 1 PO a mais. Na sua própria Cidade o espaço decide a cor: use o da cor que mais faz falta.
kemet-tip-special = Ela sai da partida de vez: deixe a que você menos jogaria. Mas guarde algumas de pouca Força: na Batalha que você espera perder, serve a que destrói ou salva Unidades.

## Erguer uma Pirâmide

kemet-tip-raise = Erga por uma ficha que você quer mesmo, e conte o preço dela também: nível 3 sem PO para uma ficha de nível 3 ajuda pouco hoje. No nível 4, a Pirâmide vale 1 PF para quem controla o Distrito: proteja-a.
kemet-tip-raise-level = Dois níveis de uma vez poupam uma ficha de Ação, que costuma fazer mais falta que PO. Mas guarde o bastante para a ficha que você quer comprar com ela.
kemet-tip-raise-colour = Cada cor é uma ficha a mais por dia, porque se compra uma de cada. Veja quais fichas dessa cor ainda há e quem mais compra nela; a cor não muda mais.

## Recrutar, e colocar Unidades por outros motivos

kemet-tip-recruit = Cada Unidade é 1 de Força na Batalha: melhor completar a Tropa que sai em seguida do que espalhar. No seu Distrito em que há inimigo, recrutar é atacar: vença, fique com uma Unidade e ganhe 1 PF.
kemet-tip-between = Depois que a próxima Batalha começa, não dá mais para jogar carta de Dia. Veja o que já ajuda nela: uma Unidade inimiga a menos, uma sua a mais, PO para uma carta de Batalha.
kemet-tip-battles = Cada Batalha tira duas cartas de Batalha da sua mão: comece pela que mais importa, enquanto há escolha. PO ganhos em uma podem pagar cartas na outra.
kemet-tip-place-mercenaries = Aqui é de graça; os que ficam no suprimento custam 1 PO cada na hora de recrutar. Complete a Tropa que sai em seguida.
kemet-tip-place-pray = Poupa 1 PO e uma ação de Recrutar, e por isso quase todo mundo aceita. Ponha na Tropa que sai em seguida, ou em uma Pirâmide que ninguém protege.
kemet-tip-place-enlistment = Recrutar, em geral, só alcança a sua Cidade; esta carta alcança Tropas distantes. Reforce a que segura um Templo ou está para lutar.
kemet-tip-place-battle = Depois da Batalha a sua Tropa fica pequena, e outros podem querer a zona. Complete lá se quiser segurar o lugar; em casa, as Unidades ficam prontas para o próximo movimento.
kemet-tip-place-conscription = As Fichas de Veterano que sobram agora se perdem: uma Unidade por ficha é melhor que nada. Complete a Tropa que amanhã sai primeiro.
kemet-tip-place-night = Até 4 Unidades de graça toda noite, onde houver Tropa sua. Primeiro nos Templos, que amanhã outros vão querer; depois na Tropa de casa que sai primeiro.

## Mover

kemet-tip-move = Tropa completa para a Batalha, pequena para ocupar o que está vazio. Olhe também o que ela deixa: Templo sem Tropa não é de ninguém, e os seus Distritos vazios ficam abertos a quem conseguir entrar.
kemet-tip-units = Na Batalha cada Unidade é 1 de Força: vá com todas. Só deixe uma onde ela guarda Fama ou PO e ninguém chega: Unidade sozinha é vitória fácil.
kemet-tip-goes = Para uma Batalha ou para ir longe, leve: a Força dela luta com esta Tropa, e o movimento só conta se ela sair junto desde o início. Para proteger um lugar ela pode ficar, com uma Unidade ao lado.
kemet-tip-step = Conte antes de entrar na zona de um inimigo, porque ali o movimento acaba, quase sempre em Batalha: suas Unidades, fichas e Criatura contra as dele, depois as cartas. O teleporte poupa passos, mas guarde PO para uma carta na Batalha.
kemet-tip-take = Cada uma é 1 de Força a mais na Batalha que vier. Só deixe uma se a zona compensa: um Templo, ou um caminho que você quer fechar.
kemet-tip-leave = Uma Unidade basta para segurar um Templo, com a Fama e os PO da noite. Mas cada uma faz falta na Batalha que vier, e uma sozinha é vitória fácil para um rival.

## Batalha

kemet-tip-diversion = O Desvio salva a Tropa inteira e nega o PF a quem ataca, mas você abandona a zona. Se você venceria ou empataria, lute: no empate vence quem defende.
kemet-tip-council = No empate vence quem defende. A carta usada só volta quando a mão acaba, e a que você descarta também.
kemet-tip-council-seen = Você vê uma carta, não todas: uma carta de Intervenção Divina ainda pode somar 2 de Força, ou até trocar a que você vê. Jogue a mais fraca que vença com folga ou, se nenhuma vence, a que destrói ou salva mais Unidades.
kemet-tip-tactics = Quase tudo está à vista, então é só contar: troque se a outra carta vence a Batalha. Se a derrota é certa, fique com a que destrói mais ou perde menos.
kemet-tip-wound = O resto já está decidido, então conte certo: quem ataca precisa de 1 de Força a mais, quem defende, só do empate. Cada carta além disso é desperdício, e todas são, se não mudam quem vence.
kemet-tip-loser = Convocar rende em PO o número de Unidades menos 1, e elas podem ser recrutadas de novo. Em geral se convoca a Tropa pequena e a grande bate em retirada, para onde o vencedor quiser; se der para permanecer, a zona é sua.
kemet-tip-retreat = Mande-a para onde atrapalha menos: longe dos Templos e dos seus Distritos abertos. Perto de outra Tropa sua, você pode atacá-la de novo, por mais 1 PF.
kemet-tip-winner = O que você acabou de ganhar fica com você de qualquer jeito. Permaneça por um Templo ou Pirâmide que dê para segurar; Tropa pequena a descoberto é vitória fácil para o próximo: melhor convocar e recrutar de novo em casa.

## Cartas de Intervenção Divina do Dia

kemet-tip-rain = O melhor alvo é a Unidade sozinha: a zona fica livre, e a Fama de um Templo vai junto. Senão, enfraqueça a Tropa que você vai atacar em seguida.
kemet-tip-memory = Pegue o que vai jogar logo: carta de Batalha se pretende lutar hoje, PO ou Unidades se não. Para jogá-la, você ainda paga o custo dela.

## Noite

kemet-tip-offering = 1 PF para sempre, sem Batalha, sai barato por duas Unidades que custam 1 PO cada para recrutar. Só se forem as duas últimas ali você abre mão do Santuário.
kemet-tip-delta = 5 PO por uma Unidade é uma ótima troca. Pense duas vezes se for a última ali, porque o Templo e a Fama vão junto, ou se você já está perto do limite de 11 PO.
kemet-tip-veterans-prayers = Cada Ficha de Veterano, que vem das Batalhas, é 1 PO agora, meia carta em seguida ou 1 Unidade no fim, e a Unidade ainda poupa uma ação de Recrutar. Só troque por PO se eles pagam algo que você quer amanhã, e lembre-se do limite de 11.
kemet-tip-veterans-cards = Carta é a única coisa que PO não compram, e ela surpreende. Unidade é mais certa: cada ficha que você guarda pode trazer uma de graça para a sua Cidade na próxima etapa.
kemet-tip-hand = Quanto mais alto o nível, mais você poupa: o nível 4 custaria 4 PO e vale 1 PF onde o Distrito é seu. Se pretende comprar amanhã, suba a cor dessa ficha.
kemet-tip-vision = Pense em amanhã: Batalha se você vai atacar ou espera um ataque, Movimento se vai longe, Dia para PO e Unidades. O que você deixa fica à vista de todos.
kemet-tip-destiny = Ficar por último costuma ser melhor: você ataca depois dos outros. Com 9 de Fama ao alcance, fique em primeiro: você vence ao começar o turno, antes que alguém impeça.
