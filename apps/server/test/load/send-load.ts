import { connect } from "node:net";
import { contract, type OperationId, type operations } from "@animal-store/contract";
import { createKey, highLimits } from "../server-process.ts";

/** The text of a request, and the status that it must be answered with. */
export interface LoadRequest {
  readonly message: string;
  readonly status: number;
}

export interface LoadOptions {
  readonly origin: string;
  readonly connections: number;
  /** What a connection sends next; undefined ends it. */
  readonly next: () => LoadRequest | undefined;
  /** Called at each answer. @param milliseconds from the request to the end of its answer */
  readonly answered?: (milliseconds: number) => void;
}

/**
 * Sends requests over a number of connections, one at a time on each. Plain sockets: node:http takes longer to ask than the server to answer.
 * @throws where an answer has another status, or a connection breaks
 */
export async function sendLoad({ connections, ...options }: LoadOptions): Promise<void> {
  await Promise.all(Array.from({ length: connections }, () => converse(options)));
}

function converse({ origin, next, answered }: Omit<LoadOptions, "connections">): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let asked: LoadRequest | undefined;
  let sentAt = 0;
  let received: Buffer = Buffer.alloc(0);

  const ask = () => {
    asked = next();
    if (!asked) return socket.end(resolve);
    sentAt = performance.now();
    return socket.write(asked.message);
  };
  socket.on("connect", ask);
  socket.on("data", (chunk: Buffer) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
    const response = readResponse(received);
    if (!response) return;
    if (response.status !== asked?.status || received.length !== response.length) {
      socket.destroy(new Error(`expected ${asked?.status} to ${asked?.message}, got ${received}`));
      return;
    }
    answered?.(performance.now() - sentAt);
    received = Buffer.alloc(0);
    ask();
  });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error(`the server closed a connection after ${asked?.message}`)));
  return promise;
}

/** The status of an answer and how many bytes it has; undefined until all of it is there. */
function readResponse(received: Buffer): { status: number; length: number } | undefined {
  const end = received.indexOf("\r\n\r\n") + 4;
  if (end < 4) return undefined;
  const head = received.toString("latin1", 0, end);
  const [, size = "0"] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  const status = Number(head.slice(9, 12));
  const length = status === 304 ? end : end + Number(size);
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

/** A call of an operation as the text of HTTP/1.1, and the status that it must be answered with. */
export function buildRequest<Id extends OperationId>(operation: Id, details: CallDetails<Id>): LoadRequest {
  const { status, key, query = {}, id, headers = {} } = details;
  const { method, path } = contract.operations[operation];
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const target = contract.basePath + path.replace(/\{\w+\}/, String(id)) + (search && `?${search}`);
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

/** Gives requests in turns, so many in all. */
export function repeat(count: number, ...asked: readonly LoadRequest[]): () => LoadRequest | undefined {
  let given = 0;
  return () => (given < count ? asked[given++ % asked.length] : undefined);
}

/** Adds a hundred pets with the longest names: pages that are worth not reading. */
export async function addLargePets(origin: string, key: string): Promise<void> {
  const pet = buildRequest("createPet", { key, body: { name: "x".repeat(255), categoryId: 7 }, status: 201 });
  await sendLoad({ origin, connections: 10, next: repeat(100, pet) });
}

/** A key with limits of its own, which no test reaches. */
export function createFastKey(dataDirectory: string): Promise<string> {
  return createKey(dataDirectory, { plan: "enterprise", ...highLimits });
}

/** The value that so many of a hundred do not exceed. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

export const medianOf = (values: readonly number[]): number => percentileOf(values, 50);
