import { expect, it } from "vitest";
import type { OpenApiDocument, Operation } from "./document.ts";
import { formatCallExample } from "./type-nodes.ts";

const document: OpenApiDocument = { openapi: "3.1.0", components: { examples: { red: { value: "red" } } } };
const id = { name: "id", in: "path", required: true, schema: { type: "integer", examples: [7] } };
const limit = { name: "page-limit", in: "query", schema: { type: "integer" }, examples: { ten: { value: 10 } } };
const colour = { name: "colour", in: "query", examples: { red: { $ref: "#/components/examples/red" } } };
const kind = { name: "kind", in: "query", required: true, schema: { enum: ["cat", "dog"] } };
const code = { name: "code", in: "query", required: true, schema: { type: "string" } };
const schema = { type: "object", required: ["name", "tags"] };
const example = { name: "Rex", age: 3, tags: [{ "a-b": null }] };
const json = (media: object, required = true) => ({ required, content: { "application/json": media } });

it.each([
  ["no input", {}, "await api.run();"],
  ["a path parameter", { parameters: [id] }, "await api.run({ id: 7 });"],
  [
    "the first optional parameter with an example",
    { parameters: [limit, colour] },
    'await api.run({ "page-limit": 10 });',
  ],
  ["a reference to an example", { parameters: [colour] }, 'await api.run({ colour: "red" });'],
  ["the first value of an enum", { parameters: [kind] }, 'await api.run({ kind: "cat" });'],
  [
    "the required members of a body",
    { requestBody: json({ schema, example }) },
    'await api.run({ name: "Rex", tags: [{ "a-b": null }] });',
  ],
  [
    "a body next to a parameter",
    { parameters: [id], requestBody: json({ example: [1] }) },
    "await api.run({ id: 7, body: [1] });",
  ],
  [
    "a name in two locations",
    { parameters: [id, { ...id, in: "query" }], requestBody: json({ example: [1] }) },
    "await api.run({ path: { id: 7 }, query: { id: 7 }, body: [1] });",
  ],
  ["an optional body without an example", { requestBody: json({ schema }, false) }, "await api.run();"],
  ["a name that is no identifier", { operationId: "run-all" }, 'await api["run-all"]();'],
])("shows a call with %s", (_title, operation, call) => {
  expect(formatCallExample(document, { operationId: "run", ...operation } as Operation)).toBe(call);
});

it.each([
  ["a required parameter", { parameters: [code] }],
  ["a required header", { parameters: [{ ...id, in: "header" }] }],
  ["a required body", { requestBody: json({ schema }) }],
  ["a file", { requestBody: { required: true, content: { "multipart/form-data": { example } } } }],
])("shows no call without a value for %s", (_title, operation) => {
  expect(formatCallExample(document, { operationId: "run", ...operation } as Operation)).toBeUndefined();
});
