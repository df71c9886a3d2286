import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { createJudge, type JudgedResponse } from "./create-judge.ts";
import { documentedExamples } from "./documented-examples.ts";
import { parseLinks } from "./judge-headers.ts";

const judge = createJudge(contractDocument);

const faults: [fault: string, operation: string, status: number, change: Change, violation: string][] = [
  [
    "a missing charset",
    "getPet",
    200,
    header("content-type", "application/json"),
    "header Content-Type: must be application/json; charset=utf-8, got application/json",
  ],
  ["a missing Content-Type", "getPet", 200, header("content-type"), "got none"],
  [
    "a missing required header",
    "getPet",
    200,
    header("x-request-id"),
    "header X-Request-Id: is required, the answer has none",
  ],
  ["a missing header of one status", "listPets", 429, header("retry-after"), "header Retry-After: is required"],
  [
    "an undocumented header",
    "getPet",
    200,
    header("x-powered-by", "Hono"),
    'header x-powered-by: is not documented, got "Hono"',
  ],
  ["a CORS header nobody asked for", "getPet", 200, header("access-control-allow-origin", "*"), "is not documented"],
  [
    "a header that is no integer",
    "getPet",
    200,
    header("x-ratelimit-limit", "60.0"),
    'header X-RateLimit-Limit: must be an integer of at least 0, written without fraction or exponent, got "60.0"',
  ],
  [
    "a header below its minimum",
    "listPets",
    503,
    header("retry-after", "0"),
    "header Retry-After: must be an integer of at least 1",
  ],
  [
    "a header beside its pattern",
    "getPet",
    200,
    header("x-request-id", "a b"),
    "header X-Request-Id: must match pattern",
  ],
  [
    "a header beside its constant",
    "getPet",
    401,
    header("www-authenticate", "Basic"),
    "header WWW-Authenticate: must be equal to constant",
  ],
  [
    "another constant than a boolean",
    "createPet",
    201,
    header("idempotency-replayed", "false"),
    "header Idempotency-Replayed: must be equal to constant",
  ],
  [
    "an answer that shared caches may keep",
    "listPets",
    200,
    header("cache-control", "public"),
    "header Cache-Control: must be equal to constant",
  ],
  ["a weak entity tag", "getPet", 304, header("etag", 'W/"a"'), "header ETag: must match pattern"],
  ["an entity tag without quotes", "listOrders", 200, header("etag", "a"), "header ETag: must match pattern"],
  ["an entity tag on an error", "listPets", 400, header("etag", '"a"'), "header etag: is not documented"],
  [
    "a deprecated operation that does not say so in a 304",
    "getPet",
    304,
    header("deprecation"),
    "header Deprecation: is required",
  ],
  ["a header sent twice", "getPet", 200, { headers: [["X-RateLimit-Limit", "60"]] }, 'got "60, 60"'],
  [
    "more remaining than the limit",
    "getPet",
    200,
    header("x-ratelimit-remaining", "61"),
    "header X-RateLimit-Remaining: must be at most X-RateLimit-Limit 60, got 61",
  ],
  [
    "another day of deprecation",
    "getPet",
    200,
    header("deprecation", "@1764892801"),
    'header Deprecation: must be "@1764892800"',
  ],
  [
    "another day of sunset",
    "getPet",
    404,
    header("sunset", "Fri, 06 Dec 2030 00:00:00 GMT"),
    'header Sunset: must be "Thu, 05 Dec 2030 00:00:00 GMT"',
  ],
  [
    "a successor that is another",
    "getPet",
    400,
    header("link", '</docs#tag/pets/operation/getPet>; rel="deprecation", </v1/cats>; rel="successor-version"'),
    'header Link: must hold </v1/pets>; rel="successor-version"',
  ],
  [
    "a deprecation where none is documented",
    "getPet",
    401,
    header("deprecation", "@1764892800"),
    "header deprecation: is not documented",
  ],
  [
    "a Link that is none",
    "listPets",
    200,
    header("link", "/v1/pets?cursor=a"),
    "header Link: must be links as RFC 8288",
  ],
  [
    "a next page elsewhere",
    "listPets",
    200,
    header("link", '<https://example.com/v1/pets>; rel="next"'),
    "must be a relative reference",
  ],
  [
    "another policy than that of every answer",
    "listPets",
    200,
    header("content-security-policy", "default-src *"),
    "header Content-Security-Policy: must be \"default-src 'none'",
  ],
  [
    "a Content-Type without a body",
    "unrouted",
    204,
    header("content-type", "text/plain"),
    "header Content-Type: must be absent",
  ],
  ["a body that is no JSON", "getPet", 200, { bodyText: "{" }, "body: must be JSON"],
  ["an empty body", "getPet", 200, { bodyText: "" }, "body: must be JSON"],
  ["a body where none is documented", "unrouted", 204, { bodyText: "{}" }, "body: must be absent"],
  [
    "a missing member",
    "getPet",
    200,
    { bodyText: '{"id":1,"name":"Rex"}' },
    'body : lacks the required member "categoryId"',
  ],
  [
    "an undocumented member",
    "getPet",
    200,
    { bodyText: '{"id":1,"name":"Rex","categoryId":7,"colour":"red"}' },
    'body : has the undocumented member "colour"',
  ],
  [
    "an undocumented member inside a list",
    "listPets",
    200,
    { bodyText: '[{"id":1,"name":"Rex","categoryId":7,"Status":"sold"}]' },
    'body /0: has the undocumented member "Status"',
  ],
  [
    "an undocumented member called __proto__",
    "getPet",
    200,
    { bodyText: '{"id":1,"name":"Rex","categoryId":7,"__proto__":{}}' },
    'the undocumented member "__proto__"',
  ],
  [
    "an undocumented member of a violation",
    "createPet",
    400,
    {
      bodyText: '{"code":"invalid_request","message":"m","status":400,"details":[{"path":"","message":"m","rule":1}]}',
    },
    'body /details/0: has the undocumented member "rule"',
  ],
  [
    "an id written 1.0",
    "getPet",
    200,
    { bodyText: '{"id":1.0,"name":"Rex","categoryId":7}' },
    "body /id: must be an integer from 1 to 9007199254740991, written without fraction or exponent",
  ],
  ["an id in a string", "getPet", 200, { bodyText: '{"id":"1","name":"Rex","categoryId":7}' }, 'got "1"'],
  [
    "an id over its maximum",
    "getPet",
    200,
    { bodyText: '{"id":9007199254740992,"name":"Rex","categoryId":7}' },
    "got 9007199254740992",
  ],
  [
    "an integer outside int64",
    "getPet",
    200,
    { bodyText: '{"id":1,"name":"Rex","categoryId":9223372036854775808}' },
    "body /categoryId: must be an integer from -9223372036854775808 to 9223372036854775807",
  ],
  [
    "an integer with an exponent",
    "getPet",
    200,
    { bodyText: '{"id":1,"name":"Rex","categoryId":1e2}' },
    "body /categoryId",
  ],
  [
    "a value outside its enum",
    "getPet",
    200,
    { bodyText: '{"id":1,"name":"Rex","categoryId":7,"status":null}' },
    "body /status",
  ],
  [
    "a lone surrogate in a name",
    "getPet",
    200,
    { bodyText: '{"id":1,"name":"\\ud800","categoryId":7}' },
    "body /name: must match pattern",
  ],
  [
    "an error of another status",
    "getPet",
    404,
    { bodyText: '{"code":"pet_not_found","message":"m","status":400}' },
    "body /status: must equal the HTTP status 404, got 400",
  ],
  [
    "an error status written 404.0",
    "getPet",
    404,
    { bodyText: '{"code":"pet_not_found","message":"m","status":404.0}' },
    "body /status: must be an integer",
  ],
  [
    "a code of another answer",
    "getPet",
    404,
    { bodyText: '{"code":"route_not_found","message":"m","status":404}' },
    "body /code: must be one of x-error-codes (pet_not_found), got route_not_found",
  ],
  [
    "a code of another status",
    "getPet",
    404,
    { bodyText: '{"code":"invalid_request","message":"m","status":404}' },
    "body /code: invalid_request belongs to status 400, got 404",
  ],
  ["a body where nothing has changed", "getPet", 304, { bodyText: "{}" }, "body: must be absent, got 2 characters"],
  [
    "an order without a real time",
    "createOrder",
    201,
    { bodyText: '{"id":1,"petId":1,"status":"placed","createdAt":"yesterday"}' },
    "body /createdAt",
  ],
];

it.each(faults)("names %s", (_fault, operation, status, change, violation) => {
  expect(judge(operation, { method: "GET" }, changed(operation, status, change)).join("\n")).toContain(violation);
});

describe("the judge", () => {
  it.each(documentedExamples(contractDocument))(
    "finds nothing in the contract's own example $title",
    ({ operation, method, response }) => {
      expect(judge(operation, { method }, response)).toEqual([]);
    },
  );

  it("knows an example of every operation and of unrouted answers", () => {
    const operations = new Set(documentedExamples(contractDocument).map(({ operation }) => operation));
    expect(operations).toEqual(new Set([...Object.keys(contract.operations), "unrouted"]));
  });

  it("names a status that is not documented", () => {
    const violations = judge("getPet", { method: "GET" }, changed("getPet", 200, { status: 206 }));
    expect(violations).toEqual([
      "getPet → 206: is not documented; documented are 200, 304, 400, 401, 403, 404, 429, 500, 503",
    ]);
  });

  it("takes no answer of routing for one of an operation", () => {
    expect(judge("listPets", { method: "GET" }, changed("unrouted", 405, {}))).toEqual([
      "listPets → 405: is not documented; documented are 200, 304, 400, 401, 403, 429, 500, 503",
    ]);
  });

  it("takes a HEAD answer for what GET answers, without the body", () => {
    const { headers } = exampleOf("listPets", 200);
    expect(judge("listPets", { method: "HEAD" }, { status: 200, headers, bodyText: "" })).toEqual([]);
    expect(judge("listPets", { method: "HEAD" }, { status: 200, headers, bodyText: "[]" })).toEqual([
      "listPets → 200 → body: must be absent, got 2 characters",
    ]);
  });

  it("lets CORS headers pass on the answer to a request with an Origin", () => {
    const response = changed("getPet", 200, header("access-control-allow-origin", "*"));
    expect(judge("getPet", { method: "GET", hasOrigin: true }, response)).toEqual([]);
    expect(judge("getPet", { method: "GET" }, response)).not.toEqual([]);
  });

  it("lets CORS headers pass on every answer of a target that always sends them", () => {
    const response = changed("getPet", 200, header("access-control-allow-origin", "*"));
    expect(createJudge(contractDocument, { allowCors: true })("getPet", { method: "GET" }, response)).toEqual([]);
  });

  it("keeps the int64 extremes", () => {
    for (const integer of ["9223372036854775807", "-9223372036854775808"]) {
      const response = { ...exampleOf("getPet", 200), bodyText: `{"id":1,"name":"Rex","categoryId":${integer}}` };
      expect(judge("getPet", { method: "GET" }, response)).toEqual([]);
    }
  });
});

it("reads several links with several parameters", () => {
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
])("takes %j for no Link", (header) => {
  expect(parseLinks(header)).toBeUndefined();
});

/** What makes a fitting example one that does not. */
interface Change {
  status?: number;
  /** Appended; without a value the header is taken away. */
  headers?: [string, (string | undefined)?][];
  replace?: boolean;
  bodyText?: string;
}

/** Sets one header, or takes it away. */
function header(name: string, value?: string): Change {
  return { headers: [[name, value]], replace: true };
}

/** An example of the contract with a change. */
function changed(
  operation: string,
  status: number,
  { headers = [], replace = false, ...change }: Change,
): JudgedResponse {
  const example = exampleOf(operation, status);
  const kept = replace
    ? [...example.headers].filter(([name]) => !headers.some(([other]) => other === name.toLowerCase()))
    : [...example.headers];
  const added = headers.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  return { ...example, ...change, headers: [...kept, ...added] };
}

function exampleOf(operation: string, status: number): JudgedResponse {
  const found = documentedExamples(contractDocument).find(
    (one) => one.operation === operation && one.response.status === status,
  );
  if (!found) throw new Error(`The contract has no example of ${operation} ${status}.`);
  return found.response;
}
