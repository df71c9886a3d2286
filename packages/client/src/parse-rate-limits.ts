/** What is left of one limit. */
export type RateLimit = {
  /** Requests that the window allows; missing where the answer does not tell. */
  limit: number | undefined;
  /** Requests that are left in it. */
  remaining: number;
  /** Seconds until the window begins anew. */
  resetsIn: number;
};

/** What is left of the limits, by the name of their window. */
export type RateLimits = { readonly [window in "minute" | "day" | (string & {})]?: RateLimit };

/**
 * Reads what an answer says of the caller's limits, in seconds that count from the answer, so that no clock has to be right: from `RateLimit`
 * and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers), else the tighter one from `X-RateLimit-*` and `Date`.
 */
export function parseRateLimits({ headers }: Response): RateLimits {
  const quotas = readItems(headers.get("RateLimit-Policy"));
  // An answer that was kept says how long.
  const age = Number(headers.get("Age"));
  const limits = readItems(headers.get("RateLimit")).flatMap(([window, { r, t }]): [string, RateLimit][] => {
    if (r === undefined || t === undefined) return [];
    const limit = quotas.find(([name]) => name === window)?.[1].q;
    return [[window, { limit, remaining: r, resetsIn: Math.max(0, t - age) }]];
  });
  return limits.length > 0 ? Object.fromEntries(limits) : readTighter(headers);
}

function readTighter(headers: Headers): RateLimits {
  const [limit, remaining, resetsAt] = ["Limit", "Remaining", "Reset"].map((name) =>
    Number(headers.get(`X-RateLimit-${name}`) ?? Number.NaN),
  );
  const resetsIn = Math.max(0, (resetsAt ?? 0) - Date.parse(headers.get("Date") ?? "") / 1000);
  if (remaining === undefined || Number.isNaN(remaining + resetsIn)) return {};
  return { [resetsIn > 60 ? "day" : "minute"]: { limit, remaining, resetsIn } };
}

type Item = [name: string, parameters: { [name: string]: number | undefined }];

// A list of strings with integer parameters (RFC 9651): all that the draft uses.
function readItems(header: string | null): Item[] {
  return Array.from((header ?? "").matchAll(/"([^"]*)"([^",]*)/g), ([, name = "", parameters = ""]) => [
    name,
    Object.fromEntries(
      Array.from(parameters.matchAll(/;\s*(\w+)=(\d+)/g), ([, key = "", value]) => [key, Number(value)]),
    ),
  ]);
}
