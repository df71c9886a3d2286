import type { IncomingMessage, ServerResponse } from "node:http";
import type {
  Awaitable,
  Pipeline,
  PipelineRequest,
  PipelineResponse,
  RequestAttributes,
} from "@animal-store/openapi-hono";
import type { ObservedRequest } from "./exchange.ts";
import { hasUnreadBody } from "./server-response.ts";

export interface NodeListenerOptions {
  readonly pipeline: Pipeline;
  /** Called with what the pipeline, or sending its response, throws; the client is cut off. */
  readonly onFailure: (error: unknown) => void;
  /** Whether the responses of a turn of the event loop are sent together, at its end. @default true */
  readonly batchesSends?: boolean;
}

/**
 * Answers requests of node:http by a pipeline, without the Fetch API between them: a `Request` and a `Response` for each would
 * cost about as much as all that the pipeline does.
 * @param always headers of every response
 * @returns a listener. Its third argument: whether the client waits to be told to send its body
 */
export function createNodeListener(
  { pipeline, onFailure, batchesSends = true }: NodeListenerOptions,
  always: Readonly<Record<string, string>>,
) {
  const send = batchesSends ? batchSends(trySend) : sendOnceRead;

  return (incoming: IncomingMessage, outgoing: ServerResponse, expectsContinue: boolean): void => {
    const isHead = incoming.method === "HEAD";
    const respond = (response: PipelineResponse): void => send({ response, outgoing, isHead });
    const fail = (error: unknown): void => cutOff(outgoing, error);
    try {
      const response = pipeline(new NodeRequest(incoming, expectsContinue ? outgoing : undefined));
      if (response instanceof Promise) response.then(respond).catch(fail);
      else respond(response);
    } catch (error) {
      fail(error);
    }
  };

  // The rest of a body may arrive with its head, and is read in this turn.
  function sendOnceRead(sending: OutgoingResponse): void {
    if (hasUnreadBody(sending.outgoing.req)) setImmediate(trySend, sending);
    else trySend(sending);
  }

  function trySend(sending: OutgoingResponse): void {
    try {
      sendResponse(sending, always);
    } catch (error) {
      cutOff(sending.outgoing, error);
    }
  }

  // A pipeline answers its own failures, so this is one of ours. The client must not wait.
  function cutOff(outgoing: ServerResponse, error: unknown): void {
    outgoing.destroy();
    onFailure(error);
  }
}

/** A pipeline's response with that of node:http that carries it. */
interface OutgoingResponse {
  readonly response: PipelineResponse;
  readonly outgoing: ServerResponse;
  readonly isHead: boolean;
}

/** @throws {TypeError} for a header that cannot be sent (RFC 9110, section 5.5) */
function sendResponse(
  { response: { status, headers, body }, outgoing, isHead }: OutgoingResponse,
  always: Readonly<Record<string, string>>,
): void {
  for (const name in always) headers[name] = always[name] as string;
  if (body === null) return void outgoing.writeHead(status, headers).end();
  const length = Buffer.byteLength(body);
  headers["Content-Length"] = String(length);
  outgoing.writeHead(status, headers);
  if (isHead) outgoing.end();
  else if (typeof body !== "string") outgoing.end(body);
  // ASCII has the same bytes in both, and Latin-1 needs no conversion.
  else outgoing.end(body, length === body.length ? "latin1" : "utf8");
}

// What was sent stops a client that pipelines and does not read, so not too much may wait to be sent.
const maxWaiting = 128;

/**
 * Sends the responses of a turn of the event loop one after another at its end. Sent one by one in between, each may have to wake
 * its receiver, and the code that reads and the code that sends take turns in the processor's caches.
 */
function batchSends(send: (sending: OutgoingResponse) => void): (sending: OutgoingResponse) => void {
  let waiting: OutgoingResponse[] = [];
  function sendAll(): void {
    const batch = waiting;
    waiting = [];
    for (const sending of batch) send(sending);
  }
  return (sending) => {
    const count = waiting.push(sending);
    if (count === 1) setImmediate(sendAll);
    // Not the newest: the rest of its request may be read in this turn.
    else if (count > maxWaiting) {
      const newest = waiting.splice(maxWaiting);
      sendAll();
      waiting = newest;
    }
  };
}

/** A request of node:http. It copies nothing before the pipeline asks for it. */
export class NodeRequest implements PipelineRequest {
  readonly method: string;
  readonly target: string;
  readonly #incoming: ObservedRequest;
  readonly #expecting: ServerResponse | undefined;
  readonly #address: string | undefined;

  /**
   * @param expecting the response to a client that waits for a 100 before it sends the body (RFC 9110, section 10.1.1)
   * @param address the socket's, if that may be closed: a closed one has none
   */
  constructor(incoming: ObservedRequest, expecting?: ServerResponse, address?: string) {
    this.method = incoming.method as string;
    this.target = incoming.url as string;
    this.#incoming = incoming;
    this.#expecting = expecting;
    this.#address = address;
  }

  get remoteAddress(): string {
    return this.#address ?? this.#incoming.socket.remoteAddress ?? "";
  }

  get attributes(): RequestAttributes | undefined {
    return this.#incoming.findings;
  }

  // Not from `incoming.headers`: those drop all but the first of some headers that come twice.
  header(name: string): string | null {
    const { rawHeaders } = this.#incoming;
    let value: string | null = null;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const found = rawHeaders[index] as string;
      if (found.length !== name.length || found.toLowerCase() !== name) continue;
      value = value === null ? (rawHeaders[index + 1] as string) : `${value}, ${rawHeaders[index + 1]}`;
    }
    return value;
  }

  readBody(limit: number): Awaitable<Uint8Array | undefined> {
    const declared = this.header("content-length");
    if (declared !== null && Number(declared) > limit) return undefined;
    this.#expecting?.writeContinue();
    return readWhole(this.#incoming, limit);
  }
}

function readWhole(incoming: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    // A destroyed request emits nothing more.
    if (incoming.destroyed) reject(new Error("the connection was closed before the body was read"));
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= limit) chunks.push(chunk);
      else {
        // The connection ends with the response. Read on until then: the client may see it only after it has sent more.
        incoming.removeAllListeners("data").resume();
        resolve(undefined);
      }
    });
    incoming.on("end", () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, size)));
    // Also if the connection is closed before the end of the body.
    incoming.on("error", reject);
  });
}
