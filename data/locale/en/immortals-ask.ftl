### Immortals: questions, options and refusals. What the arguments mean is said at the top of immortals.ftl.
### Labels of options have at most 34 characters with the longest names.

## A cost, in labels: "2 energy, 1 gold"

immortals-cost = { $energy ->
    [0] { $gold ->
        [0] nothing
       *[other] { $gold } gold
    }
   *[other] { $gold ->
        [0] { $energy } energy
       *[other] { $energy } energy, { $gold } gold
    }
}

## The first round: placing armies, and the tower

immortals-ask-home = Which of your groups starts in your home region, { $region }?
immortals-ask-draft = { $groups ->
    [0] Which conflict card do you keep? You have no group left to place.
    [one] Which conflict card do you show? Your last group goes to its region.
   *[other] Which conflict card do you show? One of your { $groups } groups goes to its region.
}
immortals-ask-place-cell = { $card }: which empty region do you take?
immortals-ask-place-group = Which group goes to { $cell }?
immortals-ask-limbos = { $fell ->
    [0] { $armies ->
        [one] { $armies } army of yours could not be placed. To which limbo does it go?
       *[other] { $armies } armies of yours could not be placed. How many go to each limbo?
    }
   *[other] { $armies ->
        [one] { $armies } army of yours fell out of the tower. To which limbo does it go?
       *[other] { $armies } armies of yours fell out of the tower. How many go to each limbo?
    }
}
immortals-option-group = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}

## A round: reinforcement and planning

immortals-ask-draw = Do you draw a conflict card?
immortals-ask-reinforce = { $most ->
    [one] { $realm }: you may send { $most } army from your limbo to a region that you occupy. Where?
   *[other] { $realm }: you may send up to { $most } armies from your limbo to regions that you occupy. How many to each?
}
immortals-ask-plan = Round { $round }: which cards do you place on your ten spaces?
immortals-option-draw-yes = Draw a card
immortals-option-draw-no = Draw nothing

## A turn of the actions

immortals-ask-turn = Your turn: which space do you reveal? You have { $energy } energy and { $gold } gold.
immortals-ask-compensation = Which do you take as compensation?
immortals-ask-realm = { $card }: in which realm?
immortals-ask-region = { $card }: which region does it stand for?
immortals-ask-deed = { $action } with { $card }: do you do it? You have { $energy } energy and { $gold } gold.
immortals-ask-piece = What do you build in { $cell }? You have { $energy } energy and { $gold } gold.
immortals-ask-move-target = Where do armies from { $cell } move to?
immortals-ask-move-armies = How many armies move from { $cell } to { $target }?
immortals-option-pass = Pass
immortals-option-gain = Take 1 { $wealth }
immortals-option-deed = { $energy ->
    [0] { $gold ->
        [0] { $deed }
       *[other] { $deed }: { immortals-cost }
    }
   *[other] { $deed }: { immortals-cost }
}
immortals-option-piece = { $piece }: { immortals-cost }
immortals-absent-piece = Grey: you can't pay for it, or there is no room for it.
immortals-option-decline = Don't do it

## Attacks

immortals-ask-attack-origin = From which region do you attack?
immortals-ask-attack-target = { $armies ->
    [one] Which region do you attack from { $cell }? { $armies } army goes.
   *[other] Which region do you attack from { $cell }? Up to { $armies } armies can go.
}
immortals-ask-attack-armies = How many armies attack { $target } from { $cell }?
immortals-ask-attack-stance = { $card }: whom do the inhabitants help in the attack on { $target } from { $cell }?
immortals-option-stance-attacker = They fight for you
immortals-option-stance-neutral = They are neutral
immortals-option-stance-defender = They fight for the defender
immortals-option-stance-against = They fight for themselves
immortals-option-tribe = { $action }: { $deed }
immortals-option-taken = { $action } (card taken)

## Magic

immortals-ask-magic-limbo = From which limbo do up to { $armies } armies come back?
immortals-ask-magic-armies = { $armies ->
    [one] { $realm }: { $armies } army leaves your limbo. Where does it go?
   *[other] { $realm }: { $armies } armies leave your limbo. How many go where?
}
immortals-ask-magic-temple = In which region do you build the temple?
immortals-ask-magic-seize = Which region do you seize? Your armies there count against those of the card's owner in its twin.
immortals-option-limbo = { $armies ->
    [one] { $realm }: { $armies } army in limbo
   *[other] { $realm }: { $armies } armies in limbo
}

## What everybody is told of a secret question

immortals-choosing-draft = Everybody chooses a conflict card in secret.
immortals-choosing-plan = Everybody plans in secret which cards lie on the ten spaces.
