import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, inject, it, onTestFinished } from "vitest";
import { runProgram } from "../src/pack-packages.ts";

const toolkit = fileURLToPath(new URL("../../../packages/toolkit/", import.meta.url));

it.each(["codegen/src/cli.ts", "compatibility/src/cli.ts", "conformance/src/cli.ts", "create-contract-api/src/cli.ts"])(
  "%s prints no stack trace if the reader of its output, such as head, closes the pipe",
  async (path) => {
    const child = spawn(process.execPath, [toolkit + path, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect({ errors, code }).toEqual({ errors: "", code: 0 });
  },
);

it.skipIf(process.platform !== "linux").each(["conformance/src/cli.ts", "create-contract-api/src/cli.ts"])(
  "%s fails with a message if its output cannot be written",
  async (path) => {
    const full = openSync("/dev/full", "w");
    onTestFinished(() => closeSync(full));
    const child = spawn(process.execPath, [toolkit + path, "--help"], { stdio: ["ignore", full, "pipe"] });
    const [errors, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "exit")]);
    expect(errors).toMatch(/^[\w-]+: cannot write the output: ENOSPC[^\n]*\n$/);
    expect(code).toBeGreaterThan(0);
  },
);

const commands = inject("packages").flatMap(({ tarball, manifest: { bin = {}, engines } }) =>
  Object.entries(bin).map(([name, file]) => ({ name, file, tarball, required: engines?.node?.slice(2) })),
);

it.each(commands)("$name names the version that it needs on an old Node.js", async (command) => {
  const { name, file, tarball, required } = command;
  const copy = join(inject("folder"), `${name}.mjs`);
  writeFileSync(copy, await runProgram(tmpdir(), "tar", ["xOf", tarball, join("package", file)]));
  const oldNode = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})`;
  const child = spawn(process.execPath, ["--import", oldNode, copy], { stdio: ["ignore", "ignore", "pipe"] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  const message = `${name} needs Node.js ${required} or later. This is 20.20.2. Install a newer version.\n`;
  expect({ errors, code }).toEqual({ errors: message, code: 2 });
});
