import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import { createMcpServer } from "./create-mcp-server.ts";

const header = (name: string) => ({ name, in: "header", schema: { type: "string" } });
const addThings = {
  parameters: [header("Idempotency-Key"), header("X-Branch")],
  requestBody: { content: { "application/json": { schema: { type: "array", items: { type: "string" } } } } },
};
const document = { info: { title: "Things", version: "2.0.0" }, paths: { "/things": { post: addThings } } };
const headers = addThings.parameters.map(({ name }) => name);

/** Calls the tool `addThings` with an API that sends this response. */
async function callAddThings(args: Record<string, unknown>, response: Response) {
  const requests: Request[] = [];
  const server = createMcpServer({
    documentJson: JSON.stringify(document),
    calls: { "POST /things": { operation: "addThings", headers, input: "body" } },
    baseUrl: "http://things.example/v2",
    apiKey: false,
    maxRetries: 0,
    fetch(request) {
      requests.push(request);
      return response;
    },
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  await Promise.all([client.connect(clientTransport), server.connect(serverTransport)]);
  const { content, isError } = await client.callTool({ name: "addThings", arguments: args });
  return { request: requests[0], texts: content.map((item) => (item.type === "text" ? item.text : "")), isError };
}

it("sends the argument `body`, and arguments that are headers", async () => {
  const args = { body: ["a", "b"], "X-Branch": "north", "Idempotency-Key": "key-1" };
  const { request, texts, isError } = await callAddThings(args, new Response(null, { status: 204 }));
  expect(await request?.text()).toBe('["a","b"]');
  expect([...(request?.headers ?? [])]).toEqual(
    expect.arrayContaining([
      ["x-branch", "north"],
      ["idempotency-key", "key-1"],
    ]),
  );
  expect({ texts, isError }).toEqual({ texts: ["Done."], isError: false });
});

it("returns a 503 with the time to wait, and with the Idempotency-Key that it sent", async () => {
  const error = { code: "unavailable", message: "Unavailable.", status: 503 };
  const response = Response.json(error, { status: 503, headers: { "Retry-After": "7" } });
  const { request, texts, isError } = await callAddThings({ body: ["a"] }, response);
  const key = { "Idempotency-Key": request?.headers.get("Idempotency-Key") };
  const note = `To retry safely, add ${JSON.stringify(key)} to the same arguments.`;
  expect({ texts, isError }).toEqual({
    texts: [JSON.stringify(error), "Retry-After: 7 seconds.", note],
    isError: true,
  });
});

it("reports a response that is not from the API without its body", async () => {
  const { texts, isError } = await callAddThings({ body: [] }, new Response("<html>", { status: 403 }));
  const message = "The response is not from the API. Check baseUrl and proxy.";
  expect({ texts, isError }).toEqual({ texts: [JSON.stringify({ message, status: 403 })], isError: true });
});
