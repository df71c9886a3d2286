import { expect, it } from "vitest";
import { rateLimitHeaders } from "./limit-responses.ts";
import { day, minute, secondsUntil } from "./windows.ts";

const now = Date.UTC(2026, 0, 15, 9, 30, 17, 400);

it.each([
  ["the window with fewer requests remaining", 900, 60, Date.UTC(2026, 0, 15, 9, 31)],
  ["on a tie the window that resets later", 3, 1000, Date.UTC(2026, 0, 16)],
])("rate-limit headers report %s", (_, inDay, limit, reset) => {
  const allowances = [
    { window: minute, limit: 60, remaining: 3 },
    { window: day, limit: 1000, remaining: inDay },
  ] as const;
  expect(rateLimitHeaders(allowances, now)).toEqual({
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": "3",
    "X-RateLimit-Reset": String(reset / 1000),
    "RateLimit-Policy": '"minute";q=60;w=60, "day";q=1000;w=86400',
    RateLimit: `"minute";r=3;t=43, "day";r=${inDay};t=52183`,
  });
});

it.each([
  [1, 1],
  [1000, 1],
  [1001, 2],
  [0, 1],
])("a wait of %i ms is reported as %i s", (wait, seconds) => {
  expect(secondsUntil(now + wait, now)).toBe(seconds);
});
