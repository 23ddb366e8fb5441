"""How Bellum Magica asks its questions."""

from rules.core.play.asking import prompts

ask = prompts("bellum")
