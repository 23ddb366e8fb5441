### Dwar7s: Outono: perguntas e opções. O que significam os argumentos está no começo de ../en/dwar7s.ftl.
### Os termos são os do livro de regras: alocar, mover, construir, cavar, pilha, muralha, reino, objetivo de troca, PV.
### Cada opção tem no máximo 34 caracteres com os nomes mais longos. Nomes de jogadores não têm gênero.

dwar7s-name = Dwar7s: Outono
dwar7s-about = Construam juntos um reino de cartas e muralhas, mandem anões para as minas e a taverna, enfrentem dragões e gigantes do gelo e completem três objetivos antes do inverno.
dwar7s-standing-ogres = Encerrar o turno sem ações restantes
dwar7s-standing-ogres-about = Sem perguntar por carta de ogro depois da minha última ação

## Tarefas

dwar7s-ask-task = { $left ->
    [0] Seu turno: nenhuma ação restante. Mais alguma coisa antes de as tarefas completas renderem? Anões a alocar: { $pool }.
    [one] Seu turno: resta 1 ação. O que você faz? Anões a alocar: { $pool }.
   *[other] Seu turno: restam { $left } ações. O que você faz? Anões a alocar: { $pool }.
}
dwar7s-ask-build-cell = { $card }: onde você constrói?
dwar7s-ask-build-rotation = { $card } em { $cell }: de que lados ficam as muralhas?
dwar7s-ask-place-cell = { $pool ->
    [one] Onde você aloca o seu último anão?
   *[other] Onde você aloca um dos seus { $pool } anões?
}
dwar7s-ask-move-from = De qual carta sai o seu anão?
dwar7s-ask-move-to = { $card } ({ $cell }): para onde vai o seu anão?
dwar7s-option-build = Construir: { $card }
dwar7s-option-place = { $pool ->
    [one] Alocar um anão (resta { $pool })
   *[other] Alocar um anão (restam { $pool })
}
dwar7s-option-move = Mover um anão
dwar7s-option-end = Encerrar as ações
dwar7s-option-ogre = Usar { $ogre }
dwar7s-option-reveal = Revelar: { $secret }
dwar7s-option-switch-on = Revelação automática: ligar
dwar7s-option-switch-off = Revelação automática: desligar
dwar7s-option-cell-free = { $cell }
dwar7s-option-cell-cover = { $cell }: sobre { $card }
dwar7s-option-cell-card = { $cell }: { $card } ({ $mine }/{ $needed })
dwar7s-option-rotation = Muralhas: { $walls }

## Cartas de ogro

dwar7s-ask-brute-cell = Brutamontes: em qual carta está o anão inimigo?
dwar7s-ask-brute-whose = Brutamontes: de quem é o anão em { $cell }?
dwar7s-ask-brute-own = Brutamontes: qual anão seu troca de lugar com o de { $seat } em { $cell }?
dwar7s-ask-ambush-cell = Emboscada: de qual carta saem todos os anões?
dwar7s-ask-confiscate = Confiscar: de quem você rouba todas as cartas de ogro?
dwar7s-ask-scare-cell = Assustar: em qual carta está o anão inimigo?
dwar7s-ask-scare-whose = Assustar: de quem é o anão em { $cell }?
dwar7s-ask-scare-to = Assustar: para onde foge o anão de { $seat } que está em { $cell }?
dwar7s-ask-thief = Ladrão: de quem você rouba uma gema?
dwar7s-option-cell-crowd = { $cell }: { $card } ({ $count })
dwar7s-option-dwarf = { $seat }
dwar7s-option-victim-ogres = { $count ->
    [one] { $seat }: { $count } ogro
   *[other] { $seat }: { $count } ogros
}
dwar7s-option-victim-gems = { $count ->
    [one] { $seat }: { $count } gema
   *[other] { $seat }: { $count } gemas
}

## Resolução e descarte

dwar7s-ask-resolve = Qual tarefa completa você resolve primeiro?
dwar7s-ask-trade = Qual objetivo de troca você completa?
dwar7s-ask-dig = Cavar no Castelo ({ $cell }): de qual pilha a carta do topo vai para a base?
dwar7s-ask-moment = Sua tarefa completa foi resolvida. Mais alguma coisa antes de continuar?
dwar7s-ask-discard = { $count ->
    [one] Você tem 1 carta a mais na mão. Qual gema ou ogro você descarta?
   *[other] Você tem { $count } cartas a mais na mão. Qual gema ou ogro você descarta primeiro?
}
dwar7s-option-trade = { $trade } ({ $points } PV)
dwar7s-option-trade-none = Não trocar
dwar7s-option-cell-stack = { $cell }: aparece { $below }
dwar7s-option-go_on = Continuar
dwar7s-option-dig-none = Não cavar

## O que todos sabem de uma pergunta secreta

dwar7s-choosing-discard = Cartas da mão são escolhidas em segredo para o descarte.
