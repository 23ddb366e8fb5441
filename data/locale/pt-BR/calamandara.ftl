### Calamandara: A Malha do Porvir. O que significam os argumentos está no começo de ../en/calamandara.ftl.

calamandara-name = Calamandara: A Malha do Porvir
calamandara-about = Atravesse um mundo em ruínas até o Centro: insira Pegadas, Asas, Cavernas e Torres, barre os rivais, junte Lembranças e não deixe o Dogma esgotar o tempo de todos. O jogo base e quase todas as cartas são reconstrução nossa.

## Opções de uma mesa. fears, counter: só para a mistura personalizada; os números são os de base.toml

calamandara-setting-expansion = A Malha do Porvir
calamandara-setting-expansion-about = Se há Cartas de Evento nos baralhos. O jogo base e quase todas as cartas são reconstrução nossa.
calamandara-setting-expansion-with = com a expansão
calamandara-setting-expansion-without = só o jogo base
calamandara-setting-time = Limite de tempo
calamandara-setting-time-about = Se o Contador de Dogma é usado: no zero, todos perdem.
calamandara-setting-time-unlimited = sem limite
calamandara-setting-time-limited = Contador de Dogma
calamandara-setting-difficulty = Dificuldade
calamandara-setting-difficulty-about = Quantas cartas de Esperança e de Temor entram nos baralhos e onde o contador começa.
calamandara-setting-difficulty-turvo = Turvo (médio): 12 de Esperança, 12 de Temor, contador em 12
calamandara-setting-difficulty-aura = Aura (fácil): 14 de Esperança, 10 de Temor, contador em 14
calamandara-setting-difficulty-ruina = Ruína (difícil): 10 de Esperança, 14 de Temor, contador em 10
calamandara-setting-difficulty-custom = Mistura personalizada
calamandara-setting-fears = Mistura personalizada: cartas
calamandara-setting-fears-about = As cartas de Temor e de Esperança, 24 ao todo.
calamandara-setting-fears-0 = 0 de Temor, 24 de Esperança
calamandara-setting-fears-1 = 1 de Temor, 23 de Esperança
calamandara-setting-fears-2 = 2 de Temor, 22 de Esperança
calamandara-setting-fears-3 = 3 de Temor, 21 de Esperança
calamandara-setting-fears-4 = 4 de Temor, 20 de Esperança
calamandara-setting-fears-5 = 5 de Temor, 19 de Esperança
calamandara-setting-fears-6 = 6 de Temor, 18 de Esperança
calamandara-setting-fears-7 = 7 de Temor, 17 de Esperança
calamandara-setting-fears-8 = 8 de Temor, 16 de Esperança
calamandara-setting-fears-9 = 9 de Temor, 15 de Esperança
calamandara-setting-fears-10 = 10 de Temor, 14 de Esperança
calamandara-setting-fears-11 = 11 de Temor, 13 de Esperança
calamandara-setting-fears-12 = 12 de Temor, 12 de Esperança
calamandara-setting-fears-13 = 13 de Temor, 11 de Esperança
calamandara-setting-fears-14 = 14 de Temor, 10 de Esperança
calamandara-setting-fears-15 = 15 de Temor, 9 de Esperança
calamandara-setting-fears-16 = 16 de Temor, 8 de Esperança
calamandara-setting-fears-17 = 17 de Temor, 7 de Esperança
calamandara-setting-fears-18 = 18 de Temor, 6 de Esperança
calamandara-setting-fears-19 = 19 de Temor, 5 de Esperança
calamandara-setting-fears-20 = 20 de Temor, 4 de Esperança
calamandara-setting-fears-21 = 21 de Temor, 3 de Esperança
calamandara-setting-fears-22 = 22 de Temor, 2 de Esperança
calamandara-setting-fears-23 = 23 de Temor, 1 de Esperança
calamandara-setting-counter = Mistura personalizada: contador
calamandara-setting-counter-about = Onde o Contador de Dogma começa.
calamandara-setting-counter-1 = 1
calamandara-setting-counter-2 = 2
calamandara-setting-counter-3 = 3
calamandara-setting-counter-4 = 4
calamandara-setting-counter-5 = 5
calamandara-setting-counter-6 = 6
calamandara-setting-counter-7 = 7
calamandara-setting-counter-8 = 8
calamandara-setting-counter-9 = 9
calamandara-setting-counter-10 = 10
calamandara-setting-counter-11 = 11
calamandara-setting-counter-12 = 12
calamandara-setting-counter-13 = 13
calamandara-setting-counter-14 = 14
calamandara-setting-counter-15 = 15
calamandara-setting-counter-16 = 16

## Ordens permanentes: momentos de usar Cartas de Lembrança

calamandara-standing-turn_own = Começo do meu turno: sem Lembrança
calamandara-standing-turn_own-about = Começar o meu turno sem me perguntar
calamandara-standing-turn_start = Começo do turno dos outros: sem Lembrança
calamandara-standing-turn_start-about = Deixar os outros começarem o turno sem me perguntar
calamandara-standing-before_phase_1 = Antes da 1ª fase dos outros: sem Lembrança
calamandara-standing-before_phase_1-about = Depois de um Evento no turno deles, não me perguntar de novo
calamandara-standing-event = Eventos que me afetam: sem Lembrança
calamandara-standing-event-about = Deixar que aconteçam sem me perguntar
calamandara-standing-event_far = Eventos que não me afetam: sem Lembrança
calamandara-standing-event_far-about = Deixar que os outros os enfrentem sem me perguntar

## Fases de um turno

calamandara-phase-turn_start = Começo do turno
calamandara-phase-event = Evento
calamandara-phase-acquire = 1ª fase: Adquirir Símbolos
calamandara-phase-insert = 2ª fase: Inserir Símbolos
calamandara-phase-walk = 3ª fase: Caminhar
calamandara-phase-remember = 4ª fase: Lembrar
calamandara-phase-excess = Fim do turno
calamandara-phase-over = Fim da partida

## O fim e a tabela de pontos

calamandara-over-centre = { $seat } chegou ao Centro do mundo e encontrou as respostas.
calamandara-over-dogma = O Contador de Dogma chegou a zero: o Dogma permanece tomando o mundo, e todos os viajantes se perderam.
calamandara-over-stagnation = Por { $turns } turnos seguidos ninguém avançou: todos os viajantes perderam o caminho.
calamandara-over-cap = Depois de { $turns } turnos, todos os viajantes perderam o caminho.
calamandara-sheet-fragments = Fragmentos
calamandara-sheet-diary = no Diário
calamandara-sheet-revealed = Eventos revelados
calamandara-sheet-total = Passos
