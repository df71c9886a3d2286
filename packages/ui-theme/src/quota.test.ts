import { expect, test } from "vitest";
import { parseQuotas } from "./quota.ts";

test("parses each window of a response, and returns none without the headers", () => {
  const headers = {
    "RateLimit-Policy": '"minute";q=60;w=60, "day";q=1000;w=86400',
    RateLimit: '"minute";r=59;t=42, "day";r=900;t=52182',
  };
  expect(parseQuotas(new Response("", { headers }), Date.UTC(2026, 0, 15, 9, 30, 18))).toEqual([
    { name: "minute", limit: 60, remaining: 59, resetsAt: Date.UTC(2026, 0, 15, 9, 31) },
    { name: "day", limit: 1000, remaining: 900, resetsAt: Date.UTC(2026, 0, 16) },
  ]);
  expect(parseQuotas(new Response(), 0)).toEqual([]);
});
