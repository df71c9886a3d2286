import { fileURLToPath } from "node:url";
import { systemClock } from "@animal-store/service";
import { backUpStore } from "./backup/back-up-store.ts";
import { createBackupCommand } from "./backup/backup-command.ts";
import { refusePostgres } from "./backup/refuse-postgres.ts";
import { runCommand } from "./backup/run-command.ts";
import { createProgress } from "./move/progress.ts";
import { readEnvironment } from "./start/environment.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

await runCommand(() =>
  createBackupCommand({
    write: (text) => process.stdout.write(`${text}\n`),
    root,
    async backUp(to) {
      const env = readEnvironment(process.env, root);
      refusePostgres(env);
      const startedAt = systemClock.now();
      const progress = createProgress({ isTTY: process.stderr.isTTY, write: (text) => process.stderr.write(text) });
      const backUp = await backUpStore({ dataDirectory: env.DATA_DIR, to, progress });
      return { ...backUp, place: env.DATA_DIR, took: systemClock.now() - startedAt };
    },
  }),
);
