import type { ErrorCode } from "@animal-store/contract";

export interface KeyError {
  readonly code: Extract<
    ErrorCode,
    "missing_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "rate_limit_exceeded"
  >;
  readonly message: string;
}

export const keyErrors = {
  missing: {
    code: "missing_api_key",
    message: "The request has no API key. Send one as Authorization: Bearer <API_KEY>.",
  },
  invalid: {
    code: "invalid_api_key",
    message: "The API key is not valid. Check it for typing errors, or request a new key.",
  },
  /** The key was not looked up: the lookup queue is full, and the client has exhausted its limit. */
  lookupQueueFull: { code: "rate_limit_exceeded", message: "The API key was not checked. Try again later." },
  expired: { code: "expired_api_key", message: "The API key has expired. Request a new key." },
  revoked: { code: "revoked_api_key", message: "The API key was revoked. Request a new key." },
} satisfies Record<string, KeyError>;
