import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type Awaitable,
  createContext,
  isStream,
  mapOrCatch,
  type Pipeline,
  type PipelineRequest,
  type PipelineResponse,
  type RequestAttributes,
} from "@animal-store/openapi-hono";
import type { Context } from "hono";
import { ByteCollector } from "./byte-collector.ts";
import type { ObservedRequest } from "./exchange.ts";
import { HttpRequest } from "./http-request.ts";

export interface NodeListenerOptions {
  readonly pipeline: Pipeline;
  /** Called with an error of the app or of sending its response. The response is a 500 if it has not begun. */
  readonly onFailure: (error: unknown) => void;
}

type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse, expectsContinue: boolean) => void;

// Does not use the Fetch API: creating a `Request` and a `Response` would take about as long as the pipeline.
/** @param fail responds to a request whose pipeline failed, or whose response cannot be sent. Must not throw */
export function createNodeListener(
  pipeline: Pipeline,
  commonHeaders: Readonly<Record<string, string>>,
  fail: (outgoing: ServerResponse, error: unknown) => void,
): NodeListener {
  const common = toCommonHeaders(commonHeaders);
  const send = createBatchSender(trySend);
  const respond = mapOrCatch(
    ({ request }: Arrival) => pipeline(request),
    (response, { request, outgoing }) => send({ response, outgoing, isHead: request.method === "HEAD" }),
    (error, { outgoing }) => fail(outgoing, error),
  );
  return (incoming, outgoing, expectsContinue) =>
    void respond({ request: new NodeRequest(incoming, { outgoing, expectsContinue }), outgoing });

  function trySend(response: OutgoingResponse): void {
    try {
      sendResponse(response, common);
    } catch (error) {
      fail(response.outgoing, error);
    }
  }
}

interface Arrival {
  readonly request: NodeRequest;
  readonly outgoing: ServerResponse;
}

interface OutgoingResponse {
  readonly response: PipelineResponse;
  readonly outgoing: ServerResponse;
  readonly isHead: boolean;
}

interface CommonHeaders {
  /** Each name before its value, the form that node:http sends fastest. */
  readonly list: readonly string[];
  /** Whether a common header has a name of this length. Most names need no further comparison. */
  readonly hasLength: readonly boolean[];
}

function toCommonHeaders(headers: Readonly<Record<string, string>>): CommonHeaders {
  const hasLength: boolean[] = [];
  for (const name in headers) hasLength[name.length] = true;
  return { list: Object.entries(headers).flat(), hasLength };
}

/** @throws {TypeError} for a header that cannot be sent (RFC 9110, section 5.5) */
function sendResponse({ response, outgoing, isHead }: OutgoingResponse, common: CommonHeaders): void {
  const { status, body } = response;
  const fields = toHeaderList(response, common);
  if (body === null) return void outgoing.writeHead(status, fields).end();
  if (isStream(body)) return void sendStream(body[Symbol.asyncIterator](), outgoing.writeHead(status, fields));
  if (typeof body !== "string" && body.buffer.detached)
    throw new TypeError("The body was transferred to another thread before it was sent.");
  const length = Buffer.byteLength(body);
  fields.push("Content-Length", String(length));
  outgoing.writeHead(status, fields);
  if (isHead) outgoing.end();
  else if (typeof body !== "string") outgoing.end(body);
  // ASCII needs no conversion. Node encodes the headers like a text that follows them, and a header is Latin-1.
  else if (length === body.length) outgoing.end(body, "latin1");
  else outgoing.end(Buffer.from(body));
}

/** Returns the headers of a response as a list, with the common headers that it does not override. */
function toHeaderList({ headers, body }: PipelineResponse, { list, hasLength }: CommonHeaders): string[] {
  const fields: string[] = [];
  const overridden: string[] = [];
  for (const name in headers) {
    // The length of a body is added later, and is that of the app.
    if (name === "Content-Length" && body !== null) continue;
    fields.push(name, headers[name] as string);
    // Names are case-insensitive (RFC 9110, section 5.1).
    if (hasLength[name.length]) overridden.push(name.toLowerCase());
  }
  for (let index = 0; index < list.length; index += 2) {
    const name = list[index] as string;
    if (overridden.length === 0 || !overridden.includes(name.toLowerCase()))
      fields.push(name, list[index + 1] as string);
  }
  return fields;
}

/** Reads a text when the client has received the previous ones. Does not report errors: the pipeline does. */
async function sendStream(iterator: AsyncIterator<string>, outgoing: ServerResponse): Promise<void> {
  try {
    let resume = (): void => {};
    outgoing.on("drain", () => resume());
    const close = async (): Promise<void> => {
      resume();
      await iterator.return?.();
    };
    outgoing.once("close", () => void close().catch(() => {}));
    if (outgoing.destroyed) return await close();
    outgoing.flushHeaders();
    for (;;) {
      const { done, value } = await iterator.next();
      if (outgoing.writableEnded || outgoing.destroyed) return;
      if (done) return void outgoing.end();
      const drained = new Promise<void>((resolve) => (resume = resolve));
      if (!outgoing.write(value)) await drained;
    }
  } catch {
    outgoing.destroy();
  }
}

// Backpressure applies only to sent bytes, so the batch is limited for a client that pipelines without reading.
const maxBatchSize = 128;

/** Sends the responses of an event-loop turn at its end. This saves client wake-ups and uses the CPU caches better. */
function createBatchSender(send: (response: OutgoingResponse) => void): (response: OutgoingResponse) => void {
  let queue: OutgoingResponse[] = [];
  function sendAll(): void {
    const batch = queue;
    queue = [];
    for (const response of batch) send(response);
  }
  return (response) => {
    const count = queue.push(response);
    if (count === 1) setImmediate(sendAll);
    // The newest response waits: node:http can still read the rest of its request in this turn.
    else if (count > maxBatchSize) {
      const newest = queue.splice(maxBatchSize);
      sendAll();
      queue = newest;
    }
  };
}

/**
 * Adapts a request of node:http to the pipeline. Reads headers and body on demand.
 * @example
 * const address = clientAddress(new NodeRequest(incoming));
 */
export class NodeRequest implements PipelineRequest {
  readonly method: string;
  readonly target: string;
  readonly #incoming: ObservedRequest;
  readonly #outgoing: ServerResponse | undefined;
  readonly #expectsContinue: boolean;
  readonly #address: string | undefined;
  #body: BodyReader | undefined;
  #c: Context | undefined;

  constructor(incoming: ObservedRequest, options: NodeRequestOptions = {}) {
    const { outgoing, expectsContinue = false, address } = options;
    this.method = incoming.method as string;
    this.target = incoming.url as string;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#expectsContinue = expectsContinue;
    this.#address = address;
  }

  get c(): Context {
    const incoming = this.#incoming;
    const outgoing = this.#outgoing;
    this.#c ??= createContext(toRequest(incoming, outgoing), { incoming, outgoing });
    return this.#c;
  }

  get remoteAddress(): string {
    return this.#address ?? this.#incoming.socket.remoteAddress ?? "";
  }

  get attributes(): RequestAttributes | undefined {
    return this.#incoming.attributes;
  }

  // Like `FetchRequest`. `incoming.headers` drops repeated values of some headers.
  header(name: string): string | null {
    const { rawHeaders } = this.#incoming;
    // RFC 9113, section 8.2.3
    const separator = name === "cookie" ? "; " : ", ";
    let value: string | null = null;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const field = rawHeaders[index] as string;
      if (field.length !== name.length || field.toLowerCase() !== name) continue;
      value = value === null ? (rawHeaders[index + 1] as string) : value + separator + rawHeaders[index + 1];
    }
    // Only an empty last value follows a space: the parser removes other white space.
    return value?.endsWith(" ") ? value.slice(0, -1) : value;
  }

  readBody(maxBytes: number): Awaitable<Uint8Array | undefined> {
    const length = Number(this.header("content-length"));
    if (length > maxBytes) return undefined;
    if (!this.#body) {
      this.#sendContinue();
      this.#body = new BodyReader(this.#incoming, length);
    }
    return this.#body.read(maxBytes);
  }

  async *streamBody(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#body) {
      yield (await this.#body.read(Number.MAX_SAFE_INTEGER)) as Uint8Array;
      return;
    }
    this.#sendContinue();
    // Destroying the request would close the connection before the response is sent.
    yield* this.#incoming.iterator({ destroyOnReturn: false });
  }

  #sendContinue(): void {
    if (this.#expectsContinue) this.#outgoing?.writeContinue();
  }
}

/** The options of `NodeRequest`. */
export interface NodeRequestOptions {
  /** The response, for the signal of `c` and for 100 Continue. @default none */
  readonly outgoing?: ServerResponse | undefined;
  /** Whether the client waits for 100 Continue (RFC 9110, section 10.1.1). @default false */
  readonly expectsContinue?: boolean;
  /** The client's IP address, which a closed socket no longer has. @default that of the socket */
  readonly address?: string | undefined;
}

/** Returns a request without a body, whose signal aborts if the connection closes before the response is sent. */
function toRequest(
  { method = "GET", url = "", headers, rawHeaders }: IncomingMessage,
  outgoing?: ServerResponse,
): Request {
  const controller = new AbortController();
  const abort = (): void => {
    if (!outgoing?.writableFinished) controller.abort();
  };
  if (outgoing?.destroyed) abort();
  else outgoing?.once("close", abort);
  const fields = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    fields.append(rawHeaders[index] as string, rawHeaders[index + 1] as string);
  const target = `http://${headers.host}${url}`;
  const base = URL.canParse(target) ? target : `http://localhost${url}`;
  return new Request(base, { method, headers: fields, signal: controller.signal });
}

/** Reads the body of a request up to a limit, then further up to a higher one. */
class BodyReader {
  readonly #incoming: ObservedRequest;
  readonly #bytes = new ByteCollector();
  readonly #length: number;
  #isComplete = false;
  #lastRead: Promise<Uint8Array | undefined> | undefined;

  /** @param length that of `Content-Length`, or 0 without it */
  constructor(incoming: ObservedRequest, length: number) {
    this.#incoming = incoming;
    this.#length = length;
  }

  read(maxBytes: number): Promise<Uint8Array | undefined> {
    this.#lastRead = this.#lastRead?.then(() => this.#continue(maxBytes)) ?? this.#continue(maxBytes);
    return this.#lastRead;
  }

  #continue(maxBytes: number): Promise<Uint8Array | undefined> {
    const incoming = this.#incoming;
    const bytes = this.#bytes;
    return new Promise((resolve, reject) => {
      const finish = () => resolve(bytes.byteLength > maxBytes ? undefined : bytes.bytes());
      if (this.#isComplete || bytes.byteLength > maxBytes) return finish();
      const readStream = (): void => {
        if (incoming.destroyed) reject(new Error("the connection was closed before the body was read"));
        incoming.isBodyKept = true;
        incoming.on("data", (chunk: Buffer) => {
          bytes.add(chunk);
          if (bytes.byteLength <= maxBytes) return;
          // The next read or the end of the response resumes it.
          incoming.removeAllListeners("data").pause();
          finish();
        });
        incoming.on("end", () => {
          this.#isComplete = true;
          finish();
        });
        // Also emitted if the connection closes before the end of the body.
        incoming.on("error", (error) => {
          bytes.clear();
          reject(error);
        });
        incoming.resume();
      };
      const take = (body: Buffer | undefined): void => {
        if (!body) {
          readStream();
          return;
        }
        bytes.add(body);
        this.#isComplete = true;
        finish();
      };
      if (!(incoming instanceof HttpRequest && incoming.takeShortBody(this.#length, take))) readStream();
    });
  }
}
