import { contract } from "@animal-store/contract";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

export interface CrossOriginOptions {
  /** Origins whose pages may call the API; "*" stands for any. */
  readonly origins: readonly string[];
  /** The headers of an answer that is counted nowhere. */
  readonly anonymousHeaders: (request: HonoContext) => Record<string, string>;
}

/** Lets pages of these origins call the API and read every documented header; answers preflights without a key (Fetch, CORS protocol). */
export function createCrossOrigin({ origins, anonymousHeaders }: CrossOriginOptions): MiddlewareHandler {
  const allow = cors({
    origin: origins.includes("*") ? "*" : [...origins],
    allowMethods: documentedMethods,
    exposeHeaders: documentedHeaders,
    maxAge: contract.extensions["x-cross-origin"].maxAgeSeconds,
  });

  return async (c, next) => {
    if (isPreflight(c)) {
      for (const [name, value] of Object.entries(anonymousHeaders(c))) c.header(name, value);
      return allow(c, next);
    }
    // Hono's middleware takes every OPTIONS for a preflight, and this one is none: its answer is for its own caller alone.
    return c.req.method === "OPTIONS" ? next() : allow(c, next);
  };
}

function isPreflight({ req }: HonoContext): boolean {
  const { method, headers } = req.raw;
  return method === "OPTIONS" && headers.has("origin") && headers.has("access-control-request-method");
}

const operations = Object.values(contract.operations);
const documentedMethods = [...new Set(["HEAD", "OPTIONS", ...operations.map(({ method }) => method)])].sort();
const documentedHeaders = [
  ...new Set(
    [...operations.map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
      Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
    ),
  ),
].sort();
