import { fileURLToPath } from "node:url";
import { runMain } from "@animal-store/node-edge";
import { createKeyRing, systemClock } from "@animal-store/service";
import { createKeysCommand } from "./keys/keys-command.ts";
import { openDatabase } from "./sqlite/open-database.ts";
import { createSqliteStores } from "./sqlite/sqlite-stores.ts";
import { readEnvironment } from "./start/environment.ts";

await runMain(async () => {
  const command = createKeysCommand({
    clock: systemClock,
    write: (text) => process.stdout.write(`${text}\n`),
    // Opened by the command that needs it, so that --help works anywhere.
    async withKeyRing(work) {
      const { DATA_DIR } = readEnvironment(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
      const database = openDatabase(DATA_DIR);
      try {
        await work(createKeyRing({ store: createSqliteStores(database).keys, clock: systemClock }));
      } finally {
        database.close();
      }
    },
  });
  await command.parseAsync();
});
