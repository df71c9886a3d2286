import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createTypedClient } from "@animal-store/client";
import { testFolder } from "@animal-store/sql-store/testing";
import { expect, it } from "vitest";
import { createKey, highLimits, listPetIds, runToEnd, startServer } from "./server-process.ts";

it("a backup taken during writes is a consistent snapshot, and restores completely", async () => {
  const folder = testFolder();
  const [data, backupFile] = [join(folder, "data"), join(folder, "animals.db")];
  const run = (program: "backup" | "restore" | "integrity", ...args: string[]) =>
    runToEnd(`${program}.js`, args, { DATA_DIR: data });
  const key = await createKey(data, highLimits);
  const server = await startServer(data);
  const client = createTypedClient({ baseUrl: `${server.origin}/v1`, apiKey: key });
  const acknowledgedIds: number[] = [];
  let isStopped = false;
  const writers = Array.from({ length: 10 }, async () => {
    while (!isStopped) {
      const { data } = await client.POST("/pets", { body: { name: "Rex", categoryId: 1 } });
      if (data) acknowledgedIds.push(data.id);
      if (data && data.id % 3 === 0) await client.POST("/store/orders", { body: { petId: data.id } });
    }
  });
  await expect.poll(() => acknowledgedIds.length).toBeGreaterThan(100);
  const countBeforeBackup = acknowledgedIds.length;
  const backupResult = await run("backup", "--to", backupFile);
  const integrityResult = await run("integrity");
  isStopped = true;
  await Promise.all(writers);
  expect([backupResult.code, integrityResult.code]).toEqual([0, 0]);
  expect(statSync(backupFile).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(["animals.db", "data"]);

  const restoredFolder = join(folder, "restored");
  // Restored files are private even if the backup file is not.
  chmodSync(backupFile, 0o644);
  expect(await run("restore", "--from", backupFile, "--into", restoredFolder)).toMatchObject({ code: 0 });
  const modes = readdirSync(restoredFolder).map((name) => [name, statSync(join(restoredFolder, name)).mode & 0o777]);
  expect(Object.fromEntries(modes)).toEqual({ "server.lock.db": 0o600, "store.db": 0o600 });
  await server.end("SIGTERM");
  const restoredIds = await listPetIds((await startServer(restoredFolder)).origin, key);
  // A snapshot has no gaps in its ids, and contains every pet that was acknowledged before it.
  expect(restoredIds).toEqual(Array.from(restoredIds, (_, index) => index + 1));
  expect(restoredIds).toEqual(expect.arrayContaining(acknowledgedIds.slice(0, countBeforeBackup)));
  expect(await run("integrity", "--file", backupFile)).toMatchObject({ code: 0 });
});
