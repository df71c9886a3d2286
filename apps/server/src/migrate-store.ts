import { fileURLToPath } from "node:url";
import { runMain, StartUpError } from "@animal-store/node-edge";
import { systemClock } from "@animal-store/service";
import { CommanderError } from "commander";
import { createMigrateStoreCommand } from "./move/migrate-store-command.ts";
import { moveStore } from "./move/move-store.ts";
import { createProgress } from "./move/progress.ts";
import { openTarget } from "./postgres/open-target.ts";
import { openSource } from "./sqlite/open-source.ts";
import { readEnvironment } from "./start/environment.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const stopping = new AbortController();
// Ctrl-C reaches every process of the terminal, and npm passes its own on: within a second it is the same one.
let stoppedAt: number | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

await runMain(async () => {
  const command = createMigrateStoreCommand({
    write: (text) => process.stdout.write(`${text}\n`),
    root,
    databaseUrl: () => readEnvironment(process.env, root).DATABASE_URL,
    move,
  });
  try {
    await command.parseAsync();
  } catch (error) {
    if ((error as Error).name === "AbortError")
      throw new StartUpError("stopped: nothing was kept, the database is as empty as before.");
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
});

async function move(from: string, to: string) {
  const startedAt = systemClock.now();
  const source = openSource(from);
  const progress = createProgress({ isTTY: process.stderr.isTTY, write: (text) => process.stderr.write(text) });
  try {
    const target = await openTarget(to);
    try {
      const moved = await moveStore({ source, target, progress, signal: stopping.signal });
      return { ...moved, place: target.place, took: systemClock.now() - startedAt };
    } finally {
      progress.clear();
      await target.close();
    }
  } finally {
    source.close();
  }
}

/** Stops between two rows; again, at once: what is not kept is gone with the connection. */
function stop(): void {
  const now = systemClock.now();
  stoppedAt ??= now;
  if (now - stoppedAt > 1000) process.exit(1);
  stopping.abort();
}
