### Immortals: o jogo, as opções da mesa e as fases. O que significam os argumentos está no começo de ../en/immortals.ftl.

immortals-name = Immortals
immortals-about = Dois reinos espelhados, e os exércitos que caem em um ressurgem no outro: planeje dez ações em segredo, lute pela torre de dados e controle regiões, áreas e construções para ganhar pontos de vitória.

## Opções da mesa

immortals-setting-rounds = Rodadas
immortals-setting-rounds-about = Quantas rodadas são jogadas: 7 com 3 jogadores e 5 com 4 ou 5, se o grupo não combinar mais.
immortals-setting-rounds-standard = Pelo número de jogadores
immortals-setting-rounds-6 = 6 rodadas (7 com 3 jogadores)
immortals-setting-rounds-7 = 7 rodadas
immortals-setting-rounds-8 = 8 rodadas
immortals-setting-rounds-9 = 9 rodadas
immortals-setting-rounds-10 = 10 rodadas
immortals-setting-tower = Torre de dados
immortals-setting-tower-about = Três modelos de quantos cubos jogados ficam presos na torre e quantos presos se soltam.
immortals-setting-tower-standard = Padrão
immortals-setting-tower-flat = Constante
immortals-setting-tower-shelves = Duas prateleiras
immortals-standing-wait = Minha compensação enquanto espero
immortals-standing-wait-about = Depois que passei: 1 energia em cada vez minha, sem perguntar

## Fases

immortals-phase-setup = Preparação
immortals-phase-home = Regiões iniciais
immortals-phase-draft = Colocação de exércitos
immortals-phase-placing = Colocação dos grupos
immortals-phase-limbos = Exércitos da torre
immortals-phase-draw = Pegar cartas de conflito
immortals-phase-reinforcement = Reforços
immortals-phase-planning = Planejamento de ações
immortals-phase-actions = Realização das ações
immortals-phase-over = Fim de jogo
