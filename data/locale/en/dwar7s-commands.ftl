### Commands of Dwar7s Fall, /dwar7s <name>; see commands.ftl for the form of the keys.

commands-dwar7s = dwar7s
commands-dwar7s-about = Dwar7s Fall: answer with one command
commands-dwar7s-build = build
commands-dwar7s-build-about = Build a kingdom card
commands-dwar7s-build-card-about = The card from your hand
commands-dwar7s-build-cell-about = Where, for example M12
commands-dwar7s-build-walls-about = Where its walls are, for example: north and east
commands-dwar7s-place = place
commands-dwar7s-place-about = Place a dwarf from your pool
commands-dwar7s-place-cell-about = The card, for example M12
commands-dwar7s-move = move
commands-dwar7s-move-about = Move a dwarf to a neighbouring card
commands-dwar7s-move-from-about = The card where it stands
commands-dwar7s-move-to-about = The card where it goes
commands-dwar7s-ogre = ogre
commands-dwar7s-ogre-about = Play an ogre card
commands-dwar7s-ogre-card-about = The ogre card
commands-dwar7s-ogre-cell-about = The card it is played on, for example M12
commands-dwar7s-ogre-player-about = The opponent, where several are possible
commands-dwar7s-ogre-for-about = Brute: the card where your own dwarf stands
commands-dwar7s-ogre-to-about = Scare: the card where the dwarf goes
commands-dwar7s-end = end
commands-dwar7s-end-about = End your tasks
commands-dwar7s-resolve = resolve
commands-dwar7s-resolve-about = Resolve a completed task
commands-dwar7s-resolve-card-about = The card, where several are complete
commands-dwar7s-resolve-objective-about = Store: the trade objective you pay for, or none
commands-dwar7s-resolve-stack-about = Castle: the stack you dig, or none
commands-dwar7s-continue = continue
commands-dwar7s-continue-about = Go on after a completed task without revealing anything
commands-dwar7s-discard = discard
commands-dwar7s-discard-about = Discard a gem or an ogre card above your hand limit
commands-dwar7s-discard-card-about = The gem or ogre card
commands-dwar7s-secret = secret
commands-dwar7s-secret-about = Your secret objective: reveal it, or have it revealed automatically
commands-dwar7s-secret-choice-about = What you want

## Options that no other game has

commands-option-cell = cell
commands-option-walls = walls
commands-option-from = from
commands-option-objective = objective
commands-option-stack = stack
