import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CodegenError, generate } from "@animal-store/codegen";
import { afterAll, expect, test } from "vitest";
import { mountDocument } from "./mount-document.ts";

// Compares codegen with the JSON-Schema-Test-Suite: JSON_SCHEMA_TEST_SUITE=/path/to/its/checkout npm run test:long
// Each schema is the body of an operation, and each instance is a request. A group works, or is rejected with its line.
const suite = process.env.JSON_SCHEMA_TEST_SUITE;

interface Group {
  readonly file: string;
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}
interface Row {
  readonly keyword: string;
  pass: number;
  rejected: number;
  skipped: number;
  fail: number;
}

if (suite === undefined)
  test("agrees with the JSON-Schema-Test-Suite", ({ skip }) => {
    console.log("Nothing was compared. Set JSON_SCHEMA_TEST_SUITE to the folder of a JSON-Schema-Test-Suite.");
    skip();
  });
else
  test.each(["", "optional/format"])("agrees with the tests of draft2020-12/%s", async (folder) => {
    const groups = readGroups(join(suite, "tests/draft2020-12", folder));
    const { rows, failures, rejections } = await compare(groups);
    console.log([formatTable(rows), ...rejections, ...failures].join("\n"));
    expect(failures).toEqual([]);
  });

function readGroups(folder: string): Group[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.flatMap((file) => {
    const groups = JSON.parse(readFileSync(join(folder, file), "utf8")) as Omit<Group, "file">[];
    return groups.map((group) => ({ ...group, file: basename(file, ".json") }));
  });
}

/** OpenAPI leaves the effect of a format to the tool (OpenAPI 3.1, section 4.4.2). codegen validates it. */
const isAnnotationTest = (description: string) => description.endsWith("is only an annotation by default");

const ajv = createRequire(import.meta.resolve("@animal-store/codegen")).resolve("ajv");
const metaschema = join(dirname(ajv), "refs/json-schema-2020-12");
const output: string = suite === undefined ? "" : mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
if (suite !== undefined) {
  copySchemas(join(suite, "remotes"), join(output, "remotes"));
  copySchemas(metaschema, join(output, "metaschema"));
}
afterAll(() => {
  if (output !== "") rmSync(output, { recursive: true });
});

async function compare(groups: readonly Group[]) {
  // Groups with the same $id cannot be in one document.
  const [plain, identified] = [false, true].map((value) => groups.filter((group) => hasIdentifiers(group) === value));
  const rows = new Map(groups.map(({ file }): [string, Row] => [file, createRow(file)]));
  const results: { failures: string[]; rejections: string[] }[] = [];
  for (const part of [plain ?? [], ...(identified ?? []).map((group) => [group])])
    results.push(await comparePart(part, rows));
  return {
    rows: [...rows.values()],
    failures: results.flatMap(({ failures }) => failures),
    rejections: results.flatMap(({ rejections }) => rejections),
  };
}

function hasIdentifiers({ schema }: Group): boolean {
  return /"\$(?:id|anchor|dynamicAnchor|dynamicRef)":|"\$ref":"[^#"]/.test(JSON.stringify(schema));
}

async function comparePart(groups: readonly Group[], rows: ReadonlyMap<string, Row>) {
  const { accepted, noted, rejections } = await selectAccepted(groups);
  const { app } = await mountDocument(writeDocument(groups, accepted));
  const failures: string[] = [];
  for (const [index, { file, description, tests }] of groups.entries()) {
    const row = rows.get(file) ?? createRow(file);
    for (const each of tests) {
      if (isAnnotationTest(each.description)) row.skipped += 1;
      else if (!accepted.has(index)) row.rejected += 1;
      else {
        const body = JSON.stringify(each.data);
        const headers = { "Content-Type": "application/json" };
        const { status } = await app.request(`/g${index}`, { method: "POST", headers, body });
        if (status === (each.valid ? 200 : 400)) row.pass += 1;
        else if (noted.has(index) && status === 200) row.skipped += 1;
        else {
          row.fail += 1;
          failures.push(`${file}, ${description}, ${each.description}: ${body.slice(0, 200)} is ${status}`);
        }
      }
    }
  }
  return { failures, rejections };
}

function createRow(keyword: string): Row {
  return { keyword, pass: 0, rejected: 0, skipped: 0, fail: 0 };
}

/** Runs codegen until it rejects no group. Each rejection, and each note about a format, must have the line of a group. */
async function selectAccepted(groups: readonly Group[]) {
  const accepted = new Set(groups.keys());
  const rejections: string[] = [];
  for (;;) {
    const result = await generate(writeDocument(groups, accepted)).catch((cause: unknown) => cause as Error);
    if (!(result instanceof Error)) {
      const notes = listLines(result.notes).filter(({ text }) => text.startsWith("format "));
      return { accepted, noted: new Set(notes.map(({ index }) => index)), rejections };
    }
    const lines = listLines(result.message.slice(result.message.indexOf("rejected: ")));
    const rejected = lines.filter(({ index }) => accepted.has(index));
    if (!(result instanceof CodegenError)) throw result;
    // The line of a finding can be that of another file.
    if (rejected.length === 0 && groups.length === 1) rejected.push({ index: 0, text: result.message });
    if (rejected.length === 0) throw result;
    for (const { index, text } of rejected) {
      const { file, description } = groups[index] ?? {};
      rejections.push(`rejected: ${file}, ${description}: ${text}`);
      accepted.delete(index);
    }
  }
}

/** Returns the lines of a report that have a position, with the index of their group. */
function listLines(report: string): { readonly index: number; readonly text: string }[] {
  return Array.from(report.matchAll(/\.json:(\d+):\d+: (.*)$/gm), ([, line, text = ""]) => ({
    index: Number(line) - firstLine,
    text,
  }));
}

/** The document has one line for each group. The lines of others are empty. */
const firstLine = 5;

function writeDocument(groups: readonly Group[], accepted: ReadonlySet<number>): string {
  const responses = { "200": { description: "Done.", content: { "application/json": {} } } };
  const lines = groups.map((_, index) => {
    if (!accepted.has(index)) return "";
    const content = { "application/json": { schema: toBodySchema(groups[index] as Group, index) } };
    const operation = { operationId: `g${index}`, requestBody: { required: true, content }, responses };
    return `,${JSON.stringify(`/g${index}`)}:${JSON.stringify({ post: operation })}`;
  });
  const path = join(output, "document.json");
  const head = [`{"openapi":"3.1.0",`, `"info":{"title":"Suite","version":"1"},`, `"paths":{`];
  const first = `"/first":${JSON.stringify({ get: { operationId: "first", responses } })}`;
  writeFileSync(path, [...head, first, ...lines, "}}"].join("\n"));
  return path;
}

const schemaPointer = "/post/requestBody/content/application~1json/schema";

/** The schema of a group with identifiers is a file next to the document, as are the remote schemas. */
function toBodySchema(group: Group, index: number): unknown {
  if (!hasIdentifiers(group)) return rebase(group.schema, `#/paths/~1g${index}${schemaPointer}`);
  writeFileSync(join(output, "schema.json"), withoutHost(JSON.stringify(group.schema)));
  return { $ref: "schema.json" };
}

function withoutHost(text: string): string {
  return text
    .replaceAll("http://localhost:1234/", `${output}/remotes/`)
    .replaceAll(
      /(?<!"\$schema": ?")https:\/\/json-schema\.org\/draft\/2020-12\/([\w/-]+)/g,
      `${output}/metaschema/$1.json`,
    )
    .replaceAll(/"(meta\/[\w-]+)(?=["#])/g, '"$1.json');
}

/** Copies schemas next to the document. */
function copySchemas(source: string, target: string): void {
  cpSync(source, target, { recursive: true });
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) writeFileSync(path, withoutHost(readFileSync(path, "utf8")));
  }
}

/** A reference of a schema file leads to its own root, one of an OpenAPI document to that of the document. */
function rebase(schema: unknown, root: string): unknown {
  if (Array.isArray(schema)) return schema.map((item) => rebase(item, root));
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === "const" || keyword === "enum") return [keyword, value];
      if (keyword === "$ref" && (value === "#" || String(value).startsWith("#/")))
        return [keyword, root + String(value).slice(1)];
      return [keyword, rebase(value, root)];
    }),
  );
}

function formatTable(rows: readonly Row[]): string {
  const total = createRow("all");
  for (const row of rows)
    for (const column of ["pass", "rejected", "skipped", "fail"] as const) total[column] += row[column];
  const cells = [...rows, total].map(({ keyword, pass, rejected, skipped, fail }) =>
    [keyword, pass, rejected, skipped, fail].join(" | "),
  );
  return ["keyword | pass | rejected | skipped | fail", "--- | --- | --- | --- | ---", ...cells]
    .map((row) => `| ${row} |`)
    .join("\n");
}
