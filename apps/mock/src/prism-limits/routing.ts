import { get, limits, type Outcome } from "./prism-limit.ts";

const json = { "content-type": "application/json; charset=utf-8" };
const problem = { "content-type": "application/problem+json" };
const missingKey: Outcome = { status: 401, code: "missing_api_key" };
const noRoute: Outcome = { status: 404, code: "route_not_found", headers: json };
const allowOfPets = "GET, HEAD, OPTIONS, POST";

/** Keys come before paths, paths before methods, and every answer is the contract's own. */
export const routingLimits = limits(true, [
  {
    id: "charset-of-answers",
    request: get("/pets"),
    wrong: { status: 200, headers: { "content-type": "application/json" } },
    right: { status: 200, headers: json },
  },
  {
    id: "deprecation-true",
    request: get("/pets/1"),
    wrong: { status: 200, headers: { deprecation: "true" } },
    right: { status: 200, headers: { deprecation: "@1764892800" } },
  },
  {
    id: "request-id-not-kept",
    request: get("/pets", { "X-Request-Id": "mine" }),
    wrong: { status: 200, headers: { "x-request-id": "3f2a9c51-8d07-4e6b-9a64-1c0d5b7e2f48" } },
    right: { status: 200, headers: { "x-request-id": "mine" } },
  },
  {
    id: "scheme-in-lower-case",
    request: get("/pets", { Authorization: "bearer token" }),
    wrong: missingKey,
    right: { status: 200 },
  },
  {
    id: "accept-is-ignored",
    request: get("/pets", { Accept: "text/html" }),
    wrong: { status: 406, headers: problem },
    right: { status: 200, headers: json },
  },
  { id: "accept-is-malformed", request: get("/pets", { Accept: "@@" }), wrong: "dies", right: { status: 200 } },
  {
    id: "key-before-path",
    request: get("/cats", { Authorization: "none" }),
    wrong: { status: 404, headers: problem },
    right: missingKey,
  },
  { id: "unknown-path", request: get("/cats"), wrong: { status: 404, headers: problem }, right: noRoute },
  { id: "trailing-slash", request: get("/pets/"), wrong: { status: 400, code: "invalid_request" }, right: noRoute },
  {
    id: "wrong-method",
    request: { method: "DELETE", path: "/pets" },
    wrong: { status: 405, headers: { ...problem, allow: null } },
    right: { status: 405, code: "method_not_allowed", headers: { ...json, allow: allowOfPets } },
  },
  {
    id: "head",
    request: { method: "HEAD", path: "/pets" },
    wrong: { status: 405 },
    right: { status: 200, headers: json },
  },
  {
    id: "options",
    request: { method: "OPTIONS", path: "/pets" },
    wrong: { status: 405 },
    right: { status: 204, headers: { allow: allowOfPets } },
  },
  {
    id: "forced-beside-invalid-input",
    request: get("/pets?limit=0", { Prefer: "code=503" }),
    wrong: { status: 400 },
    right: { status: 503, code: "service_unavailable" },
  },
  {
    id: "forced-but-not-documented",
    request: get("/pets", { Prefer: "code=418" }),
    wrong: { status: 404, headers: problem },
    right: { status: 400, code: "invalid_request", violationPath: "Prefer" },
  },
]);
