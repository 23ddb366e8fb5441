"""When people are called, how long an answer may take, and what becomes due."""
