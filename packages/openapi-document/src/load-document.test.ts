import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createDocument, DocumentError, listOperations, loadDocument, type Node } from "./index.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Writes files into a new folder, and returns the path of the first one. */
function write(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "openapi-document-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return join(folder, Object.keys(files)[0] ?? "");
}

const head = "openapi: 3.1.0\ninfo: { title: Shelves, version: 1.0.0 }\n";

describe("a reference", () => {
  const file = write({
    "openapi.yaml": `${head}components:
  schemas:
    a/b~c%: { type: string }
    Anchored: { $anchor: here, type: integer }
    constructor: { $ref: "#/components/schemas/toString" }
x-references:
  pointer: { $ref: "#/components/schemas/a~1b~0c%25" }
  anchor: { $ref: "#here" }
  fileAnchor: { $ref: "anchors.yaml#here" }
  otherAnchor: { $ref: "#there" }
  chain: { $ref: "#/x-references/pointer" }
  file: { $ref: "sizes%20of%20shelves.yaml#/Size" }
  wholeFile: { $ref: "./sizes of shelves.yaml" }
  circular: { $ref: "#/x-references/circular" }
  missing: { $ref: "#/components/schemas/Nothing" }
  inherited: { $ref: "#/components/schemas/constructor" }
  remote: { $ref: "https://shelves.test/openapi.yaml" }
`,
    "sizes of shelves.yaml": 'Size: { $ref: "#/Centimetres" }\nCentimetres: { type: number }\n',
    "anchors.yaml": "[{ $anchor: here, type: number }, { $anchor: there }]",
  });
  const document = loadDocument(file);
  const references = document.root["x-references"] as Record<string, Node>;

  it.each([
    ["pointer", { type: "string" }],
    ["anchor", { $anchor: "here", type: "integer" }],
    ["fileAnchor", { $anchor: "here", type: "number" }],
    ["chain", { type: "string" }],
    ["file", { type: "number" }],
    ["wholeFile", { Size: { $ref: "#/Centimetres" }, Centimetres: { type: "number" } }],
    ["circular", {}],
    ["missing", {}],
    ["inherited", {}],
    ["remote", {}],
  ])("of the kind %s is resolved", (kind, target) => {
    expect(document.resolve(references[kind])).toEqual(target);
  });

  it.each(["missing", "remote", "otherAnchor"])("of the kind %s has no target", (kind) => {
    expect(document.findTarget(references[kind] as Node)).toBeUndefined();
  });

  it("to a missing file is an error with its position and the next step", () => {
    const document = loadDocument(write({ "openapi.yaml": `${head}x-size:\n  $ref: sizes.yaml\n` }));
    expect(() => document.resolve(document.root["x-size"])).toThrow(
      /openapi\.yaml:4:3: the file \/\S+\/sizes\.yaml does not exist\. Restore it, or correct the `\$ref`\.$/,
    );
  });
});

describe("the position of a node", () => {
  it("is its line, also in a referenced file", () => {
    const file = write({
      "openapi.yaml": `${head}paths:\n  /shelves:\n    $ref: paths.yaml#/shelves\n`,
      "paths.yaml": "shelves:\n  get:\n    operationId: listShelves\n",
    });
    const document = loadDocument(file);
    const [operation] = listOperations(document);
    expect(document.locate(operation?.node)).toEqual({
      file: file.replace("openapi.yaml", "paths.yaml"),
      line: 2,
      column: 3,
      pointer: "#/shelves/get",
    });
    expect(document.locate(operation?.node, "operationId")).toMatchObject({
      line: 3,
      pointer: "#/shelves/get/operationId",
    });
    expect(document.locate(document.root.paths, "/shelves")).toMatchObject({ line: 4, pointer: "#/paths/~1shelves" });
  });

  it("is that of the node for a member that it does not contain, and undefined for another document's node", () => {
    const document = loadDocument(write({ "openapi.yaml": head }));
    expect(document.locate(document.root.info, "toString")).toMatchObject({ line: 2, pointer: "#/info" });
    expect(document.locate({})).toBeUndefined();
    expect(document.locate("text")).toBeUndefined();
  });

  it("of a node that several places share is that of its first place", () => {
    const document = loadDocument(write({ "openapi.yaml": `${head}x-one: &shelf { width: 1 }\nx-two: *shelf\n` }));
    expect(document.locate(document.root["x-two"])).toMatchObject({ line: 3, pointer: "#/x-one" });
  });

  it("is found in a document of 100,000 levels", () => {
    let node: Record<string, unknown> = {};
    const deepest = node;
    for (let level = 0; level < 100_000; level += 1) node = { node };
    const document = createDocument({ openapi: "3.1.0", node });
    expect(document.locate(deepest)?.pointer).toHaveLength("#".length + 100_001 * "/node".length);
  });
});

it.each([
  ["a file that does not exist", undefined, "does not exist. Pass the path of an OpenAPI document."],
  ["invalid YAML", "openapi: [", ":1:11: "],
  ["a document without a version", "info: {}", "is not an OpenAPI document: it has no member openapi."],
  ["a list", "[]", "is not an OpenAPI document"],
  ["Swagger 2.0", 'swagger: "2.0"', 'has the OpenAPI version "2.0". Convert it to 3.0 or 3.1.'],
])("rejects %s", (_, text, message) => {
  const file = text === undefined ? "/nowhere/openapi.yaml" : write({ "openapi.yaml": text });
  expect(() => loadDocument(file)).toThrow(DocumentError);
  expect(() => loadDocument(file)).toThrow(message);
});

it("rejects a folder", () => {
  expect(() => loadDocument(tmpdir())).toThrow("is a folder. Pass the path of an OpenAPI document.");
});
