import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { runProgram } from "../src/pack-packages.ts";
import { startProgram } from "./start-program.ts";

const mainFile = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const guide = readFileSync(new URL("../../docs/guides/client.md", import.meta.url), "utf8");
const [, sampleCode = "", sampleOutput] =
  /```ts title="first-call\.ts"\n(.*?)```\n\n```js title="Output"[^\n]*\n(.*?)```/s.exec(guide) ?? [];
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
  const sample = sampleCode.replace(/"http:.*\/v1"/, `"${origin}/v1"`);
  writeFileSync(join(project, "first-call.ts"), sample);
  const output = await runProgram(project, "env", [`KEY=${keys[0].key}`, process.execPath, "first-call.ts"]);
  expect(output).toBe(sampleOutput);
});

it("npm run packages packs all public packages by default", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [mainFile, "--out", join(inject("folder"), "all")]);
  const names = inject("packages").map(({ name }) => name.replace("@", "").replace("/", "-"));
  expect(stdout.match(/animal-store-[a-z-]+(?=-\d)/g)?.sort()).toEqual(names.sort());
});
