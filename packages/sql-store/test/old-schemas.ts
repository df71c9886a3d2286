// The schemas of a library that programs of release 1.0.0 created. Frozen: tests upgrade them.

export const sqliteSchema2 = `
  CREATE TABLE books (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL,
    shelf INTEGER NOT NULL,
    state TEXT
  ) STRICT;
  CREATE INDEX books_by_state ON books (state, id, title, shelf);
  CREATE TABLE loans (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    book_id INTEGER NOT NULL REFERENCES books (id),
    state TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    plan TEXT NOT NULL,
    name TEXT,
    per_minute INTEGER,
    per_day INTEGER,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    revoked_at INTEGER
  ) STRICT;
  ALTER TABLE keys ADD COLUMN last_used_at INTEGER;
  ALTER TABLE keys ADD COLUMN successor_id TEXT;
  CREATE TABLE key_usage (
    key_id TEXT PRIMARY KEY,
    minute INTEGER NOT NULL,
    in_minute INTEGER NOT NULL,
    minute_refused_at INTEGER,
    day INTEGER NOT NULL,
    in_day INTEGER NOT NULL,
    day_refused_at INTEGER,
    strikes TEXT NOT NULL,
    banned_until INTEGER
  ) STRICT;
  CREATE TABLE idempotent_outcomes (
    scope TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    outcome TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX idempotent_outcomes_by_expiry ON idempotent_outcomes (expires_at);
  PRAGMA user_version = 2;`;

export const postgresSchema2 = `
  CREATE TABLE schema_version (version integer NOT NULL);
  INSERT INTO schema_version VALUES (2);
  CREATE TABLE books (
    id bigint PRIMARY KEY,
    title text COLLATE "C" NOT NULL,
    shelf bigint NOT NULL,
    state text COLLATE "C"
  );
  CREATE INDEX books_by_state ON books (state, id) INCLUDE (title, shelf);
  CREATE TABLE loans (
    id bigint PRIMARY KEY,
    book_id bigint NOT NULL REFERENCES books (id),
    state text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE TABLE keys (
    id text COLLATE "C" PRIMARY KEY,
    position bigint GENERATED ALWAYS AS IDENTITY,
    hash text COLLATE "C" NOT NULL UNIQUE,
    plan text COLLATE "C" NOT NULL,
    name text COLLATE "C",
    per_minute bigint,
    per_day bigint,
    created_at bigint NOT NULL,
    expires_at bigint,
    revoked_at bigint,
    last_used_at bigint,
    successor_id text COLLATE "C"
  );
  CREATE TABLE idempotent_outcomes (
    scope text COLLATE "C" PRIMARY KEY,
    fingerprint text COLLATE "C" NOT NULL,
    outcome text COLLATE "C" NOT NULL,
    expires_at bigint NOT NULL
  );
  CREATE INDEX idempotent_outcomes_by_expiry ON idempotent_outcomes (expires_at);
  CREATE TABLE untold_writers (
    process_id uuid PRIMARY KEY,
    until timestamptz NOT NULL
  );`;
