import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  createDocument,
  DocumentError,
  escapePattern,
  listOperations,
  loadDocument,
  type Node,
  type SourceOperation,
  toNode,
} from "./index.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Writes files into a new folder, and returns the path of the first one. */
function write(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "openapi-document-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return join(folder, Object.keys(files)[0] ?? "");
}

const head = "openapi: 3.1.0\ninfo: { title: Shelves, version: 1.0.0 }\n";

describe("a reference", () => {
  const file = write({
    "openapi.yaml": `${head}components:
  schemas:
    a/b~c%: { type: string }
    Anchored: { $anchor: here, type: integer }
    Referring: { items: { $ref: "#here" }, contains: { $ref: "anchors.yaml#here" } }
x-references:
  constructor: { $ref: "#/components/schemas/toString" }
  pointer: { $ref: "#/components/schemas/a~1b~0c%25" }
  anchor: { $ref: "#/components/schemas/Referring/items" }
  fileAnchor: { $ref: "#/components/schemas/Referring/contains" }
  otherAnchor: { $ref: "#there" }
  chain: { $ref: "#/x-references/pointer" }
  file: { $ref: "sizes%20of%20shelves.yaml#/Size" }
  wholeFile: { $ref: "./sizes of shelves.yaml" }
  circular: { $ref: "#/x-references/circular" }
  missing: { $ref: "#/components/schemas/Nothing" }
  inherited: { $ref: "#/x-references/constructor" }
  remote: { $ref: "https://shelves.test/openapi.yaml" }
`,
    "sizes of shelves.yaml": 'Size: { $ref: "#/Centimetres" }\nCentimetres: { type: number }\n',
    "anchors.yaml": "$defs: { Here: { $anchor: here, type: number } }",
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

it.each([
  ["without a target", "#/components/schemas/Shelff", "has no target. Correct it."],
  ["without an anchor", "#shelf", "has no target. Correct it."],
  ["into another file", "parts/sizes.yaml#/Sizes", "has no target. Correct it."],
  ["with a malformed encoding", "#/components/%E0%A4%A", "has no target. Correct it."],
  ["to itself", "#/components/schemas/Test", "leads back to itself. Correct it."],
  [
    "to a URL",
    "https://shelves.test/openapi.yaml",
    "is a URL, which is not fetched. Save the file, and name its path.",
  ],
  ["that is a number", 5, "must be a text."],
])("rejects a reference %s with its line", (_, $ref, problem) => {
  const places = {
    "a schema": { components: { schemas: { Test: { $ref } } } },
    "a member with the name of another one": {
      components: { schemas: { Test: { properties: { example: { $ref } } } } },
    },
    "a path item": { paths: { "/shelves": { $ref } } },
    "a parameter": { paths: { "/shelves": { parameters: [{ $ref }] } } },
    "a response": { paths: { "/shelves": { get: { responses: { 200: { $ref } } } } } },
    "an example": { components: { examples: { Test: { $ref } } } },
    "another file": { paths: { "/shelves": { $ref: "paths.yaml" } } },
  };
  for (const [place, content] of Object.entries(places)) {
    if (problem.startsWith("leads back") && place !== "a schema") continue;
    const file = write({
      "openapi.json": JSON.stringify({ openapi: "3.1.0", ...content }, undefined, 2),
      "paths.yaml": `get:\n  responses: { 200: ${JSON.stringify({ $ref })} }\n`,
      "parts/sizes.yaml": "Size: {}",
    });
    expect(() => loadDocument(file), place).toThrow(
      new RegExp(`(openapi.json|paths.yaml):\\d+:\\d+: \\$ref ${escapePattern(JSON.stringify($ref))} ${problem}$`),
    );
  }
});

describe("a reference out of the folder", () => {
  const folder = dirname(
    write({ "secret.yaml": "type: string", "api/near.yaml": "type: integer", "api/huge.yaml": "" }),
  );
  const api = join(folder, "api");
  symlinkSync("../secret.yaml", join(api, "link.yaml"));
  symlinkSync("..", join(api, "linked"));
  symlinkSync("loop.yaml", join(api, "loop.yaml"));
  symlinkSync("/dev/zero", join(api, "zero.yaml"));
  execFileSync("mkfifo", [join(api, "pipe.yaml")]);
  truncateSync(join(api, "huge.yaml"), 100_000_001);
  const load = ($ref: string, root?: string) => {
    const file = join(api, "openapi.json");
    writeFileSync(
      file,
      JSON.stringify({ openapi: "3.1.0", components: { schemas: { Size: { $ref } } } }, undefined, 1),
    );
    const document = loadDocument(file, root);
    return document.resolve((document.root.components as { schemas: Node }).schemas.Size);
  };
  const outside = [
    ...["../secret.yaml", "./near/../../secret.yaml", join(folder, "secret.yaml"), "link.yaml", "linked/secret.yaml"],
    ...["%2e%2e/secret.yaml", "..%2fsecret.yaml", "%2E%2E%2Fsecret.yaml#", "../secret.yaml#/type"],
  ];

  it.each(outside)("is rejected: %s", ($ref) => {
    expect(() => load($ref)).toThrow(
      /\/openapi\.json:\d+:\d+: the file \S+ is outside the folder \S+\/api\. Move it there, or allow it with --root FOLDER\.$/,
    );
  });

  it.each(outside)("is read with --root: %s", ($ref) => {
    expect([{ type: "string" }, "string"]).toContainEqual(load($ref, folder));
    expect([{ type: "string" }, "string"]).toContainEqual(load($ref, join(api, "linked")));
  });

  it.each([
    ["pipe.yaml", "is a device or a pipe. Reference a file."],
    ["zero.yaml", "is a device or a pipe. Reference a file."],
    [".", "is a folder. Reference a file in it."],
    ["huge.yaml", "has more than 100 MB. Split it."],
    ...["loop.yaml", "near.yaml?", "near.yaml%00", "..\\secret.yaml", "%252e%252e/secret.yaml"].map(($ref) => [
      $ref,
      "does not exist. Restore it, or correct the `$ref`.",
    ]),
    ...["file:../secret.yaml", "HTTPS://127.0.0.1:9/x", "//127.0.0.1/x", "\\\\127.0.0.1\\x", "data:,x"].map(($ref) => [
      $ref,
      "is a URL, which is not fetched. Save the file, and name its path.",
    ]),
  ])("is rejected without a file: %j", ($ref = "", problem = "") => {
    expect(() => load($ref)).toThrow(new RegExp(`/openapi\\.json:\\d+:\\d+: .* ${escapePattern(problem)}$`));
  });

  it.each(["near.yaml", "linked/api/near.yaml", "../api/near.yaml"])("is read if it leads back: %s", ($ref) => {
    expect(load($ref)).toEqual({ type: "integer" });
  });

  it("is also that of a document, which can be a link", () => {
    mkdirSync(join(folder, "other"));
    const link = join(folder, "other/openapi.json");
    load("../api/near.yaml");
    symlinkSync(join(api, "openapi.json"), link);
    expect(() => loadDocument(link)).toThrow(`${link} is outside the folder ${dirname(link)}. Move it`);
    expect(() => loadDocument(link, join(folder, "nowhere"))).toThrow("nowhere is not a folder. Pass a folder.");
    expect(realpathSync(loadDocument(link, folder).file)).toBe(realpathSync(join(api, "openapi.json")));
  });
});

it("accepts values that look like references, and references between files in subfolders", () => {
  const $ref = "#/nothing";
  const file = write({
    "openapi.json": JSON.stringify({
      openapi: "3.1.0",
      "x-any": { $ref },
      paths: { "/shelves": { $ref: "parts/paths.yaml#/shelves" } },
      components: {
        schemas: {
          Shelf: { example: { $ref }, examples: [{ $ref }], default: { $ref }, enum: [{ $ref }], const: { $ref } },
          Named: { properties: { $ref: { type: "string" } } },
        },
        examples: { first: { value: { $ref } } },
      },
    }),
    "parts/paths.yaml":
      "shelves: { get: { responses: { 200: { $ref: '../openapi.json#/components/schemas/Shelf' } } } }",
  });
  const document = loadDocument(file);
  const [operation] = listOperations(document);
  const responses = operation?.node.responses as Record<string, Node>;
  expect(document.resolve(responses[200])).toHaveProperty("const");
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

describe("a document of Swagger 2.0", () => {
  const file = write({
    "swagger.yaml": `swagger: "2.0"
paths:
  /shelves:
    parameters: [{ $ref: "parts/parameters.yaml#/Limit" }]
    post:
      consumes: [text/plain]
      parameters:
        - in: body
          name: shelf
          schema:
            $ref: "#/definitions/Shelf"
      responses:
        200: { $ref: "#/responses/Done" }
definitions:
  Shelf:
    type: string
    x-nullable: true
responses: { Done: { description: Done., schema: { $ref: "#/definitions/Shelf" } } }
`,
    "parts/parameters.yaml": "Limit:\n  in: query\n  name: limit\n  type: integer\n  maximum: 9\n",
  });
  const document = loadDocument(file);
  const [operation] = listOperations(document) as [SourceOperation];

  it("has the form of OpenAPI 3.1", () => {
    const { requestBody, responses } = operation.node as { requestBody: Node; responses: Record<string, Node> };
    expect(requestBody).toEqual({ content: { "text/plain": { schema: { $ref: "#/components/schemas/Shelf" } } } });
    expect(document.resolve(responses[200])).toMatchObject({ content: { "application/json": { schema: {} } } });
    expect(operation.parameters).toEqual([{ in: "query", name: "limit", schema: { type: "integer", maximum: 9 } }]);
    expect(document.root.components).toMatchObject({ schemas: { Shelf: { type: ["string", "null"] } } });
  });

  it("keeps the files, lines and pointers of its nodes", () => {
    const { requestBody } = operation.node as { requestBody: { content: Record<string, Node> } };
    const { schema } = requestBody.content["text/plain"] as { schema: Node };
    const [limit] = operation.parameters as unknown as [{ schema: Node }];
    const positions = [
      [requestBody, undefined, "#/paths/~1shelves/post/parameters/0", 8],
      [schema, "$ref", "#/paths/~1shelves/post/parameters/0/schema/$ref", 11],
      [document.resolve(schema), "type", "#/definitions/Shelf/type", 16],
      [limit, undefined, "#/Limit", 1],
      [limit.schema, "maximum", "#/Limit/maximum", 5],
    ] as const;
    for (const [node, key, pointer, line] of positions)
      expect(document.locate(node, key)).toMatchObject({ pointer, line });
    expect(document.locate(limit)?.file).toMatch(/parameters\.yaml$/);
  });
});

it("rejects a file that does not exist", () => {
  const message = "/nowhere/openapi.yaml does not exist. Pass the path of an OpenAPI document.";
  expect(() => loadDocument("/nowhere/openapi.yaml")).toThrow(new DocumentError(message));
});

it("reads integers as they are written, and references that depend on the schema that leads to them", () => {
  const file = write({
    "openapi.yaml": `${head}components:
  schemas:
    Numbers: { maximum: 9007199254740993, minimum: -9007199254740992, enum: [1, 18446744073709551615, 1.5] }
    Names: { $id: names, $ref: list, $defs: { item: { $dynamicAnchor: item, type: string } } }
    List: { $id: list, items: { $dynamicRef: "#item" }, $defs: { item: { $dynamicAnchor: item } } }
`,
  });
  const { root, resolve } = loadDocument(file);
  const schemas = toNode(toNode(root.components).schemas);
  expect(schemas.Numbers).toEqual({
    maximum: 9007199254740993n,
    minimum: -9007199254740992,
    enum: [1, 18446744073709551615n, 1.5],
  });
  expect(resolve(toNode(resolve<Node>(schemas.Names)).items)).toMatchObject({ type: "string" });
  expect(resolve(toNode(schemas.List).items)).toEqual({ $dynamicAnchor: "item" });
});

it.each([
  [{ $id: "http://[" }, "$id http://[ is no URI. Correct it."],
  [{ $dynamicRef: "#none" }, "$dynamicRef #none leads to no schema. Correct it."],
])("rejects the schema %j", (Size, problem) => {
  expect(() => createDocument({ openapi: "3.1.0", components: { schemas: { Size } } })).toThrow(problem);
});

it("reads x-webhooks of OpenAPI 3.0 as webhooks", () => {
  const { root } = createDocument({ openapi: "3.0.3", "x-webhooks": { lent: {} } });
  expect(root).toEqual({ openapi: "3.0.3", webhooks: { lent: {} } });
});

it("resolves 10,000 dynamic anchors in linear time", () => {
  const count = 10_000;
  const entries = Array.from({ length: count }, (_, index) => {
    const $dynamicRef = `#a${(7 * index + 1) % count}`;
    return [`S${index}`, { $dynamicAnchor: `a${index}`, items: { $dynamicRef } }] as const;
  });
  const { user } = process.cpuUsage();
  const { root } = createDocument({ openapi: "3.1.0", components: { schemas: Object.fromEntries(entries) } });
  expect(process.cpuUsage().user - user).toBeLessThan(4_000_000);
  expect(toNode(toNode(root.components).schemas).S1).toMatchObject({ items: { $ref: "#/components/schemas/S8" } });
});
