import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { documentPath } from "../test/mock-target.ts";
import { loadContract } from "./contract.ts";
import { respondToParserErrors } from "./start-mock.ts";

const contract = await loadContract(documentPath);
// Used only for the incomplete request, because others can exceed these timeouts on a busy machine.
const shortTimeouts = { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 };

it.each([
  ["not HTTP", "hello\r\n\r\n", 400, "bad_request", {}],
  [
    "too many header fields",
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "headers_too_large",
    {},
  ],
  ["an incomplete request", "GET / HTTP/1.1\r\nHost:", 408, "request_timeout", shortTimeouts],
])("returns the documented error for %s", async (_title, rawRequest, status, code, options) => {
  const server = createServer(options);
  onTestFinished(() => void server.close());
  respondToParserErrors(server, contract);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(rawRequest);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain("X-RateLimit-Limit: 60");
  expect(JSON.parse(body)).toMatchObject({ code, status });
});
