### Kemet: Sangue e Areia: como se joga, para quem nunca ouviu falar dele. Lido no celular: frases curtas, sem número de
### regra. Os nomes de board e hand são os de `teaching` em ui.toml.

kemet-how-goal = Deuses disputam Templos no deserto. Rápido e agressivo: atrás da Muralha ninguém vence.
kemet-how-wins = **Você vence** se começar o seu turno com 9 Pontos de Fama (PF) e ninguém tiver mais. Atacou, venceu e restou uma Unidade sua: 1 para sempre. Templo que você controla: 1 enquanto for seu. Pirâmide de nível 4: 1 enquanto for sua.

kemet-how-board-city = **Sua Cidade.** As suas Tropas começam aqui e voltam para cá.
kemet-how-board-pyramid = **Uma Pirâmide.** Com ela você compra Fichas de Poder da cor dela, até o nível dela, e teleporta Tropas.
kemet-how-board-obelisk = **Um Obelisco.** É onde termina o teleporte que sai de uma Pirâmide, por 2 Pontos de Oração (PO), por mais longe que esteja.
kemet-how-board-temple = **Um Templo.** 1 PF enquanto for seu, e Pontos de Oração toda noite; no Templo do Delta, só em troca de uma Unidade.
kemet-how-board-panel = **Seu painel.** Fama, Pontos de Oração (o ankh) e as fichas de Ação que ainda restam no dia.

kemet-how-turn-1 = 🎯 **Um turno** é uma ficha e uma ação. Cinco turnos de cada jogador fazem um dia; depois vem a noite.
kemet-how-turn-2 = 🙏 **Orar** dá Pontos de Oração, que pagam quase tudo.
kemet-how-turn-3 = 🛒 **Comprar** uma Ficha de Poder, ou 🔺 **erguer** uma Pirâmide para comprar fichas melhores.
kemet-how-turn-4 = 👥 **Recrutar** Unidades na sua Cidade, até 5 por Tropa; 👣 **mover** uma Tropa, por terra ou de uma Pirâmide a um Obelisco.
kemet-how-turn-5 = ⚔️ **Batalha**: cada lado joga uma carta em segredo. Mais Força vence, e no empate vence quem defende; o Dano conta à parte e destrói Unidades que a Defesa não salva: quem perde ainda pode machucar.

kemet-how-hand-battle = **Cartas de Batalha.** Cada Batalha gasta duas: uma jogada, outra descartada sem ninguém ver. Elas voltam quando todas tiverem sido usadas.
kemet-how-hand-divine = **Intervenção Divina.** Cartas que você ganha à noite; a cor diz quando podem ser jogadas, o ankh diz quanto custam.
kemet-how-hand-powers = **Seus poderes.** Valem a partida toda, e quase todos são únicos.
kemet-how-hand-spaces = **Seu tabuleiro.** Cada ficha vai em um espaço. Até a noite, cada uma das três linhas precisa de uma.
kemet-how-hand-prayers = **Fama**, dos 9 de que você precisa, e **Pontos de Oração**, dos 11 que você pode guardar.

kemet-how-begin = **No primeiro dia, em geral:** erga uma Pirâmide com os primeiros pontos, ore para ter outros, compre uma ficha que ela abriu e tome um Templo vazio com um movimento.
