import { assignLineages } from "../tables/key-tables.ts";

// The first key of the advisory locks of this program: "pets" in ASCII.
const lockNamespace = 0x70657473;

export const migrationLock = [lockNamespace, 0];
/** Each batch holds this lock until its commit, so ids are assigned in the order of commits. */
export const writeLock = [lockNamespace, 1];
export const firstKeyLock = [lockNamespace, 2];

/** Each write transaction calls it, because an operator can change these settings while connections are open. */
const requireDurableCommit = `
  CREATE OR REPLACE FUNCTION require_durable_commit() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('fsync') = 'off' THEN
      RAISE EXCEPTION 'fsync is off' USING ERRCODE = 'PW002';
    END IF;
    IF current_setting('full_page_writes') = 'off' THEN
      RAISE EXCEPTION 'full_page_writes is off' USING ERRCODE = 'PW003';
    END IF;
    PERFORM set_config(
      'synchronous_commit', coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'), true);
  END $$;
  CREATE OR REPLACE FUNCTION require_durable_statement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM require_durable_commit();
    RETURN NULL;
  END $$;`;

export const migrations = [
  `CREATE TABLE pets (
     id bigint PRIMARY KEY,
     name text COLLATE "C" NOT NULL,
     category_id bigint NOT NULL,
     status text COLLATE "C"
   );
   CREATE INDEX pets_by_status ON pets (status, id) INCLUDE (name, category_id);
   CREATE TABLE orders (
     id bigint PRIMARY KEY,
     pet_id bigint NOT NULL REFERENCES pets (id),
     status text COLLATE "C" NOT NULL,
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
   CREATE TABLE issued_before_move (
     last_pet_id bigint NOT NULL,
     last_order_id bigint NOT NULL
   );
   CREATE TABLE untold_writers (
     process_id uuid PRIMARY KEY,
     until timestamptz NOT NULL
   );`,
  // This migration created the function write_batch, which is no longer used.
  "",
  `CREATE SEQUENCE last_pet_id MINVALUE 0 START 0;
   CREATE SEQUENCE last_order_id MINVALUE 0 START 0;
   SELECT
     setval('last_pet_id', greatest(0, (SELECT max(id) FROM pets), (SELECT max(last_pet_id) FROM issued_before_move))),
     setval('last_order_id',
       greatest(0, (SELECT max(id) FROM orders), (SELECT max(last_order_id) FROM issued_before_move)));
   DROP TABLE issued_before_move;
   ${requireDurableCommit}
   CREATE TRIGGER requires_durable_commit BEFORE INSERT OR UPDATE OR DELETE ON keys
     FOR EACH STATEMENT EXECUTE FUNCTION require_durable_statement();`,
  `ALTER TABLE keys
     ADD COLUMN scopes text COLLATE "C" NOT NULL DEFAULT 'read,write',
     ADD COLUMN lineage_id text COLLATE "C",
     ADD COLUMN unbanned_at bigint;
   ${assignLineages}
   ALTER TABLE keys ALTER COLUMN lineage_id SET NOT NULL;
   CREATE TABLE key_log (
     position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     at bigint NOT NULL,
     operator text COLLATE "C" NOT NULL,
     action text COLLATE "C" NOT NULL,
     key_id text COLLATE "C" NOT NULL,
     changes text COLLATE "C" NOT NULL
   );
   CREATE FUNCTION reject_key_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     -- A store migration truncates the empty table, so that COPY can freeze its rows.
     IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM key_log) THEN
       RETURN NULL;
     END IF;
     RAISE EXCEPTION 'key_log is append-only';
   END $$;
   CREATE TRIGGER key_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON key_log
     EXECUTE FUNCTION reject_key_log_change();
   DROP FUNCTION IF EXISTS add_first_key;
   -- Locks before the check, so only one of several processes adds the first key.
   CREATE FUNCTION lock_empty_keys() RETURNS boolean LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_advisory_xact_lock(${firstKeyLock.join(", ")});
     RETURN NOT EXISTS (SELECT FROM keys);
   END $$;`,
  // This row makes running processes of the previous version stop caching. A later migration can drop the table.
  "INSERT INTO untold_writers VALUES (gen_random_uuid(), 'infinity')",
];
