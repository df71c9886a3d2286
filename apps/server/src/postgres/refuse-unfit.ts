import { StartUpError } from "@animal-store/node-edge";
import type { Client } from "pg";

const oldest = 15;

/** @throws {StartUpError} if a database is too old, cannot store every name, or may lose committed writes */
export async function refuseUnfit(client: Client, place: string): Promise<void> {
  const { rows } = await client.query<{ version: number; shown: string; encoding: string; off: string | null }>(
    `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS shown,
       current_setting('server_encoding') AS encoding,
       (SELECT string_agg(name, ' and ') FROM unnest(ARRAY['fsync', 'full_page_writes']) AS name
        WHERE current_setting(name) = 'off') AS off`,
  );
  const [found] = rows;
  if (!found) return;
  const refuse = (what: string, cure: string) => {
    throw new StartUpError(`the database ${place} ${what}. ${cure}`);
  };
  if (found.version < oldest * 10_000)
    refuse(`is PostgreSQL ${found.shown}; ${oldest} is the oldest that serves`, "Use a newer one.");
  if (found.encoding !== "UTF8")
    refuse(
      `is encoded in ${found.encoding}, which cannot hold every name`,
      "Make one WITH ENCODING 'UTF8' TEMPLATE template0, and use it.",
    );
  if (found.off)
    refuse(
      `has ${found.off} off, so a crash of its machine can lose acknowledged writes`,
      "Switch it on in the configuration of PostgreSQL, and reload that.",
    );
}
