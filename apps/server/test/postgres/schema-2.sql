-- Schema version 2, as the programs before version 3 created it.
CREATE TABLE schema_version (version integer NOT NULL);
INSERT INTO schema_version VALUES (2);
CREATE TABLE pets (
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
   
  CREATE FUNCTION add_first_key(
    id text, hash text, plan text, name text, per_minute bigint, per_day bigint,
    created_at bigint, expires_at bigint, revoked_at bigint, last_used_at bigint, successor_id text
  ) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(1885697139, 2);
    IF EXISTS (SELECT FROM keys) THEN
      RETURN false;
    END IF;
    INSERT INTO keys
      (id, hash, plan, name, per_minute, per_day, created_at, expires_at, revoked_at, last_used_at, successor_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
    RETURN true;
  END $$;
