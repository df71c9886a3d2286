import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, inject, it } from "vitest";
import { runProgram } from "../src/pack-packages.ts";
import { startProgram } from "./start-program.ts";

const mainFile = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const guide = readFileSync(new URL("../../docs/guides/quickstart.md", import.meta.url), "utf8");
const [, sampleCode = "", sampleOutput] =
  /```ts title="first-call\.ts"\n(.*?)```\n\n```js title="Output"[^\n]*\n(.*?)```/s.exec(guide) ?? [];
const sandbox = fileURLToPath(new URL("../node_modules/@animal-store/sandbox-app/src/main.ts", import.meta.url));
// Its path contains a space, like some home folders.
const folder = mkdtempSync(join(tmpdir(), "consumer packages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("npm run packages prints an install command that makes the first call of the guides work in an empty project", async () => {
  const tarballs = join(folder, "tarballs");
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [mainFile, "client-react", "--out", tarballs]);
  expect(stdout).toMatch(/^npm install [^\n]+\n$/);
  expect(stderr).toMatch(/building .*packing .*install them/s);
  expect(readdirSync(tarballs).map((file) => file.replace(/-\d.*$/, ""))).toEqual([
    "animal-store-client",
    "animal-store-client-react",
  ]);

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
  const { stdout } = await promisify(execFile)(process.execPath, [mainFile, "--out", join(folder, "all")]);
  expect(stdout.match(/animal-store-[a-z-]+(?=-\d)/g)).toEqual(
    inject("packages").map(({ name }) => name.replace("@", "").replace("/", "-")),
  );
});

describe("npm run packages rejects", () => {
  it.each([
    { args: ["clients"], message: "Use @animal-store/" },
    { args: ["--out", mainFile], message: "It must be a folder or a path that does not exist." },
    { args: ["--to", folder], message: "unknown option '--to'" },
  ])("$args", ({ args, message }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...args], { encoding: "utf8" });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr).toContain("Example: npm run packages -- client --out ../tarballs");
  });
});
