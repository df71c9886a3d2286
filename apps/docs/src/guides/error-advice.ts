import type { ErrorCode } from "@animal-store/contract";

/** What the contract's own words leave open about an error code: how it comes to be, and what helps. Markdown with placeholders. */
export type Advice = { cause?: string; cure: string; again: Again };

export type Again = "after a change" | "after Retry-After" | "as it is";

/** For each code of the contract. A new one without advice does not compile. */
export const errorAdvice: { readonly [Code in ErrorCode]: Advice } = {
  invalid_request: {
    cause:
      "All violations stand in `details`, up to {{x-request-limits.violations}}, each with the name of the parameter or a JSON Pointer into the body.",
    cure: "Show each message beside the field that its `path` names. Check spelling: parameters and members that are not documented are refused.",
    again: "after a change",
  },
  malformed_json: {
    cause: "Also where it nests deeper than {{x-request-limits.jsonDepth}} levels, or something follows the JSON text.",
    cure: "Let a JSON library write the body, in UTF-8 and without a byte order mark.",
    again: "after a change",
  },
  invalid_cursor: {
    cause: "A cursor belongs to the operation and the filter of the page that it came from.",
    cure: "Follow the `Link` header as it is. To change the filter, begin again without a cursor.",
    again: "after a change",
  },
  bad_request: {
    cause:
      "For example two `Host` fields, two lengths, or a line that ends wrongly. HTTP libraries do not write such messages; hand-made requests and broken proxies do.",
    cure: "Send the request with a common HTTP library, and look at the proxies in between.",
    again: "after a change",
  },
  missing_api_key: {
    cause: "Every path asks for a key before it tells whether it exists.",
    cure: "Send `Authorization: Bearer <API_KEY>`. Some HTTP libraries drop this header when they follow a redirect to another host.",
    again: "after a change",
  },
  invalid_api_key: {
    cause: "It may be cut off, of another installation, or a test key: those of the sandbox begin with `as_test_`.",
    cure: "Compare it with the one that you were given. Guessing is slow: requests without a valid key are limited by address.",
    again: "after a change",
  },
  expired_api_key: {
    cure: "Ask for a new key before the old one ends. Whoever issues keys sees the end of each.",
    again: "after a change",
  },
  revoked_api_key: {
    cause: "Somebody ended it, or it was rotated and its time beside the new one is over.",
    cure: "Use the new key. Do not try the old one again.",
    again: "after a change",
  },
  insufficient_scope: {
    cause:
      "A key has the scope `read`, the scope `write` or both: GET and HEAD require `read`, POST requires `write`. `message` and `WWW-Authenticate` name the scope.",
    cure: "Use a key with this scope, or ask whoever issues keys to add it. The request counts against the limits.",
    again: "after a change",
  },
  pet_not_found: {
    cause: "Identifiers are never used again, so it never existed.",
    cure: "Take identifiers from the list of animals. Keep them exact: a JSON parser that rounds 64-bit integers asks for another animal.",
    again: "after a change",
  },
  route_not_found: {
    cure: "Compare the path with the {{reference}}. A slash at the end is another path. The version, `/v1`, stands before it.",
    again: "after a change",
  },
  method_not_allowed: {
    cure: "The `Allow` header lists the methods that work there.",
    again: "after a change",
  },
  request_timeout: {
    cause: "The connection was too slow, or the body shorter than its `Content-Length`.",
    cure: "Send it again. A POST that carries an `Idempotency-Key` is safe to repeat.",
    again: "as it is",
  },
  pet_not_available: {
    cause: "Of several orders for one animal exactly one succeeds.",
    cure: "List the animals with `status=available` and choose another.",
    again: "after a change",
  },
  idempotency_conflict: {
    cause: "The bytes of the body are compared, so a member in another place counts as another body.",
    cure: "Repeat the first request byte for byte, or take a new `Idempotency-Key` for a new one.",
    again: "after a change",
  },
  payload_too_large: {
    cause: "More than {{x-request-limits.bodyBytes | bytes}}.",
    cure: "Send less. Every valid body fits many times over.",
    again: "after a change",
  },
  unsupported_media_type: {
    cause: "`Content-Type` is missing or another one, names a charset other than UTF-8, or the body is compressed.",
    cure: "Send `Content-Type: application/json` and no `Content-Encoding`. With curl, `-d` alone says otherwise.",
    again: "after a change",
  },
  rate_limit_exceeded: {
    cure: "Wait for the seconds of `Retry-After`, then go on. To stay below the limit, slow down as `X-RateLimit-Remaining` gets small: see [Limits and backing off](limits.md).",
    again: "after Retry-After",
  },
  daily_quota_exceeded: {
    cause: "Days begin at midnight UTC.",
    cure: "Wait until the day is over: `Retry-After` tells the seconds. If it happens often, ask for a larger plan.",
    again: "after Retry-After",
  },
  key_banned: {
    cause: "{{x-ban.strikes}} requests within {{x-ban.withinSeconds | duration}} came after a 429 without waiting.",
    cure: "Stop for the seconds of `Retry-After`. Then find the loop that does not wait.",
    again: "after Retry-After",
  },
  headers_too_large: {
    cure: "Send fewer or shorter header fields. Cookies are not used here and may be left out.",
    again: "after a change",
  },
  internal_error: {
    cause: "It is not your request.",
    cure: "Try again later, with growing pauses. When you report it, name the `X-Request-Id`: it finds the request in the log.",
    again: "as it is",
  },
  service_unavailable: {
    cure: "Wait for the seconds of `Retry-After`. A POST that carries an `Idempotency-Key` is safe to repeat.",
    again: "after Retry-After",
  },
};
