import { expect, it } from "vitest";
import { createStoreClient, createTypedClient, isStoreApiError, orThrow, StoreApiError } from "./index.ts";

const options = { baseUrl: "http://store.test/v1", apiKey: "as_live_test" };

it("orThrow throws a StoreApiError, and isStoreApiError checks its operation", async () => {
  const rejection = { code: "rate_limit_exceeded", message: "Wait.", status: 429 };
  const headers = { "X-Request-Id": "one", "Retry-After": "90" };
  const fetch = () => Response.json(rejection, { status: 429, headers });
  const { createOrder } = createStoreClient({ ...options, maxRetries: 0, fetch });
  const error = await getError(createOrder({ petId: 7 }).then(orThrow));
  expect(error).toBeInstanceOf(StoreApiError);
  const details = { operation: "createOrder", requestId: "one", retryAfterSeconds: 90, attempts: 1, error: rejection };
  expect(error).toMatchObject({ name: "ApiError", code: rejection.code, status: 429, ...details });
  expect(String(error)).toMatch(/^ApiError: POST .* returned 429 rate_limit_exceeded: Wait\.$/);
  expect([isStoreApiError(error, "createOrder"), isStoreApiError(error, "getPet")]).toEqual([true, false]);
  expect(isStoreApiError(new Error("rate_limit_exceeded"), "createOrder")).toBe(false);
});

it("the minimal client rejects with the error of fetch", async () => {
  const cause = new TypeError("fetch failed");
  const store = createTypedClient({ ...options, fetch: () => Promise.reject(cause) });
  expect(await getError(store.GET("/pets"))).toBe(cause);
});

function getError(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "nothing was thrown",
    (error: unknown) => error,
  );
}
