import { execFileSync } from "node:child_process";
import { cpSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connect } from "../src/sqlite/connect.ts";
import { openTestStores } from "./open-test-stores.ts";
import { createKey, runToEnd, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let data: string;
beforeEach(() => {
  folder = temporaryDirectory();
  data = join(folder.path, "data");
});
afterEach(() => folder.remove());

async function createHeaders(): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await createKey(data)}`, "content-type": "application/json" };
}

const body = JSON.stringify({ name: "Rex", categoryId: 1 });
const fatalLine = /^\{[^\n]*"level":60,[^\n]*"msg":"storage failed, stopping the server: [^\n]*"\}\n$/;

it("a moved data folder answers writes 503, exits with 74 and one line, and is recovered at the next start", async () => {
  const headers = await createHeaders();
  const server = await startProcess(data);
  const post = (origin: string) => fetch(`${origin}/v1/pets`, { method: "POST", headers, body });
  expect((await post(server.origin)).status).toBe(201);
  // So that all of them wait for the writer thread.
  const other = connect(data);
  other.exec("BEGIN IMMEDIATE");
  const sent = Promise.all([1, 2, 3].map(() => post(server.origin)));
  for (let turn = 0; turn < 3; turn += 1) await fetch(`${server.origin}/healthz`);
  renameSync(data, `${data}.away`);
  other.exec("ROLLBACK");
  const answers = await sent;
  other.close();
  for (const answer of answers) expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await server.ended).toBe(74);
  expect(server.stderr()).toMatch(fatalLine);
  expect(server.stderr()).toContain("store.db or its WAL was moved, replaced or deleted");

  renameSync(`${data}.away`, data);
  const next = await startProcess(data);
  const pets = await fetch(`${next.origin}/v1/pets`, { headers });
  expect((await pets.json())[0]).toMatchObject({ id: 1, name: "Rex" });
  expect(await next.end("SIGTERM")).toBe(0);
});

it("a corrupt store.db exits with 74 when a read finds it, and the next start rejects it until it is replaced", async () => {
  const headers = await createHeaders();
  const filled = openTestStores(data);
  const pets = Array.from({ length: 600 }, (_, index) => ({ name: "n".repeat(200), categoryId: index }));
  await Promise.all(pets.map((pet) => filled.stores.pets.add(pet)));
  await filled.close();
  const [file, good] = [join(data, "store.db"), join(folder.path, "good.db")];
  cpSync(file, good);
  // By another process: closing a descriptor of a file ends SQLite's locks on it in this process.
  const seek = Math.floor(statSync(file).size / 4096 / 2);
  const overwrite = ["if=/dev/zero", `of=${file}`, "bs=4096", `seek=${seek}`, "count=5", "conv=notrunc"];
  execFileSync("dd", overwrite, { stdio: "ignore" });
  // A start after a clean stop checks nothing.
  const server = await startProcess(data);

  let url: string | undefined = `${server.origin}/v1/pets?limit=100`;
  let status = 200;
  while (url && status === 200) {
    const answer: Response = await fetch(url, { headers });
    status = answer.status;
    const [, next] = /<([^>]+)>; *rel="next"/.exec(answer.headers.get("link") ?? "") ?? [];
    url = next && new URL(next, url).href;
  }
  expect(status).toBe(503);
  expect(await server.ended).toBe(74);
  expect(server.stderr()).toMatch(fatalLine);

  const refused = await runToEnd("main.js", [], { DATA_DIR: data, PORT: "0" });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/holds a store\.db that is no intact database .*Restore a back-up/);
  execFileSync("dd", [`if=${good}`, `of=${file}`, "conv=notrunc"], { stdio: "ignore" });
  const next = await startProcess(data);
  expect((await fetch(`${next.origin}/v1/pets?limit=1`, { headers })).status).toBe(200);
  expect(await next.end("SIGTERM")).toBe(0);
});
