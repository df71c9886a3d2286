import type { ErrorCode } from "@animal-store/contract";

/** Why a caller is nobody that the store knows. */
export interface RefusedKey {
  readonly code: Extract<
    ErrorCode,
    "missing_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key" | "rate_limit_exceeded"
  >;
  readonly message: string;
}

export const refusedKeys = {
  missing: {
    code: "missing_api_key",
    message: "There is no API key. Send it as Authorization: Bearer <API_KEY>.",
  },
  invalid: {
    code: "invalid_api_key",
    message: "The API key is not valid. Check it for typing errors or ask for a new one.",
  },
  /** The queue of lookups is full, and the client has exhausted its limit. */
  unchecked: { code: "rate_limit_exceeded", message: "The API key was not checked. Try again later." },
  expired: { code: "expired_api_key", message: "The API key has expired. Ask for a new one." },
  revoked: { code: "revoked_api_key", message: "The API key was revoked. Ask for a new one." },
} satisfies Record<string, RefusedKey>;
