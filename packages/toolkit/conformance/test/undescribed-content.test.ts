import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { createHttpResponse } from "../src/http/http-client.ts";
import { createResponseValidator } from "../src/validate-response.ts";

const described = { "application/json": { schema: { type: "object", properties: { id: {} } } } };
const statuses = [200, 201, 202, 400, 404, 503];

it.each(
  ["GET", "POST", "PUT", "PATCH", "DELETE"].flatMap((method) =>
    statuses.flatMap((status) =>
      [String(status), `${Math.floor(status / 100)}XX`, "default"].map((key) => [method, status, key] as const),
    ),
  ),
)("accepts a body of %s with %i if %s has no content, except in a strict run", (method, status, key) => {
  expect(validate(method, status, { [key]: { description: "-" } })).toEqual([]);
  expect(validate(method, status, { [key]: { description: "-", content: {} } })).toEqual([]);
  const strict = { isStrict: true };
  expect(validate(method, status, { [key]: { description: "-" } }, strict)).toEqual(["media-type"]);
  const content = { "application/json": { schema: { type: "string" } } };
  expect(validate(method, status, { [key]: { description: "-", content } })).toEqual(["schema"]);
});

it.each([204, 304])("reports a body of a %i with and without content", (status) => {
  for (const content of [undefined, described])
    expect(validate("GET", status, { [status]: { description: "-", content } })).toEqual(["unexpected-content"]);
});

/** Returns the checks that fail for a response with a body. */
function validate(method: string, status: number, responses: object, options = {}): string[] {
  const document = createApiDocument({
    openapi: "3.1.0",
    paths: { "/notes": { [method.toLowerCase()]: { responses } } },
  });
  const response = createHttpResponse(status, ["Content-Type", "application/json"], Buffer.from('{"id":1}'));
  const { validateResponse } = createResponseValidator(document, options);
  return validateResponse(document.operations[0], { method }, response).map(({ check }) => check);
}
