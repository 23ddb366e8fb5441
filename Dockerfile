# Two stages: the first one has uv and its caches, the second one only Python, the packages and the bot.

FROM python:3.13-slim AS packages
RUN pip install --no-cache-dir uv==0.13.9
WORKDIR /app
COPY pyproject.toml uv.lock ./
COPY games games
RUN uv sync --frozen --no-dev --no-cache --compile-bytecode

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home taverna \
 && install --directory --owner=taverna --group=taverna /app/var
WORKDIR /app
COPY --from=packages /app/.venv .venv
COPY . .
RUN python -m compileall -q bot render rules games
ENV PATH="/app/.venv/bin:$PATH" PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
# Nobody could reach the sandbox in here: without a token the bot says so and ends.
ENV TAVERNA_SANDBOX=none
USER taverna
# The database and the cache of pictures; all else can be thrown away.
VOLUME /app/var
HEALTHCHECK --interval=1m --timeout=30s --start-period=1m --retries=3 CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
