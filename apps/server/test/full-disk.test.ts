import { afterEach, beforeEach, expect, it } from "vitest";
import { connect } from "../src/sqlite/connect.ts";
import { builtFile, createKey, type ServerProcess, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(async () => {
  await server?.end("SIGKILL");
  folder.remove();
});

// `ulimit -f` counts blocks of 512 bytes: no file of the server grows beyond 256 KiB. SQLite reports it as an I/O error.
const program = `ulimit -f 512; exec "$0" "$1"`;

it("a disk that is full when pets are committed is answered 503, reads go on, and so do writes when there is room", async () => {
  const headers = { authorization: `Bearer ${await createKey(folder.path)}`, "content-type": "application/json" };
  server = await startProcess(folder.path, {}, builtFile("main.js"), ["sh", "-c", program, process.execPath]);
  const url = `${server.origin}/v1/pets`;
  const post = () => fetch(url, { method: "POST", headers, body: JSON.stringify({ name: "Rex", categoryId: 1 }) });

  let added = 0;
  let answer = await post();
  for (; answer.status === 201; answer = await post()) added += 1;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(added).toBeGreaterThan(0);
  expect(await (await fetch(`${url}?limit=100`, { headers })).json()).toHaveLength(added);

  // What stands in the write-ahead log moves to the store, so the log is short again.
  const other = connect(folder.path);
  other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  other.close();
  await expect.poll(async () => (await post()).json()).toMatchObject({ id: added + 1 });
  expect(await server.end("SIGTERM")).toBe(0);
  const lines = server
    .stderr()
    .split("\n")
    .filter((line) => line.includes('"msg":"disk'));
  expect(lines).toEqual([
    expect.stringContaining('"msg":"disk full: writes are rejected with 503 until it recovers"'),
    expect.stringContaining('"msg":"disk recovered, accepting writes"'),
  ]);
});
