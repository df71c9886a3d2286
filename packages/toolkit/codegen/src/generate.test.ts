import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder, libraryPath, writeDocument } from "../test/set-up.ts";
import { generate } from "./generate.ts";
import { writeOutputs } from "./run.ts";

const root = new URL("../../../../", import.meta.url);
// The output must compile with the TypeScript of the repository, not only with that of openapi-typescript.
const rootCompiler = join(
  dirname(createRequire(new URL("package.json", root)).resolve("typescript/package.json")),
  "bin/tsc",
);

const assertions = `
import { type components, contract, type operations } from "./contract.ts";
import { validators } from "./inputs.js";
import type { BookDraft } from "./models.ts";

type Schemas = components["schemas"];
export const exact: Schemas["ShelfId"] = 9223372036854775807n;
// @ts-expect-error its bounds fit a number
export const stock: Schemas["BookFields"]["stock"] = 1n;
export const loans: Schemas["BookFields"]["loans"] = null;
// A member with a default is optional.
export const draft: BookDraft = { title: "Momo", shelf: 1, authors: [{ name: "Michael Ende" }] };
export const path: operations["findBook"]["parameters"]["path"] = { isbn: "9783522202107" };
export const basePath: "/library/v2" = contract.basePath;
export const status: 409 = contract.errorCodes.book_exists.status;
export const isValid: boolean = validators["addBook.body"]!.call(undefined, draft);
`;

describe("generate", () => {
  it("generates sources that compile, with the documented types", { timeout: 60_000 }, async () => {
    const folder = createTemporaryFolder();
    writeOutputs(folder, (await generate(libraryPath)).files);
    writeFileSync(join(folder, "assertions.ts"), assertions);
    const settings = { extends: "../../../../../tsconfig.base.json", include: ["."] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    const compiled = promisify(execFile)(process.execPath, [rootCompiler, "-p", folder]);
    const { stdout } = await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }));
    expect(stdout).toBe("");
  });

  it("marks each file as generated, and includes no absolute path", async () => {
    const { files } = await generate(libraryPath, { command: "npm run generate" });
    for (const [file, content] of files) {
      expect(content, file).toMatch(/^\/\/ Generated from library\.yaml by `npm run generate`\. Do not edit\.\n/);
      expect(content, file).not.toContain(fileURLToPath(root));
    }
  });

  it("documents types with descriptions, constraints and the lines of the document", async () => {
    const { files } = await generate(libraryPath);
    const types = files.get("types.ts") ?? "";
    const lines = readFileSync(libraryPath, "utf8").split("\n");
    for (const [text, name] of [
      ["operationId: addBook", "addBook"],
      ["    Author:", "Author"],
    ] as const) {
      const [, line] = new RegExp(`@source library\\.yaml:(\\d+)\\s+\\*/\\s+${name}: `).exec(types) ?? [];
      expect(lines.slice(Number(line) - 1, Number(line) + 2).join("\n"), name).toContain(text);
    }
    expect(types).toMatch(/@description minLength: 1, maxLength: \d+/);
    expect(types).toMatch(/headers: SharedHeaders/);
  });

  it("exports a type for each schema, also if TypeScript does not allow its name", async () => {
    const names = ["Tree", "Error", "components", "string", "a-b", "a_b", "2nd"];
    const Tree = { type: "string", description: "A tree.\nNot */ a bush.\n" };
    const models = await generateModels({ ...toSchemas(names), Tree });
    expect(Object.fromEntries(listModels(models))).toEqual({
      ...{ Tree: "Tree", Error_: "Error", components_: "components", string_: "string" },
      ...{ a$$b: "a-b", a_b: "a_b", _2nd: "2nd" },
    });
    expect(models).toContain("/**\n * A tree.\n * Not *\\/ a bush.\n */\nexport type Tree");
  });

  it("gives each schema a name that does not depend on the other schemas", async () => {
    const parts = ["a", "_", "-", ".", "2", "Error"];
    const names = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => one + two + three)));
    const part = { $ref: "#/components/schemas/Whole/properties/part" };
    const Whole = { type: "object", properties: { part: { type: "string" }, other: part } };
    const together = await generateModels({ ...toSchemas([...names, "Whole_properties_part"]), Whole });
    const apart = await Promise.all(
      [[...parts, ...names.slice(0, 50)], names.slice(50).reverse()].map((list) =>
        generateModels({ ...toSchemas(list), Whole }),
      ),
    );
    const shared = new Map(listModels(together).map(([type, name]) => [name, type]));
    expect(new Set(shared.values()).size).toBe(names.length + 2);
    for (const [type, name] of apart.flatMap(listModels)) if (shared.has(name)) expect(type).toBe(shared.get(name));
  });

  it("documents the constraints of schemas, of their properties and of bodies", async () => {
    const tags = { type: "array", minItems: 1, maxItems: 9, uniqueItems: true, items: { type: "string" } };
    const name = { type: "string", minLength: 1, pattern: "^a", format: "email" };
    const count = { type: "integer", minimum: 1, multipleOf: 2 };
    const content = { "application/json": { schema: tags } };
    const operation = { operationId: "add", requestBody: { content }, responses: { 204: { description: "Done." } } };
    const schemas = { tags, name, count, thing: { type: "object", properties: { tags, name, count } } };
    const document = { paths: { "/things": { post: operation } }, components: { schemas } };
    const { files } = await generate(writeDocument(document).path);
    const types = (files.get("types.ts") ?? "").replaceAll(/\n *\*(?: @source .*|(?!\/))/g, "").replaceAll(/\s+/g, " ");
    for (const [members, comment] of [
      [["tags:", "tags?:", '"application/json":'], "@description minItems: 1, maxItems: 9, uniqueItems"],
      [["name:", "name?:"], "Format: email @description minLength: 1, pattern: ^a"],
      [["count:", "count?:"], "@description minimum: 1, multipleOf: 2"],
    ] as const)
      for (const member of members) expect(types).toContain(`${comment} */ ${member}`);
  });

  it("preserves types and texts if a description contains code of openapi-typescript", async () => {
    const text = "type WithRequired<T, K extends keyof T> = ";
    const schemas = {
      Base: { type: "object", properties: { id: { type: "string" } } },
      Full: { description: text, allOf: [{ $ref: "#/components/schemas/Base" }], required: ["id"] },
    };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Full" } } };
    const get = { operationId: "findThing", summary: text, responses: { 200: { description: text, content } } };
    const document = { paths: { "/thing": { get } }, components: { schemas } };
    const types = (await generate(writeDocument(document).path)).files.get("types.ts");
    expect(types).toContain("export interface operations");
    expect(types).toContain(`/** @description ${text}`.trimEnd());
    expect(types?.match(/^type WithRequired<.*/gm)).toEqual([expect.stringContaining("K extends PropertyKey")]);
  });

  it("includes the document as JSON, and as YAML with comments", async () => {
    const { files } = await generate(libraryPath);
    const folder = createTemporaryFolder();
    writeFileSync(join(folder, "document.ts"), files.get("document.ts") ?? "");
    const { documentJson, documentYaml } = (await import(join(folder, "document.ts"))) as Record<string, string>;
    expect(documentYaml).toBe(readFileSync(libraryPath, "utf8"));
    expect(JSON.parse(documentJson ?? "").components.schemas.ShelfId).toEqual({ type: "integer", format: "int64" });
  });

  it("bundles referenced files into the document", async () => {
    const folder = createTemporaryFolder();
    const pathItem = { get: { operationId: "ping", responses: { 204: { description: "Pong." } } } };
    writeFileSync(join(folder, "ping.yaml"), JSON.stringify(pathItem));
    const info = { title: "Parts", version: "1" };
    const document = { openapi: "3.1.0", info, paths: { "/ping": { $ref: "ping.yaml" } } };
    writeFileSync(join(folder, "whole.yaml"), JSON.stringify(document));
    const { files } = await generate(join(folder, "whole.yaml"));
    expect(files.get("contract.ts")).toContain('"path": "/ping"');
    expect(files.get("document.ts")).toContain("documentYaml: string = documentJson");
  });
});

function toSchemas(names: readonly string[]): Record<string, object> {
  return Object.fromEntries(names.map((name) => [name, { type: "string" }]));
}

async function generateModels(schemas: object): Promise<string> {
  const { path } = writeDocument({ paths: {}, components: { schemas } });
  return (await generate(path)).files.get("models.ts") ?? "";
}

/** Returns pairs of the name of a type and that of its schema. */
function listModels(models: string): [string, string][] {
  return Array.from(models.matchAll(/export type (\S+) = components\["schemas"\]\["(.+)"\];/g), ([, ...pair]) => {
    return pair as [string, string];
  });
}
