"""How questions of Bellum Magica are put."""

from rules.core.play.asking import prompts

ask = prompts("bellum")
