### Avisos, relógios e ordens permanentes: o que a mesa diz por conta própria, e o que se diz sobre ser chamado.
### "args" diz o que cada mensagem recebe. `due`, `since` e `back` são segundos desde 1970, que o Discord mostra na
### hora de cada leitor.

## Linhas do registro, para todos. args: seat (id)

table-log-order = { $seat } respondeu por ordem permanente.
table-log-forced = { $seat } só tinha uma resposta possível, que foi dada na hora.

## Dito a uma pessoa por mensagem direta. order-ended args: window

table-told-order-ended = Sua ordem permanente “{ $window }” acabou: a resposta que você escolheu não é possível desta vez. Você recebe a pergunta de novo; “Ordens permanentes” dá uma nova ordem.
table-told-orders-gone = Seu lugar nesta mesa agora é de outro jogador, então suas ordens permanentes ali acabaram.
table-told-lobby-gone = O canal desta mesa foi apagado antes de a partida começar, então a mesa foi encerrada. /mesa abrir em outro canal abre uma nova.

## Avisos, ditos no canal. args: seat (id)

table-notice-late-default = O prazo da resposta de { $seat } acabou: foi dada a resposta padrão dessa pergunta.
table-notice-skipped = O prazo da resposta de { $seat } tinha acabado, e o anfitrião seguiu em frente: uma resposta foi dada no lugar dessa pessoa.
table-notice-pace-off = O anfitrião tirou o relógio desta mesa: cada um leva o tempo que quiser.
table-notice-pace-nudge = O anfitrião mudou o relógio desta mesa; o novo prazo está abaixo do tabuleiro. Quando ele acaba, eu só aviso, e o anfitrião pode seguir em frente.
table-notice-pace-default = O anfitrião mudou o relógio desta mesa; o novo prazo está abaixo do tabuleiro. Quando ele acaba, vale a resposta padrão da pergunta, se ela tiver uma.
table-notice-pace-play = O anfitrião mudou o relógio desta mesa; o novo prazo está abaixo do tabuleiro. Quando ele acaba, um jogador do computador responde.

## Recusas. not-late args: due

table-refused-no-clock = Esta mesa não tem relógio, então ninguém está atrasado. Com /mesa ritmo ela ganha um.
table-refused-clock-stopped = O relógio desta mesa está parado, então ninguém está atrasado. /mesa retomar põe o relógio para andar.
table-refused-not-awaited = Não há pergunta para essa pessoa agora.
table-refused-not-late = Essa pessoa ainda tem prazo até <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
table-refused-not-orderable = Isso não pode virar ordem permanente. Responda desta vez, ou escolha no menu de “Ordens permanentes”.

## Durações. args: count

discord-span-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
discord-span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
discord-span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

## Ritmos, como são sugeridos

discord-pace-none = Sem relógio
discord-pace-relaxed = Tranquilo: 3 dias
discord-pace-daily = Diário: 24 horas
discord-pace-brisk = Animado: 8 horas
discord-pace-fast = Rápido: 1 hora

## O que se digita para o prazo de uma resposta: qualquer destas palavras, em minúsculas

discord-typed-none = nenhum nenhuma não sem
discord-typed-minute = m min minuto minutos
discord-typed-hour = h hora horas
discord-typed-day = d dia dias
discord-typed-week = sem semana semanas
discord-typed-and = e

## O que foi feito de um comando. pace-set args: span, then

discord-pace-set = Relógio desta mesa: { $span } para cada resposta. Depois disso, { $then }
discord-pace-off = Esta mesa não tem relógio: cada um leva o tempo que quiser.
discord-then-nudge = eu só aviso, e o anfitrião pode seguir sem essa resposta.
discord-then-default = eu dou a resposta padrão da pergunta, se ela tiver uma; senão, só aviso.
discord-then-play = um jogador do computador responde no lugar da pessoa.
discord-skipped = Uma resposta foi dada no lugar dessa pessoa.
discord-autoplay-on = A resposta que for a única possível é dada na hora, quando todos podem ver que é a única.
discord-autoplay-off = Toda pergunta é feita, mesmo quando só há uma resposta possível.

## O painel. due-of args: who (lista), due · late args: who (lista) · away args: who (lista), back

discord-panel-due-of = Prazo de { $who }: <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-panel-late = O prazo de { $who } acabou. O anfitrião pode seguir sem essa resposta.
discord-panel-away = 🧳 { $who } está ausente até <t:{ NUMBER($back, useGrouping: 0) }:D>.
discord-button-skip = Pular { $who }

## Ordens permanentes. always args: its (lista)

discord-orders-which = Responder sempre assim, de agora em diante
discord-orders-always = Sempre: { $its }

## Mensagens diretas. told args: game, channel · digest args: who, count · table args: game, channel, since · due args: due

discord-told = **{ $game }** em { $channel }
discord-digest = { $count ->
    [one] ☀️ { $who }, uma mesa espera por você:
   *[other] ☀️ { $who }, { $count } mesas esperam por você:
}
discord-digest-table = ⏳ **{ $game }** em { $channel } (pergunta feita <t:{ NUMBER($since, useGrouping: 0) }:R>).
discord-digest-due = Prazo: <t:{ NUMBER($due, useGrouping: 0) }:f> (<t:{ NUMBER($due, useGrouping: 0) }:R>).
discord-notifications-digest = ☀️ Todo dia às { $at } ({ $zone }), uma mensagem direta com as mesas que esperam por você, se houver alguma.
discord-notifications-zone = 🕐 Seu fuso: { $zone }.

## Quando algo não é possível. zone-near args: given, near (lista) · away-order, away-long args: right · budget args: given

discord-refused-zone-near = Não conheço o fuso “{ $given }”. Parecidos: { $near }. Escolha um deles, ou digite uma cidade grande perto de você.
discord-refused-away-order = O último dia vem antes do primeiro. Você quis dizer { $right }?
discord-refused-away-long = Isso é mais de um ano. A maior ausência a partir desse dia é { $right }; na volta você pode marcar outra.
discord-refused-digest = Não entendi essa hora. Escreva como 8:30 ou 20h, ou “não”.
discord-refused-budget = Não entendi “{ $given }” como duração. Escreva como 36h, 2 dias, 90 min ou 1 dia 12 h, ou “nenhum” para ficar sem relógio.
