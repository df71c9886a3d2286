import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { createRepository } from "../src/create-repository.ts";

const command = fileURLToPath(new URL("../src/contract-api.ts", import.meta.url));
const compiler = fileURLToPath(new URL("../../../../node_modules/typescript", import.meta.url));

/** The kinds of saves of editors and other tools. */
const saves: Readonly<Record<string, (path: string, text: string) => void>> = {
  write: writeFileSync,
  rename(path, text) {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  },
  "delete and create"(path, text) {
    rmSync(path);
    writeFileSync(path, text);
  },
  "replacement of the folder"(path, text) {
    const folder = join(path, "..");
    cpSync(folder, `${folder}.new`, { recursive: true });
    writeFileSync(path.replace(folder, `${folder}.new`), text);
    renameSync(folder, `${folder}.old`);
    renameSync(`${folder}.new`, folder);
    rmSync(`${folder}.old`, { recursive: true });
  },
};

it("serves the last of 30 saves, whatever the kind of save", { timeout: 600_000 }, async () => {
  const { folder, readTag } = await startDev();
  const handlers = join(folder, "src/handlers.ts");
  const text = readFileSync(handlers, "utf8");
  for (const [kind, save] of Object.entries(saves)) {
    for (let number = 1; number <= 30; number += 1)
      save(
        handlers,
        text.replace("listTags: stub", `listTags: ({ reply }) => reply(200, [{ tag: "${kind}", notes: ${number} }])`),
      );
    await vi.waitFor(async () => expect(await readTag()).toEqual({ tag: kind, notes: 30 }), { timeout: 60_000 });
  }
  const document = join(folder, "openapi.yaml");
  const yaml = readFileSync(document, "utf8");
  writeFileSync(handlers, text);
  for (const [kind, save] of Object.entries(saves).slice(0, 3)) {
    for (let number = 1; number <= 30; number += 1)
      save(document, yaml.replace("{ tag: shopping, notes: 1 }", `{ tag: ${kind}, notes: ${number} }`));
    await vi.waitFor(async () => expect(await readTag()).toEqual({ tag: kind, notes: 30 }), { timeout: 60_000 });
  }
});

it("keeps the last good server after a broken document and a type error", { timeout: 600_000 }, async () => {
  const { folder, readTag, waitForOutput } = await startDev();
  const document = join(folder, "openapi.yaml");
  const yaml = readFileSync(document, "utf8");
  writeFileSync(document, yaml.replace("paths:", "paths: ["));
  await waitForOutput(
    /openapi\.yaml is broken, so the server and src\/generated stay as they are:\n {2}openapi\.yaml:\d+:/,
  );
  expect(await readTag()).toEqual({ tag: "shopping", notes: 1 });
  writeFileSync(document, yaml.replace("        '400'", "        '410': { description: Gone. }\n        '400'"));
  await waitForOutput(/listTags: new response 410: see src\/handlers\.ts:\d+/);
  const handlers = join(folder, "src/handlers.ts");
  const text = readFileSync(handlers, "utf8");
  writeFileSync(handlers, text.replace("listTags: stub", "listTags: ({ reply }) => reply(299)"));
  await waitForOutput(/\d+ type errors?:\n {2}src\/handlers\.ts\(\d+,\d+\): error TS/);
  expect(await readTag()).toEqual({ tag: "shopping", notes: 1 });
  writeFileSync(
    handlers,
    text.replace("listTags: stub", 'listTags: ({ reply }) => reply(200, [{ tag: "mended", notes: 2 }])'),
  );
  await vi.waitFor(async () => expect(await readTag()).toEqual({ tag: "mended", notes: 2 }), { timeout: 60_000 });
});

it.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "frees its port within 2 seconds after %s",
  { timeout: 600_000 },
  async (signal) => {
    const { child, readTag, isPortFree } = await startDev();
    expect(await readTag()).toEqual({ tag: "shopping", notes: 1 });
    child.kill(signal);
    await vi.waitFor(async () => expect(await isPortFree()).toBe(true), { timeout: 2000 });
  },
);

/** Starts the development server of a new repository, until the end of the test. */
async function startDev() {
  const folder = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await createRepository(folder, undefined);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(compiler, join(folder, "node_modules/typescript"));
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), DATABASE: ":memory:" };
  const child = spawn(process.execPath, [command, "dev"], { cwd: folder, env });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, "exit");
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const waitForOutput = (pattern: RegExp) => vi.waitFor(() => expect(output).toMatch(pattern), { timeout: 60_000 });
  await waitForOutput(/http:/);
  return {
    folder,
    child: child as ChildProcess,
    waitForOutput,
    isPortFree: () => listen(port).then(Boolean),
    /** Returns the first item of GET /tags. */
    async readTag(): Promise<unknown> {
      const response = await fetch(`http://127.0.0.1:${port}/v1/tags`);
      return (await response.json())[0];
    },
  };
}

async function findFreePort(): Promise<number> {
  return (await listen(0)) ?? Promise.reject(new Error("No port is free."));
}

/** Listens for a moment. Returns the port; undefined if it is not free. */
async function listen(port: number): Promise<number | undefined> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  server.once("error", () => resolve(undefined));
  server.listen(port, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
  });
  return promise;
}
