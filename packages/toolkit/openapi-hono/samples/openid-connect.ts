import type { Authentication } from "@animal-store/openapi-hono";
import { createRemoteJWKSet, jwtVerify } from "jose";

export interface OpenIdOptions {
  /** The URL of the provider, without `/.well-known/openid-configuration`. */
  readonly issuer: string;
  /** The API for which the provider issues its access tokens. */
  readonly audience: string;
}

/**
 * Returns the `authenticate` of an app that accepts the JWT access tokens of a provider, for the scheme `{ type: openIdConnect }` named
 * `provider`. It gets the keys again when the provider replaces them.
 * @throws {Error} if the provider has no configuration
 */
export async function authenticateOpenId({ issuer, audience }: OpenIdOptions) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  if (!response.ok) throw new Error(`${issuer} responded with ${response.status} instead of its configuration.`);
  const { jwks_uri } = (await response.json()) as { jwks_uri: string };
  const keys = createRemoteJWKSet(new URL(jwks_uri));
  const rules = { issuer, audience, typ: "at+jwt", algorithms: ["RS256", "ES256", "EdDSA"] };
  return async ({
    provider,
  }: {
    readonly provider?: { readonly token: string };
  }): Promise<Authentication<{ user: string }> | undefined> => {
    if (!provider) return undefined;
    const verified = await jwtVerify(provider.token, keys, rules).catch(() => undefined);
    if (!verified?.payload.sub) return undefined;
    return { context: { user: verified.payload.sub }, scopes: String(verified.payload.scope ?? "").split(" ") };
  };
}
