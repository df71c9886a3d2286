import { describe, expect, it } from "vitest";
import { FetchRequest } from "./mount-contract.ts";

const text = "hello";
const send = () => new Request("http://here/", { method: "POST", body: text });

function withoutStream(): Request {
  const request = send();
  Object.defineProperty(request, "body", { value: undefined });
  return request;
}

describe.each([
  ["as a stream", send],
  ["as a whole, as where bodies are no streams", withoutStream],
])("A body that comes %s", (_, request) => {
  it.each([text.length, text.length + 1])("is read within a limit of %i bytes", async (limit) => {
    const body = await new FetchRequest(request()).readBody(limit);
    expect(new TextDecoder().decode(body)).toBe(text);
  });

  it("is not given beyond the limit", async () => {
    expect(await new FetchRequest(request()).readBody(text.length - 1)).toBeUndefined();
  });
});

it("A request without a body has an empty one", async () => {
  expect(await new FetchRequest(new Request("http://here/")).readBody(0)).toEqual(new Uint8Array());
});
