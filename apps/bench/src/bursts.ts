import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { BenchError } from "./processes.ts";
import { type Call, petCount, type Scenario, toRequest } from "./scenarios.ts";
import type { RunningTarget } from "./targets.ts";

/** Sends bursts: one request on each connection, then the next burst after the last response. */
export interface BurstSender extends Disposable {
  /** @throws {BenchError} if a status is unexpected or a response is missing */
  send(scenario: Scenario, bursts: number): Promise<void>;
}

/**
 * Connects to a target. Unlike autocannon, a slice of 20 ms includes no new connections, and a server on a busy core
 * does not change the number of requests that it gets together.
 */
export async function openBurstSender({ origin, key }: RunningTarget, connections: number): Promise<BurstSender> {
  const { hostname, port } = new URL(origin);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await once(socket, "connect");
      // The event "close" follows.
      socket.on("error", () => {});
      return socket;
    }),
  );
  let sentCount = 0;
  const nextRequest = (calls: Scenario["calls"]) => {
    // 7 has no common factor with the number of pets, so this sends each call for all of them.
    const index = (sentCount++ * 7) % petCount;
    const call = calls[index % calls.length] ?? calls[0];
    return { message: toMessage(call, key, index + 1), status: call.status };
  };
  return {
    async send({ calls }, bursts) {
      for (let burst = 0; burst < bursts; burst += 1) {
        const requests = sockets.map((socket) => ({ socket, ...nextRequest(calls) }));
        await Promise.all(requests.map(exchange));
      }
    },
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface SocketRequest {
  readonly socket: Socket;
  readonly message: string;
  readonly status: number;
}

function exchange({ socket, message, status }: SocketRequest): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let received: Buffer = Buffer.alloc(0);
  const onClose = () => reject(new BenchError(`the server closed a connection after ${message}`));
  const onData = (chunk: Buffer) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
    const bodyStart = received.indexOf("\r\n\r\n") + 4;
    if (bodyStart < 4) return;
    const head = received.toString("latin1", 0, bodyStart);
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    if (received.length < bodyStart + Number(length ?? 0)) return;
    socket.off("data", onData).off("close", onClose);
    if (head.startsWith(`HTTP/1.1 ${status} `)) resolve();
    else reject(new BenchError(`the response to ${message} must have status ${status}, got ${received}`));
  };
  socket.on("data", onData).on("close", onClose);
  socket.write(message);
  return promise;
}

function toMessage(call: Call, key: string, petId: number): string {
  const { method, path, headers, body = "" } = toRequest(call, key, petId);
  const fields = { Host: "127.0.0.1", ...headers, ...(body && { "Content-Length": String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n");
}
