import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { StartUpError } from "@animal-store/node-edge";
import { checkStore } from "./backup/check-store.ts";
import { createIntegrityCommand } from "./backup/integrity-command.ts";
import { openBackUp } from "./backup/open-back-up.ts";
import { openStoreOf } from "./backup/open-store-of.ts";
import { refusePostgres } from "./backup/refuse-postgres.ts";
import { runCommand } from "./backup/run-command.ts";
import { createProgress } from "./move/progress.ts";
import { readEnvironment } from "./start/environment.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

await runCommand(() =>
  createIntegrityCommand({
    write: (text) => process.stdout.write(`${text}\n`),
    root,
    check(file) {
      const env = readEnvironment(process.env, root);
      if (file === undefined) refusePostgres(env);
      const progress = createProgress({ isTTY: process.stderr.isTTY, write: (text) => process.stderr.write(text) });
      const database = file === undefined ? openStoreOf(env.DATA_DIR) : openToCheck(file);
      try {
        // All of it at one moment, whoever writes meanwhile.
        database.exec("BEGIN");
        return { ...checkStore(database, progress), place: file ?? env.DATA_DIR };
      } finally {
        database.close();
      }
    },
  }),
);

function openToCheck(file: string): DatabaseSync {
  const { database, isOlder } = openBackUp(file);
  if (!isOlder) return database;
  database.close();
  throw new StartUpError(
    `${file} is of an older program. Restore it, which brings it up to date and looks through it: npm run restore -- --help`,
  );
}
