import assert from "node:assert/strict";
import type { HttpResponse } from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import type { CaseContext } from "../case-context.ts";
import { allowedOrigin } from "../target.ts";
import { sendConcurrently } from "./bans.ts";
import type { ContractCase, Outcome } from "./contract-case.ts";
import { expectError, expectSuccess, optionsOutcome, parserCodes, unknownPath } from "./contract-case.ts";
import { expectRateLimit, parseRateLimit } from "./rate-limit-headers.ts";
import { repeatableResponses } from "./responses.ts";
import { resources } from "./routing.ts";
import { parseList } from "./steps.ts";

// The parser rejects the other requests before the service reads their Origin.
const servedResponses = repeatableResponses.filter(({ outcome: { code = "" } }) => !parserCodes.includes(code));

const otherOrigins = [
  "https://elsewhere.example",
  `${allowedOrigin}.elsewhere.example`,
  `${allowedOrigin}:8443`,
  `${allowedOrigin}/`,
  allowedOrigin.replace("https", "http"),
  allowedOrigin.slice(0, -1),
  "null",
];

export const anyOrigin = "*";

const { perMinute } = contract.plans.free;
const { path } = contract.operations.listPets;
const { maxAgeSeconds } = contract.extensions["x-cross-origin"];
const requestHeaders = ["authorization", "content-type", "idempotency-key", "if-none-match", "x-request-id"];

const documentedHeaders = new Set(
  [...Object.values(contract.operations).map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
);

export const crossOriginCases: ContractCase[] = [
  ...servedResponses.map<ContractCase>(({ outcome, setup, trigger }) => ({
    id: `cors/${formatOutcome(outcome)}`,
    title: "exposes every documented header to a page of the allowed origin",
    ...setup,
    ...outcome,
    async run(context) {
      const response = expectReadable(await trigger(context, { headers: { Origin: allowedOrigin } }), context);
      const exposed = parseList(response, "access-control-expose-headers");
      for (const name of documentedHeaders) assert(exposed.includes(name), `${name} must be exposed, got ${exposed}`);
      return response;
    },
  })),
  ...otherOrigins.map<ContractCase>((origin) => ({
    id: `cors/other-origin/${origin}`,
    title: `serves a request of ${origin} and allows the origin only if the target allows every origin`,
    ...expectSuccess("listPets"),
    run: async (context) =>
      expectCrossOriginPolicy(await context.call("listPets", { headers: { Origin: origin } }), context),
  })),
  ...servedResponses.map<ContractCase>(({ outcome, setup, trigger }) => ({
    id: `cors/without-an-origin/${formatOutcome(outcome)}`,
    title: "a response to a request without Origin has Vary: Origin and allows no origin",
    ...setup,
    ...outcome,
    run: async (context) => expectVaryByOrigin(expectAllowedOrigin(await trigger(context), undefined)),
  })),
];

function formatOutcome({ operation, status, code }: Outcome): string {
  return `${operation}/${code ?? status}`;
}

/** Preflights that browsers send before the request of a page (Fetch, CORS protocol). */
export const preflightCases: ContractCase[] = [
  ...[...resources.map(({ examplePath }) => examplePath), unknownPath].map<ContractCase>((path) => ({
    id: `preflights${path}`,
    title: "a preflight needs no key and allows every documented method and the requested headers",
    covers: ["x-cross-origin/maxAgeSeconds"],
    ...optionsOutcome,
    async run(context) {
      const response = expectReadable(await sendPreflight(context, allowedOrigin, path), context);
      const methods = parseList(response, "access-control-allow-methods");
      for (const method of resources.flatMap((resource) => resource.methods))
        assert(methods.includes(method), `${method} must be allowed, got ${methods}`);
      const headers = parseList(response, "access-control-allow-headers").map((name) => name.toLowerCase());
      for (const name of requestHeaders) assert(headers.includes(name), `${name} must be allowed, got ${headers}`);
      assert.equal(response.headers.get("access-control-max-age"), String(maxAgeSeconds));
      assert.equal(response.headers.get("allow"), undefined);
      return response;
    },
  })),
  {
    id: "preflights/not-counted",
    title: "preflights return the rate limit values of their address and do not count",
    ...optionsOutcome,
    async run(context) {
      const { remaining } = parseRateLimit(await sendPreflight(context, allowedOrigin));
      for (let count = 0; count < 3; count += 1)
        expectRateLimit(await sendPreflight(context, allowedOrigin), { limit: perMinute, remaining });
      const expected = { limit: perMinute, remaining: remaining - 1 };
      expectRateLimit(await context.call("listPets", { key: null }), expected);
      return expectRateLimit(await sendPreflight(context, allowedOrigin), expected);
    },
  },
  {
    id: "preflights/of-an-empty-bucket",
    needs: ["address-limit"],
    title: "serves the preflights of an address whose limit is exhausted",
    ...optionsOutcome,
    async run(context) {
      await sendConcurrently(context, null, perMinute + 1);
      const response = expectRateLimit(await sendPreflight(context, allowedOrigin), { limit: perMinute, remaining: 0 });
      return expectReadable(response, context);
    },
  },
  ...otherOrigins.map<ContractCase>((origin) => ({
    id: `preflights/other-origin/${origin}`,
    title: `serves a preflight of ${origin} and allows the origin only if the target allows every origin`,
    ...optionsOutcome,
    run: async (context) => expectCrossOriginPolicy(await sendPreflight(context, origin), context),
  })),
  {
    id: "preflights/options-without-a-key",
    title: "OPTIONS with an Origin but without a requested method is not a preflight and needs a key",
    ...expectError("unrouted", "missing_api_key"),
    run: async (context) =>
      expectReadable(await context.send("OPTIONS", path, { key: null, headers: { Origin: allowedOrigin } }), context),
  },
  {
    id: "preflights/options-with-a-key",
    title: "OPTIONS with an Origin and a key returns the methods of the path and counts as a request",
    ...optionsOutcome,
    async run(context) {
      const { remaining } = parseRateLimit(await context.call("listPets"));
      const response = await context.send("OPTIONS", path, { headers: { Origin: allowedOrigin } });
      assert(response.headers.has("allow"));
      return expectReadable(expectRateLimit(response, { remaining: remaining - 1 }), context);
    },
  },
  {
    id: "preflights/options-without-an-origin",
    title: "OPTIONS with a requested method but without an Origin is not a preflight and needs a key",
    ...expectError("unrouted", "missing_api_key"),
    run: async ({ send }) => {
      const headers = { "Access-Control-Request-Method": "GET" };
      return expectVaryByOrigin(await send("OPTIONS", path, { key: null, headers }));
    },
  },
];

function sendPreflight({ send }: CaseContext, origin: string, requestPath: string = path): Promise<HttpResponse> {
  const headers = {
    Origin: origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": requestHeaders.join(","),
  };
  return send("OPTIONS", requestPath, { key: null, headers });
}

/** Asserts that CORS allows the test origin, and that caches store a separate response for each origin. */
function expectReadable(response: HttpResponse, { allowsAnyOrigin }: CaseContext): HttpResponse {
  return expectVaryByOrigin(expectAllowedOrigin(response, allowsAnyOrigin ? anyOrigin : allowedOrigin));
}

/** Asserts that CORS allows another origin only if the target allows every origin. */
function expectCrossOriginPolicy(response: HttpResponse, { allowsAnyOrigin }: CaseContext): HttpResponse {
  return expectVaryByOrigin(expectAllowedOrigin(response, allowsAnyOrigin ? anyOrigin : undefined));
}

/** Asserts the allowed origin of a response. @param origin undefined for none */
export function expectAllowedOrigin(response: HttpResponse, origin: string | undefined): HttpResponse {
  const found = response.headers.get("access-control-allow-origin");
  assert(found === origin, `${origin ?? "No origin"} must be allowed, got ${found ?? "none"}`);
  return response;
}

/** Asserts that caches store a separate response for each origin (Fetch, CORS protocol and HTTP caches). */
function expectVaryByOrigin(response: HttpResponse): HttpResponse {
  const vary = parseList(response, "vary").map((name) => name.toLowerCase());
  assert(vary.includes("origin"), `Vary must contain Origin, got ${vary.join() || "none"}`);
  return response;
}
