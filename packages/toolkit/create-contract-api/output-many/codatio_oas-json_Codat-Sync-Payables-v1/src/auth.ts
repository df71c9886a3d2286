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
    // API key in the header: look up its hash in your database.
    if (isWrong(credentials.auth_header?.key)) return undefined;
    return { context: { name: "api" } };
  };
}

/** Texts of the same length, so that the time of a comparison does not depend on the secret. */
function toDigest(text: string): Buffer {
  return hash("sha256", text, "buffer");
}
