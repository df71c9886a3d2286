import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  openDatabase,
  PostgresClient,
  sharedFolder,
  startPostgres,
  type TestPostgres,
} from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { beforeAll, expect, it } from "vitest";
import { builtFile } from "../server-process.ts";

const petCount = 1_000_000;
let postgres: TestPostgres;
const folder = sharedFolder();
beforeAll(async () => {
  postgres = await startPostgres();
  const database = openDatabase(folder, definition.tables);
  const insert = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");
  database.exec("BEGIN");
  for (let id = 1; id <= petCount; id += 1)
    insert.run(`Käthe ${id} 🐕`, 2n ** 63n - BigInt(id), ["available", "pending", "sold", null][id % 4] ?? null);
  database.exec("COMMIT");
  database.close();
  return postgres.stop;
});

/** Runs the migration. @param progress sends `signal` when stderr contains this text */
async function migrate(signal?: NodeJS.Signals, progress = "") {
  const args = ["--max-old-space-size=64", builtFile("migrate-store.js"), "--from", folder, "--to", postgres.url];
  const child = spawn(process.execPath, args);
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (text) => (output.stdout += text));
  child.stderr.on("data", (text) => {
    output.stderr += text;
    if (signal && output.stderr.includes(progress)) child.kill(signal);
  });
  const [code, killedBy] = await once(child, "close");
  return { ...output, ended: code ?? killedBy };
}

async function countPets(): Promise<number> {
  const client = new PostgresClient(postgres.url);
  await client.connect();
  const { rows } = await client.query("SELECT count(*)::integer AS count FROM pets");
  await client.end();
  return rows[0].count;
}

it.each([
  ["SIGINT", 1],
  ["SIGKILL", "SIGKILL"],
] as const)("the database is empty after %s during the copy", async (signal, ended) => {
  const stopped = await migrate(signal, "pets copied");
  expect(stopped).toMatchObject({ ended, stdout: "" });
  if (signal === "SIGINT") expect(stopped.stderr).toContain("stopped: nothing was copied");
  await expect.poll(countPets).toBe(0);
});

it("copies and compares 1,000,000 pets with a heap of 64 MiB", async () => {
  const startNs = process.hrtime.bigint();
  const migrated = await migrate();
  console.info(`1,000,000 pets migrated in ${(process.hrtime.bigint() - startNs) / 1_000_000n} ms\n${migrated.stdout}`);
  expect(migrated).toMatchObject({
    ended: 0,
    stdout: expect.stringMatching(/^ +rows .*\npets +1,000,000 {2}[0-9a-f]{64}\n/),
  });
  expect(await countPets()).toBe(petCount);
});
