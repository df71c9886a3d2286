import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createNetServer, type Socket } from "node:net";
import { buffer as bytes, text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createHttpClient, sendRaw } from "../src/http/http-client.ts";
import { serve } from "./serve.ts";

it("sends the request target, repeated headers and bytes unchanged", async () => {
  const origin = await serve(async (request, response) => {
    const { method, url, rawHeaders } = request;
    response.end(JSON.stringify({ method, url, rawHeaders, body: [...(await bytes(request))] }));
  });
  const response = await createHttpClient(origin).send({
    method: "POST",
    target: "/a//%zz?b=%",
    headers: ["1", "2"].map((value) => ["X-Twice", value] as const),
    body: new Uint8Array([255, 0]),
  });
  const received = response.body as { method: string; url: string; rawHeaders: string[]; body: number[] };
  expect(received).toMatchObject({ method: "POST", url: "/a//%zz?b=%", body: [255, 0] });
  expect(received.rawHeaders.join(" ")).toContain("Content-Length 2 X-Twice 1 X-Twice 2");
});

it.each([
  ...["POST", "PUT", "PATCH", "QUERY"].map((method) => ({ method, length: "0" })),
  ...["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"].map((method) => ({ method })),
])("frames $method without a body as other clients do", async (expected) => {
  const received: unknown[] = [];
  const origin = await serve(({ method, headers }, response) => {
    const { "transfer-encoding": encoding, "content-length": length } = headers;
    received.push({ method, encoding, length });
    response.end();
  });
  await createHttpClient(origin).send({ method: expected.method, target: "/" });
  expect(received).toEqual([expected]);
});

it("sends a body in chunks without a length", async () => {
  const origin = await serve(async (request, response) => {
    const { "transfer-encoding": encoding, "content-length": length } = request.headers;
    response.end(JSON.stringify({ body: await text(request), encoding, length }));
  });
  const response = await createHttpClient(origin).send({ method: "POST", target: "/", body: "abcdef", chunked: true });
  expect(response.body).toEqual({ body: "abcdef", encoding: "chunked" });
});

it("returns every header of the response and joins repeated ones", async () => {
  const origin = await serve((_, response) => response.writeHead(204, ["X-Custom", "1", "x-custom", "2"]).end());
  const response = await createHttpClient(origin).send({ method: "GET", target: "/" });
  expect(response.status).toBe(204);
  expect(response.headers.get("x-custom")).toBe("1, 2");
  expect(response.body).toBeUndefined();
});

it("rejects with the method and the timeout if no response arrives", async () => {
  const origin = await serve(() => {});
  await expect(createHttpClient(origin, { timeoutMs: 50 }).send({ method: "GET", target: "/" })).rejects.toThrow(
    /GET \/: no response .* timed out after 50 ms/,
  );
  await expect(sendRaw(origin, "GET / HTTP/1.1\r\nHost: here\r\n\r\n", { timeoutMs: 50 })).rejects.toThrow(
    /No HTTP response/,
  );
});

it("does not time out if the response arrived while the process was blocked", async () => {
  const origin = await serve((_, response) => response.end());
  const responses = [
    createHttpClient(origin, { timeoutMs: 200 }).send({ method: "GET", target: "/" }),
    sendRaw(origin, "GET / HTTP/1.1\r\nHost: here\r\n\r\n", { timeoutMs: 200 }),
  ];
  await new Promise(setImmediate);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
});

it("sends a request again if the server closed the connection after the last response", async () => {
  const used = new WeakSet<object>();
  const origin = await serve(async (request, response) => {
    if (used.has(request.socket)) return request.socket.destroy();
    used.add(request.socket);
    response.end(await text(request));
  });
  const client = createHttpClient(origin);
  const bodies = [];
  for (const body of ["a", "b", "c"]) bodies.push((await client.send({ method: "POST", target: "/", body })).bodyText);
  expect(bodies).toEqual(["a", "b", "c"]);
});

it("returns the response of HEAD if the server also sends content in the same packet", async () => {
  const origin = await serveSocket((socket) => {
    socket.on("data", () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\nETag: "1"\r\n\r\nbody'));
  });
  const client = createHttpClient(origin);
  onTestFinished(client.close);
  for (const _ of [1, 2]) {
    const response = await client.send({ method: "HEAD", target: "/" });
    expect([response.status, response.headers.get("etag"), response.bodyText]).toEqual([200, '"1"', ""]);
  }
});

it.each([
  ["HEAD", "200 OK"],
  ["DELETE", "204 No Content"],
  ["GET", "304 Not Modified"],
])("attributes a late body of %s %s to no other request", async (method, status) => {
  const origin = await serveSocket((socket) => {
    let responses = 0;
    socket.on("data", () => {
      responses += 1;
      socket.write(responses === 1 ? `HTTP/1.1 ${status}\r\nContent-Length: 4\r\n\r\n` : "late");
    });
  });
  const client = createHttpClient(origin);
  onTestFinished(client.close);
  const statuses = [];
  for (const _ of [1, 2]) statuses.push((await client.send({ method, target: "/" })).status);
  expect(statuses).toEqual([Number.parseInt(status, 10), Number.parseInt(status, 10)]);
});

it.each([
  ["no byte", "", 2],
  ["a part of its head", "HTTP/1.1 200", 1],
])("rejects if the server sends %s of a response on each connection", async (_, sent, attempts) => {
  const targets: unknown[] = [];
  const origin = await serve((request, response) => {
    targets.push(request.url);
    if (request.url === "/first") response.end();
    else request.socket.end(sent);
  });
  const client = createHttpClient(origin);
  await client.send({ method: "GET", target: "/first" });
  await expect(client.send({ method: "GET", target: "/" })).rejects.toThrow("GET /: no response from");
  expect(targets).toEqual(["/first", ...new Array(attempts).fill("/")]);
});

it("rejects with the error of the first connection if the server exits", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/first") return response.end();
    server.close();
    request.socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = createHttpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await client.send({ method: "GET", target: "/first" });
  await expect(client.send({ method: "GET", target: "/" })).rejects.toMatchObject({ isUnreachable: false });
});

it("does not count the wait for a socket towards the timeout", async () => {
  const origin = await serve((request, response) => request.url === "/last" && response.end());
  const client = createHttpClient(origin, { timeoutMs: 300 });
  const silentRequests = Array.from({ length: 50 }, () => client.send({ method: "GET", target: "/" }));
  const lastRequest = client.send({ method: "GET", target: "/last" });
  expect((await Promise.allSettled(silentRequests)).map(({ status }) => status)).not.toContain("fulfilled");
  expect((await lastRequest).status).toBe(200);
});

it("sends bytes that are not HTTP, and reads the response of a connection that stays open", async () => {
  const origin = await serve((_, response) => response.end("[1]"));
  const rejected = await sendRaw(origin, "hello\r\n\r\n");
  expect([rejected.status, rejected.headers.get("connection"), rejected.bodyText]).toEqual([400, "close", ""]);
  const response = await sendRaw(origin, "GET / HTTP/1.1\r\nHost: here\r\n\r\n", { timeoutMs: 2_000 });
  expect(response.body).toEqual([1]);
});

it("reads a raw response in chunks, and an interim response", async () => {
  const origin = await serve((_, response) => {
    response.write("[1,");
    response.end("2]");
  });
  const head = "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n";
  expect((await sendRaw(origin, `${head}\r\n{}`, { timeoutMs: 2_000 })).body).toEqual([1, 2]);
  expect((await sendRaw(origin, `${head}Expect: 100-continue\r\n\r\n`, { timeoutMs: 2_000 })).status).toBe(100);
});

it.each([100, 102, 103])("reads the response after an interim %s that the request does not expect", async (status) => {
  const origin = await serve((_, response) => {
    if (status === 100) response.writeContinue();
    else response.socket?.write(`HTTP/1.1 ${status} Interim\r\nLink: </style.css>; rel=preload\r\n\r\n`);
    setTimeout(() => response.end("[1]"), 50);
  });
  const response = await sendRaw(origin, "GET / HTTP/1.1\r\nHost: here\r\n\r\n", { timeoutMs: 2_000 });
  expect([response.status, response.body]).toEqual([200, [1]]);
});

it.each(["GET", "POST"])("rejects if the service switches to another protocol after %s", async (method) => {
  const origin = await serveBytes(
    "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  );
  await expect(createHttpClient(origin).send({ method, target: "/" })).rejects.toThrow("another protocol");
});

const chunkedHead = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

it("reads a raw response whose bytes arrive one by one", async () => {
  const bytes = `HTTP/1.1 103 Early Hints\r\n\r\n${chunkedHead}3\r\n[1,\r\n2;a=b\r\n2]\r\n0\r\n\r\n`;
  const origin = await serveBytes(...bytes);
  expect((await sendRaw(origin, "GET / HTTP/1.1\r\nHost: here\r\n\r\n")).body).toEqual([1, 2]);
});

it.each([
  ["chunks", chunkedHead, "1\r\nx\r\n".repeat(400_000)],
  ["interim responses", "", "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(100_000)],
])("reads a million bytes of tiny %s in linear time", async (_, head, bytes) => {
  const origin = await serveBytes(head + bytes, bytes, bytes);
  const { user } = process.cpuUsage();
  const limits = { maxResponseBytes: 2 * bytes.length };
  await expect(sendRaw(origin, "GET / HTTP/1.1\r\nHost: here\r\n\r\n", limits)).rejects.toThrow("larger than");
  expect(process.cpuUsage().user - user).toBeLessThan(2_500_000);
});

it("the client reads the first events of an endless stream, then cancels it", async () => {
  const closed = Promise.withResolvers<void>();
  const origin = await serve((_, response) => {
    response.on("close", closed.resolve);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const send = (): void =>
      void (response.destroyed || response.write("data: ä\n\ndata: b", () => setImmediate(send)));
    send();
  });
  const { body } = await createHttpClient(origin).send({ method: "GET", target: "/" });
  expect(body).toHaveLength(20);
  await closed.promise;
});

it("the client reports a stream that breaks", async () => {
  const origin = await serve((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write("data: a\n\n", () => response.destroy());
  });
  await expect(createHttpClient(origin).send({ method: "GET", target: "/" })).rejects.toThrow("no response");
});

/** Starts a server that sends bytes, one text after the other, and keeps the connection open. @returns its origin */
function serveBytes(...texts: readonly string[]): Promise<string> {
  return serveSocket((socket) => {
    socket.setNoDelay().on("error", () => {});
    socket.once("data", async () => {
      for (const each of texts) {
        if (!socket.destroyed) await new Promise<unknown>((resolve) => void socket.write(each, resolve));
      }
    });
  });
}

async function serveSocket(listener: (socket: Socket) => void): Promise<string> {
  const server = createNetServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
