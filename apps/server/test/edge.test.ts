import { once } from "node:events";
import { request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runToEnd, type ServerProcess, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let server: ServerProcess;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(async () => {
  await server.end("SIGKILL");
  folder.remove();
});

async function createKey(): Promise<string> {
  const { stdout } = await runToEnd("keys.js", ["create", "--plan", "business", "--json"], { DATA_DIR: folder.path });
  return JSON.parse(stdout).key;
}

it("SHUTDOWN_TIMEOUT_MS cuts what does not end by itself", async () => {
  const key = await createKey();
  server = await startProcess(folder.path, { SHUTDOWN_TIMEOUT_MS: "50" });
  const upload = request(`${server.origin}/v1/pets`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "content-length": 100,
      expect: "100-continue",
    },
  });
  const cut = once(upload, "error");
  await once(upload, "continue");
  upload.write("{");
  expect(await server.end("SIGTERM")).toBe(0);
  expect(await cut).toMatchObject([{ code: "ECONNRESET" }]);
});

it("ANONYMOUS_PER_MINUTE is what an address gets without a key", async () => {
  server = await startProcess(folder.path, { ANONYMOUS_PER_MINUTE: "100000" });
  const answer = await fetch(`${server.origin}/v1/pets`);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("x-ratelimit-limit")).toBe("100000");
});
