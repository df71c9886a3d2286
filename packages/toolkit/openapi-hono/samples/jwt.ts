import type { Authentication } from "@animal-store/openapi-hono";
import { verify } from "hono/jwt";

/**
 * Returns the `authenticate` of an app that signs its own tokens, for the scheme `{ type: http, scheme: bearer }` named `token`.
 * Each operation requires the scopes in its `security`.
 */
export function authenticateJwt(secret: string) {
  return async ({
    token,
  }: {
    readonly token?: { readonly token: string };
  }): Promise<Authentication<{ user: string }> | undefined> => {
    if (!token) return undefined;
    // Also checks `exp`, `nbf` and `iat`.
    const claims = await verify(token.token, secret, "HS256").catch(() => undefined);
    if (typeof claims?.sub !== "string") return undefined;
    return { context: { user: claims.sub }, scopes: String(claims.scope ?? "").split(" ") };
  };
}
