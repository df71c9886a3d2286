import { writeLock } from "../locks.ts";

/**
 * A batch of writes as one call and one transaction. All writers take turns by the lock, and nobody sees a greater id before a
 * smaller one: a walk by ids misses nothing.
 *
 * Two sequences hold the last ids, so the id of a deleted row is never assigned again. They are set last: a batch that fails leaves
 * no gap. Setting them is also what makes an empty batch a write.
 *
 * Idempotency records expire by the clock of the database, which all processes share.
 *
 * Pets without a claim are added together; whatever else there is follows in order, each claim once. A write that cannot be done
 * undoes the whole batch.
 */
export const writeBatch = `
  CREATE OR REPLACE FUNCTION write_batch(
    names text[], category_ids bigint[], statuses text[], others json,
    orderable text, reserved text, placed text, missing text, unavailable text,
    test_time bigint DEFAULT NULL,
    OUT first_pet_id bigint, OUT outcomes text
  ) LANGUAGE plpgsql AS $$
  DECLARE
    pet_id bigint;
    order_id bigint;
    each record;
    known record;
    outcome text;
    kept integer := 0;
    time bigint;
  BEGIN
    PERFORM require_durable_commit();
    PERFORM pg_advisory_xact_lock(${writeLock.join(", ")});

    -- The rows count too: one may have been inserted by hand.
    SELECT greatest(last_value, (SELECT max(id) FROM pets)) INTO pet_id FROM last_pet_id;
    first_pet_id := pet_id + 1;
    INSERT INTO pets (id, name, category_id, status)
      SELECT pet_id + place, name, category_id, status
      FROM unnest(names, category_ids, statuses) WITH ORDINALITY AS new (name, category_id, status, place);
    pet_id := pet_id + cardinality(names);
    IF others IS NULL THEN
      PERFORM setval('last_pet_id', pet_id);
      RETURN;
    END IF;

    SELECT greatest(last_value, (SELECT max(id) FROM orders)) INTO order_id FROM last_order_id;
    time := coalesce(test_time, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint);
    FOR each IN SELECT * FROM json_to_recordset(others) AS write (
      scope text, fingerprint text, now bigint, expires_at bigint,
      ordered bigint, created_at bigint, name text, category_id bigint, status text, rest text
    ) LOOP
      IF each.scope IS NOT NULL THEN
        SELECT o.fingerprint, o.outcome INTO known FROM idempotent_outcomes o
          WHERE o.scope = each.scope AND o.expires_at > time;
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
          VALUES (each.scope, each.fingerprint, outcome, time + each.expires_at - each.now)
          ON CONFLICT (scope) DO UPDATE
            SET (fingerprint, outcome, expires_at) = (excluded.fingerprint, excluded.outcome, excluded.expires_at);
        kept := kept + 1;
      END IF;
      outcomes := concat_ws(',', outcomes, '{"outcome":' || outcome || ',"isReplay":false}');
    END LOOP;

    -- Two go for one that comes, so none stay for long. As an array, they are always looked up in the index: how many come of a
    -- LIMIT that is no constant the planner guesses, and then it may read the whole table.
    IF kept > 0 THEN
      DELETE FROM idempotent_outcomes WHERE scope = ANY (ARRAY
        (SELECT o.scope FROM idempotent_outcomes o WHERE o.expires_at <= time ORDER BY o.expires_at LIMIT 2 * kept));
    END IF;
    PERFORM setval('last_pet_id', pet_id), setval('last_order_id', order_id);
  END $$;`;
