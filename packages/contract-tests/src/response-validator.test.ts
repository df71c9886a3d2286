import { createApiDocument, createHttpResponse, parseLinks } from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { contractDocument, listExamples } from "./contract-document.ts";
import { listCoverageItems, toExchange, toItemId } from "./coverage/coverage-item.ts";
import { createResponseValidator, type ValidatedResponse } from "./response-validator.ts";

const validator = createResponseValidator();

it.each<[example: string, header: string, value: string | undefined, violation: string]>([
  ["getPet 200", "Content-Type", "application/json", "must be application/json; charset=utf-8, got application/json"],
  ["getPet 200", "Content-Type", undefined, "must be application/json, got none"],
  ["getPet 200", "X-Request-Id", undefined, "is required but missing"],
  ["getPet 200", "X-Request-Id", "a b", "must match pattern"],
  ["listPets 429", "Retry-After", undefined, "is required"],
  ["listPets 503", "Retry-After", "0", "must be an integer of at least 1"],
  ["getPet 200", "x-powered-by", "Hono", 'is not documented, got "Hono"'],
  ["getPet 200", "access-control-allow-origin", "*", "is not documented"],
  [
    "getPet 200",
    "X-RateLimit-Limit",
    "60.0",
    'must be an integer of at least 0, written without fraction or exponent, got "60.0"',
  ],
  ["getPet 200", "X-RateLimit-Remaining", "61", "must be at most X-RateLimit-Limit 60, got 61"],
  ["getPet 401", "WWW-Authenticate", "Basic", "must be equal to constant"],
  ["createPet 201", "Idempotency-Replayed", "false", "must be equal to constant"],
  ["listPets 200", "Cache-Control", "public", "must be equal to constant"],
  ["getPet 304", "ETag", 'W/"a"', "must match pattern"],
  ["listOrders 200", "ETag", "a", "must match pattern"],
  ["listPets 400", "etag", '"a"', "is not documented"],
  ["getPet 304", "Deprecation", undefined, "is required"],
  ["getPet 200", "Deprecation", "@1764892801", 'must be "@1764892800"'],
  ["getPet 401", "deprecation", "@1764892800", "is not documented"],
  ["getPet 404", "Sunset", "Fri, 06 Dec 2030 00:00:00 GMT", 'must be "Thu, 05 Dec 2030 00:00:00 GMT"'],
  [
    "getPet 400",
    "Link",
    '</docs#tag/pets/operation/getPet>; rel="deprecation", </v1/cats>; rel="successor-version"',
    'must contain </v1/pets>; rel="successor-version"',
  ],
  ["listPets 200", "Link", "/v1/pets?cursor=a", "must be links in the format of RFC 8288"],
  ["listPets 200", "Link", '<https://example.com/v1/pets>; rel="next"', "must be a relative reference"],
  ["listPets 200", "Content-Security-Policy", "default-src *", "must be \"default-src 'none'"],
  ["unrouted 204", "Content-Type", "text/plain", "must be absent"],
])("%s with %s: %s breaks the contract", (example, name, value, violation) => {
  expect(validateResponse(example, withHeader(example, name, value))).toContain(`header ${name}: ${violation}`);
});

it.each<[example: string, body: string, violation: string]>([
  ["getPet 200", "{", "body: must be JSON"],
  ["getPet 200", "", "body: must be JSON"],
  ["unrouted 204", "{}", "body: must be absent"],
  ["getPet 304", "{}", "body: must be absent, got 2 characters"],
  ["getPet 200", '{"id":1,"name":"Rex"}', 'body : lacks the required member "categoryId"'],
  ["getPet 200", '{"id":1,"name":"Rex","categoryId":7,"colour":"red"}', 'body : has the undocumented member "colour"'],
  [
    "listPets 200",
    '[{"id":1,"name":"Rex","categoryId":7,"Status":"sold"}]',
    'body /0: has the undocumented member "Status"',
  ],
  ["getPet 200", '{"id":1,"name":"Rex","categoryId":7,"__proto__":{}}', 'the undocumented member "__proto__"'],
  [
    "createPet 400",
    '{"code":"invalid_request","message":"m","status":400,"details":[{"path":"","message":"m","rule":1}]}',
    'body /details/0: has the undocumented member "rule"',
  ],
  [
    "getPet 200",
    '{"id":1.0,"name":"Rex","categoryId":7}',
    "body /id: must be an integer from 1 to 9007199254740991, written without fraction or exponent",
  ],
  ["getPet 200", '{"id":"1","name":"Rex","categoryId":7}', 'got "1"'],
  ["getPet 200", '{"id":9007199254740992,"name":"Rex","categoryId":7}', "got 9007199254740992"],
  [
    "getPet 200",
    '{"id":1,"name":"Rex","categoryId":9223372036854775808}',
    "body /categoryId: must be an integer from -9223372036854775808 to 9223372036854775807",
  ],
  ["getPet 200", '{"id":1,"name":"Rex","categoryId":1e2}', "body /categoryId"],
  ["getPet 200", '{"id":1,"name":"Rex","categoryId":7,"status":null}', "body /status"],
  ["getPet 200", '{"id":1,"name":"\\ud800","categoryId":7}', "body /name: must match pattern"],
  [
    "getPet 404",
    '{"code":"pet_not_found","message":"m","status":400}',
    "body /status: must equal the HTTP status 404, got 400",
  ],
  ["getPet 404", '{"code":"pet_not_found","message":"m","status":404.0}', "body /status: must be an integer"],
  [
    "getPet 404",
    '{"code":"route_not_found","message":"m","status":404}',
    "body /code: must be one of x-error-codes (pet_not_found), got route_not_found",
  ],
  [
    "getPet 404",
    '{"code":"invalid_request","message":"m","status":404}',
    "body /code: invalid_request belongs to status 400, got 404",
  ],
  ["createOrder 201", '{"id":1,"petId":1,"status":"placed","createdAt":"yesterday"}', "body /createdAt"],
])("%s with the body %s breaks the contract", (example, bodyText, violation) => {
  expect(validateResponse(example, { ...exampleOf(example), bodyText })).toContain(violation);
});

it("reports a header sent twice", () => {
  const response = exampleOf("getPet 200");
  const headers = [...response.headers, ["X-RateLimit-Limit", "60"] as const];
  expect(validateResponse("getPet 200", { ...response, headers })).toContain('got "60, 60"');
});

describe("the response validator", () => {
  it.each(listExamples())("accepts the contract's example $title", ({ operation, method, response }) => {
    expect(validator(operation, { method }, response)).toEqual([]);
  });

  it("is tested with an example of every operation and of unrouted responses", () => {
    const operations = new Set(listExamples().map(({ operation }) => operation));
    expect(operations).toEqual(new Set([...Object.keys(contract.operations), "unrouted"]));
  });

  it.each([
    [206, { ...exampleOf("getPet 200"), status: 206 }],
    [405, exampleOf("unrouted 405")],
  ])("reports the status %i, which the operation does not document", (status, response) => {
    expect(validator("getPet", { method: "GET" }, { ...response, bodyText: "" })).toEqual([
      `getPet → ${status} → status ${status}: is not documented; documented are 200, 304, 400, 401, 403, 404, 429, 500, 503`,
    ]);
  });

  it("validates a HEAD response as that of GET, without the body", () => {
    const { headers } = exampleOf("listPets 200");
    expect(validator("listPets", { method: "HEAD" }, { status: 200, headers, bodyText: "" })).toEqual([]);
    expect(validator("listPets", { method: "HEAD" }, { status: 200, headers, bodyText: "[]" })).toEqual([
      "listPets → 200 → body: must be absent, got 2 characters",
    ]);
  });

  it("accepts CORS headers if the request has an Origin, or the target always sends them", () => {
    const response = withHeader("getPet 200", "access-control-allow-origin", "*");
    expect(validator("getPet", { method: "GET", hasOrigin: true }, response)).toEqual([]);
    expect(createResponseValidator({ allowCors: true })("getPet", { method: "GET" }, response)).toEqual([]);
  });

  it("accepts the int64 extremes", () => {
    for (const integer of ["9223372036854775807", "-9223372036854775808"]) {
      const response = { ...exampleOf("getPet 200"), bodyText: `{"id":1,"name":"Rex","categoryId":${integer}}` };
      expect(validator("getPet", { method: "GET" }, response)).toEqual([]);
    }
  });
});

describe("a content type range", () => {
  const root = structuredClone(contractDocument.root) as { paths: Record<string, { get: object }> };
  const listPets = root.paths["/pets"]?.get as { responses: Record<string, { content: object }> };
  const text = { schema: { type: "string", maxLength: 3 } };
  const json = { schema: { type: "array" } };
  Object.assign(listPets.responses["200"] ?? {}, {
    content: { "image/*": { schema: {} }, "text/*": text, "application/*": { schema: {} }, "application/json": json },
  });
  const document = createApiDocument(root);
  const validate = createResponseValidator({ document });

  it.each<[contentType: string, body: string, problems: string[]]>([
    ["image/png", "png", []],
    ["text/csv; charset=utf-8", "a,b", []],
    ["text/csv", "a,b,c", ['body : must NOT have more than 3 characters, got "a,b,c"']],
    ["application/json; charset=utf-8", "[]", []],
    ["application/json; charset=utf-8", "{}", ["body : must be array, got {}"]],
    ["application/zip", "{}", []],
    [
      "audio/mpeg",
      "[]",
      ["header Content-Type: must be image/* or text/* or application/* or application/json, got audio/mpeg"],
    ],
    [
      "image/*",
      "[]",
      ["header Content-Type: must be image/* or text/* or application/* or application/json, got image/*"],
    ],
  ])("validates a response with %s and the body %s", (contentType, bodyText, problems) => {
    const { headers } = withHeader("listPets 200", "content-type", contentType);
    const found = validate("listPets", { method: "GET" }, { status: 200, headers, bodyText });
    expect(found).toEqual(problems.map((problem) => `listPets → 200 → ${problem}`));
  });

  it("is a coverage item", () => {
    const items = listCoverageItems(document).filter((item) => / responses: 200 /.test(toItemId(item)));
    const response = createHttpResponse(200, ["Content-Type", "image/png"], new TextEncoder().encode("png"));
    const exchange = toExchange(document, { method: "GET", target: `${contract.basePath}/pets` }, response);
    expect(items.filter((item) => item.isCovered?.(exchange)).map(toItemId)).toEqual([
      "listPets responses: 200 image/*",
    ]);
  });
});

it("parses several links with several parameters", () => {
  expect(parseLinks('</docs#a>; rel="deprecation"; type="text/html", </v1/pets?a=1,2>; rel=next')).toEqual([
    { target: "/docs#a", rel: "deprecation" },
    { target: "/v1/pets?a=1,2", rel: "next" },
  ]);
});

it.each([
  "",
  "/v1/pets",
  "</v1/pets>",
  "</v1/pets>; title=next",
  '</v1/pets>; rel="next"; ',
  '</v1/pets>; rel="next" </b>; rel="next"',
])("rejects %j as a Link", (header) => {
  expect(parseLinks(header)).toBeUndefined();
});

function validateResponse(example: string, response: ValidatedResponse): string {
  const [operation = ""] = example.split(" ");
  return validator(operation, { method: "GET" }, response).join("\n");
}

/** Returns an example of the contract with one header changed or removed. */
function withHeader(example: string, name: string, value?: string): ValidatedResponse {
  const response = exampleOf(example);
  const otherHeaders = [...response.headers].filter(([otherName]) => otherName.toLowerCase() !== name.toLowerCase());
  return { ...response, headers: value === undefined ? otherHeaders : [...otherHeaders, [name, value]] };
}

/** @param example an operation and a status */
function exampleOf(example: string): ValidatedResponse {
  const found = listExamples().find(({ operation, response }) => `${operation} ${response.status}` === example);
  if (!found) throw new Error(`The contract has no example of ${example}.`);
  return found.response;
}
