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
CREATE OR REPLACE FUNCTION write_batch(
    names text[], category_ids bigint[], statuses text[], others json,
    orderable text, reserved text, placed text, missing text, unavailable text,
    untold_writer uuid, untold_seconds integer,
    OUT first_pet_id bigint, OUT outcomes text
  ) LANGUAGE plpgsql AS $$
  DECLARE
    pet_id bigint;
    order_id bigint;
    each record;
    known record;
    outcome text;
    kept integer := 0;
    kept_at bigint;
  BEGIN
    PERFORM pg_advisory_xact_lock(1885697139, 1);
    IF untold_writer IS NOT NULL THEN
      UPDATE untold_writers SET until = clock_timestamp() + make_interval(secs => untold_seconds)
        WHERE process_id = untold_writer AND until > clock_timestamp();
      IF NOT FOUND THEN
        RAISE EXCEPTION 'the announcement of the writer % is over', untold_writer USING ERRCODE = 'PW001';
      END IF;
    END IF;

    SELECT coalesce(greatest((SELECT max(id) FROM pets), (SELECT last_pet_id FROM issued_before_move)), 0) INTO pet_id;
    first_pet_id := pet_id + 1;
    INSERT INTO pets (id, name, category_id, status)
      SELECT pet_id + place, name, category_id, status
      FROM unnest(names, category_ids, statuses) WITH ORDINALITY AS new (name, category_id, status, place);
    pet_id := pet_id + cardinality(names);
    IF others IS NULL THEN
      RETURN;
    END IF;

    SELECT coalesce(greatest((SELECT max(id) FROM orders), (SELECT last_order_id FROM issued_before_move)), 0)
      INTO order_id;
    FOR each IN SELECT * FROM json_to_recordset(others) AS write (
      scope text, fingerprint text, now bigint, expires_at bigint,
      ordered bigint, created_at bigint, name text, category_id bigint, status text, rest text
    ) LOOP
      IF each.scope IS NOT NULL THEN
        SELECT o.fingerprint, o.outcome INTO known FROM idempotent_outcomes o
          WHERE o.scope = each.scope AND o.expires_at > each.now;
        IF FOUND THEN
          outcomes := concat_ws(',', outcomes, CASE WHEN known.fingerprint = each.fingerprint
            THEN '{"outcome":' || known.outcome || ',"isReplay":true}' ELSE '{"isConflict":true}' END);
          CONTINUE;
        END IF;
      END IF;

      IF each.ordered IS NULL THEN
        pet_id := pet_id + 1;
        INSERT INTO pets (id, name, category_id, status) VALUES (pet_id, each.name, each.category_id, each.status);
        outcome := '{"id":' || pet_id || ',' || each.rest;
      ELSE
        UPDATE pets SET status = reserved WHERE id = each.ordered AND (status IS NULL OR status = orderable);
        IF FOUND THEN
          order_id := order_id + 1;
          INSERT INTO orders (id, pet_id, status, created_at)
            VALUES (order_id, each.ordered, placed, each.created_at);
          outcome := '{"order":{"id":' || order_id || ',' || each.rest || '}';
        ELSIF EXISTS (SELECT FROM pets WHERE id = each.ordered) THEN
          outcome := unavailable;
        ELSE
          outcome := missing;
        END IF;
      END IF;

      IF each.scope IS NOT NULL THEN
        INSERT INTO idempotent_outcomes (scope, fingerprint, outcome, expires_at)
          VALUES (each.scope, each.fingerprint, outcome, each.expires_at)
          ON CONFLICT (scope) DO UPDATE
            SET (fingerprint, outcome, expires_at) = (excluded.fingerprint, excluded.outcome, excluded.expires_at);
        kept := kept + 1;
        kept_at := each.now;
      END IF;
      outcomes := concat_ws(',', outcomes, '{"outcome":' || outcome || ',"isReplay":false}');
    END LOOP;

    -- Two go for one that comes, so none stay for long. As an array, they are always looked up in the index: how many come of a
    -- LIMIT that is no constant the planner guesses, and then it may read the whole table.
    IF kept > 0 THEN
      DELETE FROM idempotent_outcomes WHERE scope = ANY (ARRAY
        (SELECT o.scope FROM idempotent_outcomes o WHERE o.expires_at <= kept_at ORDER BY o.expires_at LIMIT 2 * kept));
    END IF;
  END $$;
