import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { createHttpResponse } from "../src/http/http-client.ts";
import { createResponseValidator } from "../src/validate-response.ts";

const change = (event: string, data: object) => ({
  type: "object",
  required: ["event", "data"],
  properties: { event: { const: event }, data, id: { type: "string" } },
});
const wholeEvent = {
  oneOf: [change("added", { $ref: "#/components/schemas/Id" }), change("closed", { type: "string" })],
};

const validateEvents = (schema: object, text: string) => validateItems("text/event-stream", { schema }, text);

function validateItems(mediaType: string, media: object, text: string): string[] {
  const responses = { 200: { description: "Events.", content: { [mediaType]: media } } };
  const document = createApiDocument({
    openapi: "3.2.0",
    paths: { "/changes": { get: { operationId: "watch", responses } } },
    components: { schemas: { Id: { type: "integer", format: "int64" } } },
  });
  const response = createHttpResponse(200, ["Content-Type", mediaType], Buffer.from(text));
  const { validateResponse } = createResponseValidator(document);
  return validateResponse(document.operations[0], { method: "GET" }, response).map(({ message }) => message);
}

it.each<[schema: object, text: string, violations: string[]]>([
  [{ type: "integer" }, "data: 1\n\ndata: 2\n\ndata: [DONE]\n\n", []],
  [{ type: "integer" }, "data: x\n\n", ['event 1: data must be JSON, got "x"']],
  [{ type: "array", items: { type: "integer" } }, "data: [1.5]\n\n", ["event 1 /0: must be an integer, got 1.5"]],
  [{ type: "string", maxLength: 2 }, "data: [1\n\n", []],
  [{ type: "string", maxLength: 2 }, "data: abc\n\n", ['event 1 : must NOT have more than 2 characters, got "abc"']],
  [wholeEvent, "event: added\ndata: 1\nid: 7\n\nevent: closed\ndata: 1\n\n", []],
  [wholeEvent, "event: added\r\ndata: 1\r\n\r\nevent: closed\r\ndata: 1\r\n\r\n", []],
  [wholeEvent, "event: added\rdata: 1\r\revent: closed\rdata: 1\r\r", []],
  [wholeEvent, "event: added\ndata: x\n\n", ['event 1: data must be JSON, got "x"']],
])("validates events by %j: %j", (schema, text, violations) => {
  expect(validateEvents(schema, text)).toEqual(violations);
});

const jsonEvent = (event: string, contentSchema: object) => ({
  properties: { event: { const: event }, data: { contentMediaType: "application/json", contentSchema } },
});
const itemSchema = {
  type: "object",
  required: ["data"],
  properties: { data: { type: "string" }, id: { type: "string", maxLength: 1 } },
  oneOf: [jsonEvent("added", { $ref: "#/components/schemas/Id" }), { properties: { event: { const: "closed" } } }],
};

it.each<[text: string, violations: string[]]>([
  ["event: added\ndata: 1\nid: 7\n\nevent: closed\ndata: x\n\n", []],
  ["event: added\ndata: x\n\n", ['event 1 /data: must be JSON, got "x"']],
  ["event: added\ndata: [1]\n\n", ["event 1 /data: must be an integer of the format int64"]],
  ["event: added\ndata: 1\nid: 77\n\n", ['event 1 /id: must NOT have more than 1 characters, got "77"']],
])("validates whole events by itemSchema: %j", (text, violations) => {
  const found = validateItems("text/event-stream", { itemSchema }, text);
  expect(found.length).toBe(violations.length);
  for (const [index, violation] of violations.entries())
    expect(found[index]).toContain(violation.split(" of the format")[0]);
});

const integer = { type: "integer" };
it.each<[mediaType: string, media: object, text: string, violations: string[]]>([
  ["Text/Event-Stream", { schema: integer }, "data: x\n\n", ['event 1: data must be JSON, got "x"']],
  ["application/jsonl", { itemSchema: integer }, "1\n\n2", []],
  ["application/jsonl", { schema: { type: "array", items: integer } }, "1\r\n2\r\n", []],
  ["application/x-ndjson", { schema: integer }, "1\nx", ["body: must have an item of JSON on each line"]],
  ["application/x-ndjson", { schema: integer }, "1\n1.5", ["body /1: must be an integer, got 1.5"]],
  ["application/json-seq", { itemSchema: integer }, "\x1e1\n\x1e2\n", []],
  ["application/geo+json-seq", { itemSchema: integer }, "\x1e{\n}\n", ["body /0: must be an integer, got {}"]],
  ["text/csv", { schema: { type: "array", items: integer } }, "1,2", []],
])("validates items of %s with %j: %j", (mediaType, media, text, violations) => {
  expect(validateItems(mediaType, media, text)).toEqual(violations);
});
