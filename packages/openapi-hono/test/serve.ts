import { once } from "node:events";
import { type IncomingMessage, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { serve as listen } from "@hono/node-server";
import type { Hono } from "hono";
import { onTestFinished } from "vitest";
import { contract } from "./generated/contract.ts";
import { readerHeaders } from "./request.ts";

const timeout = 10_000;

export interface WireRequest {
  readonly method?: string;
  /** Below the contract's base path. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes go with Content-Length; a stream goes in chunks. */
  readonly body?: string | Uint8Array | Readable;
}
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/** Serves an app on a free port until the test ends. @returns the port */
export async function serve(app: Hono): Promise<number> {
  const server = listen({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }) as Server;
  if (!server.listening) await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** One request on a connection of its own. @throws when no answer has come after ten seconds */
export async function send(port: number, { method = "GET", path, headers, body }: WireRequest): Promise<WireAnswer> {
  const options = {
    host: "127.0.0.1",
    port,
    method,
    path: contract.basePath + path,
    headers: { ...readerHeaders, ...headers },
    agent: false,
  };
  const outgoing = request({ ...options, signal: AbortSignal.timeout(timeout) });
  const answer = once(outgoing, "response") as Promise<[IncomingMessage]>;
  if (body instanceof Readable) body.pipe(outgoing);
  else outgoing.end(body);
  const [incoming] = await answer;
  // A server may answer and hang up before it has read everything.
  outgoing.on("error", () => undefined);
  incoming.setEncoding("utf8");
  let text = "";
  for await (const piece of incoming) text += piece;
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, text };
}

/** Writes bytes on a connection and reads until the other side hangs up. */
export async function exchangeBytes(port: number, bytes: string, { isHalfClosed = false } = {}): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port, signal: AbortSignal.timeout(timeout) });
  socket.setEncoding("latin1");
  if (isHalfClosed) socket.end(bytes);
  else socket.write(bytes);
  let text = "";
  for await (const piece of socket) text += piece;
  return text;
}
