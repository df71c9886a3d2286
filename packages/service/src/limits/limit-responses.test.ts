import { expect, it } from "vitest";
import { rateLimitHeaders } from "./limit-responses.ts";
import { type Allowance, day, minute, secondsUntil } from "./windows.ts";

const now = Date.UTC(2026, 0, 15, 9, 30, 17, 400);
const allowances = (inMinute: number, inDay: number): [Allowance, Allowance] => [
  { window: minute, limit: 60, remaining: inMinute },
  { window: day, limit: 1000, remaining: inDay },
];

it("the window with fewer requests left is reported", () => {
  expect(rateLimitHeaders(allowances(3, 900), now)).toMatchObject({
    "X-RateLimit-Limit": "60",
    "X-RateLimit-Remaining": "3",
    "X-RateLimit-Reset": String(Date.UTC(2026, 0, 15, 9, 31) / 1000),
  });
});

it("on a tie the one that resets later is reported", () => {
  expect(rateLimitHeaders(allowances(3, 3), now)).toMatchObject({
    "X-RateLimit-Limit": "1000",
    "X-RateLimit-Reset": String(Date.UTC(2026, 0, 16) / 1000),
  });
});

it("both windows stand in RateLimit-Policy and RateLimit", () => {
  expect(rateLimitHeaders(allowances(3, 900), now)).toMatchObject({
    "RateLimit-Policy": '"minute";q=60;w=60, "day";q=1000;w=86400',
    RateLimit: '"minute";r=3;t=43, "day";r=900;t=52183',
  });
});

it.each([
  [1, 1],
  [1000, 1],
  [1001, 2],
  [0, 1],
])("a wait of %i ms is %i whole seconds", (wait, seconds) => {
  expect(secondsUntil(now + wait, now)).toBe(seconds);
});
