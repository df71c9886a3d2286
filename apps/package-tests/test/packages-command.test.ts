import { execFile, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";

const mainFile = fileURLToPath(new URL("../src/main.ts", import.meta.url));

it("npm run packages packs the named packages, and prints the command that installs them", async () => {
  const tarballs = join(inject("folder"), "packed packages");
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    mainFile,
    "client",
    "exact-json",
    "--out",
    tarballs,
  ]);
  expect(stdout).toMatch(/^npm install "[^\n]+animal-store-client-\d[^\n]+" "[^\n]+exact-json-[^\n]+"\n$/);
  expect(stderr).toMatch(/building .*packing .*install them/s);
  expect(readdirSync(tarballs)).toHaveLength(2);
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
