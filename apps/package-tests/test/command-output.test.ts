import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const toolkit = fileURLToPath(new URL("../../../packages/toolkit/", import.meta.url));

it.each([
  "codegen/src/cli.ts",
  "compatibility/src/cli.mjs",
  "conformance/src/cli.mjs",
  "create-contract-api/src/cli.mjs",
])("%s prints no stack trace if the reader of its output, such as head, closes the pipe", async (path) => {
  const child = spawn(process.execPath, [toolkit + path, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
});

it.skipIf(process.platform !== "linux").each(["conformance/src/cli.mjs", "create-contract-api/src/cli.mjs"])(
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
