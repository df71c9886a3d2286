import type { PlatformErrorCode } from "../platform-contract.ts";

export interface KeyError {
  readonly code: Extract<
    PlatformErrorCode,
    "missing_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "rate_limit_exceeded"
  >;
  readonly message: string;
}

export const keyErrors = {
  invalid: {
    code: "invalid_api_key",
    message: "The API key is not valid. Check it for typing errors, or request a new key.",
  },
  /** The key was not looked up: the lookup queue is full, and the client has exhausted its limit. */
  lookupQueueFull: { code: "rate_limit_exceeded", message: "The API key was not checked. Try again later." },
  expired: { code: "expired_api_key", message: "The API key has expired. Request a new key." },
  revoked: { code: "revoked_api_key", message: "The API key was revoked. Request a new key." },
} satisfies Record<string, KeyError>;

/** @param keyHeader the header that contains only the key, or undefined for a bearer token */
export function missingKeyError(keyHeader: string | undefined): KeyError {
  const header = keyHeader === undefined ? "Authorization: Bearer" : `${keyHeader}:`;
  return { code: "missing_api_key", message: `The request has no API key. Send one as ${header} <API_KEY>.` };
}
