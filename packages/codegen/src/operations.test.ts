import { describe, it } from "vitest";
import { expectRefusal, ok, type Refused, withOperation, withPaths, withResponse } from "../test/small-documents.ts";

const deprecation = {
  "x-deprecated-at": "2026-01-01",
  "x-sunset": "2027-01-01",
  "x-deprecation-docs": "/docs",
  "x-successor": "listThings",
};

const refusals: Refused[] = [
  [
    "an operation without operationId",
    withOperation({ operationId: undefined }),
    "GET /things: has no operationId. Add one: it becomes the handler's name.",
  ],
  [
    "an operationId given twice",
    withPaths({
      "/a": { get: { operationId: "a", responses: ok } },
      "/b": { get: { operationId: "a", responses: ok } },
    }),
    "GET /b: operationId a is taken by GET /a.",
  ],
  [
    "TRACE",
    withPaths({ "/a": { trace: { operationId: "a", responses: ok } } }),
    "TRACE /a: cannot be served: the Request of web standards knows no TRACE. Leave it out.",
  ],
  [
    "a body on GET",
    withOperation({ requestBody: { content: { "application/json": {} } } }),
    "GET /things: has a request body, which its method cannot carry. Use parameters.",
  ],
  [
    "a path segment that mixes text and a parameter",
    withPaths({
      "/a-{id}": {
        get: {
          operationId: "a",
          responses: ok,
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        },
      },
    }),
    "/a-{id}: segment a-{id} mixes text and a parameter. Give the parameter a segment of its own.",
  ],
  [
    "a header that is an object",
    withResponse({ headers: { Page: { schema: { type: "object" } } } }),
    'GET /things 200 header Page: type "object" is not supported here. Use string, integer, number or boolean.',
  ],
  [
    "an error code that is not in the table",
    withResponse({ "x-error-codes": ["lost"] }),
    "GET /things 200: error code lost is not in the root's x-error-codes. Add it there with its status.",
  ],
  [
    "an error code of another status",
    withResponse({ "x-error-codes": ["lost"] }, { "x-error-codes": { lost: { status: 404 } } }),
    "GET /things 200: error code lost has status 404. List it at the response of that status.",
  ],
  [
    "a sunset without the date of deprecation",
    withOperation({ ...deprecation, "x-deprecated-at": undefined }),
    "GET /things: x-deprecated-at must be a date such as '2030-12-05'.",
  ],
  [
    "a sunset that is no date",
    withOperation({ ...deprecation, "x-sunset": "soon" }),
    "GET /things: x-sunset must be a date such as '2030-12-05'.",
  ],
  [
    "a deprecation without docs",
    withOperation({ ...deprecation, "x-deprecation-docs": undefined }),
    "GET /things: x-deprecation-docs must be the address of a page that tells what to do.",
  ],
  [
    "a deprecation without successor",
    withOperation({ ...deprecation, "x-successor": undefined }),
    "GET /things: x-successor must be the operationId of the operation to use instead.",
  ],
  [
    "an unknown successor",
    withOperation({ ...deprecation, "x-successor": "findThings" }),
    "GET /things: x-successor must be the operationId of the operation to use instead.",
  ],
  [
    "an unrouted response of no status",
    withOperation({}, { "x-unrouted-responses": { "4XX": { description: "No." } } }),
    "x-unrouted-responses 4XX: must be an HTTP status.",
  ],
];

describe("An operation that could not be served as it is documented, is refused with its place and the next step:", () => {
  it.each(refusals)("%s", (_what, document, message) => expectRefusal(document, message));
});
