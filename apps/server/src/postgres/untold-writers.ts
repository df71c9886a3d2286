import type { UntoldWriters } from "@animal-store/service";
import type { Connections } from "./connections.ts";
import { statement } from "./statement.ts";

const announce = statement<[]>(
  "announce_untold",
  `INSERT INTO untold_writers (process_id, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
   ON CONFLICT (process_id) DO UPDATE SET until = excluded.until`,
);
// Along with those whose time was over a day ago: processes that ended before they could.
const withdraw = statement<[]>(
  "withdraw_untold",
  "DELETE FROM untold_writers WHERE process_id = $1 OR until < clock_timestamp() - interval '1 day'",
);
const isAnyone = statement<[isAnyone: boolean]>(
  "is_anyone_untold",
  "SELECT EXISTS (SELECT FROM untold_writers WHERE until > clock_timestamp())",
);

/** Kept in the database: all processes reach it, or nobody is answered. Process ids are UUIDs. */
export function createUntoldWriters({ query }: Connections): UntoldWriters {
  return {
    async announce(processId, seconds) {
      await query(announce, [processId, seconds]);
    },
    async withdraw(processId) {
      await query(withdraw, [processId]);
    },
    async isAnyoneUntold() {
      const [row] = await query(isAnyone, []);
      return row?.[0] !== false;
    },
  };
}
