### Kemet: Blood and Sand: o que cada escolha faz, ao lado do nome. No máximo 100 caracteres, números primeiro, e na mesma
### ordem em todas as escolhas de uma pergunta. O que significam os argumentos está em ../en/kemet-effects.ftl.

## Partes dos textos abaixo

kemet-price = { $given ->
    [1] { "senão, " }
   *[other] { "" }
}{ $cost ->
    [0] grátis
   *[other] { $cost } PO
}
kemet-ground = { $ground ->
    [temple] 1 PF enquanto for seu, { $prayers } PO por noite
    [delta] 1 PF enquanto for seu; à noite, { $prayers } PO por { $price } Unidade
    [sanctuary] à noite, { $price } Unidades por 1 PF permanente
    [high] 1 PF enquanto for seu; fichas { $colour } até o nível { $level }
    [pyramid] fichas { $colour } até o nível { $level }, teleporte
   *[plain] ao lado: { $near }
}
kemet-prize = { $ground ->
    [plain] { "" }
    [delta] , 1 PF enquanto for seu
    [high] , 1 PF enquanto for seu
   *[other] , { kemet-ground }
}
kemet-risk = { $ground ->
    [plain] { "" }
   *[other] ; agora { kemet-ground }
}

## Preparação

kemet-effect-city = ao lado do Portão: { $zones }
kemet-effect-levels = { $level ->
    [1] { $colours } cores para comprar; fichas de nível 1
   *[other] { $colours } cores para comprar; em uma delas, fichas de nível 1 e { $level }
}
kemet-effect-colour-ruby = { $tiles ->
    [one] resta { $tiles } ficha
   *[other] restam { $tiles } fichas
}, de Força e movimento
kemet-effect-colour-sapphire = { $tiles ->
    [one] resta { $tiles } ficha
   *[other] restam { $tiles } fichas
}, de Defesa e recrutamento
kemet-effect-colour-diamond = { $tiles ->
    [one] resta { $tiles } ficha
   *[other] restam { $tiles } fichas
}, de PO e cartas ID
kemet-effect-colour-onyx = { $tiles ->
    [one] resta { $tiles } ficha
   *[other] restam { $tiles } fichas
}, de Unidades, Força e Defesa
kemet-effect-start = { $units } Unidades; ao lado: { $near }
kemet-effect-site = { $units ->
    [0] nenhuma Unidade sua ali
    [one] { $units } Unidade sua ali
   *[other] { $units } Unidades suas ali
}; da Pirâmide sai teleporte por { $cost } PO

## As ações de um turno

kemet-effect-recruit = { $units ->
    [0] nenhuma Unidade pode entrar agora; { $supply } no suprimento
    [one] { $units } Unidade por { $cost } PO; { $supply } no suprimento
   *[other] até { $units } Unidades por { $cost } PO; { $supply } no suprimento
}
kemet-effect-move = { $moves ->
    [one] { $moves } zona
   *[other] { $moves } zonas
} por terra; de uma Pirâmide, mais 1 teleporte por { $cost } PO; você tem { $prayers }
kemet-effect-raise = { $level ->
    [0] nada a erguer com os seus { $prayers } PO
   *[other] a partir de { $cost } PO; até o nível { $level } com os seus { $prayers } PO
}
kemet-effect-pray = +{ $gain } PO: você fica com { $prayers } de { $most }{ $units ->
    [0] { "" }
   *[other] ; +{ $units } Unidade
}
kemet-effect-buy = { $level ->
    [0] { $closed ->
        [0] nenhuma ficha: a Pirâmide não é sua agora
       *[other] nenhuma ficha: uma de cada cor por Dia
    }
   *[other] { $tiles ->
        [0] nenhuma ficha desta cor para você
       *[other] { $missing ->
            [0] fichas até o nível { $level }, a partir de { $cost } PO; você tem { $prayers }
           *[other] nada agora: uma ficha custa { $cost } PO ou mais, você tem { $prayers }
        }
    }
}
kemet-effect-silver = 1 ação a mais neste turno, em qualquer espaço vazio
kemet-effect-kept = você fica com os seus { $prayers } PO
kemet-effect-unused = não ajuda ninguém; no seu turno você pode colocá-la
kemet-effect-stays = nenhuma Tropa sai da zona; a ficha de Ação continua colocada
kemet-effect-beast = +{ $strength } de Força
kemet-effect-nest = ajuda { $units ->
    [one] { $units } Unidade
   *[other] { $units } Unidades
} ali

## Pirâmides

kemet-effect-pyramid = { $cost } PO até o nível { $next }{ $more ->
    [0] { "" }
   *[other] , { $most } PO até o nível { $level }
}{ $level ->
    [4] ; o nível 4 é 1 PF enquanto for seu
   *[other] { "" }
}
kemet-effect-hand = nível { $level } por 0 PO em vez de { $cost }{ $level ->
    [4] ; 1 PF enquanto for seu
   *[other] { "" }
}
kemet-effect-level = fichas até o nível { $level }{ $level ->
    [4] ; 1 PF enquanto o Distrito for seu
   *[other] { "" }
}

## Zonas, e para onde as Tropas vão

kemet-effect-zone = { $units ->
    [0] vazio
    [one] { $units } Unidade sua
   *[other] { $units } Unidades suas
}; { kemet-ground }
kemet-effect-meeting = Batalha: Força { $mine } contra { $theirs } ({ $seat }); vencer com Tropa: +1 PF{ kemet-prize }
kemet-effect-troop = { $moves ->
    [one] { $moves } zona por terra
   *[other] { $moves } zonas por terra
}{ $leaps ->
    [0] { "" }
   *[other] , teleporte { $cost } PO
}{ kemet-risk }
kemet-effect-units = { $stays ->
    [0] ninguém fica{ kemet-risk }
    [one] { $stays } Unidade fica
   *[other] { $stays } Unidades ficam
}
kemet-effect-parted = { $moving ->
    [one] { $moving } Unidade segue
   *[other] { $moving } Unidades seguem
}, { $stays ->
    [0] ninguém fica
    [one] { $stays } fica
   *[other] { $stays } ficam
}
kemet-effect-held = { $enemies ->
    [one] você luta contra { $enemies } Unidade de { $seat }
   *[other] você luta contra { $enemies } Unidades de { $seat }
}; { kemet-ground }
kemet-effect-veterans-prayers = você fica com { $prayers } PO, { $left ->
    [0] sem Fichas de Veterano
    [one] resta { $left } Ficha de Veterano
   *[other] restam { $left } Fichas de Veterano
}
kemet-effect-veterans-cards = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}, { $left ->
    [0] nenhuma Ficha de Veterano para virar Unidade
    [one] sobra { $left } Ficha de Veterano para virar Unidade
   *[other] sobram { $left } Fichas de Veterano para virar Unidades
}
kemet-effect-step-stop = termina a ação; { kemet-ground }
kemet-effect-step-take = { $units ->
    [one] { $units } Unidade sua está aqui
   *[other] { $units } Unidades suas estão aqui
}
kemet-effect-step-leave = de { $moving }, ao menos 1 segue; { kemet-ground }
kemet-effect-step-beasts = { $beasts }

## Batalhas

kemet-effect-battle = Força { $strength }, Dano { $damage }{ $unblockable ->
    [0] { "" }
   *[other] { " " }+ { $unblockable } não bloqueável
}, Defesa { $defence }{ $loss ->
    [0] { "" }
    [one] ; você perde { $loss } Unidade sua
   *[other] ; você perde { $loss } Unidades suas
}
kemet-effect-fight = { $mine } de Força contra { $theirs }, antes das cartas; no empate você vence
kemet-effect-flee = sem Batalha; { kemet-ground }
kemet-effect-after-stay = { $units ->
    [one] { $units } Unidade permanece
   *[other] { $units } Unidades permanecem
}; { kemet-ground }
kemet-effect-after-recall = { $units ->
    [one] { $units } Unidade volta
   *[other] { $units } Unidades voltam
} ao suprimento, que fica com { $supply }
kemet-effect-after-retreat = { $units ->
    [one] { $units } Unidade vai
   *[other] { $units } Unidades vão
} para uma zona vazia adjacente; quem venceu diz qual
kemet-effect-fled = passa a ser de { $seat }; { kemet-ground }
kemet-effect-rain = { $seat }: { $units ->
    [one] { $units } Unidade
   *[other] { $units } Unidades
}, depois { $left }; { kemet-ground }

## Noite

kemet-effect-offering = { $units ->
    [0] nenhuma Unidade fica lá
    [one] { $units } Unidade fica lá
   *[other] { $units } Unidades ficam lá
}
kemet-effect-delta = { $prayers } de { $most } PO; { $units ->
    [0] nenhuma Unidade fica: você perde o Templo e 1 PF
    [one] { $units } Unidade fica e controla o Templo
   *[other] { $units } Unidades ficam e controlam o Templo
}
kemet-effect-destiny = { $before ->
    [0] ninguém
   *[other] { $before }
} antes de você, { $after ->
    [0] ninguém
   *[other] { $after }
} depois

## Cartas de Intervenção Divina

kemet-effect-divine-diversion = { kemet-price } · { kemet-divine-diversion-brief }
kemet-effect-divine-war_rage = { kemet-price } · { kemet-divine-war_rage-brief }
kemet-effect-divine-war_fury = { kemet-price } · { kemet-divine-war_fury-brief }
kemet-effect-divine-blood_battle = { kemet-price } · { kemet-divine-blood_battle-brief }
kemet-effect-divine-blood_bath = { kemet-price } · { kemet-divine-blood_bath-brief }
kemet-effect-divine-bronze_wall = { kemet-price } · { kemet-divine-bronze_wall-brief }
kemet-effect-divine-iron_wall = { kemet-price } · { kemet-divine-iron_wall-brief }
kemet-effect-divine-glory = { kemet-price } · { kemet-divine-glory-brief }
kemet-effect-divine-divine_protection = { kemet-price } · { kemet-divine-divine_protection-brief }
kemet-effect-divine-battle_reinforcements = { kemet-price } · { kemet-divine-battle_reinforcements-brief }
kemet-effect-divine-tactical_choice = { kemet-price } · { kemet-divine-tactical_choice-brief }
kemet-effect-divine-prayer = { kemet-price } · { kemet-divine-prayer-brief }
kemet-effect-divine-enlistment = { kemet-price } · { kemet-divine-enlistment-brief }
kemet-effect-divine-mana_theft = { kemet-price } · { kemet-divine-mana_theft-brief }
kemet-effect-divine-rain_of_fire = { kemet-price } · { kemet-divine-rain_of_fire-brief }
kemet-effect-divine-divine_memory = { kemet-price } · { kemet-divine-divine_memory-brief }
kemet-effect-divine-swiftness = { kemet-price } · { kemet-divine-swiftness-brief }
kemet-effect-divine-teleportation = { kemet-price } · { kemet-divine-teleportation-brief }
kemet-effect-divine-open_gates = { kemet-price } · { kemet-divine-open_gates-brief }
