import { contract } from "@animal-store/contract";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

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
  const answerPreflight = cors({
    origin: isAnyAllowed ? "*" : [...origins],
    allowMethods: documentedMethods,
    maxAge: contract.extensions["x-cross-origin"].maxAgeSeconds,
  });

  return async (c, next) => {
    if (isPreflight(c)) {
      for (const [name, value] of Object.entries(anonymousHeaders(c))) c.header(name, value);
      return answerPreflight(c, next);
    }
    await next();
    // Hono's middleware would take every OPTIONS for a preflight, and expose headers to nobody too.
    if (!isAnyAllowed) c.header("Vary", "Origin", { append: true });
    const origin = c.req.raw.headers.get("origin");
    if (origin === null || !(isAnyAllowed || origins.includes(origin))) return;
    c.header("Access-Control-Allow-Origin", isAnyAllowed ? "*" : origin);
    c.header("Access-Control-Expose-Headers", exposedHeaders);
  };
}

function isPreflight({ req }: HonoContext): boolean {
  const { method, headers } = req.raw;
  return method === "OPTIONS" && headers.has("origin") && headers.has("access-control-request-method");
}

const operations = Object.values(contract.operations);
const documentedMethods = [...new Set(["HEAD", "OPTIONS", ...operations.map(({ method }) => method)])].sort();
const exposedHeaders = [
  ...new Set(
    [...operations.map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
      Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
    ),
  ),
]
  .sort()
  .join(",");
