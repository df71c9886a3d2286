import { expect, it } from "vitest";
import { type AnyRequest, mountDocument } from "../../test/mount-document.ts";

it("reads an object and a member of another object with the same name", async () => {
  const openObject = { type: "object", additionalProperties: { type: "string" } };
  const parameters = [
    { name: "created", in: "query", style: "deepObject", explode: true, schema: openObject },
    { name: "sort", in: "query", schema: { type: "object", properties: { created: { type: "string" } } } },
  ];
  const responses = { 200: { description: "The query.", content: { "application/json": {} } } };
  const paths = { "/items": { get: { operationId: "list", parameters, responses } } };
  const document = { openapi: "3.1.0", info: { title: "Items", version: "1" }, paths };
  const { app } = await mountDocument(document, ({ query, reply }: AnyRequest) => reply(200, query));
  const response = await app.request("/items?created[gt]=2030&created=asc");
  expect([response.status, await response.json()]).toEqual([
    200,
    { created: { gt: "2030" }, sort: { created: "asc" } },
  ]);
});
