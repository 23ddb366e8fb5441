### Quando é coisa demais de uma vez, e quantas mesas pode haver.
### "args" diz o que cada mensagem recebe. `again` é em segundos desde 1970, que o Discord mostra na hora de cada leitor.

## Dito a uma só pessoa. moment args: seconds

discord-moment = ⏳ Calma aí: foi muita coisa de uma vez. Tente de novo daqui a { $seconds ->
    [one] um segundo.
   *[other] { $seconds } segundos.
} Suas respostas na partida não ficam presas por causa disso.
discord-moment-answer = ⏳ Calma aí: foi muita coisa de uma vez, e este clique não valeu. Tente de novo daqui a { $seconds ->
    [one] um segundo.
   *[other] { $seconds } segundos.
}
discord-shown-lately = O tabuleiro acabou de ser postado de novo aqui, então mostro só para você.
discord-refused-own-thread = Para abrir a mesa em um tópico, você precisa da permissão *Criar tópicos públicos* neste canal. Deixe a opção “lugar” de fora para jogar aqui mesmo, ou peça a quem gerencia o servidor.

## Recusas. args: most · quota-opened args: again · quota-host args: host

table-refused-quota-lobbies = { $most ->
    [one] Uma sala sua ainda está aberta. Comece a partida ou feche a mesa antes: /mesa comecar, /mesa fechar.
   *[other] { $most } salas suas ainda estão abertas. Comece uma das partidas ou feche uma das mesas antes: /mesa comecar, /mesa fechar.
}
table-refused-quota-hosted = { $most ->
    [one] Você já é anfitrião de uma mesa aberta, e cada pessoa pode ter uma por vez. Termine a partida ou feche a mesa com /mesa fechar.
   *[other] Você é anfitrião de { $most } mesas abertas, o máximo para uma pessoa. Termine uma partida ou feche uma mesa com /mesa fechar.
}
table-refused-quota-opened = { $most ->
    [one] Você já abriu uma mesa nas últimas 24 horas, o máximo para uma pessoa.
   *[other] Você abriu { $most } mesas nas últimas 24 horas, o máximo para uma pessoa.
} Dá para abrir a próxima <t:{ NUMBER($again, useGrouping: 0) }:R>. Até lá, você pode entrar nas mesas dos outros: /mesa salas.
table-refused-quota-seats = { $most ->
    [one] Você já tem lugar em uma mesa aberta, e cada pessoa pode ter um por vez. Termine essa partida ou saia dela antes: /eu mostra onde.
   *[other] Você tem lugar em { $most } mesas abertas, o máximo para uma pessoa. Termine uma dessas partidas ou saia de uma antes: /eu mostra quais são.
}
table-refused-quota-server = { $most ->
    [one] Este servidor já tem uma mesa aberta, e pode ter uma por vez. Entre nela, ou feche a mesa se ninguém precisa dela.
   *[other] Este servidor tem { $most } mesas abertas, o máximo daqui. Entre em uma (/mesa salas), ou peça a quem gerencia o servidor para fechar uma de que ninguém precisa.
}
table-refused-quota-host = { $most ->
    [one] O anfitrião desta mesa, <@{ $host }>, já tem uma mesa aberta. Ela precisa acabar antes.
   *[other] O anfitrião desta mesa, <@{ $host }>, já tem { $most } mesas abertas. Uma delas precisa acabar antes.
}
table-refused-asked-enough = { $most } pessoas já foram convidadas para esta mesa, e está de bom tamanho. Quem mais quiser jogar é só apertar “Entrar”.

## /taverna estado. open args: used, most (0: sem limite) · person args: parts (lista) · args das partes: most

discord-status-open = 🪑 Mesas abertas: { $most ->
    [0] { $used }.
   *[other] { $used } de no máximo { $most }.
}
discord-status-person = 🙋 Cada pessoa, somando todos os servidores: no máximo { $parts }.
discord-status-most-hosted = { $most ->
    [one] uma mesa aberta como anfitrião
   *[other] { $most } mesas abertas como anfitrião
}
discord-status-most-lobbies = { $most ->
    [one] uma sala de espera
   *[other] { $most } salas de espera
}
discord-status-most-opened = { $most ->
    [one] uma mesa nova por dia
   *[other] { $most } mesas novas por dia
}
discord-status-most-seats = { $most ->
    [one] lugar em uma mesa
   *[other] lugar em { $most } mesas
}
