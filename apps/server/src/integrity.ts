import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartUpError } from "@animal-store/node-edge";
import { checkStore } from "./backup/check-store.ts";
import { createIntegrityCommand } from "./backup/integrity-command.ts";
import { openStoreOf } from "./backup/open-store-of.ts";
import { refusePostgres } from "./backup/refuse-postgres.ts";
import { runCommand } from "./backup/run-command.ts";
import { createProgress } from "./move/progress.ts";
import { openUntouched } from "./sqlite/refuse-unfit-folder.ts";
import { readEnvironment } from "./start/environment.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

await runCommand(() =>
  createIntegrityCommand({
    write: (text) => process.stdout.write(`${text}\n`),
    root,
    check(file) {
      const env = readEnvironment(process.env, root);
      if (file === undefined) refusePostgres(env);
      else if (!existsSync(file)) throw new StartUpError(`there is no file ${file}. Name a back-up.`);
      const progress = createProgress({ isTTY: process.stderr.isTTY, write: (text) => process.stderr.write(text) });
      const database = file === undefined ? openStoreOf(env.DATA_DIR) : openUntouched(file);
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
