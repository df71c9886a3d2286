import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "@animal-store/codegen";
import { afterAll, describe, expect, it } from "vitest";
import { createRepository } from "../src/create-repository.ts";
import { insertStubs } from "../src/dev/add-handlers.ts";
import { type GeneratedContract, readContract } from "../src/dev/contract-files.ts";
import { explainChanges, listMissingHandlers } from "../src/dev/explain-changes.ts";
import { createFileWatcher } from "../src/dev/watch-files.ts";

const folder = mkdtempSync(join(tmpdir(), "dev-"));
afterAll(() => rmSync(folder, { recursive: true }));

const yaml = `
openapi: 3.1.0
info: { title: Notes, version: '1' }
paths:
  /notes:
    get:
      operationId: listNotes
      summary: List the notes
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses: { '200': &notes { description: Notes., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Note' } } } } } }
    post:
      operationId: addNote
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses: { '201': { description: Added. } }
components:
  schemas:
    Note: { type: object, required: [id], properties: { id: { type: integer, readOnly: true }, text: { type: string } } }
`;

async function read(text: string): Promise<GeneratedContract> {
  const document = join(folder, "openapi.yaml");
  writeFileSync(document, text);
  const { files } = await generate(document);
  for (const name of ["contract.ts", "document.ts"]) writeFileSync(join(folder, name), files.get(name) ?? "");
  return readContract(folder) ?? expect.unreachable();
}

const handlers = {
  path: "src/handlers.ts",
  text: 'import { stub } from "./stubs.ts";\nexport const handlers = {\n  listNotes: stub,\n  addNote: stub,\n};\n',
};
const tables = {
  path: "src/tables.ts",
  text: '\nexport const notes = defineTable<components["schemas"]["Note"]>()("notes", {});\n',
};
const sources = [handlers, tables];

it.each<[change: string, from: string | RegExp, to: string, lines: string[]]>([
  [
    "a new parameter",
    "parameters: [",
    "parameters: [{ name: tag, in: query, schema: {} }, ",
    ["listNotes: new parameter tag: read it in src/handlers.ts:3"],
  ],
  [
    "a removed parameter",
    /parameters: .*/,
    "deprecated: false",
    ["listNotes: removed parameter limit: see src/handlers.ts:3"],
  ],
  [
    "a changed parameter",
    "type: integer } }]",
    "type: string } }]",
    ["listNotes: changed parameter limit: see src/handlers.ts:3"],
  ],
  [
    "a new response",
    "responses: { '201'",
    "responses: { '409': { description: No. }, '201'",
    ["addNote: new response 409: see src/handlers.ts:4"],
  ],
  [
    "another path",
    "/notes:",
    "/all-notes:",
    [
      "listNotes: is now GET /all-notes, handled by src/handlers.ts:3",
      "addNote: is now POST /all-notes, handled by src/handlers.ts:4",
    ],
  ],
  [
    "another body",
    "requestBody: {",
    "requestBody: { required: true,",
    ["addNote: changed request body: see src/handlers.ts:4"],
  ],
  [
    "a new required member",
    "required: [id], properties: {",
    "required: [id, color], properties: { color: { type: string },",
    ["Note: new required member color: add a column in src/tables.ts:2 and a migration"],
  ],
  [
    "a new optional member",
    "properties: { id",
    "properties: { color: { type: string }, id",
    ["Note: new member color: for a column, edit src/tables.ts:2 and a migration"],
  ],
  [
    "a removed member",
    ", text: { type: string }",
    "",
    ["Note: removed member text: see its column in src/tables.ts:2"],
  ],
  [
    "another type of a member",
    "text: { type: string }",
    "text: { type: integer }",
    ["Note: changed member text: check its column in src/tables.ts:2"],
  ],
  ["a member that becomes required", "required: [id]", "required: [id, text]", ["Note: member text is now required"]],
  [
    "a removed operation",
    / {4}post:[\s\S]*?Added. } }\n/,
    "",
    ["addNote: removed operation: delete its handler, src/handlers.ts:4"],
  ],
  ["another text", "List the notes", "List all notes", []],
])("names who must follow %s", async (_, from, to, lines) => {
  const before = await read(yaml);
  const changed = yaml.replace(from, to);
  expect(changed).not.toBe(yaml);
  expect(explainChanges(before, await read(changed), sources)).toEqual(lines);
});

it("names the table of a new repository", async () => {
  const repository = join(folder, "repository");
  await createRepository(repository, undefined);
  const text = readFileSync(join(repository, "openapi.yaml"), "utf8");
  const changed = text.replace(
    /^( {4}Note:\n {6}type: object\n[\s\S]*?properties:\n)/m,
    "$1        color: { type: string }\n",
  );
  const tablesFile = { path: "src/tables.ts", text: readFileSync(join(repository, "src/tables.ts"), "utf8") };
  expect(explainChanges(await read(text), await read(changed), [tablesFile])).toEqual([
    expect.stringMatching(/^Note: new member color: for a column, edit src\/tables\.ts:\d+ and a migration$/),
  ]);
});

it("names operations without a handler", async () => {
  const contract = await read(
    yaml.replace(
      "    post:",
      "    delete: { operationId: clear, responses: { '204': { description: Done. } } }\n    post:",
    ),
  );
  expect(listMissingHandlers(contract, sources)).toEqual([
    "clear: new operation, no handler (src/handlers.ts). Run `npm run add-handlers`",
  ]);
});

describe("add-handlers", async () => {
  const contract = await read(yaml);
  const add = (
    text: string,
    others = [{ path: "src/stubs.ts", text: "export const { stub, listStubs } = createStubs({});" }],
  ) => {
    const file = { path: "src/handlers.ts", text };
    const missing = Object.values(contract.operations).filter(
      ({ id }) => !text.includes(`${id}:`) && !text.includes(`${id}(`),
    );
    return insertStubs(contract, file, [file, ...others], missing);
  };
  const line = 'import { stub } from "./stubs.ts";\n';

  it.each([
    [
      "after the operation before it",
      "export const all = {\n  // GET /notes\n  listNotes: stub,\n};\n",
      "export const all = {\n  // GET /notes\n  listNotes: stub,\n  // POST /notes\n  addNote: stub,\n};\n",
    ],
    [
      "before the others if it is the first one",
      "export const all = {\n\taddNote: stub,\n};\n",
      "export const all = {\n\t// GET /notes: List the notes\n\tlistNotes: stub,\n\taddNote: stub,\n};\n",
    ],
    [
      "without a comma at the end",
      "export const all = {\n  listNotes: stub // last\n};\n",
      "export const all = {\n  listNotes: stub,\n  // POST /notes\n  addNote: stub // last\n};\n",
    ],
    [
      "after a comment at the end of the line",
      "const all = {\n  listNotes: stub, // first\n};\n",
      "const all = {\n  listNotes: stub, // first\n  // POST /notes\n  addNote: stub,\n};\n",
    ],
    ["in one line", "const all = { listNotes: stub };\n", "const all = { listNotes: stub, addNote: stub };\n"],
    [
      "after a method",
      "const all = {\n  listNotes() { return { a: [1, '}'] }; },\n  ...others,\n};\n",
      "const all = {\n  listNotes() { return { a: [1, '}'] }; },\n  // POST /notes\n  addNote: stub,\n  ...others,\n};\n",
    ],
    [
      "in a new function",
      "export function createHandlers() {\n  return {\n  };\n}\n",
      "export function createHandlers() {\n  return {\n    // GET /notes: List the notes\n    listNotes: stub,\n    // POST /notes\n    addNote: stub,\n  };\n}\n",
    ],
  ])("adds a stub %s", (_, before, after) => {
    expect(add(line + before)).toBe(line + after);
  });

  it("imports the stub if the file does not", () => {
    const before = 'import { a } from "./a.ts";\nexport const all = {\n  listNotes: a,\n};\n';
    expect(add(before)).toBe(
      `import { a } from "./a.ts";\n${line}export const all = {\n  listNotes: a,\n  // POST /notes\n  addNote: stub,\n};\n`,
    );
  });

  it("uses another name of the stub", () => {
    const before = 'import { stub as example } from "./stubs.ts";\nconst all = { listNotes: example };\n';
    expect(add(before)).toContain("addNote: example");
  });

  it("names what a file of another shape needs", () => {
    expect(() => add(`${line}export default createAll(stub);\n`)).toThrow(
      "src/handlers.ts has no object with handlers. Add these lines to yours:\n  listNotes: stub,\n  addNote: stub,",
    );
    expect(() => add("const all = { listNotes: null };\n", [])).toThrow(
      "src/handlers.ts does not import a handler with the name stub. Create one with createStubs, and import it.",
    );
  });
});

it("waits until no file changes any more, whatever the kind of save", async () => {
  const src = join(folder, "src");
  const path = join(src, "a.ts");
  mkdirSync(src);
  writeFileSync(path, "0");
  const saves: Record<string, (text: string) => void> = {
    write: (text) => writeFileSync(path, text),
    rename(text) {
      writeFileSync(join(folder, "b.ts"), text);
      renameSync(join(folder, "b.ts"), path);
    },
    "delete and create"(text) {
      rmSync(path);
      writeFileSync(path, text);
    },
    "replacement of the folder"(text) {
      renameSync(src, join(folder, "old"));
      mkdirSync(src);
      writeFileSync(path, text);
      rmSync(join(folder, "old"), { recursive: true });
    },
  };
  for (const [kind, save] of Object.entries(saves)) {
    let count = 0;
    // Each wait saves, until the watcher has seen three changes.
    const watcher = createFileWatcher(
      () => [src],
      async () => {
        count += 1;
        if (count <= 3) save(`${kind} ${count}`);
      },
    );
    expect([...(await watcher.waitForChanges(AbortSignal.timeout(10_000)))]).toEqual([path]);
    expect([count, readFileSync(path, "utf8")]).toEqual([4, `${kind} 3`]);
  }
});
