import * as net from "node:net";
import * as tls from "node:tls";
import { type Answer, createAnswer, createPatience } from "./http-client.ts";

/**
 * Sends bytes that need not be HTTP and reads one answer, until its body is complete or the other side closes.
 * @param timeout milliseconds
 */
export function exchangeBytes(origin: string, bytes: string | Uint8Array, timeout = 10_000): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket =
      protocol === "https:"
        ? tls.connect({
            host: hostname,
            port: Number(port || 443),
            ...(net.isIP(hostname) === 0 && { servername: hostname }),
          })
        : net.connect({ host: hostname, port: Number(port || 80) });
    const finish = (cause?: unknown): void => {
      patience.stop();
      socket.destroy();
      const answer = parseAnswer(received, true);
      if (answer) resolve(answer);
      else
        reject(
          new Error(
            `No HTTP answer from ${origin}, got ${JSON.stringify(received.toString("latin1").slice(0, 200))}.`,
            { cause },
          ),
        );
    };
    const patience = createPatience(timeout, () => finish(new Error(`Nothing came for ${timeout} ms.`)));
    patience.start();
    socket.on("data", (chunk: Buffer) => {
      patience.start();
      received = Buffer.concat([received, chunk]);
      if (parseAnswer(received, false)) finish();
    });
    // A refused message is often answered and cut off at once: what came before the cut counts.
    socket.on("error", finish);
    socket.on("end", () => finish());
    socket.write(bytes);
  });
}

function parseAnswer(received: Buffer, isClosed: boolean): Answer | undefined {
  const endOfHead = received.indexOf("\r\n\r\n");
  if (endOfHead < 0) return undefined;
  const [statusLine = "", ...fields] = received.subarray(0, endOfHead).toString("latin1").split("\r\n");
  const rawHeaders = fields.flatMap((field) => [
    field.slice(0, field.indexOf(":")),
    field.slice(field.indexOf(":") + 1).trim(),
  ]);
  const answer = createAnswer(Number(statusLine.split(" ")[1]), rawHeaders, new Uint8Array());
  const length = answer.headers.get("content-length");
  const body = received.subarray(endOfHead + 4);
  if (!isClosed && (length === undefined || body.byteLength < Number(length))) return undefined;
  return createAnswer(answer.status, rawHeaders, body);
}
