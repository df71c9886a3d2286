import { once } from "node:events";
import { closeSync, cpSync, openSync, renameSync, statSync, writeSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
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
  const pages = Math.floor(statSync(file).size / 4096);
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(5 * 4096), 0, 5 * 4096, Math.floor(pages / 2) * 4096);
  closeSync(descriptor);
  // A start after a clean stop checks nothing.
  const server = await startProcess(data);

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
  expect(server.stderr()).toMatch(fatalLine);

  const rejected = await runToEnd("main.js", [], { DATA_DIR: data, PORT: "0" });
  expect(rejected.code).toBe(1);
  expect(rejected.stderr).toMatch(/holds a store\.db that is no intact database .*Restore a back-up/);
  cpSync(good, file);
  const next = await startProcess(data);
  expect((await fetch(`${next.origin}/v1/pets?limit=1`, { headers })).status).toBe(200);
  expect(await next.end("SIGTERM")).toBe(0);
});
