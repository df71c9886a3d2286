import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTemporaryFolder, libraryPath, runQuietly } from "../test/set-up.ts";

const names = [
  ...["calls.ts", "contract.ts", "document.ts", "inputs.d.ts", "inputs.js"],
  ...["responses.d.ts", "responses.js", "types.ts", "validator.ts"],
];

describe("codegen DOCUMENT FOLDER", () => {
  it("writes every file and lists them", async () => {
    const folder = join(createTemporaryFolder(), "new/generated");
    const { code, stderr } = await runQuietly(libraryPath, folder);
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual(names);
    expect(stderr).toMatch(`${folder}: wrote ${names.join(", ")} (`);
  });

  it("writes only changed files, and removes obsolete ones", async () => {
    const folder = createTemporaryFolder();
    await runQuietly(libraryPath, folder);
    const modifiedMs = statSync(join(folder, "types.ts")).mtimeMs;
    writeFileSync(join(folder, "old.ts"), "// Generated from old.yaml by `codegen`. Do not edit.\n");
    rmSync(join(folder, "contract.ts"));
    expect((await runQuietly(libraryPath, folder)).stderr).toMatch(`${folder}: wrote contract.ts, old.ts (`);
    expect(readdirSync(folder)).toEqual(names);
    expect(statSync(join(folder, "types.ts")).mtimeMs).toBe(modifiedMs);
    expect((await runQuietly(libraryPath, folder)).stderr).toMatch(`${folder}: nothing changed (`);
  });

  it("never removes files that it did not generate", async () => {
    const folder = createTemporaryFolder();
    writeFileSync(join(folder, "by-hand.ts"), "export {};\n");
    mkdirSync(join(folder, "subjects"));
    const stderr = `${folder}: contains by-hand.ts, subjects, which codegen did not write. Move it, or use a separate folder.`;
    expect(await runQuietly(libraryPath, folder)).toEqual({ code: 1, stderr });
    expect(readdirSync(folder)).toEqual(["by-hand.ts", "subjects"]);
  });

  it.each([[[]], [["--check"]]])("rejects a file instead of a folder %j", async (flags) => {
    const file = join(createTemporaryFolder(), "file");
    writeFileSync(file, "text");
    const { code, stderr } = await runQuietly(libraryPath, file, ...flags);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${file}: is a file. Pass a folder.` });
    expect(readFileSync(file, "utf8")).toBe("text");
  });

  it("reports an error of the file system", async () => {
    const folder = createTemporaryFolder();
    const { code, stderr } = await runQuietly(libraryPath, join(folder, "long".repeat(100)));
    expect(code).toBe(1);
    expect(stderr).toMatch(/^\S+long: ENAMETOOLONG: .* Fix it: some files were not written\.$/);
  });

  it("runs as a program and sets the exit code", { timeout: 60_000 }, () => {
    const folder = createTemporaryFolder();
    const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
    execFileSync(process.execPath, [cli, libraryPath, folder], { stdio: "pipe" });
    expect(readdirSync(folder)).toEqual(names);
    expect(() => execFileSync(process.execPath, [cli, "nowhere.yaml", folder], { stdio: "pipe" })).toThrow(
      expect.objectContaining({ status: 1 }),
    );
  });
});

describe("codegen DOCUMENT FOLDER --check", () => {
  it("accepts an up-to-date folder and writes nothing", async () => {
    const folder = createTemporaryFolder();
    await runQuietly(libraryPath, folder);
    expect(await runQuietly(libraryPath, folder, "--check")).toEqual({ code: 0, stderr: `${folder} is up to date.` });
  });

  it("lists all stale, missing and stray files", async () => {
    const folder = createTemporaryFolder();
    await runQuietly(libraryPath, folder);
    for (const file of ["types.ts", "inputs.js"])
      writeFileSync(join(folder, file), `${readFileSync(join(folder, file), "utf8")} `);
    for (const file of ["responses.js", "validator.ts"]) rmSync(join(folder, file));
    for (const file of ["old.ts", "other.ts"]) writeFileSync(join(folder, file), "");
    const { code, stderr } = await runQuietly(libraryPath, folder, "--check");
    const states = [
      ...["inputs.js is stale", "responses.js is missing", "types.ts is stale", "validator.ts is missing"],
      ...["old.ts is stray", "other.ts is stray"],
    ];
    expect(code).toBe(1);
    expect(stderr.split("\n")).toEqual(
      states.map((state) => `${folder}/${state}. Run: npx codegen ${libraryPath} ${folder}`),
    );
    expect(readdirSync(folder)).toContain("old.ts");
  });

  it("names the npm script to run, also for a missing folder", async () => {
    vi.stubEnv("npm_lifecycle_event", "generate:check");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { code, stderr } = await runQuietly(libraryPath, join(createTemporaryFolder(), "nowhere"), "--check");
    const lines = stderr.split("\n");
    expect([code, lines.length]).toEqual([1, names.length]);
    for (const line of lines) expect(line).toMatch(/ is missing\. Run: npm run generate$/);
  });
});

it.each([
  [[]],
  [["only.yaml"]],
  [["a.yaml", "b", "c"]],
  [["a.yaml", "b", "--force"]],
  [["a.yaml", "b", "--check", "--watch"]],
])("prints its usage for %j", async (args) => {
  expect(await runQuietly(...args)).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^usage: codegen DOCUMENT FOLDER /),
  });
});
