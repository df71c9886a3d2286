import type { Context, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Contract } from "./contract/load-contract.ts";
import { optionsAnswer } from "./options-answer.ts";

/** Lets pages of any origin use the mock and read every documented header. */
export function crossOrigin(contract: Contract): MiddlewareHandler {
  const exposed = contract.headerNames.join(",");
  const allow = cors({ origin: "*", exposeHeaders: contract.headerNames });

  return async (context, next) => {
    if (context.req.method !== "OPTIONS") return allow(context, next);
    if (isPreflight(context)) {
      const { Allow: _, ...headers } = optionsAnswer(contract, new URL(context.req.url).pathname).headers;
      for (const [name, value] of Object.entries(headers)) context.header(name, value);
      return allow(context, next);
    }
    // Hono's middleware takes every OPTIONS for a preflight.
    await next();
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Access-Control-Expose-Headers", exposed);
  };
}

function isPreflight({ req }: Context): boolean {
  return req.header("Origin") !== undefined && req.header("Access-Control-Request-Method") !== undefined;
}
