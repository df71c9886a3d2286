import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { NodeRequest } from "./node-listener.ts";

const limit = 100;

/** What is read of a body that is sent in these pieces, the second one once the first has arrived. */
async function bodyOf(
  pieces: readonly string[],
  { breaksOff = false, askedFor = process.nextTick } = {},
): Promise<string | undefined> {
  const read = Promise.withResolvers<Uint8Array | undefined>();
  let arrived = Promise.withResolvers<void>();
  const server = createServer((incoming) => {
    // By the pipeline at once, or after it has looked a key up.
    askedFor(() => {
      const body = new NodeRequest(incoming).readBody(limit);
      if (body instanceof Promise) body.then(read.resolve, read.reject);
      else read.resolve(body);
      arrived.resolve();
    });
  });
  server.on("connection", (socket: Socket) => socket.on("error", () => {}));
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void server.close().closeAllConnections());
  for (const [index, piece] of pieces.entries()) {
    socket.write(piece);
    if (index === 0) await arrived.promise;
    arrived = Promise.withResolvers();
  }
  if (breaksOff) socket.destroy();
  const body = await read.promise;
  return body && new TextDecoder().decode(body);
}

const head = (fields: string) => `POST / HTTP/1.1\r\nHost: here\r\n${fields}\r\n\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const end = "0\r\n\r\n";

it.each<[string, string[], string | undefined]>([
  ["that comes with its head", [`${head("Content-Length: 4")}pets`], "pets"],
  ["in chunks that come with its head", [head("Transfer-Encoding: chunked") + chunk("pe") + chunk("ts") + end], "pets"],
  ["that comes later", [head("Content-Length: 4"), "pets"], "pets"],
  ["that comes in pieces", [`${head("Content-Length: 4")}p`, "e", "ts"], "pets"],
  ["in chunks that come later", [head("Transfer-Encoding: chunked"), chunk("pets"), end], "pets"],
  ["that is empty", [head("Content-Length: 0")], ""],
  ["as great as allowed", [head("Content-Length: 100") + "x".repeat(100)], "x".repeat(100)],
  ["declared as too great", [head("Content-Length: 101")], undefined],
  ["too great, at once", [head("Transfer-Encoding: chunked") + chunk("x".repeat(101)) + end], undefined],
  ["too great, later", [head("Transfer-Encoding: chunked"), chunk("x".repeat(101))], undefined],
])("a body %s", async (_, pieces, read) => {
  expect(await bodyOf(pieces)).toBe(read);
});

it("a body that breaks off", async () => {
  await expect(bodyOf([`${head("Content-Length: 4")}p`], { breaksOff: true })).rejects.toThrow();
});

it.each([
  ["whole, once all of its chunks are there", "ts", "pets"],
  ["as too great, once all of its chunks are there", "x".repeat(99), undefined],
])("a body is read %s", async (_, last, read) => {
  const pieces = [head("Transfer-Encoding: chunked") + chunk("pe") + chunk(last) + end];
  expect(await bodyOf(pieces, { askedFor: setImmediate })).toBe(read);
});
