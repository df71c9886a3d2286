import { connect } from "node:net";
import { contract, type OperationId, type operations } from "@animal-store/contract";
import { createKey, highLimits } from "../server-process.ts";

export interface LoadRequest {
  readonly message: string;
  /** The expected status of the response. */
  readonly status: number;
}

export interface LoadOptions {
  readonly origin: string;
  readonly connections: number;
  /** Returns the next request of a connection, or undefined to close it. */
  readonly nextRequest: () => LoadRequest | undefined;
  /** Called at each response. @param durationMs from the request to the end of the response */
  readonly onResponse?: (durationMs: number) => void;
}

/** Sends one request at a time on each connection. Uses sockets, because node:http is slower than the server. */
export async function sendLoad({ connections, ...options }: LoadOptions): Promise<void> {
  await Promise.all(Array.from({ length: connections }, () => sendSequentially(options)));
}

function sendSequentially({ origin, nextRequest, onResponse }: Omit<LoadOptions, "connections">): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let request: LoadRequest | undefined;
  let sentAt = 0;
  let received: Buffer = Buffer.alloc(0);

  const sendNext = () => {
    request = nextRequest();
    if (!request) return socket.end(resolve);
    sentAt = performance.now();
    return socket.write(request.message);
  };
  socket.on("connect", sendNext);
  socket.on("data", (chunk: Buffer) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
    const response = parseResponse(received);
    if (!response) return;
    if (response.status !== request?.status || received.length !== response.length) {
      socket.destroy(new Error(`expected ${request?.status} to ${request?.message}, got ${received}`));
      return;
    }
    onResponse?.(performance.now() - sentAt);
    received = Buffer.alloc(0);
    sendNext();
  });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error(`the server closed a connection after ${request?.message}`)));
  return promise;
}

/** Returns the status and length in bytes of a response, or undefined while it is incomplete. */
function parseResponse(received: Buffer): { status: number; length: number } | undefined {
  const headLength = received.indexOf("\r\n\r\n") + 4;
  if (headLength < 4) return undefined;
  const head = received.toString("latin1", 0, headLength);
  const [, size = "0"] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  const status = Number(head.slice(9, 12));
  const length = status === 304 ? headLength : headLength + Number(size);
  return received.length < length ? undefined : { status, length };
}

interface CallDetails<Id extends OperationId> {
  readonly status: keyof operations[Id]["responses"] & number;
  readonly key: string | undefined;
  readonly query?: operations[Id]["parameters"]["query"];
  readonly id?: number | string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function buildRequest<Id extends OperationId>(operation: Id, details: CallDetails<Id>): LoadRequest {
  const { status, key, query = {}, id, headers = {} } = details;
  const { method, path } = contract.operations[operation];
  const queryText = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const target = contract.basePath + path.replace(/\{\w+\}/, String(id)) + (queryText && `?${queryText}`);
  const body = details.body === undefined ? "" : JSON.stringify(details.body);
  const fields = {
    Host: "127.0.0.1",
    ...(key && { Authorization: `Bearer ${key}` }),
    ...(body && { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return { message: [`${method} ${target} HTTP/1.1`, ...lines, "", body].join("\r\n"), status };
}

export function repeat(count: number, ...requests: readonly LoadRequest[]): () => LoadRequest | undefined {
  let sentCount = 0;
  return () => (sentCount < count ? requests[sentCount++ % requests.length] : undefined);
}

/** Adds 100 pets with the longest names, so that a page exceeds the buffers of a slow reader. */
export async function addLargePets(origin: string, key: string): Promise<void> {
  const pet = buildRequest("createPet", { key, body: { name: "x".repeat(255), categoryId: 7 }, status: 201 });
  await sendLoad({ origin, connections: 10, nextRequest: repeat(100, pet) });
}

export function createFastKey(dataDirectory: string): Promise<string> {
  return createKey(dataDirectory, { plan: "enterprise", ...highLimits });
}

export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

export const medianOf = (values: readonly number[]): number => percentileOf(values, 50);
