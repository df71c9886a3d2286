import type { MiddlewareHandler } from "hono";
import { createPart, type PartErrorOptions } from "../part-errors.ts";
import type { KeyRing, ValidKey } from "./key-ring.ts";

/** The variables of an app with `apiKeys`. */
export interface ApiKeyEnv {
  readonly Variables: { readonly apiKey: ValidKey };
}

export interface ApiKeyOptions extends PartErrorOptions {
  readonly keyRing: Pick<KeyRing, "authenticate" | "header">;
  /** The scopes that a request requires. @default none */
  readonly scopes?: readonly string[];
}

/**
 * Requires a valid API key. Handlers read it as `c.var.apiKey`.
 * @example
 * app.use("/books/*", apiKeys({ keyRing, scopes: ["read"] }));
 */
export function apiKeys({ keyRing, scopes = [], ...options }: ApiKeyOptions): MiddlewareHandler<ApiKeyEnv> {
  const challenge = { "WWW-Authenticate": keyRing.header === "authorization" ? "Bearer" : "ApiKey" };
  return createPart(options, (respond) => async (c, next) => {
    const key = await keyRing.authenticate(c.req.raw.headers.get(keyRing.header));
    if ("code" in key) return respond(c, { ...key, headers: challenge });
    const missing = scopes.filter((scope) => !key.scopes.includes(scope));
    if (missing.length > 0)
      return respond(c, {
        code: "insufficient_scope",
        message: `The API key lacks the scope ${missing.join(" and ")}. Use a key that has it.`,
      });
    c.set("apiKey", key);
    return next();
  });
}
