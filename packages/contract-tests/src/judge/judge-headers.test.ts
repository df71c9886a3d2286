import { describe, expect, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { type BrokenExample, changed, header } from "./changed-example.ts";
import { createJudge } from "./create-judge.ts";

const judge = createJudge(contractDocument);

const faults: BrokenExample[] = [
  {
    fault: "a missing charset",
    of: ["getPet", 200],
    change: header("content-type", "application/json"),
    violation: "header Content-Type: must be application/json; charset=utf-8, got application/json",
  },
  { fault: "a missing Content-Type", of: ["getPet", 200], change: header("content-type"), violation: "got none" },
  {
    fault: "a missing required header",
    of: ["getPet", 200],
    change: header("x-request-id"),
    violation: "header X-Request-Id: is required, the answer has none",
  },
  {
    fault: "a missing header of one status",
    of: ["listPets", 429],
    change: header("retry-after"),
    violation: "header Retry-After: is required",
  },
  {
    fault: "an undocumented header",
    of: ["getPet", 200],
    change: header("x-powered-by", "Hono"),
    violation: 'header x-powered-by: is not documented, got "Hono"',
  },
  {
    fault: "a CORS header nobody asked for",
    of: ["getPet", 200],
    change: header("access-control-allow-origin", "*"),
    violation: "is not documented",
  },
  {
    fault: "a header that is no integer",
    of: ["getPet", 200],
    change: header("x-ratelimit-limit", "60.0"),
    violation:
      'header X-RateLimit-Limit: must be an integer of at least 0, written without fraction or exponent, got "60.0"',
  },
  {
    fault: "a header below its minimum",
    of: ["listPets", 503],
    change: header("retry-after", "0"),
    violation: "header Retry-After: must be an integer of at least 1",
  },
  {
    fault: "a header beside its pattern",
    of: ["getPet", 200],
    change: header("x-request-id", "a b"),
    violation: "header X-Request-Id: must match pattern",
  },
  {
    fault: "a header beside its constant",
    of: ["getPet", 401],
    change: header("www-authenticate", "Basic"),
    violation: "header WWW-Authenticate: must be equal to constant",
  },
  {
    fault: "another constant than a boolean",
    of: ["createPet", 201],
    change: header("idempotency-replayed", "false"),
    violation: "header Idempotency-Replayed: must be equal to constant",
  },
  {
    fault: "an answer that shared caches may keep",
    of: ["listPets", 200],
    change: header("cache-control", "public"),
    violation: "header Cache-Control: must be equal to constant",
  },
  {
    fault: "a weak entity tag",
    of: ["getPet", 304],
    change: header("etag", 'W/"a"'),
    violation: "header ETag: must match pattern",
  },
  {
    fault: "an entity tag without quotes",
    of: ["listOrders", 200],
    change: header("etag", "a"),
    violation: "header ETag: must match pattern",
  },
  {
    fault: "an entity tag on an error",
    of: ["listPets", 400],
    change: header("etag", '"a"'),
    violation: "header etag: is not documented",
  },
  {
    fault: "a deprecated operation that does not say so in a 304",
    of: ["getPet", 304],
    change: header("deprecation"),
    violation: "header Deprecation: is required",
  },
  {
    fault: "a header sent twice",
    of: ["getPet", 200],
    change: { headers: [["X-RateLimit-Limit", "60"]] },
    violation: 'got "60, 60"',
  },
  {
    fault: "more remaining than the limit",
    of: ["getPet", 200],
    change: header("x-ratelimit-remaining", "61"),
    violation: "header X-RateLimit-Remaining: must be at most X-RateLimit-Limit 60, got 61",
  },
  {
    fault: "another day of deprecation",
    of: ["getPet", 200],
    change: header("deprecation", "@1764892801"),
    violation: 'header Deprecation: must be "@1764892800"',
  },
  {
    fault: "another day of sunset",
    of: ["getPet", 404],
    change: header("sunset", "Fri, 06 Dec 2030 00:00:00 GMT"),
    violation: 'header Sunset: must be "Thu, 05 Dec 2030 00:00:00 GMT"',
  },
  {
    fault: "a successor that is another",
    of: ["getPet", 400],
    change: header("link", '</docs#tag/pets/operation/getPet>; rel="deprecation", </v1/cats>; rel="successor-version"'),
    violation: 'header Link: must hold </v1/pets>; rel="successor-version"',
  },
  {
    fault: "a deprecation where none is documented",
    of: ["getPet", 401],
    change: header("deprecation", "@1764892800"),
    violation: "header deprecation: is not documented",
  },
  {
    fault: "a Link that is none",
    of: ["listPets", 200],
    change: header("link", "/v1/pets?cursor=a"),
    violation: "header Link: must be links as RFC 8288",
  },
  {
    fault: "a next page elsewhere",
    of: ["listPets", 200],
    change: header("link", '<https://example.com/v1/pets>; rel="next"'),
    violation: "must be a relative reference",
  },
  {
    fault: "another policy than that of every answer",
    of: ["listPets", 200],
    change: header("content-security-policy", "default-src *"),
    violation: "header Content-Security-Policy: must be \"default-src 'none'",
  },
  {
    fault: "a Content-Type without a body",
    of: ["unrouted", 204],
    change: header("content-type", "text/plain"),
    violation: "header Content-Type: must be absent",
  },
];

describe("the judge of headers", () => {
  it.each(faults)("names $fault", ({ of: [operation, status], change, violation }) => {
    expect(judge(operation, { method: "GET" }, changed(operation, status, change)).join("\n")).toContain(violation);
  });
});
