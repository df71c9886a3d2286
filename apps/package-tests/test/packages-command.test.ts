import { execFile, spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, inject, it, onTestFinished } from "vitest";

const mainFile = fileURLToPath(new URL("../src/main.ts", import.meta.url));

it("npm run packages packs the named packages, and prints the command that installs them", async () => {
  const tarballs = join(inject("folder"), "packed packages");
  // Turbo restores a build next to the files of an earlier one.
  const earlierFile = fileURLToPath(new URL("../../../packages/client/dist/earlier.js", import.meta.url));
  writeFileSync(earlierFile, "");
  onTestFinished(() => rmSync(earlierFile, { force: true }));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    mainFile,
    "client",
    "exact-json",
    "--out",
    tarballs,
  ]);
  expect(stdout).toMatch(/^npm install "[^\n]+animal-store-client-\d[^\n]+" "[^\n]+exact-json-[^\n]+"\n$/);
  expect(stderr).toMatch(/building .*packing .*install them/s);
  const [client = "", ...others] = readdirSync(tarballs).sort();
  expect(others).toHaveLength(1);
  const { stdout: files } = await promisify(execFile)("tar", ["tf", join(tarballs, client)]);
  expect(files).toContain("package/dist/react.js");
  expect(files).not.toContain("earlier.js");
});

it("npm run packages prints a command with the required peers, and with codegen as a development dependency", async () => {
  const out = join(inject("folder"), "with-peers");
  const names = ["openapi-hono", "codegen", "kysely-tables", "conformance"];
  const { stdout } = await promisify(execFile)(process.execPath, [mainFile, ...names, "--out", out]);
  const toName = (path: string) => path.replace(/.*animal-store-|-\d+\.\d+\.\d+\.tgz$/g, "");
  expect(stdout.trim().split(/ +/).map(toName)).toEqual([
    ...["npm", "install", "openapi-hono", "kysely-tables", expect.stringMatching(/^"hono@\^4/)],
    ...[expect.stringMatching(/^"kysely@\^0\.29/), "&&", "npm", "install", "--save-dev", "codegen", "conformance"],
  ]);
});

it("npm run packages -- create-contract-api prints the command that creates a repository", async () => {
  const out = join(inject("folder"), "creator");
  const { stdout } = await promisify(execFile)(process.execPath, [mainFile, "create-contract-api", "--out", out]);
  const tarball = join(out, readdirSync(out)[0] ?? "");
  expect(stdout).toBe(`npx --yes --package ${tarball} create-contract-api my-api\n`);
});

describe("npm run packages rejects", () => {
  it.each([
    { args: ["clients"], message: "Use @animal-store/" },
    { args: ["--out", mainFile], message: "It must be a folder or a path that does not exist." },
    { args: ["--to", "folder"], message: "unknown option '--to'" },
  ])("$args", ({ args, message }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...args], { encoding: "utf8" });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr).toContain("Example: npm run packages -- client --out ../tarballs");
  });
});
