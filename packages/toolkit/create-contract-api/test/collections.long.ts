import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sqliteDialect } from "@animal-store/kysely-tables";
import { postgresDialect } from "@animal-store/kysely-tables/postgres";
import { PostgresClient, startPostgres } from "@animal-store/sql-store/testing";
import fc from "fast-check";
import { Kysely } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createRepository } from "../src/create-repository.ts";
import { arbitraryShape, createCollectionDocument } from "./collection-document.ts";
import { exerciseCollections } from "./exercise-collections.ts";

const compiler = fileURLToPath(new URL("../../../../node_modules/typescript/bin/tsc", import.meta.url));
const output = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
const postgres = await startPostgres();
const admin = new PostgresClient(postgres.url);
await admin.connect();
afterAll(async () => {
  rmSync(output, { recursive: true });
  await admin.end();
  await postgres.stop();
});

it("loses no member in 200 writes to each table, on both databases", { timeout: 1_800_000 }, async () => {
  const shapes = fc.sample(arbitraryShape, { numRuns: 40, seed: 46 });
  for (const [index, shape] of shapes.entries()) {
    const folder = join(output, `shape-${index}`);
    writeFileSync(`${folder}.json`, JSON.stringify(createCollectionDocument(shape)));
    const { unrecognized } = await createRepository(folder, `${folder}.json`);
    const label = JSON.stringify(shape);
    expect(
      unrecognized.filter(({ reason }) => !reason.includes("does not read q.")),
      label,
    ).toEqual([]);
    expect(spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" }).stdout, label).toBe("");
    for (const dialect of [sqliteDialect(":memory:"), postgresDialect(await createDatabase())]) {
      const db = new Kysely<never>({ dialect });
      const { problems, writes } = await exerciseCollections(folder, db, 200);
      await db.destroy();
      expect(problems, label).toEqual([]);
      expect(writes, label).toBeGreaterThan(150);
    }
  }
});

async function createDatabase(): Promise<string> {
  const url = new URL(postgres.url);
  url.pathname = `/test_${randomUUID().replaceAll("-", "")}`;
  await admin.query(`CREATE DATABASE ${url.pathname.slice(1)} ENCODING 'UTF8' TEMPLATE template0`);
  return url.href;
}
