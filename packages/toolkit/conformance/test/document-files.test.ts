import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { loadApiDocument } from "../src/document.ts";
import { runConformance } from "../src/run.ts";
import { serve } from "./serve.ts";

it.each([
  ["the correct type", 1, []],
  ["another type", "1", ["body /0/id: must be an integer"]],
])("validates %s with a schema that files in two folders reference", async (_, id, messages) => {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "paths of notes"));
  const files = {
    "openapi.yaml": `openapi: 3.1.0
info: { title: Notes, version: "1" }
paths: { /notes: { $ref: paths%20of%20notes/notes.yaml } }
components: { schemas: { Note: { $ref: "types.yaml#/Note" } } }
`,
    "paths of notes/notes.yaml": `get:
  responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/notes" } } } } }
notes: { type: array, items: { $ref: "../openapi.yaml#/components/schemas/Note" } }
`,
    "types.yaml": "Note: { type: object, required: [id], properties: { id: { type: integer } } }",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const baseUrl = await serve(({ method, url }, response) => {
    if (url !== "/notes") return response.writeHead(404).end();
    if (method !== "GET" && method !== "HEAD") return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify([{ id }]));
  });
  const document = loadApiDocument(join(folder, "openapi.yaml"));
  const { findings } = await runConformance({ document, baseUrl, seed: 1 });
  expect(findings.map(({ message }) => message.replace(/, got.*/s, ""))).toEqual(messages);
});
