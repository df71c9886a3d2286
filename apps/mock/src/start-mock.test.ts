import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { documentPath } from "../test/mock-target.ts";
import { startMock } from "./start-mock.ts";

it.each([
  ["is not HTTP", "hello\r\n\r\n", 400, "bad_request"],
  ["has large headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431, "headers_too_large"],
])("a request that %s gets the documented error", async (_title, rawRequest, status, code) => {
  const mock = await startMock({ documentPath, host: "127.0.0.1", port: 0 });
  onTestFinished(mock.close);
  const socket = connect(Number(new URL(mock.url).port), "127.0.0.1");
  socket.write(rawRequest);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain("X-RateLimit-Limit: 60");
  expect(JSON.parse(body)).toMatchObject({ code, status });
});

it.each([
  ["missing.yaml", "missing.yaml does not exist. Pass the path of an OpenAPI document."],
  ["package.json", "package.json:1:1: is not an OpenAPI document: it has no member openapi."],
])("rejects the document %s", async (path, message) => {
  await expect(startMock({ documentPath: path, host: "127.0.0.1", port: 0 })).rejects.toThrow(message);
});
