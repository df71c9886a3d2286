import { describe, expect, it } from "vitest";
import { parseRateLimits } from "./parse-rate-limits.ts";

const bothWindows = {
  RateLimit: '"minute";r=59;t=42, "day";r=999;t=52200',
  "RateLimit-Policy": '"minute";q=60;w=60, "day";q=1000;w=86400',
};
const tighterWindow = { "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "5", "X-RateLimit-Reset": "1768478430" };
const parse = (headers: Record<string, string>) => parseRateLimits(new Response(null, { headers }));

const parseTighterWindow = (time: string) => parse({ ...tighterWindow, Date: `Thu, 15 Jan 2026 ${time} GMT` });

describe("parseRateLimits", () => {
  it("returns both windows, in seconds from the response", () => {
    const [minute, day] = [
      { limit: 60, remaining: 59 },
      { limit: 1000, remaining: 999 },
    ];
    expect(parse(bothWindows)).toEqual({ minute: { ...minute, resetsIn: 42 }, day: { ...day, resetsIn: 52_200 } });
    expect(parse({ ...bothWindows, Age: "40" })).toEqual({
      minute: { ...minute, resetsIn: 2 },
      day: { ...day, resetsIn: 52_160 },
    });
    expect(parse({ ...bothWindows, Age: "50" }).minute?.resetsIn).toBe(0);
  });

  it("returns no limit without a policy, and no window without numbers", () => {
    const minute = { limit: undefined, remaining: 1, resetsIn: 2 };
    expect(parse({ RateLimit: '"minute";r=1;t=2, "day", hour;r=1' })).toEqual({ minute });
  });

  it("returns the tighter window from X-RateLimit headers, relative to the response date", () => {
    expect(parseTighterWindow("12:00:00")).toEqual({ minute: { limit: 60, remaining: 5, resetsIn: 30 } });
    expect(parseTighterWindow("11:00:00")).toEqual({ day: { limit: 60, remaining: 5, resetsIn: 3630 } });
  });

  it.each([{}, tighterWindow, { RateLimit: "soon" }])("returns no window from %o", (headers) => {
    expect(parse(headers)).toEqual({});
  });
});
