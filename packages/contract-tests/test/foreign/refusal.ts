const STATUSES = {
  invalid_request: 400,
  malformed_json: 400,
  invalid_cursor: 400,
  bad_request: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  expired_api_key: 401,
  revoked_api_key: 401,
  insufficient_scope: 403,
  pet_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  pet_not_available: 409,
  idempotency_conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limit_exceeded: 429,
  daily_quota_exceeded: 429,
  key_banned: 429,
  headers_too_large: 431,
  internal_error: 500,
} as const;

const MOST_DETAILS = 20;

/** One of the documented values of an error's `code`. */
export type ErrorCode = keyof typeof STATUSES;

/** One broken rule: the parameter's name or a JSON Pointer, and what is wrong there. */
export type Violation = { path: string; message: string };

/** An answer of status 400 and above, thrown by whoever finds the reason for it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;
  readonly #details: Violation[];

  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}, details: Violation[] = []) {
    super(message);
    this.code = code;
    this.headers = headers;
    this.#details = details.slice(0, MOST_DETAILS);
  }

  get status(): number {
    return STATUSES[this.code];
  }

  get body(): string {
    const details = this.#details.length > 0 ? { details: this.#details } : {};
    return JSON.stringify({ code: this.code, message: this.message, status: this.status, ...details });
  }
}

/** Throws a 400 `invalid_request` when there is at least one violation. */
export const refuseIfAny = (violations: Violation[]): void => {
  if (violations.length === 0) return;
  const text = violations.slice(0, MOST_DETAILS).map((violation) => violation.message);
  throw new Refusal("invalid_request", `Please correct: ${text.join(" ")}`, {}, violations);
};
