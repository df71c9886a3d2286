import { createHttpResponse } from "@animal-store/conformance";
import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { documentedItems, toItemId } from "../coverage/coverage-item.ts";
import { createExchangeReader } from "../coverage/exchange.ts";
import { type ContractDocument, contractDocument } from "../document/contract-document.ts";
import { createResponseValidator } from "./create-response-validator.ts";
import { createEventValidator } from "./validate-events.ts";

const change = (event: string, data: object) => ({
  type: "object",
  required: ["event", "data"],
  properties: { event: { const: event }, data, id: { type: "string" } },
});
const wholeEvent = {
  oneOf: [change("added", { $ref: "#/components/schemas/Id" }), change("closed", { type: "string" })],
};

function createDocument(schema: object) {
  const responses = { 200: { description: "Events.", content: { "text/event-stream": { schema } } } };
  const schemas = { Id: { type: "integer", format: "int64" } };
  return { paths: { "/changes": { get: { operationId: "watch", responses } } }, components: { schemas } };
}

describe("an event", () => {
  it.each<[schema: object, text: string, violations: string[]]>([
    [{ type: "integer" }, "data: 1\n\ndata: 2\n\ndata: [DONE]\n\n", []],
    [{ type: "integer" }, "data: x\n\n", ['event 1 data: must be JSON, got "x"']],
    [
      { type: "array", items: { type: "integer" } },
      "data: [1.0]\n\n",
      ["event 1 /0: must be an integer, written without fraction or exponent, got 1"],
    ],
    [{ type: "string", maxLength: 2 }, "data: [1\n\n", []],
    [{ type: "string", maxLength: 2 }, "data: abc\n\n", ['event 1 : must NOT have more than 2 characters, got "abc"']],
    [wholeEvent, "event: added\ndata: 1\nid: 7\n\nevent: closed\ndata: 1\n\n", []],
    [wholeEvent, "event: added\r\ndata: 1\r\n\r\nevent: closed\r\ndata: 1\r\n\r\n", []],
    [wholeEvent, "event: added\rdata: 1\r\revent: closed\rdata: 1\r\r", []],
    [wholeEvent, "event: added\ndata: x\n\n", ['event 1 data: must be JSON, got "x"']],
  ])("is validated by %j: %j", (schema, text, violations) => {
    expect(createEventValidator(createDocument(schema), "watch")(text)).toEqual(violations);
  });
});

/** The contract of the store, with events as an alternative response of an operation. */
function createStoreDocument(): ContractDocument {
  const document = structuredClone(contractDocument) as ContractDocument;
  const operation = document.paths["/pets"]?.get as { responses: Record<string, { content: Record<string, object> }> };
  Object.assign(operation.responses["200"]?.content ?? {}, { "text/event-stream": { schema: { type: "integer" } } });
  return document;
}

it("the response validator checks the events of the media type that the response has", () => {
  const validate = createResponseValidator(createStoreDocument());
  const findBodyProblems = (contentType: string, bodyText: string) =>
    validate("listPets", { method: "GET" }, { status: 200, headers: [["Content-Type", contentType]], bodyText }).filter(
      (problem) => / (event|body|header Content-Type)/.test(problem),
    );
  expect(findBodyProblems("text/event-stream", "data: 1\n\n")).toEqual([]);
  expect(findBodyProblems("text/event-stream", "data: x\n\n")).toHaveLength(1);
  expect(findBodyProblems("text/event-stream; charset=utf-8", "data: 1\n\n")).toHaveLength(1);
  expect(findBodyProblems("application/json; charset=utf-8", "[]")).toEqual([]);
});

it("each media type of a response is a coverage item", () => {
  const document = createStoreDocument();
  const items = documentedItems(document).filter((item) => / responses: 200 /.test(toItemId(item)));
  const response = createHttpResponse(
    200,
    ["Content-Type", "text/event-stream"],
    new TextEncoder().encode("data: 1\n\n"),
  );
  const exchange = createExchangeReader(document)({ method: "GET", target: `${contract.basePath}/pets` }, response);
  expect(items.map((item) => [toItemId(item), item.isCovered(exchange)])).toEqual([
    ["listPets responses: 200 application/json", false],
    ["listPets responses: 200 text/event-stream", true],
  ]);
});
