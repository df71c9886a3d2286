import { StartUpError } from "@animal-store/node-edge";
import type { Environment } from "../start/environment.ts";

/** @throws {StartUpError} when the data is in PostgreSQL, which has tools of its own */
export function refusePostgres({ DATABASE_URL: url }: Pick<Environment, "DATABASE_URL">): void {
  if (url === "") return;
  throw new StartUpError(
    "DATABASE_URL is set, and this command is for a data folder. PostgreSQL is backed up by pg_dump, restored by pg_restore and checked by pg_amcheck; for a data folder unset DATABASE_URL.",
  );
}
