"""Starting a game and answering its questions: by people, by computer players, and without asking."""
