import { once } from "node:events";
import { connect, type Socket, type TcpNetConnectOpts } from "node:net";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { type FetchApp, type RunningServer, type ServeOptions, serveApp } from "../src/serve-app.ts";

type DirectPipeline = NonNullable<ServeOptions["directPipeline"]>;

export function testOptions(): ServeOptions {
  return {
    host: "127.0.0.1",
    port: 0,
    commonHeaders: { "X-Content-Type-Options": "nosniff" },
    errorHeaders: (address) => ({ "X-Client": String(address), "X-Request-Id": "id-1" }),
  };
}

/** Serves an app until the test ends. */
export async function serve(app: FetchApp = new Hono(), options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const server = await serveApp(app, { ...testOptions(), ...options });
  onTestFinished(() => server.stop(0));
  return server;
}

export function bypassHono(
  pipeline: DirectPipeline["pipeline"],
  options: Partial<DirectPipeline> = {},
): { basePath: string; directPipeline: DirectPipeline } {
  return { basePath: "/api", directPipeline: { onFailure: () => {}, pipeline, ...options } };
}

export function connectTo(origin: string, options: Partial<TcpNetConnectOpts> = {}): Socket {
  return connect({ port: Number(new URL(origin).port), host: "127.0.0.1", ...options }).on("error", () => {});
}

/** Sends the pieces and returns all received bytes. @param responsesBefore responses to wait for before each piece */
export async function sendRaw(
  origin: string,
  pieces: string | readonly string[],
  { halfCloses = false, responsesBefore = [] }: { halfCloses?: boolean; responsesBefore?: readonly number[] } = {},
): Promise<string> {
  const socket = connectTo(origin, { noDelay: true, allowHalfOpen: true }).setEncoding("latin1");
  let received = "";
  socket.on("data", (chunk: string) => (received += chunk));
  socket.on("end", () => socket.end());
  await once(socket, "connect");
  for (const [index, piece] of [pieces].flat().entries()) {
    while (statusesIn(received).length < (responsesBefore[index] ?? 0)) await once(socket, "data");
    if (socket.writable) socket.write(piece, "latin1");
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (halfCloses) socket.end();
  if (!socket.destroyed) await once(socket, "close");
  return received;
}

export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
