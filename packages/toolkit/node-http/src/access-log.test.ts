import { Hono } from "hono";
import { expect, it } from "vitest";
import { sendRaw, serve } from "../test/serve.ts";
import { createAccessLog } from "./access-log.ts";

async function collectLines(redact?: (text: string) => string): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const observer = createAccessLog({
    write: (fields, message) => lines.push({ message, ...fields }),
    clientAddress: () => "secret-7",
    ...(redact && { redact }),
  });
  const { origin } = await serve(new Hono(), { observers: [observer] });
  await sendRaw(origin, "GET /secret-1?q=2 HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  await sendRaw(origin, "GET http://me:secret-2@here/ HTTP/1.1\r\nHost: here\r\n\r\n");
  await sendRaw(origin, "hello\r\n\r\n");
  await expect.poll(() => lines.length).toBe(3);
  return lines;
}

it("writes one line for each request, without its query and user information", async () => {
  const [request, withUser, malformed] = await collectLines();
  expect(request).toMatchObject({
    message: "request",
    method: "GET",
    path: "/secret-1",
    address: "secret-7",
    status: 404,
  });
  expect(withUser).toMatchObject({ path: "http://***@here/", status: 400, code: "bad_request" });
  expect(malformed).toMatchObject({
    message: "malformed request",
    address: "127.0.0.1",
    requestId: "id-1",
    status: 400,
  });
});

it("redacts the path and the address", async () => {
  const [request] = await collectLines((text) => text.replace(/secret-\d/, "…"));
  expect(request).toMatchObject({ path: "/…", address: "…" });
});
