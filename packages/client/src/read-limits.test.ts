import { describe, expect, it } from "vitest";
import { readLimits } from "./read-limits.ts";

const both = {
  RateLimit: '"minute";r=59;t=42, "day";r=999;t=52200',
  "RateLimit-Policy": '"minute";q=60;w=60, "day";q=1000;w=86400',
};
const tighter = { "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "5", "X-RateLimit-Reset": "1768478430" };
const read = (headers: Record<string, string>) => readLimits(new Response(null, { headers }));

describe("readLimits", () => {
  it("tells both windows, in seconds that count from the answer", () => {
    expect(read(both)).toEqual({
      minute: { limit: 60, remaining: 59, resetsIn: 42 },
      day: { limit: 1000, remaining: 999, resetsIn: 52200 },
    });
  });

  it("tells how much of an answer that was kept is left", () => {
    expect(read({ ...both, Age: "40" })).toMatchObject({ minute: { resetsIn: 2 }, day: { resetsIn: 52160 } });
    expect(read({ ...both, Age: "50" }).minute?.resetsIn).toBe(0);
  });

  it("tells no limit where the policy is missing, and no window without numbers", () => {
    expect(read({ RateLimit: '"minute";r=1;t=2, "day", hour;r=1' })).toEqual({
      minute: { limit: undefined, remaining: 1, resetsIn: 2 },
    });
  });

  it("tells the tighter window alone where only that is sent, by the answer's own clock", () => {
    expect(read({ ...tighter, Date: "Thu, 15 Jan 2026 12:00:00 GMT" })).toEqual({
      minute: { limit: 60, remaining: 5, resetsIn: 30 },
    });
    expect(read({ ...tighter, Date: "Thu, 15 Jan 2026 11:00:00 GMT" })).toEqual({
      day: { limit: 60, remaining: 5, resetsIn: 3630 },
    });
  });

  it.each([{}, tighter, { RateLimit: "soon" }])("tells nothing of %o", (headers) => {
    expect(read(headers)).toEqual({});
  });
});
