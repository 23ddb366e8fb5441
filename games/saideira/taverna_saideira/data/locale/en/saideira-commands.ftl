### The command /saideira; see commands.ftl of the bot for the form of the keys.

commands-saideira = saideira
commands-saideira-about = Last Call: answer with one command
commands-saideira-pour = pour
commands-saideira-pour-about = Pour a drink
commands-saideira-pour-drink-about = The drink
commands-saideira-trick = trick
commands-saideira-trick-about = Spend a spare drink on its trick, or none
commands-saideira-trick-drink-about = The drink
commands-saideira-trick-target-about = Whose drink is watered down
commands-saideira-trick-guest-about = Which guest goes home
commands-saideira-serve = serve
commands-saideira-serve-about = Choose a guest
commands-saideira-serve-guest-about = The guest

commands-option-drink = drink
commands-option-guest = guest
