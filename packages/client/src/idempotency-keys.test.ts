import { afterEach, describe, expect, it, vi } from "vitest";
import { createStoreClient } from "./create-store-client.ts";

const sent: (string | null)[] = [];
const fetch = ({ headers }: Request) => {
  sent.push(headers.get("Idempotency-Key"));
  return Response.json({}, { status: 201 });
};
const open = (retries?: false) =>
  createStoreClient({ baseUrl: "http://store.test/v1", key: "as_live_test", fetch, retries });
const body = { name: "Rex", categoryId: 7 };

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

describe("An Idempotency-Key", () => {
  it("is another one for each call, and stands on the operations that document it alone", async () => {
    await open().POST("/pets", { body });
    await open().POST("/pets", { body });
    await open().GET("/pets");
    expect(sent).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/), null]);
    expect(sent[0]).not.toBe(sent[1]);
  });

  it("is made where a page has no randomUUID, because it did not come over HTTPS", async () => {
    vi.stubGlobal("crypto", { getRandomValues: (array: Uint32Array) => array.fill(7) });
    await open().POST("/pets", { body });
    expect(sent).toEqual(["7-7-7-7"]);
  });

  it("is not made without retries", async () => {
    await open(false).POST("/pets", { body });
    expect(sent).toEqual([null]);
  });
});
