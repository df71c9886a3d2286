import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { runProgram } from "../src/pack-packages.ts";
import { sandboxClientOutput, startSandbox } from "./sandbox-client.ts";

const folder = join(inject("folder"), "runtimes");
const modules = join(folder, "node_modules");
const nodePackage = `node-${process.platform}-${process.arch}`;
const arch = process.arch.replace("arm64", "aarch64");
const denoPackage = process.platform === "darwin" ? `darwin-${process.arch}` : `linux-${process.arch}-glibc`;
const deno = join(modules, "@deno", denoPackage, "deno");
const runtimes = {
  "Node.js 22": [join(modules, nodePackage, "bin", "node"), "--experimental-strip-types", "--no-warnings"],
  "Node.js of this repository": [process.execPath],
  Bun: [join(modules, "@oven", `bun-${process.platform}-${arch}`, "bin", "bun")],
  Deno: [deno, "run", "--allow-all", "--no-check"],
};

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{"private":true}\n');
  const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
  await runProgram(folder, "npm", ["install", ...options, `${nodePackage}@22`, "bun@1", "deno@2"]);
  chmodSync(deno, 0o755);
});

it.each(Object.entries(runtimes))("the client works in %s", async (_, [program = "", ...args]) => {
  const output = await runProgram(inject("project"), program, [
    ...args,
    "src/main.ts",
    ...Object.values(await startSandbox()),
  ]);
  expect(JSON.parse(output)).toEqual(sandboxClientOutput);
});
