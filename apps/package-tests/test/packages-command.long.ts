import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { root, runProgram } from "../src/pack-packages.ts";
import { createFolder, firstCall, serveDocs } from "./served-packages.ts";
import { startCommand, startProgram } from "./start-program.ts";

const mainFile = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const sandbox = fileURLToPath(new URL("../node_modules/@animal-store/sandbox/commands/sandbox.ts", import.meta.url));

it("the install command of npm run packages makes the first call of the guides work in an empty project", async () => {
  // Its path contains a space, like some home folders.
  const folder = join(inject("folder"), "packages command");
  const tarballs = join(folder, "tarballs");
  const { stdout } = await promisify(execFile)(process.execPath, [mainFile, "client", "--out", tarballs]);

  const project = join(folder, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{"type":"module"}\n');
  // Disables fetch retries, so that npm reports an unreachable registry before the test times out.
  await runProgram(project, "sh", ["-c", `${stdout.trim()} --prefer-offline --no-audit --no-fund --fetch-retries=0`]);
  const origin = await startProgram(project, [sandbox], { HOST: "", PORT: "0" });
  const { keys } = JSON.parse(await (await fetch(`${origin}/_sandbox`)).text());
  const sample = firstCall.code.replace(/"http:.*\/v1"/, `"${origin}/v1"`);
  writeFileSync(join(project, "first-call.ts"), sample);
  const output = await runProgram(project, "env", [`KEY=${keys[0].key}`, process.execPath, "first-call.ts"]);
  expect(output).toBe(firstCall.output);
});

it.each(["sandbox", "mock"])("the command of the guide to the %s starts it in an empty folder", async (name) => {
  const guide = readFileSync(join(root, "apps/docs/guides", `${name}.md`), "utf8");
  const [command = ""] = /^npx .*/m.exec(guide) ?? [];
  const folder = createFolder();
  const served = command.replace(/http:\/\/[^/]+/, await serveDocs());
  const env = { HOST: "", PORT: "0", npm_config_cache: join(folder, "npm-cache") };
  const origin = await startCommand(folder, ["sh", "-c", `exec ${served}`], env);
  expect((await fetch(`${origin}/v1/pets`)).status).toBe(401);
});

it("npm run packages packs all public packages by default", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [mainFile, "--out", join(inject("folder"), "all")]);
  const names = inject("packages").map(({ name }) => name.replace("@", "").replace("/", "-"));
  expect(stdout.match(/animal-store-[a-z-]+(?=-\d)/g)?.sort()).toEqual(names.sort());
});
