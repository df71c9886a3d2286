import { cpSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { builtFile, createKey, runToEnd, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
/** The built server, whose thread may be changed. */
let program: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  folder = temporaryDirectory();
  program = temporaryDirectory();
  cpSync(dirname(builtFile("main.js")), program.path, { recursive: true });
  writeFileSync(join(program.path, "package.json"), '{"type":"module"}');
});
afterEach(() => {
  folder.remove();
  program.remove();
});

const main = () => join(program.path, "main.js");
const thread = () => join(program.path, "writer-thread.js");
const end = /^\{[^\n]*"level":60,[^\n]*"msg":"writer thread exited, stopping the server"\}\n$/;

it.each([
  ["throws", 'throw new Error("planted")'],
  ["ends", "process.exit(0)"],
])("a thread that %s under a write ends the server with one line, and nothing is acknowledged", async (_, death) => {
  const key = await createKey(folder.path);
  writeFileSync(
    thread(),
    `import { parentPort } from "node:worker_threads"; parentPort.once("message", () => { ${death} });`,
  );
  const server = await startProcess(folder.path, {}, main());
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Rex", categoryId: 1 });
  expect((await fetch(`${server.origin}/v1/pets`, { method: "POST", headers, body })).status).toBe(503);
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(end);
});

it("a thread that cannot start ends the server with one line", async () => {
  rmSync(thread());
  const { code, stderr } = await runToEnd(main(), [], { DATA_DIR: folder.path, PORT: "0" });
  expect(code).toBe(1);
  expect(stderr).toMatch(end);
});
