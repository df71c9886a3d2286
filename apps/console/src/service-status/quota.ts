/** The rate limit of a window. `resetsAt` is Unix time in ms. */
export type Quota = ReturnType<typeof toQuotas>[number];

type RateLimits = { readonly [Name in string]?: { limit?: number | undefined; remaining: number; resetsIn: number } };

/** Converts the result of `parseRateLimits`. Reset times are relative to `now` in ms, because clocks can differ. */
export function toQuotas(rateLimits: RateLimits, now: number) {
  return Object.entries(rateLimits).flatMap(([name, quota]) =>
    quota?.limit === undefined
      ? []
      : [{ name, limit: quota.limit, remaining: quota.remaining, resetsAt: now + quota.resetsIn * 1000 }],
  );
}
