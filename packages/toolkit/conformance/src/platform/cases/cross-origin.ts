import assert from "node:assert/strict";
import { fillPath, listAllResponses } from "../../document.ts";
import type { HttpResponse } from "../../http/http-client.ts";
import type { PlatformDocument } from "../platform-document.ts";
import { allowedOrigin, type CallOptions, type Scenario, type ScenarioContext, type Target } from "../scenario.ts";
import {
  expectError,
  expectRateLimit,
  expectSuccess,
  parseList,
  parseRateLimit,
  sendConcurrently,
  unknownPath,
} from "../steps.ts";
import type { DocumentedResponse } from "./documented-responses.ts";

const otherOrigins = [
  "https://elsewhere.example",
  `${allowedOrigin}.elsewhere.example`,
  `${allowedOrigin}:8443`,
  `${allowedOrigin}/`,
  allowedOrigin.replace("https", "http"),
  allowedOrigin.slice(0, -1),
  "null",
];

/** CORS (`x-cross-origin`, Fetch standard): which origins can read a response, and the preflights of browsers. */
export function createCrossOriginScenarios(
  platform: PlatformDocument,
  responses: readonly DocumentedResponse[],
): Scenario[] {
  const { maxAgeSeconds, probe } = platform;
  if (maxAgeSeconds === undefined) return [];
  const headers = listAllResponses(platform.document).flatMap((response) => response.headers);
  const exposedHeaders = new Set(headers.map(({ name }) => name.toLowerCase()));
  // The parser rejects the other requests before the service reads their Origin.
  const served = responses.filter(({ isOfParser }) => !isOfParser);
  const scenarios = [
    ...createPreflightScenarios(platform, maxAgeSeconds),
    ...served.map<Scenario>(({ label, outcome, trigger }) => ({
      id: `cors/${label}`,
      title: "exposes every documented header to a page of the allowed origin",
      ...outcome,
      async run(context) {
        const response = expectPolicy(
          await trigger(context, { headers: { Origin: allowedOrigin } }),
          context.target,
          allowedOrigin,
        );
        const exposed = parseList(response, "access-control-expose-headers").map((name) => name.toLowerCase());
        for (const name of exposedHeaders) assert(exposed.includes(name), `${name} must be exposed, got ${exposed}`);
        return response;
      },
    })),
    ...otherOrigins.map<Scenario>((origin) => ({
      id: `cors/other-origin/${origin}`,
      title: `serves a request of ${origin} and allows the origin only if the target allows every origin`,
      ...expectSuccess(probe),
      run: async ({ call, target }) => expectPolicy(await call(probe.id, { headers: { Origin: origin } }), target),
    })),
    ...served.map<Scenario>(({ label, outcome, trigger }) => ({
      id: `cors/without-an-origin/${label}`,
      title: "a response to a request without Origin has Vary: Origin and allows no origin",
      ...outcome,
      run: async (context) => expectVaryByOrigin(expectAllowedOrigin(await trigger(context), undefined)),
    })),
  ];
  return scenarios.map(({ needs = [], ...scenario }) => ({ ...scenario, needs: [...needs, "cors-origin"] }));
}

function createPreflightScenarios(platform: PlatformDocument, maxAgeSeconds: number): Scenario[] {
  const { document, probe, addressLimits } = platform;
  const { perMinute } = addressLimits;
  const paths = [...new Set(document.operations.map(({ path }) => fillPath(path, "1")))];
  const methods = [...new Set(document.operations.map(({ method }) => method))];
  const requestHeaders = listRequestHeaders(platform);
  const noContent = { operation: "unrouted", status: 204 };
  const missing = expectError(platform, "unrouted", "missing_api_key");
  const sendPreflight = ({ send }: ScenarioContext, origin: string, path = probe.path): Promise<HttpResponse> =>
    send("OPTIONS", path, { key: null, headers: { ...toPreflight(origin), "X-Request-Id": null } });
  const toPreflight = (origin: string): NonNullable<CallOptions["headers"]> => ({
    Origin: origin,
    "Access-Control-Request-Method": methods.at(-1) ?? "GET",
    "Access-Control-Request-Headers": requestHeaders.join(","),
  });
  return [
    ...[...paths, unknownPath].map<Scenario>((path) => ({
      id: `preflights${path}`,
      title: "a preflight needs no key and allows every documented method and the requested headers",
      covers: ["x-cross-origin/maxAgeSeconds"],
      ...noContent,
      async run(context) {
        const response = expectPolicy(await sendPreflight(context, allowedOrigin, path), context.target, allowedOrigin);
        const allowedMethods = parseList(response, "access-control-allow-methods");
        for (const method of methods)
          assert(allowedMethods.includes(method), `${method} must be allowed, got ${allowedMethods}`);
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
      ...noContent,
      async run(context) {
        const { remaining } = parseRateLimit(await sendPreflight(context, allowedOrigin));
        for (let count = 0; count < 3; count += 1)
          expectRateLimit(await sendPreflight(context, allowedOrigin), { limit: perMinute, remaining });
        const expected = { limit: perMinute, remaining: remaining - 1 };
        expectRateLimit(await context.call(probe.id, { key: null }), expected);
        return expectRateLimit(await sendPreflight(context, allowedOrigin), expected);
      },
    },
    {
      id: "preflights/of-an-empty-bucket",
      needs: ["address-limit"],
      title: "serves the preflights of an address whose limit is exhausted",
      ...noContent,
      async run(context) {
        await sendConcurrently(context, null, perMinute + 1);
        const response = await sendPreflight(context, allowedOrigin);
        return expectPolicy(
          expectRateLimit(response, { limit: perMinute, remaining: 0 }),
          context.target,
          allowedOrigin,
        );
      },
    },
    ...otherOrigins.map<Scenario>((origin) => ({
      id: `preflights/other-origin/${origin}`,
      title: `serves a preflight of ${origin} and allows the origin only if the target allows every origin`,
      ...noContent,
      run: async (context) => expectPolicy(await sendPreflight(context, origin), context.target),
    })),
    {
      id: "preflights/options-without-a-key",
      title: "OPTIONS with an Origin but without a requested method is not a preflight and needs a key",
      ...missing,
      run: async ({ send, target }) =>
        expectPolicy(
          await send("OPTIONS", probe.path, { key: null, headers: { Origin: allowedOrigin } }),
          target,
          allowedOrigin,
        ),
    },
    {
      id: "preflights/options-with-a-key",
      title: "OPTIONS with an Origin and a key returns the methods of the path and counts as a request",
      ...noContent,
      async run({ call, send, target }) {
        const { remaining } = parseRateLimit(await call(probe.id));
        const response = await send("OPTIONS", probe.path, { headers: { Origin: allowedOrigin } });
        assert(response.headers.has("allow"));
        return expectPolicy(expectRateLimit(response, { remaining: remaining - 1 }), target, allowedOrigin);
      },
    },
    {
      id: "preflights/options-without-an-origin",
      title: "OPTIONS with a requested method but without an Origin is not a preflight and needs a key",
      ...missing,
      run: async ({ send }) => {
        const headers = { "Access-Control-Request-Method": "GET" };
        return expectVaryByOrigin(await send("OPTIONS", probe.path, { key: null, headers }));
      },
    },
  ];
}

/** Returns the headers that a client can send: credentials, media types and parameters. */
function listRequestHeaders({ document, keyHeader = "authorization" }: PlatformDocument): string[] {
  const parameters = document.operations.flatMap((operation) => operation.parameters);
  const names = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name.toLowerCase());
  return [...new Set([keyHeader.toLowerCase(), "content-type", ...names])];
}

/**
 * Asserts that CORS allows an origin, and that caches store a separate response for each origin.
 * @param origin the origin to allow if the target does not allow every origin
 */
function expectPolicy(response: HttpResponse, { allowsAnyOrigin }: Target, origin?: string): HttpResponse {
  return expectVaryByOrigin(expectAllowedOrigin(response, allowsAnyOrigin ? "*" : origin));
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
