import { copyFileSync, cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@animal-store/sql-store/testing";
import { expect, it } from "vitest";
import {
  createKey,
  fetchCode,
  jsonHeaders,
  listPetIds,
  postPet,
  runToEnd,
  type ServerProcess,
  startServer,
} from "./server-process.ts";

const storeFiles = ["store.db", "store.db-wal", "store.db-shm", "server.json", "server.lock.db"];
it.each([
  ["is deleted", (path: string) => rmSync(path)],
  [
    "is replaced by a copy",
    (path: string) => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
  ],
])(
  "after any file of the store %s, the server and the keys command lose nothing that they acknowledged",
  async (_, change) => {
    const data = join(testFolder(), "data");
    const headers = jsonHeaders(await createKey(data));
    // In parallel, because the keys command waits 5 s for a missing server.json.
    await Promise.all(storeFiles.map((name) => checkAfterChange({ data, headers, name }, change)));
  },
);

interface Store {
  readonly data: string;
  readonly headers: Record<string, string>;
  /** The file that changes. */
  readonly name: string;
}

async function checkAfterChange({ data, headers, name }: Store, change: (path: string) => void): Promise<void> {
  const folder = join(testFolder(), "data");
  cpSync(data, folder, { recursive: true });
  const server = await startServer(folder);
  const ids = [await postAndReadId(server, headers)];
  change(join(folder, name));
  const created = await runToEnd("keys.js", ["create", "--plan", "pro", "--json"], { DATA_DIR: folder });
  expect([0, 1], name).toContain(created.code);
  if (created.code === 1)
    expect([name, created.stdout, created.stderr]).toEqual([
      name,
      "",
      expect.stringMatching(/Restart that server|Put store\.db back/),
    ]);
  ids.push(await postAndReadId(server, headers));
  if (server.child.exitCode === null) await server.end("SIGKILL");

  // The content of store.db is gone, so the server must not have acknowledged more.
  if (name === "store.db") expect(ids.pop()).toBeUndefined();
  if (!existsSync(join(folder, "store.db"))) return;
  const restarted = await startServer(folder);
  const stored = await listPetIds(restarted.origin, headers.authorization?.slice("Bearer ".length) ?? "");
  const isKept = (id: number | undefined) => id === undefined || stored.includes(id);
  expect(
    ids.every((id) => name === "store.db" || isKept(id)),
    name,
  ).toBe(true);
  if (created.code === 0) expect(await fetchCode(restarted, JSON.parse(created.stdout).key), name).toBe("ok");
}

/** Returns the id of an acknowledged pet. Otherwise, the server must exit with 74. */
async function postAndReadId(server: ServerProcess, headers: Record<string, string>): Promise<number | undefined> {
  const response = await postPet(server, headers).catch(() => undefined);
  if (response?.status === 201) return ((await response.json()) as { id: number }).id;
  // Saving the key usage can be the first write that fails.
  expect([503, undefined]).toContain(response?.status);
  expect(await server.ended).toBe(74);
  return undefined;
}
