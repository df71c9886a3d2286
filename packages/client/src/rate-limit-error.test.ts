import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import { errorOf } from "./or-throw.ts";
import { RateLimitError } from "./rate-limit-error.ts";

const { free } = contract.plans;

describe("A RateLimitError", () => {
  it("names the day when that is used up, and the rest of it", async () => {
    const { sandbox, open } = await openSandbox();
    const paced = open({ pacing: true });
    for (let call = 0; call < free.perDay; call += 1) await paced.GET("/pets", { params: { query: { limit: 1 } } });
    const error = errorOf(await open().GET("/pets"));
    if (!(error instanceof RateLimitError)) throw error;
    expect(error).toMatchObject({ window: "day", limit: free.perDay, code: "daily_quota_exceeded" });
    const midnight = Date.UTC(2026, 0, 16);
    expect(error.retryAfter).toBe(Math.ceil((midnight - sandbox.clock.now()) / 1000));
  });

  it("of something between client and service knows what its headers tell", () => {
    const of = (headers: Record<string, string>) => new RateLimitError("", new Response("", { status: 429, headers }));
    expect(of({})).toMatchObject({ window: undefined, limit: undefined, retryAfter: 1 });
    const date = { "Retry-After": "Thu, 15 Jan 2026 12:01:30 GMT", Date: "Thu, 15 Jan 2026 12:00:00 GMT" };
    expect(of(date).retryAfter).toBe(90);
  });
});
