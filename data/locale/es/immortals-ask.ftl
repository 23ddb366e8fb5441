### Immortals: questions, options and refusals. What the arguments mean is said at the top of ../en/immortals.ftl.
### Labels of options have at most 34 characters with the longest names.

## A cost, in labels: "2 energy, 1 gold"

immortals-cost = { $energy ->
    [0] { $gold ->
        [0] nada
       *[other] { $gold } oro
    }
   *[other] { $gold ->
        [0] { $energy } energía
       *[other] { $energy } energía, { $gold } oro
    }
}

## The first round: placing armies, and the tower

immortals-ask-home = ¿Cuál de tus grupos empieza en tu región inicial, { $region }?
immortals-ask-draft = { $groups ->
    [0] ¿Con qué carta de conflicto te quedas? Ya no tienes grupos por colocar.
    [one] ¿Qué carta de conflicto revelas? Tu último grupo va a su región.
   *[other] ¿Qué carta de conflicto revelas? Uno de tus { $groups } grupos va a su región.
}
immortals-ask-place-cell = { $card }: ¿qué región vacía ocupas?
immortals-ask-place-group = ¿Qué grupo va a { $cell }?
immortals-ask-limbos = { $fell ->
    [0] { $armies ->
        [one] { $armies } ejército tuyo no cupo en el mapa. ¿A qué limbo va?
       *[other] { $armies } ejércitos tuyos no cupieron en el mapa. ¿Cuántos van a cada limbo?
    }
   *[other] { $armies ->
        [one] { $armies } ejército tuyo cayó de la torre. ¿A qué limbo va?
       *[other] { $armies } ejércitos tuyos cayeron de la torre. ¿Cuántos van a cada limbo?
    }
}
immortals-option-group = { $armies ->
    [one] { $armies } ejército
   *[other] { $armies } ejércitos
}

## A round: reinforcement and planning

immortals-ask-draw = ¿Robas una carta de conflicto?
immortals-ask-reinforce = { $most ->
    [one] { $realm }: puedes enviar { $most } ejército del limbo a una región tuya. ¿A cuál?
   *[other] { $realm }: puedes enviar hasta { $most } ejércitos del limbo a regiones tuyas. ¿Cuántos a cada una?
}
immortals-ask-plan = Ronda { $round }: ¿qué cartas pones en tus diez espacios?
immortals-option-draw-yes = Robar una carta
immortals-option-draw-no = No robar

## A turn of the actions

immortals-ask-turn = Tu turno: ¿la carta de qué espacio revelas? Tienes { $energy } de energía y { $gold } de oro.
immortals-ask-compensation = ¿Qué recibes como compensación?
immortals-ask-realm = { $card }: ¿en qué reino?
immortals-ask-region = { $card }: ¿a qué región representa?
immortals-ask-deed = { $action } con { $card }: ¿haces la acción? Tienes { $energy } de energía y { $gold } de oro.
immortals-ask-piece = ¿Qué construyes en { $cell }? Tienes { $energy } de energía y { $gold } de oro.
immortals-ask-move-target = ¿Adónde van los ejércitos de { $cell }?
immortals-ask-move-armies = ¿Cuántos ejércitos van de { $cell } a { $target }?
immortals-option-pass = Pasar
immortals-option-gain = Recibir 1 de { $wealth }
immortals-option-deed = { $energy ->
    [0] { $gold ->
        [0] { $deed }
       *[other] { $deed }: { immortals-cost }
    }
   *[other] { $deed }: { immortals-cost }
}
immortals-option-piece = { $piece }: { immortals-cost }
immortals-absent-piece = En gris: no puedes pagarlo, o no hay sitio.
immortals-option-decline = No hacerla

## Attacks

immortals-ask-attack-origin = ¿Desde qué región atacas?
immortals-ask-attack-target = { $armies ->
    [one] ¿Qué región atacas desde { $cell }? Va { $armies } ejército.
   *[other] ¿Qué región atacas desde { $cell }? Pueden ir hasta { $armies } ejércitos.
}
immortals-ask-attack-armies = ¿Cuántos ejércitos atacan { $target } desde { $cell }?
immortals-ask-attack-stance = { $card }: ¿a quién ayudan los habitantes en el ataque a { $target } desde { $cell }?
immortals-option-stance-attacker = Luchan por ti
immortals-option-stance-neutral = Son neutrales
immortals-option-stance-defender = Luchan por el defensor
immortals-option-stance-against = Luchan por su cuenta
immortals-option-tribe = { $action }: { $deed }
immortals-option-taken = { $action } (carta perdida)

## Magic

immortals-ask-magic-limbo = ¿De qué limbo vuelven hasta { $armies } ejércitos?
immortals-ask-magic-armies = { $armies ->
    [one] { $realm }: { $armies } ejército sale del limbo. ¿A qué región va?
   *[other] { $realm }: { $armies } ejércitos salen del limbo. ¿Cuántos van a cada región?
}
immortals-ask-magic-temple = ¿En qué región construyes el templo?
immortals-ask-magic-seize = ¿Qué región quieres dominar? Cuentan tus ejércitos en ella contra los del dueño de la carta en la región gemela.
immortals-option-limbo = { $realm }: { $armies } en el limbo

## What everybody is told of a secret question

immortals-choosing-draft = Todos eligen una carta de conflicto en secreto.
immortals-choosing-plan = Todos planifican en secreto las cartas de los diez espacios.
