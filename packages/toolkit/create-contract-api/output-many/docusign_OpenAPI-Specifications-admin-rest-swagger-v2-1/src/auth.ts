import { hash, timingSafeEqual } from "node:crypto";
import type { Authentication, Credentials } from "@animal-store/openapi-hono";
import { StartupError } from "@animal-store/process";
import type { contract } from "./generated/contract.ts";
import type { Settings } from "./settings.ts";

/** The caller of an operation, which is the `context` of its handler. */
export interface Caller {
  readonly name: string;
}

type Authenticate = (credentials: Credentials<typeof contract>) => Authentication<Caller> | undefined;

const sampleToken = "test";

/** Returns the function that finds the caller by the credentials of a request. Undefined becomes a 401. */
export function createAuthenticate({ API_TOKEN, NODE_ENV }: Settings): Authenticate {
  if (NODE_ENV === "production" && API_TOKEN === sampleToken)
    throw new StartupError("API_TOKEN must be a secret in production, such as the output of: openssl rand -base64 32");
  const secret = toDigest(API_TOKEN);
  const isWrong = (text: string | undefined) => text !== undefined && !timingSafeEqual(toDigest(text), secret);
  // The credentials are those of one requirement in the contract. Replace each comparison with a check of your own.
  return (credentials) => {
    // Access token: verify its signature, issuer, audience and expiry, for example with jwk of Hono.
    if (isWrong(credentials.accessCode?.token)) return undefined;
    return { context: { name: "api" }, scopes };
  };
}

/** Texts of the same length, so that the time of a comparison does not depend on the secret. */
function toDigest(text: string): Buffer {
  return hash("sha256", text, "buffer");
}

// Return those of the caller instead.
const scopes = ["organization_read","user_data_redact","permission_read","group_read","user_read","account_read","account_write","user_write","identity_provider_read","domain_read","asset_group_account_read","asset_group_account_clone_write","asset_group_account_clone_read","organization_sub_account_read","organization_sub_account_write","connect_org_config_read_api","connect_org_config_write_api","connect_org_oauth_read_api","connect_org_oauth_write_api","connect_org_hmac_read_api","connect_org_hmac_write_api"];
