import { parseRateLimits } from "@animal-store/client";

/** The rate limit of a window. `resetsAt` is Unix time in ms. */
export type Quota = ReturnType<typeof parseQuotas>[number];

/** Parses rate limits. Reset times are relative to `now` in ms, because the clocks of service and page can differ. */
export function parseQuotas(response: Response, now: number) {
  return Object.entries(parseRateLimits(response)).flatMap(([name, quota]) =>
    quota?.limit === undefined
      ? []
      : [{ name, limit: quota.limit, remaining: quota.remaining, resetsAt: now + quota.resetsIn * 1000 }],
  );
}
