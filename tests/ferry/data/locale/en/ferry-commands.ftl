### Commands of the ferry, /ferry <name>; see commands.ftl for the form of the keys.

commands-ferry = ferry
commands-ferry-about = The Ferry: answer with one command
commands-ferry-load = load
commands-ferry-load-about = Load a crate
commands-ferry-load-crate-about = The crate
commands-ferry-add = add
commands-ferry-add-about = Add a second crate, or none
commands-ferry-add-crate-about = The crate
commands-ferry-quay = quay
commands-ferry-quay-about = Draw a crate or rest
commands-ferry-quay-action-about = What you do

commands-option-crate = crate
commands-option-action = action
