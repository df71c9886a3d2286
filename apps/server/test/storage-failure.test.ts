import { once } from "node:events";
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { connect, testFolder } from "@animal-store/sql-store/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestStore } from "./open-test-stores.ts";
import {
  builtFile,
  copyProgram,
  createKey,
  jsonHeaders,
  nodeFlags,
  postPet,
  runToEnd,
  type ServerProcess,
  startServer,
} from "./server-process.ts";

let data: string;
let headers: Record<string, string>;
beforeEach(async () => {
  data = join(testFolder(), "data");
  headers = jsonHeaders(await createKey(data));
});

const body = JSON.stringify({ name: "Rex", categoryId: 1 });
const fatalLine = (message: string) => new RegExp(`^\\{[^\\n]*"level":60,[^\\n]*"msg":"${message}[^\\n]*"\\}\\n$`);
const storageFailedLine = fatalLine("storage failed, stopping the server: ");

it("a server whose data folder is moved rejects writes with 503, exits with 74 and one log line, and recovers at the next start", async () => {
  const server = await startServer(data);
  const startPost = async () => {
    const postHeaders = { ...headers, "content-length": body.length, expect: "100-continue" };
    const post = request(`${server.origin}/v1/pets`, { method: "POST", headers: postHeaders });
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
  // The server must respond to these even if saving the key usage is the first write that fails.
  const posts = await Promise.all([startPost(), startPost(), startPost()]);
  renameSync(data, `${data}.away`);
  for (const response of await Promise.all(posts.map(send))) expect(response).toEqual([503, "1"]);
  expect(await server.ended).toBe(74);
  expect(server.stderr()).toMatch(storageFailedLine);
  expect(server.stderr()).toContain("store.db was moved, replaced or deleted");

  renameSync(`${data}.away`, data);
  const restarted = await startServer(data);
  const pets = await fetch(`${restarted.origin}/v1/pets`, { headers });
  expect((await pets.json())[0]).toMatchObject({ id: 1, name: "Rex" });
  expect(await restarted.end("SIGTERM")).toBe(0);
});

it("a server exits with 74 when a read finds a corrupt store.db", async () => {
  const filledStore = openTestStore(data);
  const pets = Array.from({ length: 600 }, (_, index) => ({ name: "n".repeat(200), categoryId: index }));
  await Promise.all(pets.map((pet) => filledStore.store.writes.createPet(pet)));
  await filledStore.close();
  const file = join(data, "store.db");
  const pages = Math.floor(statSync(file).size / 4096);
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(5 * 4096), 0, 5 * 4096, Math.floor(pages / 2) * 4096);
  closeSync(descriptor);
  const server = await startServer(data);

  let url: string | undefined = `${server.origin}/v1/pets?limit=100`;
  let status = 200;
  while (url && status === 200) {
    const response: Response = await fetch(url, { headers });
    status = response.status;
    const [, nextPath] = /<([^>]+)>; *rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    url = nextPath && new URL(nextPath, url).href;
  }
  expect(status).toBe(503);
  expect(await server.ended).toBe(74);
  expect(server.stderr()).toMatch(storageFailedLine);
});

describe("the writer thread", () => {
  const exitedLine = fatalLine("writer thread exited, stopping the server");
  let program: string;
  beforeEach(() => {
    program = copyProgram();
  });

  it.each([
    ["throws", 'throw new Error("injected")'],
    ["exits", "process.exit(0)"],
  ])("that %s during a write stops the server with one log line, and no write is acknowledged", async (_, code) => {
    writeFileSync(
      join(program, "writer-thread.js"),
      `import { parentPort } from "node:worker_threads"; parentPort.once("message", () => { ${code} });`,
    );
    const server = await startServer(data, {}, join(program, "main.js"));
    expect((await postPet(server, headers)).status).toBe(503);
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(exitedLine);
  });

  it("that cannot start stops the server with one log line", async () => {
    rmSync(join(program, "writer-thread.js"));
    const { code, stderr } = await runToEnd(join(program, "main.js"), [], { DATA_DIR: data, PORT: "0" });
    expect(code).toBe(1);
    expect(stderr).toMatch(exitedLine);
  });
});

// Every write to it fails with ENOSPC, see full(4).
const fullDisk = "/dev/full";

it("a server on a full disk rejects writes with 503 until there is space, serves reads, and logs both changes", () =>
  surviveFullDisk("", [
    expect.stringContaining('"msg":"disk full: writes are rejected with 503 until it recovers"'),
    expect.stringContaining('"msg":"disk recovered, accepting writes"'),
  ]));

it.skipIf(!existsSync(fullDisk))(`a server whose log is on a full disk loses only log lines (needs ${fullDisk})`, () =>
  surviveFullDisk(`2>${fullDisk}`, []),
);

async function surviveFullDisk(redirection: string, logged: string[]): Promise<void> {
  const env = { ACCESS_LOG: "true", METRICS_PORT: "0" };
  const server = await startOnSmallDisk(env, redirection);
  const { added, rejected } = await fillDisk(server);
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(added).toBeGreaterThan(0);
  expect(await (await fetch(`${server.origin}/v1/pets?limit=100`, { headers })).json()).toHaveLength(added);
  // Each of these log lines fills one write to the log.
  for (let count = 0; count < 20; count += 1) await request404(server, 5000);
  const database = connect(data);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  await expect.poll(async () => (await postPet(server, headers)).json()).toMatchObject({ id: added + 1 });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await server.end("SIGTERM")).toBe(0);
  const lines = server.stderr().split("\n");
  expect(lines.filter((line) => line.includes('"msg":"disk'))).toEqual(logged);
}

it("an unread log and a stalled trace collector delay neither requests nor the exit", async () => {
  const collector = createServer().listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  const server = await startServer(data, {
    ACCESS_LOG: "true",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  // The log exceeds the buffers of the pipe and its reader.
  await endWithoutReader(server, 100, () => request404(server, 10_000));
  collector.close();
});

it("an unread log of failures delays neither requests nor the exit", async () => {
  const server = await startOnSmallDisk();
  expect((await fillDisk(server)).rejected.status).toBe(503);
  await endWithoutReader(server, 400, () => postPet(server, headers));
});

/** Starts a server whose files have a size limit, which acts as a full disk. @param redirection of its output */
function startOnSmallDisk(env: Record<string, string> = {}, redirection = "") {
  // `ulimit -f` counts blocks of 512 bytes: no file of the server grows beyond 256 KiB.
  const program = `ulimit -f 512; exec "$@" ${redirection}`;
  return startServer(data, env, builtFile("main.js"), ["sh", "-c", program, "sh", process.execPath, ...nodeFlags]);
}

async function fillDisk(server: ServerProcess) {
  for (let added = 0; ; added += 1) {
    const response = await postPet(server, headers);
    if (response.status !== 201) return { added, rejected: response };
  }
}

function request404({ origin }: ServerProcess, length: number) {
  return fetch(`${origin}/v1/${"x".repeat(length)}`);
}

async function endWithoutReader(server: ServerProcess, requests: number, sendRequest: () => Promise<unknown>) {
  const ended = once(server.child, "exit");
  server.child.stderr?.pause();
  for (let sent = 0; sent < requests; sent += 20) await Promise.all(Array.from({ length: 20 }, sendRequest));
  server.child.kill("SIGTERM");
  await ended;
  server.child.stderr?.resume();
  await server.ended;
}
