import { once } from "node:events";
import { type IncomingMessage, request as requestOverHttp, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { serve as listen } from "@hono/node-server";
import type { Hono } from "hono";
import { onTestFinished } from "vitest";
import { contract } from "./generated/contract.ts";

export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
/** An error answer of the library. */
export interface LibraryError {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
}

export const readerHeaders = { Authorization: "Bearer card", "X-Branch": "1" };
export const jsonHeaders = { ...readerHeaders, "Content-Type": "application/json" };

/** Asks the app without a network, as a reader with a card. @param path below the contract's base path */
export async function request(app: Hono, path: string, init: RequestInit = {}): Promise<Exchange> {
  const headers = new Headers(readerHeaders);
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const response = await app.request(contract.basePath + path, { ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export function sendJson(app: Hono, method: string, path: string, text: BodyInit): Promise<Exchange> {
  return request(app, path, { method, headers: jsonHeaders, body: text });
}

/** @throws when the answer is no error as the contract documents it */
export function errorOf({ status, text }: Exchange): LibraryError {
  const error = JSON.parse(text) as LibraryError;
  if (error.status !== status || typeof error.code !== "string" || typeof error.message !== "string")
    throw new Error(`no error: ${status} ${text}`);
  return error;
}

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
  const outgoing = requestOverHttp({ ...options, signal: AbortSignal.timeout(timeout) });
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
