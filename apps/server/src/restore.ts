import { fileURLToPath } from "node:url";
import { refusePostgres } from "./backup/refuse-postgres.ts";
import { createRestoreCommand } from "./backup/restore-command.ts";
import { restoreStore } from "./backup/restore-store.ts";
import { runCommand } from "./backup/run-command.ts";
import { createProgress } from "./move/progress.ts";
import { readEnvironment } from "./start/environment.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

await runCommand(() =>
  createRestoreCommand({
    write: (text) => process.stdout.write(`${text}\n`),
    root,
    restore(from, into) {
      const env = readEnvironment(process.env, root);
      if (into === undefined) refusePostgres(env);
      const place = into ?? env.DATA_DIR;
      const progress = createProgress({ isTTY: process.stderr.isTTY, write: (text) => process.stderr.write(text) });
      return { ...restoreStore({ from, dataDirectory: place, progress }), place };
    },
  }),
);
