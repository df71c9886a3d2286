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

function validateEvents(schema: object, text: string): string[] {
  const responses = { 200: { description: "Events.", content: { "text/event-stream": { schema } } } };
  const document = createApiDocument({
    openapi: "3.1.0",
    paths: { "/changes": { get: { operationId: "watch", responses } } },
    components: { schemas: { Id: { type: "integer", format: "int64" } } },
  });
  const response = createHttpResponse(200, ["Content-Type", "text/event-stream"], Buffer.from(text));
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
