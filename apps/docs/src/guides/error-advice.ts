import type { ErrorCode } from "@animal-store/contract";

/** The cause (in addition to the description in the contract) and the solution of an error. Markdown with placeholders. */
export type Advice = {
  cause?: string;
  solution: string;
  /** @default "after a change" */
  retry?: "after Retry-After" | "unchanged";
};

export const errorAdvice: { readonly [Code in ErrorCode]: Advice } = {
  invalid_request: {
    cause:
      "`details` lists the violations, at most {{x-request-limits.violations}}, each with the name of the parameter or a JSON Pointer into the body.",
    solution:
      "Show each message next to the field that `path` names. Check the spelling: undocumented parameters and members are rejected.",
  },
  malformed_json: {
    cause: "Or its nesting exceeds {{x-request-limits.jsonDepth}} levels, or data follows the JSON text.",
    solution: "Serialize the body with a JSON library, in UTF-8 and without a byte order mark.",
  },
  invalid_cursor: {
    cause: "A cursor is valid only for the operation and the filter of its page.",
    solution: "Follow the `Link` header unchanged. To change the filter, start again without a cursor.",
  },
  bad_request: {
    cause:
      "For example, it has two `Host` fields, two lengths, or an invalid line ending. HTTP libraries do not send such messages; hand-written requests and faulty proxies do.",
    solution: "Use a common HTTP library, and check the proxies between client and service.",
  },
  missing_api_key: {
    cause: "Every path requires a key, even if it does not exist.",
    solution:
      "Send `Authorization: Bearer <API_KEY>`. Some HTTP libraries remove this header when they follow a redirect to another host.",
  },
  invalid_api_key: {
    cause: "It may be incomplete, of another installation, or a test key: keys of the sandbox begin with `as_test_`.",
    solution: "Compare it with the key that you received. Requests without a valid key are limited by client address.",
  },
  expired_api_key: {
    cause: "Or it was rotated, and its overlap with the new key has ended.",
    solution:
      "If the key was rotated, use the new key. Otherwise, ask the operator of the service for one. Next time, request it before the old key expires.",
  },
  revoked_api_key: {
    solution: "Ask the operator of the service for a new key. Do not retry with the old one.",
  },
  insufficient_scope: {
    cause:
      "A key has the scope `read`, the scope `write` or both: GET and HEAD require `read`, POST requires `write`. `message` and `WWW-Authenticate` name the scope.",
    solution:
      "Use a key with this scope, or ask the operator of the service to add it. The request counts against the limits.",
  },
  pet_not_found: {
    cause: "Identifiers are never reused, so the pet never existed.",
    solution:
      "Use identifiers from the list of pets. Preserve them exactly: a JSON parser that rounds 64-bit integers changes them.",
  },
  route_not_found: {
    solution:
      "Compare the path with the {{reference}}. It begins with the version, `/v1`. A trailing slash makes it another path.",
  },
  method_not_allowed: {
    solution: "Use a method from the `Allow` header.",
  },
  request_timeout: {
    cause: "The connection was too slow, or the body was shorter than its `Content-Length`.",
    solution: "Retry. A POST with an `Idempotency-Key` is safe to retry.",
    retry: "unchanged",
  },
  pet_not_available: {
    cause: "Only one order for a pet succeeds.",
    solution: "List the pets with `status=available` and choose another one.",
  },
  idempotency_conflict: {
    cause: "The service compares the bytes of the body, so even another order of members is a different body.",
    solution: "Retry with exactly the same bytes. For a new request, use a new `Idempotency-Key`.",
  },
  payload_too_large: {
    cause: "The maximum is {{x-request-limits.bodyBytes | bytes}}.",
    solution: "Send a smaller body. Every valid body is much smaller than the maximum.",
  },
  unsupported_media_type: {
    cause: "`Content-Type` is missing or different, has a charset other than UTF-8, or the body is compressed.",
    solution:
      "Send `Content-Type: application/json` and no `Content-Encoding`. By default, `curl -d` sends `application/x-www-form-urlencoded`.",
  },
  rate_limit_exceeded: {
    solution:
      "Wait for the seconds in `Retry-After`, then retry. To stay below the limit, slow down when `X-RateLimit-Remaining` is low. See [rate limits](rate-limits.md).",
    retry: "after Retry-After",
  },
  daily_quota_exceeded: {
    cause: "The limit resets at midnight UTC.",
    solution: "Wait for the seconds in `Retry-After`. If this happens often, ask for a larger plan.",
    retry: "after Retry-After",
  },
  key_banned: {
    cause: "{{x-ban.strikes}} requests within {{x-ban.withinSeconds | duration}} did not wait after a 429.",
    solution: "Send no requests for the seconds in `Retry-After`. Then fix the code that does not wait.",
    retry: "after Retry-After",
  },
  headers_too_large: {
    solution: "Send fewer or shorter header fields. The API does not use cookies, so omit them.",
  },
  internal_error: {
    cause: "The request is not the cause.",
    solution:
      "Retry with exponential backoff. In a report, include `X-Request-Id`, which identifies the request in the log.",
    retry: "unchanged",
  },
  service_unavailable: {
    solution: "Wait for the seconds in `Retry-After`, then retry. A POST with an `Idempotency-Key` is safe to retry.",
    retry: "after Retry-After",
  },
};
