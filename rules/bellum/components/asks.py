"""The questions of Bellum Magica."""

from rules.core.play.asking import prompts

ask = prompts("bellum")
