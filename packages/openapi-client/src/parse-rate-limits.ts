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
 * Parses the rate limits of a response from `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). Falls back to
 * `X-RateLimit-*` and `Date`, which contain only the tighter window. Times are relative to the response, so clock skew has no effect.
 * @example
 * ```ts
 * const { response } = await library.listBooks();
 * const { minute } = parseRateLimits(response);
 * console.log(`${minute?.remaining} of ${minute?.limit} left, resets in ${minute?.resetsIn} s`);
 * ```
 */
export function parseRateLimits({ headers }: Response): RateLimits {
  const quotas = Object.fromEntries(parseItems(headers.get("RateLimit-Policy")));
  // A cached response has an Age.
  const age = Number(headers.get("Age"));
  const limits = parseItems(headers.get("RateLimit")).flatMap(([window, { r, t }]): [string, RateLimit][] => {
    if (r === undefined || t === undefined) return [];
    return [[window, { limit: quotas[window]?.q, remaining: r, resetsIn: Math.max(0, t - age) }]];
  });
  return limits.length > 0 ? Object.fromEntries(limits) : parseTighterWindow(headers);
}

function parseTighterWindow(headers: Headers): RateLimits {
  const [limit, remaining = Number.NaN, resetsAt = Number.NaN] = ["Limit", "Remaining", "Reset"].map((name) =>
    Number(headers.get(`X-RateLimit-${name}`) ?? Number.NaN),
  );
  const resetsIn = Math.max(0, resetsAt - Date.parse(headers.get("Date") ?? "") / 1000);
  if (Number.isNaN(remaining + resetsIn)) return {};
  return { [resetsIn > 60 ? "day" : "minute"]: { limit, remaining, resetsIn } };
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
