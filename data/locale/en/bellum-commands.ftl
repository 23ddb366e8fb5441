### Commands of Bellum Magica, /bellum <name>; see commands.ftl for the form of the keys.

commands-bellum = bellum
commands-bellum-about = Bellum Magica: answer with one command
commands-bellum-castle = castle
commands-bellum-castle-about = Choose your castle
commands-bellum-castle-castle-about = The castle
commands-bellum-goblin = goblin
commands-bellum-goblin-about = Place a goblin in your realm
commands-bellum-goblin-side-about = Left (production) or right (army)
commands-bellum-reroll = reroll
commands-bellum-reroll-about = Keep the roll, or force a reroll
commands-bellum-reroll-with-about = What you spend on it
commands-bellum-attack = attack
commands-bellum-attack-about = Raid a place or rob a castle
commands-bellum-attack-target-about = What you attack
commands-bellum-attack-chests-about = The chests you take from a castle, for example: wooden 1, metal 1
commands-bellum-recruit = recruit
commands-bellum-recruit-about = Recruit a creature
commands-bellum-recruit-creature-about = The creature
commands-bellum-recruit-payment-about = How you pay for a super evil creature
commands-bellum-side = side
commands-bellum-side-about = Place the creature you have recruited
commands-bellum-side-side-about = Left (production) or right (army)

commands-option-castle = castle
commands-option-side = side
commands-option-with = with
commands-option-target = target
commands-option-chests = chests
commands-option-creature = creature
commands-option-payment = payment
