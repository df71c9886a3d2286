/**
 * Called in each transaction that writes, because an operator can change these settings while connections are open.
 *
 * `synchronous_commit` is set even if the value stays the same: a reload between this call and the commit then has no effect. Every
 * value but `off` flushes the commit to the local disk, so an operator's stronger or weaker choice for standbys stays.
 */
export const requireDurableCommit = `
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
