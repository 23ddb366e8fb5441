### Mudanças de ideia e lugares que trocam de mãos: desfazer com prévia, voltar a um turno anterior, votações, ofertas.
### "args" diz o que cada mensagem recebe. `who`, `by` e `user` chegam como marcas do próprio Discord, que as mostra
### como nomes; `due`, `at` e `opened` como "em 2 dias".

## Botões: no máximo 34 caracteres

discord-button-takeback = Desfazer
discord-button-keepit = Deixar como está
discord-button-agree = Concordar
discord-button-refuse = Recusar
discord-button-object = Estou aqui
discord-button-accept = Aceitar
discord-button-decline = Recusar
discord-button-back = Voltei
discord-button-restore = Trazer de volta
discord-button-goback = Voltar a este turno
discord-button-propose = Propor
discord-button-stay = Continuar jogando
discord-button-earlier = Anteriores
discord-button-later = Posteriores

## Desfazer. done, own args: answer, asked (a pergunta) · more args: count

discord-undo-done = Desfeito: “{ $answer }” ({ $asked })
discord-undo-own = - “{ $answer }” ({ $asked })
discord-undo-preview = **Isto desfaz:**
discord-undo-more = { $count ->
    [one] … e uma resposta dada depois sem perguntar.
   *[other] … e { $count } respostas dadas depois sem perguntar.
}
discord-undo-sheet = O que você preencheu fica como rascunho: dá para mudar e enviar de novo.

## Voltar. entry args: day, month, time, lost · rewind-at args: at (segundos desde 1970) · lost args: lost

discord-rewind-which = **Voltar a qual turno?** Ele recomeça, e o que ninguém tinha visto é sorteado de novo: dados e cartas vão sair diferentes.
discord-rewind-menu = Os turnos mais recentes vêm primeiro
discord-rewind-label = { $who }: { $told }
discord-rewind-silent = joga
discord-rewind-entry = { $day }/{ $month }, { $time } · { $lost ->
    [one] perde 1 resposta
   *[other] perde { $lost } respostas
}
discord-rewind-sure = **Voltar a este turno?**
discord-rewind-at = Ele começou <t:{ NUMBER($at, useGrouping: 0) }:R>. { $lost ->
    [one] Uma resposta se perderia
   *[other] { $lost } respostas se perderiam
}, e o que ninguém tinha visto seria sorteado de novo.
discord-rewind-by-all = Todo mundo na mesa precisa concordar; a pergunta vai para o canal.
discord-rewind-by-host = Você decide isso como anfitrião. O canal fica sabendo.
discord-rewind-by-you = Não há outra pessoa nesta mesa, então você decide.
discord-rewind-done = Pronto: a mesa voltou.
discord-rewind-asked = A pergunta já está no canal.
discord-rewind-none = Não há turno anterior para o qual voltar. O que você acabou de responder, “Desfazer” resolve.
discord-rewind-by-set-all = A partir de agora, todo mundo na mesa precisa concordar antes de voltar.
discord-rewind-by-set-host = A partir de agora, o anfitrião pode voltar a mesa a um turno anterior sozinho.
discord-lobby-rewind-host = Quem abriu a mesa pode voltar a um turno anterior sem perguntar.
discord-restore-done = Pronto: está tudo como antes.

## Propostas no canal. by, user, who: marcas · lost args: lost · lapses args: due

discord-vote-rewind = 🗳️ { $by } propõe **voltar a este turno**:
discord-vote-rewind-lost = { $lost ->
    [one] Uma resposta seria desfeita
   *[other] { $lost } respostas seriam desfeitas
}, e o que ninguém tinha visto seria sorteado de novo.
discord-vote-restore = 🗳️ { $by } propõe **trazer de volta o que a mesa desfez ao voltar**: { $lost ->
    [one] uma resposta
   *[other] { $lost } respostas
}, tudo exatamente como estava.
discord-vote-replace = 🗳️ { $by } propõe **liberar o lugar de { $user }**, que parece ter sumido. O computador joga até alguém pegar o lugar.
discord-vote-offer = 🪑 { $by } oferece a { $user } um **lugar nesta mesa** ({ $seat }).
discord-vote-need-all = Todo mundo na mesa precisa concordar.
discord-vote-need-most = Mais da metade dos outros precisa concordar. { $user }, você está aí? Então aperte “Estou aqui”.
discord-vote-need-one = Vale no final do prazo, a não ser que { $user } aperte “Estou aqui” ou continue jogando.
discord-vote-agreed = ✅ { $who }
discord-vote-awaited = ⏳ { $who }
discord-vote-against = ❌ { $who }
discord-vote-lapses = -# Sem decisão, a proposta expira { $due }.
discord-vote-decided = -# Decisão { $due }.
discord-vote-gone-back = ↩️ **A mesa voltou a este turno**, a pedido de { $by }:
discord-vote-gone-back-lost = { $lost ->
    [one] Uma resposta foi desfeita
   *[other] { $lost } respostas foram desfeitas
}, e o que ninguém tinha visto foi sorteado de novo.
discord-vote-restorable = Até alguém responder, dá para trazer tudo de volta como estava.
discord-vote-ended-passed = ✅ Aprovado.
discord-vote-ended-accepted = ✅ Aceito: agora o lugar é de { $user }.
discord-vote-ended-refused = ❌ Recusado.
discord-vote-ended-withdrawn = ↩️ Proposta retirada.
discord-vote-ended-declined = ❌ Oferta recusada.
discord-vote-ended-objected = 🙋 { $user } está aqui. O lugar continua ocupado.
discord-vote-ended-lapsed = ⌛ Expirou: não houve decisão a tempo.
discord-vote-ended-moved = ⌛ Expirou: a partida seguiu em frente.
discord-vote-ended-left = ⌛ Encerrado: o lugar já é de outra pessoa.
discord-vote-ended-lent = ⌛ Encerrado: o computador joga nesse lugar até o dono voltar.
discord-vote-ended-free = ⌛ Encerrado: agora o lugar está livre, e qualquer pessoa pode pegá-lo.
discord-vote-ended-seats = ⌛ Encerrado: um lugar da mesa trocou de mãos. Se ainda quiser, proponha de novo.
discord-vote-ended-over = ⌛ Encerrado: a mesa foi fechada ou a partida acabou.

## No que deu

discord-replace-asked = A pergunta já está no canal. Quem for o dono do lugar pode se manifestar por lá.
discord-offered = A oferta do lugar já está no canal.
discord-lent = Agora o computador joga por você, e o seu lugar fica guardado: “Voltei”, abaixo do tabuleiro, o devolve a você, e /mesa entrar também.

## Recusas, ditas a uma só pessoa. asked-lately args: due (seconds since 1970)

table-refused-open-vote = Isso já está em votação; decidam primeiro essa proposta no canal.
table-refused-asked-lately = Já houve essa proposta sobre essa pessoa, e não deu em nada. Dá para propor de novo <t:{ NUMBER($due, useGrouping: 0) }:R>.
table-refused-vote-over = Isso já acabou: foi decidido, expirou ou o lugar trocou de mãos.
table-refused-not-asked = Isso não cabe a você decidir.
table-refused-voted = Você já respondeu isso.
table-refused-no-turn = A mesa não pode voltar a esse turno. Escolha um das sugestões.
table-refused-no-restore = Não dá mais para trazer isso de volta: a partida já seguiu em frente.
table-refused-restored = Isso já foi trazido de volta.
table-refused-no-way-back = As regras mudaram tanto desde esse turno que a mesa não pode mais voltar a ele.
table-refused-replace-self = Esse lugar é seu. Para deixar a mesa, use /mesa sair.
table-refused-lent-already = O computador já está jogando por você.
table-refused-lend-alone = Não há mais ninguém nesta mesa para continuar. Volte quando quiser: ela espera por você.
table-refused-offer-self = Para pegar você mesmo um lugar livre, use /mesa entrar.
table-refused-offer-seated = Essa pessoa já tem lugar nesta mesa.

## Avisos, ditos no canal. lent, host args: user (o número no Discord) · back, given args: seat (id)

table-notice-lent = O computador joga no lugar de <@{ $user }>, que pode voltar quando quiser.
table-notice-back = { $seat } voltou e continua a partida.
table-notice-given = { $seat } aceitou o lugar oferecido.
table-notice-rewind-by-all = A partir de agora, todo mundo nesta mesa precisa concordar antes de voltar a um turno anterior.
table-notice-rewind-by-host = A partir de agora, quem abriu esta mesa pode voltar a um turno anterior sem perguntar.
table-notice-host = Agora o anfitrião desta mesa é <@{ $user }>.
table-notice-restored = ↩️ A volta foi desfeita: a mesa está de novo como antes dela.

## Ditos a uma só pessoa

table-told-replace = Alguém acha que você sumiu e propõe liberar o seu lugar. Se você está aí, aperte “Estou aqui” abaixo da votação, no canal, ou continue jogando.
table-told-removed = O seu lugar nesta mesa foi liberado. O computador continua nele; enquanto ninguém o pegar, “Pegar o lugar livre”, abaixo do tabuleiro, devolve o lugar a você.
table-told-deserted = Todos os outros saíram da mesa em que o computador joga por você. Ela foi arquivada, e o seu lugar está guardado: “Reabrir” ou /mesa reabrir traz a partida de volta, com você no seu lugar.

## No registro. user, old: números no Discord · seat: a letra · rewound args: count, lost

table-history-left = { $user ->
    [nobody] Um ex-jogador
   *[other] <@{ $user }>
} deixou o lugar { $seat }.
table-history-removed = { $user ->
    [nobody] Um ex-jogador
   *[other] <@{ $user }>
} não tem mais o lugar { $seat }.
table-history-taken = { $user ->
    [nobody] Um ex-jogador
   *[other] <@{ $user }>
} pegou o lugar { $seat }.
table-history-lent = O computador joga no lugar { $seat } por { $user ->
    [nobody] um ex-jogador
   *[other] <@{ $user }>
}.
table-history-back = { $user ->
    [nobody] Um ex-jogador
   *[other] <@{ $user }>
} voltou ao lugar { $seat }.
table-history-given = O lugar { $seat }, que era de { $old ->
    [nobody] um ex-jogador
   *[other] <@{ $old }>
}, agora é de { $user ->
    [nobody] um ex-jogador
   *[other] <@{ $user }>
}.
table-history-rewound = ↩️ Volta { $count }: { $lost ->
    [one] uma resposta foi desfeita
   *[other] { $lost } respostas foram desfeitas
}, e o que ninguém tinha visto foi sorteado de novo.
