import { addFirstKey } from "./first-key-function.ts";
import { writeBatch } from "./writer/write-batch-function.ts";

/** Each migration once, in order. `schema_version` counts those that were run. */
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
   );
   ${addFirstKey}`,
  // Whoever changes it brings it again by a migration of its own: its text here is the newest one.
  writeBatch,
];
