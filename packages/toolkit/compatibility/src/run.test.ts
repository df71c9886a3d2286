import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { run as runCommand } from "./run.ts";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

function createFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "compatibility-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Runs the command in a folder with these files. */
function spawn(args: string[], files: Record<string, string>, nodeFlags: string[] = []) {
  const options = { cwd: createFolder(files), encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, cli, ...args], options);
  return { status, stdout, stderr };
}

/** Does the same in this process. */
async function run(args: string[], files: Record<string, string> = {}) {
  const [output, errors] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")].map((spy) => spy.mockReturnValue());
  const toText = (spy = output) => spy?.mock.calls.map(([line]) => `${line}\n`).join("") ?? "";
  const folder = process.cwd();
  process.chdir(createFolder(files));
  try {
    return { status: await runCommand(args), stdout: toText(), stderr: toText(errors) };
  } finally {
    process.chdir(folder);
    vi.restoreAllMocks();
  }
}

const readSamples = (language: string) =>
  Array.from(readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms")), ([, code = ""]) => code);

const [oldYaml = "", newYaml = ""] = readSamples("yaml");
const files = { "old.yaml": oldYaml, "new.yaml": newYaml };
const pair = ["old.yaml", "new.yaml", "--date", "2026-01-01"];

it("prints the report of the README, and exits with 1 for a breaking change", () => {
  expect(spawn(pair, files)).toEqual({ status: 1, stdout: readSamples("text")[0], stderr: "" });
});

it("exits with 0 for compatible documents", async () => {
  const { status, stdout } = await run(["old.yaml", "old.yaml"], files);
  expect(status).toBe(0);
  expect(stdout).toContain("Breaking changes: 0.");
});

it("prints the JSON of the README", async () => {
  const { status, stdout } = await run([...pair, "--json"], files);
  expect(status).toBe(1);
  const { changes, ...report } = JSON.parse(stdout);
  const { changes: sampleChanges, ...sample } = JSON.parse(readSamples("json")[0] ?? "");
  expect(report).toEqual(sample);
  expect(changes).toEqual(expect.arrayContaining(sampleChanges));
});

it("prints equal changes at different places, and counts each", async () => {
  const create = (name: string) => {
    const body = `requestBody: { content: { a/b: { schema: { properties: { ${name}: {} } } } } }`;
    return `openapi: 3.1.0\npaths:\n  /a: { post: { ${body} } }\n  /b: { post: { ${body} } }\n`;
  };
  const { stdout } = await run(["old.yaml", "new.yaml"], { "old.yaml": create("a"), "new.yaml": create("b") });
  expect(stdout.match(/^BREAKS {2}new.yaml:[34] {2}Property `a` of `request body` was removed\.$/gm)).toHaveLength(2);
  expect(stdout).toContain("Breaking changes: 2. May change: 0. Additions: 2.");
});

it("prints the help", async () => {
  expect(await run(["--help"])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: compatibility OLD NEW/),
  });
});

it.each([
  [[], "Pass two documents"],
  [["old.yaml"], "Pass two documents"],
  [["old.yaml", "new.yaml", "third.yaml"], "Got 3."],
  [["-", "-"], "Only one document can be -"],
  [["--colour"], "Unknown option '--colour'"],
  [["old.yaml", "new.yaml", "--date", "2026-02-31"], '--date must be a date YYYY-MM-DD, got "2026-02-31".'],
  [["old.yaml", "new.yaml", "--date", "soon"], '--date must be a date YYYY-MM-DD, got "soon".'],
])("exits with 2 for the wrong usage %j", async (args, message) => {
  expect(await run(args, files)).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining(message) });
});

// The tests of openapi-document have the other problems.
it.each([
  ["a missing file", undefined, "new.yaml does not exist. Pass the path of an OpenAPI document."],
  [
    "invalid YAML",
    "a: [1\nb: 2",
    "new.yaml:2:1: deficient indentation. Close brackets and quotes, and indent each line in them.",
  ],
  [
    "a reference to invalid YAML",
    "openapi: 3.1.0\npaths:\n  /a: { $ref: 'invalid.yaml#/a' }\n",
    "invalid.yaml:3:3: deficient indentation. Close brackets and quotes, and indent each line in them.",
  ],
])("exits with 2 for %s", async (_, text, message) => {
  const texts = {
    "old.yaml": oldYaml,
    "invalid.yaml": "a:\n  b: [\n  c: 1\n",
    ...(text !== undefined && { "new.yaml": text }),
  };
  expect(await run(["old.yaml", "new.yaml"], texts)).toEqual({ status: 2, stdout: "", stderr: `${message}\n` });
});

it("compares JSON and several files, and names the file and line of a change", async () => {
  const root = (schema: string) =>
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/a": { get: { responses: { 200: { content: { "text/plain": { schema: { $ref: schema } } } } } } } },
    });
  const { status, stdout } = await run(["old.json", "new.json"], {
    "old.json": root("old-schemas.yaml#/Text"),
    "new.json": root("new-schemas.yaml#/Text"),
    "old-schemas.yaml": "Text:\n  type: string\n  maxLength: 5\n",
    "new-schemas.yaml": "Text:\n  type: string\n  maxLength: 6\n",
  });
  expect(status).toBe(1);
  expect(stdout).toContain("BREAKS  new-schemas.yaml:3  `maxLength` of `200 response` changed from 5 to 6.");
});

it("names files relative to the document, and documents with equal names by their paths", async () => {
  const folder = createFolder({});
  const create = (name: string, maxLength: number) => {
    mkdirSync(join(folder, name, "schemas"), { recursive: true });
    const schema = "{ schema: { $ref: schemas/Text.yaml } }";
    const operation = `{ get: { requestBody: { content: { a/b: ${schema} } } } }`;
    writeFileSync(join(folder, name, "api.yaml"), `openapi: 3.1.0\npaths: { /a: ${operation} }\n`);
    writeFileSync(join(folder, name, "schemas/Text.yaml"), `type: string\nmaxLength: ${maxLength}\n`);
    return join(folder, name, "api.yaml");
  };
  const [old, next] = [create("old", 5), create("new", 4)];
  const { stdout } = await run([old, next]);
  expect(stdout).toContain("BREAKS  schemas/Text.yaml:2  `maxLength` of `Text` changed from 5 to 4.");
  expect(stdout).toContain(`${next} was compared with ${old}.`);
});

it.each([
  ["the root lost it", { root: "security: [{ key: [] }]" }, {}, "old.yaml:2"],
  ["the root gained it", {}, { root: "security: [{ key: [] }]" }, "new.yaml:2"],
  ["the operation lost it", { operation: "security: [{ key: [] }]" }, {}, "new.yaml:6"],
  ["the operation gained it", {}, { operation: "security: [{ key: [] }]" }, "new.yaml:7"],
])("names the line of `security` if %s", async (_, before, after, location) => {
  const create = ({ root = "x-a: 1", operation = "x-a: 1" }) =>
    ["openapi: 3.1.0", root, "info: {}", "paths:", "  /a:", "    get:", `      ${operation}`].join("\n");
  const { stdout } = await run(["old.yaml", "new.yaml"], { "old.yaml": create(before), "new.yaml": create(after) });
  expect(stdout).toContain(`  ${location}  Requests with`);
});
