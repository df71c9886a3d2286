import { once } from "node:events";
import { Agent, type IncomingMessage, request as requestOverHttp, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Contract } from "@animal-store/openapi-hono";
import { serve as serveByNodeServer } from "@hono/node-server";
import type { Hono } from "hono";
import { onTestFinished } from "vitest";
import { type ServeOptions, serveApp } from "../src/serve-app.ts";

const json = { mediaType: "application/json", headers: {}, errorCodes: [] };
const kinds = { "text/plain": "text", "application/octet-stream": "binary", "text/event-stream": "events" } as const;
type MediaType = keyof typeof kinds;

function toOperation(id: string, mediaType?: MediaType) {
  const events = id === "envelopes" ? { data: "json" as const, isEnvelope: true as const } : { data: "text" as const };
  const contents = mediaType && { [mediaType]: { kind: kinds[mediaType], ...events } };
  const response = contents ? { ...json, mediaType, contents } : json;
  const headers = id === "tagged" ? { ETag: { required: true, type: "string" } } : {};
  const responses = { 200: { ...response, headers }, default: { ...response, headers: {} } };
  return { id, method: "GET", path: `/${id}`, parameters: [], body: null, responses, deprecation: null };
}

/** An operation for each kind of body, and one with an ETag. */
export const hostileContract = {
  title: "Hostile",
  basePath: "/api",
  limits: { bodyBytes: 1000, jsonDepth: 10, violations: 10 },
  securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
  security: [{ key: [] }],
  errorCodes: {},
  unrouted: {},
  operations: {
    json: toOperation("json"),
    tagged: toOperation("tagged"),
    text: toOperation("text", "text/plain"),
    binary: toOperation("binary", "application/octet-stream"),
    events: toOperation("events", "text/event-stream"),
    envelopes: toOperation("envelopes", "text/event-stream"),
  },
} satisfies Contract;

/** The ways to serve an app over HTTP. */
export const adapters = ["serve of @hono/node-server", "serveApp", "serveApp with directPipeline"] as const;

/** Serves an app until the test ends. @returns its port */
export async function serveWith(
  adapter: (typeof adapters)[number],
  app: Hono & { readonly pipeline: NonNullable<ServeOptions["directPipeline"]>["pipeline"] },
): Promise<number> {
  if (adapter === "serve of @hono/node-server") {
    const server = serveByNodeServer({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }) as Server;
    if (!server.listening) await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  }
  const isDirect = adapter === "serveApp with directPipeline";
  const directPipeline = { pipeline: app.pipeline, onFailure: (error: unknown) => console.error(error) };
  const server = await serveApp(app, {
    host: "127.0.0.1",
    port: 0,
    ...(isDirect && { basePath: hostileContract.basePath, directPipeline }),
  });
  onTestFinished(() => server.stop(0));
  return Number(new URL(server.origin).port);
}

export interface Result {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** False if the connection closed before the end of the body. */
  readonly isComplete: boolean;
  readonly length: number;
}

const timeoutMs = 10_000;
const agent = new Agent({ keepAlive: true });

export interface GetOptions {
  readonly method?: "HEAD" | undefined;
  /** Closes the connection after the head of the response. */
  readonly leaves?: boolean | undefined;
}

export async function getOverHttp(port: number, path: string, options: GetOptions = {}): Promise<Result> {
  const outgoing = requestOverHttp({
    ...{ host: "127.0.0.1", port, path, agent, method: options.method ?? "GET", headers: { "X-Key": "k" } },
    ...{ maxHeaderSize: 2 ** 20, signal: AbortSignal.timeout(timeoutMs) },
  }).end();
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers } = incoming;
  let length = 0;
  if (options.leaves) {
    outgoing.on("error", () => {}).destroy();
    return { status, headers, isComplete: false, length };
  }
  try {
    for await (const chunk of incoming) length += chunk.length;
  } catch {
    // An aborted response.
  }
  return { status, headers, isComplete: incoming.complete, length };
}

/** Calls the app as a runtime with the Fetch API does. */
export async function getByFetch(app: Hono, path: string, { method, leaves }: GetOptions): Promise<Result> {
  const response = await app.fetch(
    new Request(`http://localhost${path}`, { method: method ?? "GET", headers: { "X-Key": "k" } }),
  );
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  if (leaves) {
    await response.body?.cancel();
    return { status, headers, isComplete: false, length: 0 };
  }
  const bytes = await response.arrayBuffer().catch(() => undefined);
  return { status, headers, isComplete: bytes !== undefined, length: bytes?.byteLength ?? 0 };
}
