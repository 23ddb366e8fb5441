### Commands of Immortals, /immortals <name>; see commands.ftl for the form of the keys.

commands-immortals = immortals
commands-immortals-about = Immortals: answer with one command
commands-immortals-draft = draft
commands-immortals-draft-about = Choose a conflict card of your draft hand, unseen by the others
commands-immortals-draft-card-about = The card
commands-immortals-group = group
commands-immortals-group-about = Place a group of armies in the draft, or in your home region
commands-immortals-group-region-about = The empty region, if your card is a wild one
commands-immortals-group-group-about = The group
commands-immortals-limbo = limbo
commands-immortals-limbo-about = Put the armies that fell from the tower into your limbos
commands-immortals-limbo-armies-about = How many where, for example: light 3, dark 2
commands-immortals-draw = draw
commands-immortals-draw-about = Draw a conflict card at the start of the round, or not
commands-immortals-draw-choice-about = Draw a card, or nothing
commands-immortals-reinforce = reinforce
commands-immortals-reinforce-about = Send armies from your limbos to your regions
commands-immortals-reinforce-armies-about = How many to which region
commands-immortals-reinforce-then-about = Then from the limbo of the other realm
commands-immortals-plan = plan
commands-immortals-plan-about = Plan your actions, unseen by the others
commands-immortals-plan-cards-about = Which card on which space, for example: 1 = treehome, 5 = blank
commands-immortals-reveal = reveal
commands-immortals-reveal-about = Reveal one of your cards
commands-immortals-reveal-space-about = The space on which it lies
commands-immortals-do = do
commands-immortals-do-about = Do the action of the card that you revealed
commands-immortals-do-choice-about = What you do
commands-immortals-do-region-about = In which region, if the card leaves a choice
commands-immortals-do-piece-about = What you build
commands-immortals-do-limbo-about = The limbo from which armies come
commands-immortals-do-armies-about = How many armies to which region
commands-immortals-attack = attack
commands-immortals-attack-about = Attack with the card that you revealed
commands-immortals-attack-from-about = The region from which you attack
commands-immortals-attack-target-about = The region that you attack
commands-immortals-attack-armies-about = How many armies attack
commands-immortals-attack-inhabitants-about = Whom the inhabitants help, if the card leaves a choice
commands-immortals-move = move
commands-immortals-move-about = Move armies with the card that you revealed
commands-immortals-move-from-about = From where, if the card leaves a choice
commands-immortals-move-to-about = To which of your regions
commands-immortals-move-armies-about = How many armies
commands-immortals-decline = decline
commands-immortals-decline-about = Decline the action of the card that you revealed
commands-immortals-decline-take-about = Gold or energy
commands-immortals-pass = pass
commands-immortals-pass-about = Pass, and take back the cards on your board
commands-immortals-pass-take-about = Gold or energy
commands-immortals-take = take
commands-immortals-take-about = Take your compensation
commands-immortals-take-take-about = Gold or energy

## Options that no other game has

commands-option-armies = armies
commands-option-group = group
commands-option-inhabitants = inhabitants
commands-option-limbo = limbo
commands-option-piece = piece
commands-option-region = region
