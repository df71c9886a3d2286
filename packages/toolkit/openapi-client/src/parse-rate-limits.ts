/** The state of one rate limit window. */
export type RateLimit = {
  /** Quota: the maximum number of requests in the window. Undefined if the response does not contain it. */
  limit: number | undefined;
  /** Requests left in the window. */
  remaining: number;
  /** Seconds from the response until the window resets. */
  resetsIn: number;
};

/** Rate limits by the name of their window. */
export type RateLimits = { readonly [window in "minute" | "day" | (string & {})]?: RateLimit };

/**
 * Parses the rate limits of a response from `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). Times are relative to
 * the response, so clock skew has no effect.
 * @example
 * ```ts
 * const { response } = await library.listBooks();
 * const { minute } = parseRateLimits(response);
 * console.log(`${minute?.remaining} of ${minute?.limit} left, resets in ${minute?.resetsIn} s`);
 * ```
 */
export function parseRateLimits({ headers }: Response): RateLimits {
  const quotas = Object.fromEntries(parseItems(headers.get("RateLimit-Policy")));
  const limits = parseItems(headers.get("RateLimit")).flatMap(([window, { r, t }]): [string, RateLimit][] => {
    if (r === undefined || t === undefined) return [];
    return [[window, { limit: quotas[window]?.q, remaining: r, resetsIn: t }]];
  });
  return Object.fromEntries(limits);
}

type Item = [name: string, parameters: { [name: string]: number | undefined }];

// A list of strings with integer parameters, the subset of RFC 9651 that the draft uses.
function parseItems(header: string | null): Item[] {
  return Array.from((header ?? "").matchAll(/"([^"]*)"([^",]*)/g), ([, name = "", parameters = ""]) => [
    name,
    Object.fromEntries(
      Array.from(parameters.matchAll(/;\s*(\w+)=(\d+)/g), ([, key = "", value]) => [key, Number(value)]),
    ),
  ]);
}
