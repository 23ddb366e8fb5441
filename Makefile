# A newcomer needs four words: run, test, check, bench. Each of them sets up what it needs; the machine itself
# needs only make and Python 3.11 or newer.
#
#   make test PYTHON=python3.13        another interpreter
#   make playout GAME=bellum SEATS=5   another game, another number of players
#   make test TAVERNA_INSTALL=no       nothing is installed on the machine: what it lacks is left out

# The system's own Python, if it is new enough: distributions compile theirs with optimisations, and the tests
# take a fifth less time on it than on one that pyenv has compiled as usual.
ifndef PYTHON
FIT := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
PYTHON := $(shell /usr/bin/python3 -c '$(FIT)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
endif
GAME ?= bellum
SEATS ?= 4
SEED ?= 1
MUTANTS ?= 150
TAVERNA_INSTALL ?= yes
POSTGRESQL ?= /usr/lib/postgresql
VENV := .venv
BIN := $(VENV)/bin
HOST := $(VENV)/.host
READY := $(VENV)/.ready
REWRITTEN := $(VENV)/.rewritten
UV := $(or $(shell uv --version >/dev/null 2>&1 && command -v uv),$(VENV)/uv/bin/uv)
PACKAGES := rules render bot
CODE := $(PACKAGES) tests games tools
# One more than there are cores: a good part of the tests waits for processes, browsers and fsync.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PYTEST := pytest -n $(WORKERS) --dist worksteal

# Where another game than the one that was meant would do harm or prove nothing.
named = $(if $(filter file,$(origin GAME)),$(error Which game? For instance: make $@ GAME=dwar7s))

export UV_PROJECT_ENVIRONMENT := $(VENV)
export UV_PYTHON_DOWNLOADS := never
# A hundred processes are started by the tests alone, each of which would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup run test nightly check game again long bench chaos mutants clients demo lint format types imports coverage playout browser postgres clean
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup: $(HOST) ## what the bot needs, without starting it; compiled, and without the tools of developers

run: $(HOST) ## the bot
	$(BIN)/python -m bot

test: $(READY) browser postgres ## the tests that a change is to pass
	$(BIN)/$(PYTEST) -m 'not nightly'

nightly: $(READY) browser postgres ## all tests: whole games on Discord, processes, browsers, power cuts, every sample too
	$(BIN)/$(PYTEST)

check: ## what a change must pass; CI runs it, and coverage
	@$(MAKE) --no-print-directory -j2 types $(REWRITTEN) lint imports
	@$(MAKE) --no-print-directory test

# make game GAME=dwar7s
game: $(READY) ## the tests of one GAME: its rules, computer players, words and pictures
	$(named)
	$(BIN)/$(PYTEST) -q -k $(GAME) $(wildcard tests/$(GAME) games/$(GAME)/*/tests) tests/contract tests/render

# make again GAME=dwar7s   and then look at what git says has changed
again: $(READY) ## after a change that is meant: store anew the recorded game of one GAME, its pictures and their words
	$(named)
	$(BIN)/python -m rules record --again $(wildcard tests/$(GAME)/games/*.json games/$(GAME)/*/tests/games/*.json)
	TAVERNA_GOLDEN=write $(BIN)/pytest -q -n 2 --dist worksteal tests/render/test_golden.py -k '/$(GAME)/'

# Pytest rewrites the asserts of all tests: the first time beside the check of types, or each worker does it again.
# After that, only the tests that have changed are read anew, by the workers.
$(REWRITTEN): | $(READY)
	@found=$$($(BIN)/pytest --collect-only -q) || { printf '%s\n' "$$found"; exit 1; }; printf '%s\n' "$$found" | tail -1
	@touch $@

long: $(READY) ## a hundred whole games of each kind and number of seats, everything checked at every position: hours
	TAVERNA_DEPTH=long $(BIN)/$(PYTEST) $$(grep -rl --include='test_*.py' '^from tests.depth import' tests)

bench: $(READY) ## how fast all of it is on this machine, against the machine's own yardsticks
	$(BIN)/python -m tools.bench

# make chaos POINT=lobby-3-17   one state again, that an earlier run has written down
chaos: $(READY) ## the bot dies at every statement and every request, and gets up again
	$(BIN)/python -m tools.chaos $(if $(POINT),--point $(POINT))

mutants: $(READY) ## faults put into the code by lot (SEED, MUTANTS), to see whether the tests notice
	$(BIN)/python -m tools.mutants --seed $(SEED) --most $(MUTANTS)

clients: $(READY) ## discord.js, hikari and disnake at the double; installs them in a folder of their own
	$(BIN)/python -m tools.clients

demo: $(READY) browser ## a film of a game, and a short game through the sandbox's page, in docs/pictures
	$(BIN)/python -m tests.page.demo

lint: $(READY) ## style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(READY) ## put the code into the format that lint wants
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(READY) ## strict types
	$(BIN)/mypy $(CODE)

imports: $(READY) ## the direction of imports
	$(BIN)/lint-imports --no-logo

# Measured in the workers of pytest and in the processes that tests start; see [tool.coverage.run]. Whole games, and all
# that goes through the double, are left out, since it slows them down so much. CI does this in a job of its own.
coverage: $(READY) ## that the short tests reach 95 % of the rules and 85 % of everything
	$(BIN)/coverage erase
	$(BIN)/coverage run -m $(PYTEST) -m 'not slow'
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='rules/*' --fail-under=95
	$(BIN)/coverage report --fail-under=85

playout: $(READY) ## random games of one kind, checked against the whole contract at every position
	$(BIN)/python -m rules playout $(GAME) --seats $(SEATS) --games 100 --audit

# $(call install,PACKAGES,WHAT FOR): from Debian's packages, where we may, and after saying so.
install = test '$(TAVERNA_INSTALL)' != no && test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
  && echo 'Installing $(1) with apt-get, for $(2). To prevent this: make test TAVERNA_INSTALL=no' \
  && timeout 60 apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y -qq $(1) >/dev/null

# Chromium's shell without windows of its own, which costs a quarter of the work. Chromium itself does as well; CHROMIUM
# names another one.
browser:
	@test -x "$${CHROMIUM:-/usr/bin/chromium-headless-shell}" \
	  || { $(call install,chromium-headless-shell fonts-noto-color-emoji,the tests of the page); } \
	  || test -x /usr/bin/chromium || echo \
	  'No Chromium, so the tests of the page are left out. On Debian and Ubuntu: apt install chromium-headless-shell'

# The tests of the database start a server of their own.
postgres:
	@command -v initdb >/dev/null || ls $(POSTGRESQL)/*/bin/initdb >/dev/null 2>&1 \
	  || { $(call install,postgresql,the tests of the database on a server); } \
	  || echo 'No PostgreSQL, so its tests are left out. On Debian and Ubuntu: apt install postgresql'

clean: ## forget the environment and all caches; games and settings stay
	rm -rf $(VENV) .pytest_cache .ruff_cache .mypy_cache .hypothesis .import_linter_cache .coverage .coverage.* htmlcov
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# Whoever runs the bot as a service may not write here, so what each start needs is compiled now.
$(HOST): pyproject.toml uv.lock | $(BIN)/python $(UV)
	$(UV) sync --frozen --inexact --no-dev --compile-bytecode --quiet
	@$(BIN)/python -m compileall -q bot render rules games
	@touch $@

$(READY): pyproject.toml uv.lock | $(BIN)/python $(UV)
	$(UV) sync --frozen --inexact --quiet
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo 'Taverna needs Python 3.11 or newer: make PYTHON=python3.11'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo 'This Python has no venv or no pip. On Debian and Ubuntu: apt install python3-venv'; exit 1; }
	$(PYTHON) -m venv --without-pip $(VENV)

$(VENV)/uv/bin/uv: | $(BIN)/python
	$(PYTHON) -m venv $(VENV)/uv
	$(VENV)/uv/bin/pip install --quiet 'uv==0.13.9'
