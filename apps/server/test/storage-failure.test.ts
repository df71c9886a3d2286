import { once } from "node:events";
import { closeSync, cpSync, openSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { connect } from "../src/sqlite/connect.ts";
import { openTestStores } from "./open-test-stores.ts";
import {
  builtFile,
  createKey,
  jsonHeaders,
  postPet,
  runToEnd,
  startProcess,
  startServer,
  testFolder,
} from "./server-process.ts";

let data: string;
let headers: Record<string, string>;
beforeEach(async () => {
  data = join(testFolder(), "data");
  headers = jsonHeaders(await createKey(data));
});

const body = JSON.stringify({ name: "Rex", categoryId: 1 });
const fatal = (message: string) => new RegExp(`^\\{[^\\n]*"level":60,[^\\n]*"msg":"${message}[^\\n]*"\\}\\n$`);
const storageFailed = fatal("storage failed, stopping the server: ");

it("a moved data folder answers writes 503, exits with 74 and one line, and is recovered at the next start", async () => {
  const server = await startServer(data);
  const startPost = async () => {
    const sending = { ...headers, "content-length": body.length, expect: "100-continue" };
    const post = request(`${server.origin}/v1/pets`, { method: "POST", headers: sending });
    await once(post, "continue");
    return post;
  };
  const send = async (post: ClientRequest) => {
    post.end(body);
    const [response] = await once(post, "response");
    response.resume();
    return [response.statusCode, response.headers["retry-after"]];
  };
  expect(await send(await startPost())).toEqual([201, undefined]);
  // The server has to respond to these even if the use of the key is the first write that fails.
  const posts = await Promise.all([startPost(), startPost(), startPost()]);
  renameSync(data, `${data}.away`);
  for (const response of await Promise.all(posts.map(send))) expect(response).toEqual([503, "1"]);
  expect(await server.ended).toBe(74);
  expect(server.stderr()).toMatch(storageFailed);
  expect(server.stderr()).toContain("store.db or its WAL was moved, replaced or deleted");

  renameSync(`${data}.away`, data);
  const next = await startServer(data);
  const pets = await fetch(`${next.origin}/v1/pets`, { headers });
  expect((await pets.json())[0]).toMatchObject({ id: 1, name: "Rex" });
  expect(await next.end("SIGTERM")).toBe(0);
});

it("a corrupt store.db exits with 74 when a read finds it, and the next start rejects it until it is replaced", async () => {
  const filled = openTestStores(data);
  const pets = Array.from({ length: 600 }, (_, index) => ({ name: "n".repeat(200), categoryId: index }));
  await Promise.all(pets.map((pet) => filled.stores.pets.add(pet)));
  await filled.close();
  const [file, good] = [join(data, "store.db"), `${data}.good`];
  cpSync(file, good);
  const pages = Math.floor(statSync(file).size / 4096);
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(5 * 4096), 0, 5 * 4096, Math.floor(pages / 2) * 4096);
  closeSync(descriptor);
  // A start after a clean stop checks nothing.
  const server = await startServer(data);

  let url: string | undefined = `${server.origin}/v1/pets?limit=100`;
  let status = 200;
  while (url && status === 200) {
    const response: Response = await fetch(url, { headers });
    status = response.status;
    const [, next] = /<([^>]+)>; *rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    url = next && new URL(next, url).href;
  }
  expect(status).toBe(503);
  expect(await server.ended).toBe(74);
  expect(server.stderr()).toMatch(storageFailed);

  const rejected = await runToEnd("main.js", [], { DATA_DIR: data, PORT: "0" });
  expect(rejected.code).toBe(1);
  expect(rejected.stderr).toMatch(/holds a store\.db that is no intact database .*Restore a back-up/);
  cpSync(good, file);
  const next = await startServer(data);
  expect((await fetch(`${next.origin}/v1/pets?limit=1`, { headers })).status).toBe(200);
  expect(await next.end("SIGTERM")).toBe(0);
});

describe("the writer thread", () => {
  const exited = fatal("writer thread exited, stopping the server");
  let program: string;
  beforeEach(() => {
    program = testFolder();
    cpSync(dirname(builtFile("main.js")), program, {
      recursive: true,
      filter: (path) => !/dist\/(docs|console)$/.test(path),
    });
    writeFileSync(join(program, "package.json"), '{"type":"module"}');
  });

  it.each([
    ["throws", 'throw new Error("planted")'],
    ["ends", "process.exit(0)"],
  ])("that %s under a write ends the server with one line, and nothing is acknowledged", async (_, death) => {
    writeFileSync(
      join(program, "writer-thread.js"),
      `import { parentPort } from "node:worker_threads"; parentPort.once("message", () => { ${death} });`,
    );
    const server = await startProcess(data, {}, join(program, "main.js"));
    expect((await postPet(server, headers)).status).toBe(503);
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(exited);
  });

  it("that cannot start ends the server with one line", async () => {
    rmSync(join(program, "writer-thread.js"));
    const { code, stderr } = await runToEnd(join(program, "main.js"), [], { DATA_DIR: data, PORT: "0" });
    expect(code).toBe(1);
    expect(stderr).toMatch(exited);
  });
});

it("a disk that is full when pets are committed is answered 503, reads go on, and so do writes when there is room", async () => {
  // `ulimit -f` counts blocks of 512 bytes: no file of the server grows beyond 256 KiB. SQLite reports it as an I/O error.
  const program = `ulimit -f 512; exec "$0" "$1"`;
  const server = await startServer(data, {}, builtFile("main.js"), ["sh", "-c", program, process.execPath]);

  let added = 0;
  let answer = await postPet(server, headers);
  for (; answer.status === 201; answer = await postPet(server, headers)) added += 1;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(added).toBeGreaterThan(0);
  expect(await (await fetch(`${server.origin}/v1/pets?limit=100`, { headers })).json()).toHaveLength(added);

  // Moves the WAL into the store, so that the WAL is short again.
  const other = connect(data);
  other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  other.close();
  await expect.poll(async () => (await postPet(server, headers)).json()).toMatchObject({ id: added + 1 });
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
