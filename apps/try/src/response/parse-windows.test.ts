import { expect, test } from "vitest";
import { getRemaining, parseWindows } from "./parse-windows.ts";

const receivedAt = Date.UTC(2026, 0, 15, 9, 30, 18, 300);
const headers = new Headers({
  "RateLimit-Policy": '"minute";q=60;w=60, "day";q=1000;w=86400',
  RateLimit: '"minute";r=59;t=42, "day";r=900;t=52182',
});
const response = { response: new Response("", { headers }), body: "", durationMs: 1, receivedAt };

test("parses each window of a response, and returns none without the headers", () => {
  expect(parseWindows(response)).toEqual([
    { name: "minute", limit: 60, remaining: 59, resetsAt: Date.UTC(2026, 0, 15, 9, 31) },
    { name: "day", limit: 1000, remaining: 900, resetsAt: Date.UTC(2026, 0, 16) },
  ]);
  expect(parseWindows({ ...response, response: new Response() })).toEqual([]);
});

test("all requests of a window remain after its reset", () => {
  const [minute] = parseWindows(response);
  expect(minute && getRemaining(minute, Date.UTC(2026, 0, 15, 9, 30, 59))).toBe(59);
  expect(minute && getRemaining(minute, Date.UTC(2026, 0, 15, 9, 31))).toBe(60);
});
