import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, it } from "vitest";
import { runProgram } from "../src/pack-packages.ts";

const packages = inject("packages");
const attw = fileURLToPath(new URL("../node_modules/.bin/attw", import.meta.url));
const readme = fileURLToPath(new URL("../README.md", import.meta.url));

it("the README lists all public packages", () => {
  const names = [...readFileSync(readme, "utf8").matchAll(/^\| `(@animal-store\/[\w-]+)`/gm)].map(([, name]) => name);
  expect(packages.map(({ name }) => name).sort()).toEqual(names.sort());
});

describe.each(packages)("the tarball of $name ($bytes bytes)", ({ tarball, files, manifest }) => {
  it("contains only the build and the docs", () => {
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    const unexpectedFiles = files.filter(
      (file) => !/^(LICENSE|README\.md|package\.json|CHANGELOG\.md|dist\/[\w-]+(\.d\.ts|\.js))$/.test(file),
    );
    expect(unexpectedFiles).toEqual([]);
    expect(files.filter((file) => /test/.test(file))).toEqual([]);
  });

  it("has a licence, a Node.js version and dependency versions that npm understands", () => {
    expect(manifest.license).toBe("Apache-2.0");
    expect(manifest.engines?.node).toMatch(/^>=\d+/);
    expect(Object.values(manifest.dependencies ?? {}).join(" ")).not.toMatch(/workspace:|catalog:/);
  });

  it("passes publint", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: readBytes(tarball) }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

// These are commands without types.
const commands = ["@animal-store/codegen", "@animal-store/compatibility"];
const libraries = packages.filter(({ name }) => !commands.includes(name));

it.each(libraries)("$name does not use the type any", async ({ tarball, files }) => {
  const types = files.filter((file) => file.endsWith(".d.ts")).map((file) => `package/${file}`);
  const code = (await runProgram(tmpdir(), "tar", ["xOf", tarball, ...types])).replaceAll(/\/\*.*?\*\//gs, "");
  expect(code.match(/^.*[:<|&(,=] *any\b.*$/gm) ?? []).toEqual([]);
});

it.each(libraries)("$name has types for all ESM entry points", async ({ tarball, files }) => {
  // attw accepts a package without any types.
  expect(files).toContain("dist/index.d.ts");
  await runProgram(tmpdir(), attw, [tarball, "--profile", "esm-only"]);
});

function readBytes(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(file)).buffer;
}
