import { contract } from "@animal-store/contract";
import type { Context as HonoContext, MiddlewareHandler } from "hono";

export interface CrossOriginOptions {
  /** Origins whose pages may call the API; "*" stands for any. */
  readonly origins: readonly string[];
  /** The headers of an answer that is counted nowhere. */
  readonly anonymousHeaders: (request: HonoContext) => Record<string, string>;
}

/**
 * Lets pages of these origins call the API and read every documented header; answers preflights without a key (Fetch, CORS
 * protocol). An answer to a request without an `Origin` carries no header of that protocol.
 */
export function createCrossOrigin({ origins, anonymousHeaders }: CrossOriginOptions): MiddlewareHandler {
  const isAnyAllowed = origins.includes("*");

  return async (c, next) => {
    const isAsking = isPreflight(c);
    if (isAsking) c.res = answerPreflight(c, anonymousHeaders(c));
    else await next();
    if (origins.length === 0) return;
    // No cache may give a page what was answered to a request without an Origin (Fetch, CORS protocol and HTTP caches).
    c.header("Vary", "Origin", { append: true });
    const origin = c.req.raw.headers.get("origin");
    if (origin === null || !(isAnyAllowed || origins.includes(origin))) return;
    c.header("Access-Control-Allow-Origin", isAnyAllowed ? "*" : origin);
    if (!isAsking) c.header("Access-Control-Expose-Headers", exposedHeaders);
  };
}

function isPreflight({ req }: HonoContext): boolean {
  const { method, headers } = req.raw;
  return method === "OPTIONS" && headers.has("origin") && headers.has("access-control-request-method");
}

/** What may be sent, whoever asks; the headers are all those that are asked for. */
function answerPreflight({ req }: HonoContext, headers: Record<string, string>): Response {
  const asked = req.raw.headers.get("access-control-request-headers");
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "Access-Control-Allow-Methods": documentedMethods,
      "Access-Control-Max-Age": String(contract.extensions["x-cross-origin"].maxAgeSeconds),
      Vary: "Access-Control-Request-Headers",
      ...(asked && { "Access-Control-Allow-Headers": asked }),
    },
  });
}

const operations = Object.values(contract.operations);
const documentedMethods = listed(["HEAD", "OPTIONS", ...operations.map(({ method }) => method)]);
const exposedHeaders = listed(
  [...operations.map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
);

function listed(names: readonly string[]): string {
  return [...new Set(names)].sort().join(",");
}
