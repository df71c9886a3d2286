import { describe, expect, it } from "vitest";
import { parseRateLimits } from "./parse-rate-limits.ts";

const bothWindows = {
  RateLimit: '"minute";r=59;t=42, "day";r=999;t=52200',
  "RateLimit-Policy": '"minute";q=60;w=60, "day";q=1000;w=86400',
};
const parse = (headers: Record<string, string>) => parseRateLimits(new Response(null, { headers }));

describe("parseRateLimits", () => {
  it("returns both windows, in seconds from the response", () => {
    const [minute, day] = [
      { limit: 60, remaining: 59 },
      { limit: 1000, remaining: 999 },
    ];
    expect(parse(bothWindows)).toEqual({ minute: { ...minute, resetsIn: 42 }, day: { ...day, resetsIn: 52_200 } });
  });

  it("returns no limit without a policy, and no window without numbers", () => {
    const minute = { limit: undefined, remaining: 1, resetsIn: 2 };
    expect(parse({ RateLimit: '"minute";r=1;t=2, "day", hour;r=1' })).toEqual({ minute });
  });

  it.each([{}, { RateLimit: "soon" }])("returns no window from %o", (headers) => {
    expect(parse(headers)).toEqual({});
  });
});
