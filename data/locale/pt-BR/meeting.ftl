### Achar com quem jogar: buscas, as chamadas para mesas que combinam com elas, e quem fica longe de quem.

## Recusas

table-refused-no-host = Ninguém sentou a esta mesa ainda. Aperte “Entrar”: quem entra primeiro é o anfitrião.
table-refused-wish-games = Escolha pelo menos um jogo que se possa jogar aqui.
table-refused-block-self = Não dá para manter você longe de você.
table-refused-blocks = Dá para manter até { $most } pessoas longe de você. Tire alguém da lista primeiro: /eu.
table-notice-deserted = Ninguém sentou aqui em um dia, e por isso esta mesa fechou. Para achar outra: /procurar.
discord-refused-block-bot = Esse é um bot; ele só joga com você se um anfitrião o puser à mesa.

## Botões: no máximo 34 caracteres

discord-button-findrenew = Renovar
discord-button-findnotnow = Desta vez não
discord-button-findend = Encerrar a busca
discord-button-notthistime = Desta vez não

## A sala de espera

discord-lobby-met = 🤝 Esta mesa surgiu por /procurar: várias pessoas querem jogar a mesma coisa.
discord-lobby-met-first = Quem entra primeiro é o anfitrião.
discord-lobby-expected-met = { $missing ->
    [0] Todos estão aqui: { $host } já pode começar a partida.
    [one] Falta um jogador; depois, a partida começa sozinha.
   *[other] Faltam { $missing } jogadores; depois, a partida começa sozinha. O anfitrião pode começar antes.
}
discord-lobbies-line-met = - **{ $game }** em { $channel }, { $free ->
    [0] sem lugar livre
    [one] um lugar livre
   *[other] { $free } lugares livres
}, surgiu por /procurar { $since }

## A chamada para uma sala de espera

discord-call = 🔔 { $who }: esta mesa de { $game } combina com o que você procura. Seu lugar fica guardado por um dia.
discord-call-begun = 🔔 Isto chamava gente para uma mesa de { $game }. A partida já começou.
discord-call-closed = 🔔 Isto chamava gente para uma mesa de { $game }, que foi fechada.
discord-call-open = 🔔 Esta mesa combina com o que você procura, e seu lugar fica guardado por um dia: aperte “Entrar” em { $channel }. Se não der, /procurar no servidor tem “Desta vez não”.
discord-call-declined = Tudo bem. Se havia um lugar guardado para você aqui, ele está livre de novo.

## /procurar

discord-find-new = **Achar com quem jogar**
    Escolha os jogos que você quer jogar. Isso já basta para uma busca; depois você pode dizer com quantas pessoas, em que ritmo e com quem. Quando as buscas deste servidor combinam, abro uma mesa e chamo todo mundo.
discord-find = **Você procura uma mesa**
discord-find-games = 🎲 { $games }
discord-find-counts = 👥 Jogadores: { $counts }
discord-find-counts-any = 👥 Qualquer número de jogadores
discord-find-paces = ⏱️ Prazo de uma resposta: { $paces }
discord-find-paces-any = ⏱️ Qualquer prazo de resposta
discord-find-only = 🤝 Só com { $who }
discord-find-only-nobody = 🤝 Só com alguém que não está mais aqui: escolha outras pessoas, ou ninguém para jogar com qualquer um
discord-find-only-any = 🤝 Com qualquer pessoa deste servidor
discord-find-at-once = 🪑 Até você estar em { $count ->
    [one] uma mesa
   *[other] { $count } mesas
}
discord-find-until = 📅 Sua busca vale até { $until }. Cada mudança a renova.
discord-find-rests = 😴 **Sua busca está parada**, porque uma chamada ficou um dia sem resposta. “Renovar” a retoma.
discord-find-away = 🧳 Ela para enquanto você está fora e continua na sua volta, em { $back }.
discord-find-enough = 🪑 Você já está em tantas mesas quantas quer; só chamo você quando uma delas acabar.
discord-find-looking = 🔎 Quando mais gente quiser o mesmo, uma mesa é aberta em { $place } e eu chamo você, no máximo uma vez por dia. Responda em até um dia, senão a sua busca para.
discord-find-called = 🔔 **Há um lugar guardado para você** em { $where }: aperte “Entrar” lá, ou “Desta vez não” aqui.
discord-find-no-place = ⚠️ Este servidor ainda não tem um lugar onde eu possa abrir mesas. Quem o gerencia escolhe um com /taverna configurar. Até lá, só chamo você para mesas que outras pessoas abrem.
discord-find-barred = ⚠️ Nenhuma mesa pode ser aberta em { $place }: lá me faltam permissões: { $missing }. Quem gerencia o servidor pode permitir isso em { permission-where }.
discord-find-unopened = ⚠️ Da última vez não consegui abrir uma mesa em { $place }. Tento de novo em até uma hora, ou assim que alguém usar /taverna configurar.
discord-find-way-mention = Chamo você com uma menção, que outras pessoas podem ler. /eu aviso muda isso.
discord-find-way-dm = Chamo você por mensagem direta; ninguém mais vê.
discord-find-way-both = Chamo você por mensagem direta e com uma menção, que outras pessoas podem ler. /eu aviso muda isso.
discord-find-way-silent = Você não quer avisos; então olhe aqui de vez em quando. /eu aviso muda isso.
discord-find-way-closed = Você quer mensagens diretas, mas as suas estão fechadas para mim: abra-as, ou olhe aqui de vez em quando.
discord-find-ended = Sua busca foi encerrada.
discord-find-mine = 🔎 Você procura { $games } até { $until }: /procurar
discord-find-rests-mine = 😴 Sua busca por { $games } está parada até você renovar: /procurar
discord-find-end-mine = Encerrar a busca: { $game }
discord-find-menu-findgames = Jogos
discord-find-menu-findcounts = Número de jogadores (nenhum: qualquer um)
discord-find-menu-findpaces = Prazo de uma resposta (nenhum: qualquer)
discord-find-menu-findpeople = Só com estas pessoas (ninguém: qualquer um)
discord-find-menu-findmore = Quantas mesas, por quanto tempo
discord-find-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
discord-find-tables = { $count ->
    [one] Até eu estar em uma mesa
   *[other] Até eu estar em { $count } mesas
}
discord-find-days = { $count ->
    [one] Por um dia
   *[other] Por { $count } dias
}

## /eu: quem fica longe de você

discord-blocks = 🚧 Longe de você: { $who }. O /procurar nunca junta vocês, e os convites dessas pessoas não avisam você. Elas não ficam sabendo.
discord-blocks-menu = Tirar alguém desta lista
discord-blocks-none = Ninguém mais é mantido longe de você.

## /taverna configurar

discord-setup-meeting = 🤝 As mesas de /procurar são abertas em tópicos de { $place }
discord-setup-no-meeting = 🤝 /procurar não abre mesas aqui: escolha abaixo um canal para elas
discord-setup-meeting-menu = Canal das mesas de /procurar (nenhum: não)
