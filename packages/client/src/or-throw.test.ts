import { describe, expect, it } from "vitest";
import { pets, threePages } from "../test/pages.ts";
import { serve } from "../test/serve.ts";
import { createStoreClient } from "./create-store-client.ts";
import { errorOf, orThrow } from "./or-throw.ts";

const key = "as_live_test";

describe("orThrow", () => {
  it("gives the data of an answer", async () => {
    await using server = await serve(threePages);
    const answer = await createStoreClient({ ...server, key }).GET("/pets");
    expect(orThrow(answer)).toEqual(JSON.parse(pets(1, 2)));
    expect(errorOf(answer)).toBeUndefined();
  });

  it("throws a refusal with all that it says", async () => {
    const refusal = { code: "rate_limit_exceeded", message: "The limit is used up. Wait.", status: 429 };
    const headers = { "X-Request-Id": "one" };
    await using server = await serve(() => ({ status: 429, body: JSON.stringify(refusal), headers }));
    const answer = await createStoreClient({ ...server, key, retries: false }).GET("/pets");
    expect(errorOf(answer)).toMatchObject({ name: "RateLimitError", window: "minute", retryAfter: 1 });
    expect(() => orThrow(answer)).toThrow(
      expect.objectContaining({
        ...refusal,
        name: "RateLimitError",
        operation: "listPets",
        details: [],
        requestId: "one",
      }),
    );
  });

  it("says of a 304 that there is nothing new, and blames nothing between", async () => {
    await using server = await serve(() => ({ status: 304 }));
    const answer = await createStoreClient({ ...server, key }).GET("/pets");
    expect([answer.data, answer.error]).toEqual([undefined, undefined]);
    const thrown = errorOf(answer);
    expect(thrown).toMatchObject({ name: "StoreError", status: 304, code: undefined, operation: "listPets" });
    expect(String(thrown)).toBe(
      `StoreError: ${server.baseUrl}/pets was answered 304: what If-None-Match names is still current. Use that.`,
    );
  });
});
