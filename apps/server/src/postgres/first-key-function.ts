import { firstKeyLock } from "./locks.ts";

/** Adds a key where there is none: the lock comes before the look, so of several processes that start together one adds its own. */
export const addFirstKey = `
  CREATE FUNCTION add_first_key(
    id text, hash text, plan text, name text, per_minute bigint, per_day bigint,
    created_at bigint, expires_at bigint, revoked_at bigint, last_used_at bigint, successor_id text
  ) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${firstKeyLock.join(", ")});
    IF EXISTS (SELECT FROM keys) THEN
      RETURN false;
    END IF;
    INSERT INTO keys
      (id, hash, plan, name, per_minute, per_day, created_at, expires_at, revoked_at, last_used_at, successor_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
    RETURN true;
  END $$;`;
