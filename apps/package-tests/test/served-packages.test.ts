import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root, runProgram } from "../src/pack-packages.ts";
import { findTypeScript } from "./samples.ts";
import { createFolder, firstCall, installServedClient, serveDocs } from "./served-packages.ts";
import { startProgram } from "./start-program.ts";

it("npm installs the client from the docs with its types, and the lockfile has its hash", async () => {
  const origin = await serveDocs();
  const folder = createFolder();
  await installServedClient(folder, origin, "npm");
  expect(readFileSync(join(folder, "package-lock.json"), "utf8")).toContain(await hashClient(origin));
  writeFileSync(join(folder, "first-call.ts"), firstCall.code);
  const flags = ["--strict", "--noEmit", "--module", "nodenext", "--types", "node", "--typeRoots"];
  const types = join(import.meta.dirname, "../node_modules/@types");
  const compiler = findTypeScript(join(root, "package.json"));
  await runProgram(folder, process.execPath, [compiler, ...flags, types, "first-call.ts"]);
});

it("pnpm installs the client and the sandbox from the docs, and the client calls the sandbox", async () => {
  const origin = await serveDocs();
  const folder = createFolder();
  await installServedClient(folder, origin, "pnpm");
  expect(readFileSync(join(folder, "pnpm-lock.yaml"), "utf8")).toContain(await hashClient(origin));
  await runProgram(folder, "pnpm", ["add", "--prefer-offline", `${origin}/docs/packages/sandbox.tgz`]);
  const program = "node_modules/@animal-store/sandbox/dist/sandbox.js";
  const sandbox = await startProgram(folder, [program], { HOST: "", PORT: "0" });
  const { keys } = JSON.parse(await (await fetch(`${sandbox}/_sandbox`)).text());
  writeFileSync(join(folder, "first-call.ts"), firstCall.code.replace(/"http:.*\/v1"/, `"${sandbox}/v1"`));
  const output = await runProgram(folder, "env", [`KEY=${keys[0].key}`, process.execPath, "first-call.ts"]);
  expect(output).toBe(firstCall.output);
});

/** Returns the hash of the client's package as lockfiles contain it. */
async function hashClient(origin: string): Promise<string> {
  const response = await fetch(`${origin}/docs/packages/client.tgz`);
  expect(response.headers.get("content-type")).toBe("application/gzip");
  return `sha512-${hash("sha512", Buffer.from(await response.arrayBuffer()), "base64")}`;
}
