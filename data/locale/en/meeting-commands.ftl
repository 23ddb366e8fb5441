### The command for finding people to play with, and the option that keeps somebody apart.

commands-find = find
commands-find-about = Find people for a game: say what you would like to play, and I bring you together
commands-me-block-about = Somebody I never bring you together with; they are not told

commands-option-block = block
