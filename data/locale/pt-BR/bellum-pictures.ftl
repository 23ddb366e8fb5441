### Bellum Magica: palavras das imagens e das descrições. Argumentos: seat, a identificação de um lugar à mesa ·
### army, uma lista de identificações · os demais são números inteiros.

## O tabuleiro

bellum-picture-day = Bellum Magica · dia { $day }
bellum-picture-now-castles = Castelos: { $seat } escolhe um
bellum-picture-now-goblins = Duendes: { $seat } coloca um
bellum-picture-now-horde = Bando ativo: { $seat } pode forçar um novo lançamento
bellum-picture-now-attack = Ataque: { $seat } escolhe um alvo ({ $army })
bellum-picture-now-recruit = Recrutamento: { $seat } pode recrutar
bellum-picture-now-side = Recrutamento: { $seat } coloca { $creature }
bellum-picture-captain = Capitão: { $seat }
bellum-picture-places = Locais
bellum-picture-recruits = Recrutas
bellum-picture-castles = Castelos à escolha
bellum-picture-looted = { $count ->
    [one] { $count } saqueado
   *[other] { $count } saqueados
}
bellum-picture-supply-chests = Cofres restantes
bellum-picture-supply-tray = Fichas restantes
bellum-picture-supply-decks = Baralhos
bellum-picture-of-chests = de { $most }

## A mão. args: seat (identificação), day, shield, magic, count (números)

bellum-picture-hand-title = O reino de { $seat }
bellum-picture-hand-secret = Dia { $day } · só você vê esta imagem
bellum-picture-hand-chests = Seus cofres
bellum-picture-hand-others = Os outros veem só os tipos, não os valores
bellum-picture-hand-none = Nenhum cofre ainda
bellum-picture-hand-rows = O que cada número do dado rende
bellum-picture-hand-castle = Castelo
bellum-picture-hand-left = Produção
bellum-picture-hand-right = Exército
bellum-picture-hand-ready = { $count ->
    [one] feitiço pronto
   *[other] feitiços prontos
}
bellum-picture-hand-exhausted = { $count ->
    [one] esgotado
   *[other] esgotados
}
bellum-picture-hand-rob = { $magic ->
    [0] Para roubar você: um ladrão e { $shield ->
        [1] 1 espada
       *[other] { $shield } espadas
    }
   *[other] { $shield ->
        [0] Para roubar você: um ladrão e { $magic ->
            [1] 1 espada mágica
           *[other] { $magic } espadas mágicas
        }
       *[other] Para roubar você: um ladrão, { $shield ->
            [1] 1 espada
           *[other] { $shield } espadas
        } e { $magic ->
            [1] 1 mágica
           *[other] { $magic } mágicas
        }
    }
}

## A folha

bellum-picture-sheet-title = O que cada número renderia

## O fim da partida. args: day (número)

bellum-picture-end-title = Bellum Magica · fim de jogo
bellum-picture-end-day = Dia { $day }

## Descrições em palavras, para o texto alternativo e a leitura em voz alta. Argumentos: who, quem joga, com letra e
## ficha · place, castle, chest, token, identificações · listas: loot, icons, chests, resources, left, right, cards,
## price, places, tray · values, números em sequência · os demais são números inteiros

bellum-picture-text-die = O dado mostra { $row }.
bellum-picture-text-place = { $place }: escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , escudo mágico { $magic }
}; saque: { $loot }.
bellum-picture-text-looted = Já saqueados: { $places }.
bellum-picture-text-left = Produção (esquerda):
bellum-picture-text-right = Exército (direita):
bellum-picture-text-unplaced = Ainda sem lado:
bellum-picture-text-cards = { $cards }.
bellum-picture-text-row = no { $row }, { $icons }
bellum-picture-text-price = Custa { $price }.
bellum-picture-text-or = Ou { $price }.
bellum-picture-text-bonus = Vem com 1 { $token }.
bellum-picture-text-lord = { $who }: { $count ->
    [0] nenhum cofre
    [1] 1 cofre ({ $chests })
   *[other] { $count } cofres ({ $chests })
}; recursos: { $resources }; escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , escudo mágico { $magic }
}.
bellum-picture-text-spells = Feitiços de confusão: { $ready ->
    [0] nenhum pronto
    [1] 1 pronto
   *[other] { $ready } prontos
}, { $exhausted ->
    [0] nenhum esgotado
    [1] 1 esgotado
   *[other] { $exhausted } esgotados
}.
bellum-picture-text-castle = Castelo: { $castle }.
bellum-picture-text-active = Produção: { $left }. Exército: { $right }.
bellum-picture-text-today = Na linha ativa:
bellum-picture-text-supply = Restam nas pilhas: { $chests }. Restam nos recipientes: { $tray }. Cartas nos baralhos: locais { $places }, criaturas maléficas { $evil }, super maléficas { $super_evil }.
bellum-picture-text-values = { $chest }: vale { $values }.
bellum-picture-text-worth = { $count ->
    [0] Você não tem cofres.
    [1] 1 cofre, que vale { $gold }.
   *[other] { $count } cofres, que valem { $gold } ao todo.
}
bellum-picture-text-rerolls = Paga novos lançamentos com: barris { $barrels }, feitiços prontos { $ready } (esgotados { $exhausted }; só o Capitão os lança).
bellum-picture-text-score = { $who }: { $total } de ouro em { $chests ->
    [one] { $chests } cofre
   *[other] { $chests } cofres
} (ouro dos cofres dourados: { $golden }; dos metálicos: { $metal }; dos de madeira: { $wooden }).
