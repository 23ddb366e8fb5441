### Calamandara: o que cartas e símbolos fazem, com as nossas palavras. Uma ou duas frases para /carta e, com "-brief" atrás, o
### que cabe na carta: no máximo três linhas de 24 letras. O que significam os argumentos está no começo de ../en/calamandara.ftl.

## A linha acima do texto

calamandara-card-event = Evento Dogmático: { $type } · { $counter ->
    [-2] Contador de Dogma diminui 2
    [-1] Contador de Dogma diminui 1
    [0] Contador de Dogma não muda
   *[other] Contador de Dogma aumenta { $counter }
}
calamandara-card-memory = Carta de Lembrança · { $count } na partida · quando usar: { $windows }
calamandara-card-symbol = Símbolo Dogmático · onde se insere: { $boards }
calamandara-card-ours = Texto da Taverna, não da editora
calamandara-card-symbol_card = Carta de Símbolos · { $count } em cada baralho. Na 1ª fase, você adquire os dois símbolos.

## Símbolos

calamandara-symbol-footprint = O token fica e anda sobre Pegadas. É inserida no seu tabuleiro individual ou no central, onde serve a todos os tokens. Na Pegada sob um token ninguém mexe.
calamandara-symbol-footprint-brief = O token anda sobre ela
calamandara-symbol-mountain = Bloqueia uma casa. É inserida no tabuleiro individual de outro viajante ou no central, uma vez por turno, nunca em linha com Torre, no máximo 4 por tabuleiro individual e 6 no central. Uma Caverna a escava.
calamandara-symbol-mountain-brief = Bloqueia uma casa de outro tabuleiro ou do central
calamandara-symbol-wing = O token na linha dela pode saltar: duas casas em linha reta, haja o que houver no meio, uma vez por 3ª fase. A Asa não se gasta.
calamandara-symbol-wing-brief = Salto de duas casas a partir da linha
calamandara-symbol-cave = O token ao lado dela pode ir por um túnel a qualquer casa ao lado da mesma Caverna ou de outra daquele tabuleiro. Ao lado dela, na 4ª fase, você adquire Cartas de Lembrança. Da Reserva, ela escava uma Montanha.
calamandara-symbol-cave-brief = Túneis e Lembranças; escava Montanhas
calamandara-symbol-tower = Defende o token e os outros símbolos da linha dela contra os outros e contra efeitos obrigatórios de Eventos. Não defende a si mesma; outra Torre na linha a defende. Nenhuma Montanha pode ser inserida na linha dela.
calamandara-symbol-tower-brief = Defende o token e os símbolos da linha

## Cartas de Lembrança

calamandara-memory-guardia_de_mourna = No começo do turno de outro viajante ou antes da 1ª fase dele: ele não pode realizar a 1ª fase neste turno. Ainda pode revelar Cartas de Evento.
calamandara-memory-guardia_de_mourna-brief = Viajante da vez fica sem a 1ª fase
calamandara-memory-terras_nomades = Na sua 2ª fase: adquira os dois símbolos da Carta de Símbolos no topo do baralho de outro viajante; ela vai para o descarte daquele baralho. Não vale para um baralho com Carta de Evento no topo.
calamandara-memory-terras_nomades-brief = Adquira do topo do baralho de outro
calamandara-memory-erronia_do_silencio = No começo do turno de outro viajante, depois de um Evento que ele revelou ou antes da 1ª fase dele: o turno dele acaba. Um Evento já revelado é realizado. O mesmo viajante não pode ser atingido em dois turnos seguidos dele.
calamandara-memory-erronia_do_silencio-brief = Acaba o turno do viajante da vez
calamandara-memory-pinturas_submersas = No começo de qualquer turno ou na sua 2ª fase: escolha esquerda ou direita. A carta do topo de cada baralho de Símbolos vai para o topo do baralho seguinte nessa direção, também as de Evento, sem revelar.
calamandara-memory-pinturas_submersas-brief = Os topos dos baralhos giram para um lado
calamandara-memory-maos_de_barro = Quando um Evento é revelado: os efeitos dele não atingem você, seu token, sua Reserva, sua mão nem seu tabuleiro individual. O contador muda mesmo assim.
calamandara-memory-maos_de_barro-brief = Os efeitos deste Evento não atingem você
calamandara-memory-muralha_de_vento = Quando um Evento é revelado ou no começo do turno de outro viajante: até o fim deste turno, nenhum outro viajante pode inserir, substituir, mover, trocar ou descartar símbolos no seu tabuleiro individual. O que um Evento obriga você mesmo a fazer nele continua valendo.
calamandara-memory-muralha_de_vento-brief = Os outros não mexem no seu tabuleiro no turno
calamandara-memory-veu_do_regente = Quando um Evento é revelado ou no começo do turno de outro viajante: escolha um viajante, que não pode adquirir Cartas de Lembrança até o fim deste turno.
calamandara-memory-veu_do_regente-brief = Um viajante não adquire Lembrança no turno
calamandara-memory-passos_emprestados = Na sua 3ª fase: 1 passo a mais nesta fase, mas não um salto a mais.
calamandara-memory-passos_emprestados-brief = 1 passo a mais nesta fase
calamandara-memory-sopro_de_uradova = Na sua 2ª fase: descarte 1 símbolo do tabuleiro individual de outro viajante, que não esteja sob o token dele nem defendido por Torre. O símbolo vai para o Depósito dele.
calamandara-memory-sopro_de_uradova-brief = Descarte 1 símbolo de outro tabuleiro
calamandara-memory-raiz_na_pedra = Na sua 2ª fase: descarte 1 Montanha do seu tabuleiro individual ou do central para o seu Depósito. Não conta como inserção.
calamandara-memory-raiz_na_pedra-brief = Descarte 1 Montanha sua ou do tabuleiro central
calamandara-memory-pagina_rasgada = Na sua 2ª fase: recupere até 3 símbolos do seu Depósito para a sua Reserva.
calamandara-memory-pagina_rasgada-brief = Recupere até 3 símbolos do seu Depósito
calamandara-memory-troca_de_sombras = Na sua 2ª fase: troque de lugar 2 símbolos de tipos diferentes de um mesmo tabuleiro individual, nenhum sob um token. No tabuleiro de outro viajante, nenhum pode estar defendido por Torre.
calamandara-memory-troca_de_sombras-brief = Troque 2 símbolos de um tabuleiro individual

## Esperança

calamandara-event-o_grito_da_caverna = Cada viajante pode substituir 1 Montanha do seu tabuleiro individual por uma Asa ou Caverna da Fonte. A Montanha vai para o Depósito dele.
calamandara-event-o_grito_da_caverna-brief = Podem substituir 1 Montanha por Asa ou Caverna
calamandara-event-alvorada = Cada viajante adquire 1 Pegada.
calamandara-event-alvorada-brief = Todos adquirem 1 Pegada
calamandara-event-semente_de_luz = Cada viajante adquire 1 símbolo à sua escolha.
calamandara-event-semente_de_luz-brief = Todos adquirem 1 símbolo à escolha
calamandara-event-trilha_antiga = Cada viajante pode inserir 1 Pegada da Fonte no seu tabuleiro individual.
calamandara-event-trilha_antiga-brief = Podem inserir 1 Pegada no próprio tabuleiro
calamandara-event-companheiros_de_estrada = Cada viajante no Ponto Inicial ou nas linhas 1 e 2 adquire 2 Pegadas.
calamandara-event-companheiros_de_estrada-brief = Do início à linha 2: adquirem 2 Pegadas
calamandara-event-pausa_do_dogma = O contador não diminui. Quem revelou adquire 1 símbolo à sua escolha.
calamandara-event-pausa_do_dogma-brief = Contador parado. Quem revelou: 1 símbolo
calamandara-event-folego = Em vez de diminuir, o contador aumenta 1 ponto. Nada mais acontece.
calamandara-event-folego-brief = O contador aumenta 1 ponto
calamandara-event-memoria_viva = Cada viajante adquire 1 Carta de Lembrança.
calamandara-event-memoria_viva-brief = Todos adquirem 1 Lembrança
calamandara-event-pagina_encontrada = Quem tem menos Cartas de Lembrança na mão adquire 1 Carta de Lembrança; no empate, todos os empatados.
calamandara-event-pagina_encontrada-brief = Menos Lembranças na mão: adquire 1
calamandara-event-torre_de_vigia = Cada viajante pode inserir 1 Torre da Fonte no seu tabuleiro individual.
calamandara-event-torre_de_vigia-brief = Podem inserir 1 Torre no próprio tabuleiro
calamandara-event-vento_favoravel = Cada viajante pode andar 1 passo com o seu token.
calamandara-event-vento_favoravel-brief = Todos podem andar 1 passo
calamandara-event-asas_de_papel = Cada viajante pode inserir 1 Asa da Fonte no seu tabuleiro individual.
calamandara-event-asas_de_papel-brief = Podem inserir 1 Asa no próprio tabuleiro
calamandara-event-agua_limpa = Cada viajante recupera 2 símbolos à sua escolha do Depósito para a Reserva, ou quantos houver.
calamandara-event-agua_limpa-brief = Todos recuperam 2 símbolos do Depósito
calamandara-event-reencontro = Cada viajante pode trocar de lugar 2 símbolos de tipos diferentes do seu tabuleiro individual, menos a Pegada sob o token.
calamandara-event-reencontro-brief = Podem trocar 2 símbolos do próprio tabuleiro
calamandara-event-ponte_de_vime = Cada viajante pode inserir 1 Pegada da sua Reserva no tabuleiro central.
calamandara-event-ponte_de_vime-brief = Podem pôr 1 Pegada da Reserva no tabuleiro central
calamandara-event-caminho_reto = Cada viajante pode mover 1 Pegada do seu tabuleiro individual para uma casa vazia dele, menos a que está sob o token.
calamandara-event-caminho_reto-brief = Podem mover 1 Pegada do próprio tabuleiro
calamandara-event-montanha_que_cede = Cada viajante pode descartar 1 Montanha do seu tabuleiro individual.
calamandara-event-montanha_que_cede-brief = Podem descartar 1 Montanha própria
calamandara-event-fogueira = Cada viajante com até 2 símbolos na Reserva adquire 2 símbolos à sua escolha.
calamandara-event-fogueira-brief = Até 2 na Reserva: adquirem 2 símbolos
calamandara-event-cancao_de_ninar = Em vez de diminuir, o contador aumenta 1 ponto. Quem revelou adquire 1 Carta de Lembrança.
calamandara-event-cancao_de_ninar-brief = Contador +1. Quem revelou: 1 Lembrança
calamandara-event-olho_dagua = Cada viajante com 3 símbolos ou mais no Depósito recupera 3 deles para a Reserva.
calamandara-event-olho_dagua-brief = 3 ou mais no Depósito: recuperam 3
calamandara-event-mao_amiga = Quem está mais atrás no caminho pode andar até 2 passos com o seu token; no empate, todos os empatados.
calamandara-event-mao_amiga-brief = Quem está mais atrás pode andar até 2 passos
calamandara-event-as_tecelas = Cada viajante pode substituir 1 Montanha, Asa, Caverna ou Torre do seu tabuleiro individual por qualquer símbolo da sua Reserva. O símbolo retirado vai para o Depósito dele.
calamandara-event-as_tecelas-brief = Podem substituir 1 símbolo por 1 da Reserva
calamandara-event-a_malha_se_abre = Em vez de diminuir, o contador aumenta 2 pontos. Nada mais acontece.
calamandara-event-a_malha_se_abre-brief = O contador aumenta 2 pontos
calamandara-event-luz_na_torre = Cada viajante com uma Torre no tabuleiro individual adquire 1 símbolo à sua escolha e recupera 1 símbolo do Depósito.
calamandara-event-luz_na_torre-brief = Com Torre: adquirem 1 e recuperam 1 símbolo
calamandara-event-eco_do_porvir = O contador não diminui. Cada viajante pode adquirir 1 Carta de Lembrança e depois descartar 1 da mão. O limite da mão vale depois das duas coisas.
calamandara-event-eco_do_porvir-brief = Contador parado. Podem adquirir e descartar 1 Lembrança
calamandara-event-colheita = Cada viajante adquire 1 Pegada e 1 Caverna.
calamandara-event-colheita-brief = Todos adquirem 1 Pegada e 1 Caverna
calamandara-event-atalho = Cada viajante com uma Asa ou Caverna no tabuleiro individual pode andar até 2 passos com o seu token.
calamandara-event-atalho-brief = Com Asa ou Caverna: podem andar até 2 passos

## Temor

calamandara-event-um_ar_estranho = Cada viajante descarta 2 Pegadas do seu tabuleiro individual, menos a que está sob o token. O que faltar sai da Reserva. Se ainda assim não chegar a 2, descarta a Pegada onde se encontra e volta para o Ponto Inicial.
calamandara-event-um_ar_estranho-brief = Todos descartam 2 Pegadas; se faltar, voltam ao início
calamandara-event-mare_de_cinzas = Cada viajante descarta 1 Asa, Caverna ou Torre do seu tabuleiro individual.
calamandara-event-mare_de_cinzas-brief = Todos descartam 1 Asa, Caverna ou Torre
calamandara-event-o_regente_desperta = O contador diminui 2 pontos. Quem está mais à frente no caminho recua 1; no empate, todos os empatados. No Ponto Inicial ninguém recua.
calamandara-event-o_regente_desperta-brief = Contador −2. Quem está mais à frente recua 1
calamandara-event-torres_rachadas = Cada viajante com uma Torre no tabuleiro individual descarta 1 Torre dele.
calamandara-event-torres_rachadas-brief = Com Torre: descartam 1 Torre
calamandara-event-asas_partidas = Cada viajante com uma Asa no tabuleiro individual descarta 1 Asa dele.
calamandara-event-asas_partidas-brief = Com Asa: descartam 1 Asa
calamandara-event-cavernas_inundadas = Cada viajante com uma Caverna no tabuleiro individual substitui 1 Caverna por uma Montanha da Fonte. A Caverna vai para o Depósito dele.
calamandara-event-cavernas_inundadas-brief = Com Caverna: 1 delas vira Montanha
calamandara-event-fome_da_terra = Cada viajante com 3 símbolos ou mais na Reserva descarta 2 deles.
calamandara-event-fome_da_terra-brief = 3 ou mais na Reserva: descartam 2
calamandara-event-esquecimento = Cada viajante com Carta de Lembrança na mão descarta 1.
calamandara-event-esquecimento-brief = Com Lembrança na mão: descartam 1
calamandara-event-chao_movedico = Cada viajante na linha 2 ou mais adiante recua 1.
calamandara-event-chao_movedico-brief = Da linha 2 em diante: recuam 1
calamandara-event-montanhas_do_desterro = Cada viajante insere 1 Montanha da Fonte no tabuleiro individual do viajante à sua esquerda.
calamandara-event-montanhas_do_desterro-brief = Todos inserem 1 Montanha no vizinho da esquerda
calamandara-event-neblina_de_mourna = Cada viajante com o token no tabuleiro central recua 1.
calamandara-event-neblina_de_mourna-brief = No tabuleiro central: recuam 1
calamandara-event-vozes_sem_boca = Cada viajante escolhe: descartar 1 Carta de Lembrança da mão ou 2 símbolos da Reserva.
calamandara-event-vozes_sem_boca-brief = Descartam 1 Lembrança ou 2 da Reserva
calamandara-event-sede_do_dogma = Quem revelou não pode realizar a 1ª fase neste turno. Cada um dos outros viajantes descarta 1 símbolo da Reserva.
calamandara-event-sede_do_dogma-brief = Quem revelou: sem 1ª fase. Outros: −1 símbolo
calamandara-event-ponte_quebrada = Quem revelou descarta 1 Pegada à sua escolha do tabuleiro central, nunca uma com token em cima.
calamandara-event-ponte_quebrada-brief = Quem revelou descarta 1 Pegada do tabuleiro central
calamandara-event-desabamento = Cada viajante com 6 símbolos ou mais no tabuleiro individual, de qualquer tipo, descarta 2 deles, menos Montanhas.
calamandara-event-desabamento-brief = 6 ou mais no tabuleiro: descartam 2, menos Montanhas
calamandara-event-luto_de_eiro = Quem tem mais Cartas de Lembrança na mão descarta 1; no empate, todos os empatados. Se ninguém tem nenhuma, nada acontece.
calamandara-event-luto_de_eiro-brief = Mais Lembranças na mão: descarta 1
calamandara-event-noite_sem_estrelas = Cada viajante com 4 símbolos ou mais na Reserva descarta até ficar com 3.
calamandara-event-noite_sem_estrelas-brief = 4 ou mais na Reserva: ficam com 3
calamandara-event-chuva_de_cascalho = O tabuleiro inteiro: cada viajante descarta 1 Pegada do seu tabuleiro individual; depois, quem revelou descarta 1 do tabuleiro central, nunca uma com token em cima.
calamandara-event-chuva_de_cascalho-brief = Todos descartam 1 Pegada; quem revelou, 1 do tabuleiro central
calamandara-event-cansaco = Cada viajante só pode andar 1 passo na sua próxima 3ª fase. Para quem revelou, é a deste turno.
calamandara-event-cansaco-brief = Próxima 3ª fase: só 1 passo
calamandara-event-maos_atadas = Cada viajante só pode fazer 1 inserção na sua próxima 2ª fase. Para quem revelou, é a deste turno.
calamandara-event-maos_atadas-brief = Próxima 2ª fase: só 1 inserção
calamandara-event-chamado_do_inicio = Cada viajante com o token na linha 1 ou 2 do seu tabuleiro individual volta para o Ponto Inicial.
calamandara-event-chamado_do_inicio-brief = Na linha 1 ou 2: voltam ao Ponto Inicial
calamandara-event-passos_trocados = Cada viajante move 1 Pegada do tabuleiro individual do viajante à sua esquerda para uma casa vazia do mesmo tabuleiro.
calamandara-event-passos_trocados-brief = Todos movem 1 Pegada do vizinho da esquerda
calamandara-event-eclipse_do_dogma = O contador diminui 2 pontos. Cada viajante descarta 1 símbolo da Reserva.
calamandara-event-eclipse_do_dogma-brief = Contador −2. Todos descartam 1 símbolo
