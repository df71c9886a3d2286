import { type Awaitable, FetchRequest } from "@animal-store/openapi-hono";
import { type Clock, systemClock } from "@animal-store/process/web";
import type { Context, MiddlewareHandler, Next } from "hono";
import { createPart, type PartErrorOptions, type Respond } from "../part-errors.ts";
import { idempotencyConflict } from "./idempotency-claim.ts";
import type { IdempotencyRecords } from "./idempotency-records.ts";

export interface IdempotencyOptions extends PartErrorOptions {
  /** The records, unless `transaction` provides them. */
  readonly records?: IdempotencyRecords;
  /**
   * Runs a request in a transaction of the app, with records in the same transaction. It commits after `run`, and rolls back
   * and rejects if `run` rejects. A response that is not stored rolls back, so an effect without a record cannot exist.
   */
  readonly transaction?: (c: Context, run: (records: IdempotencyRecords) => Promise<void>) => Promise<unknown>;
  /** Returns the owner of the keys, such as the id of a user, a tenant or an API key. A request without it is not repeatable. */
  readonly caller: (c: Context) => Awaitable<string | undefined>;
  /** Returns whether a response is stored. @default the status is 2xx, 404 or 409 */
  readonly isStored?: (response: Response) => boolean;
  /** How long a response is stored. @default 86400, one day */
  readonly keptSeconds?: number;
  /** After this time without a response, the request counts as crashed, and a retry runs again. @default 60 */
  readonly maxRunSeconds?: number;
  /** A request with a larger body gets a 413. @default 1 MiB */
  readonly maxRequestBytes?: number;
  /** A larger response, a stream of events or binary data is sent, but not repeated: a retry gets a 409. @default 1 MiB */
  readonly maxResponseBytes?: number;
  readonly clock?: Clock;
}

/** The state of a request. Without a response, it is in progress. */
interface RequestState {
  readonly fingerprint: string;
  readonly response?: StoredResponse;
}

interface StoredResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Undefined if the response cannot be repeated. */
  readonly body?: string | null;
}

interface Claim {
  readonly store: IdempotencyRecords;
  readonly scope: string;
  readonly fingerprint: string;
  /** The value of the record while the request is in progress. */
  readonly started: string;
}

/** Rolls back the transaction of a request whose response is not stored. */
class NotStored extends Error {
  override readonly message = "the response is not stored, so the transaction is rolled back";
}

const mebibyte = 1_048_576;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Runs a request with an `Idempotency-Key` once (draft-ietf-httpapi-idempotency-key-header). A repeated request gets the stored
 * response with `Idempotency-Replayed: true`, a 409 while the first one is in progress, or a 409 if it is another request.
 * @throws {TypeError} unless there is one of `records` and `transaction`
 * @example
 * app.use(idempotency({ records: createMemoryIdempotencyRecords(), caller: (c) => c.var.jwtPayload.sub }));
 */
export function idempotency(options: IdempotencyOptions): MiddlewareHandler {
  const { records, caller, clock = systemClock, keptSeconds = 86_400, maxRunSeconds = 60 } = options;
  const { isStored = isDecided, maxRequestBytes = mebibyte, maxResponseBytes = mebibyte } = options;
  if (!records === !options.transaction)
    throw new TypeError("idempotency needs either records or transaction. Pass one of them.");
  const { transaction = (_, run) => run(records as IdempotencyRecords) } = options;

  return createPart(options, (respond) => async (c, next) => {
    const key = c.req.header("Idempotency-Key");
    if (!key || safeMethods.has(c.req.method)) return next();
    const owner = await caller(c);
    if (owner === undefined) return next();
    const { target } = new FetchRequest(c.req.raw);
    const body = await readBody(c, maxRequestBytes);
    // That is not a failure of the service.
    if (body === null) return c.body(null, 400);
    if (!body) {
      const message = `The body of a request with an Idempotency-Key has at most ${maxRequestBytes} bytes.`;
      return respond(c, { code: "payload_too_large", message });
    }
    const scope = await hash(JSON.stringify([owner, key]));
    const fingerprint = await hash(`${c.req.method} ${target}\n`, body);
    let replayed: Response | undefined;
    try {
      await transaction(c, async (store) => {
        // The random member identifies this request among its retries.
        const started = JSON.stringify({ fingerprint, id: crypto.randomUUID() });
        const now = clock.now();
        const found = await store.add({ scope, value: started, expiresAt: now + toMs(maxRunSeconds) }, now);
        if (found === undefined) await runOnce(c, next, { store, scope, fingerprint, started });
        else replayed = await replay(c, respond, JSON.parse(found), fingerprint);
      });
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
    }
    return replayed;
  });

  /** Runs the handler and stores its response. Otherwise, ends the claim, so that a retry runs again. */
  async function runOnce(c: Context, next: Next, { store, scope, fingerprint, started }: Claim): Promise<void> {
    const outerHeaders = new Headers(c.res.headers);
    const end = (value: string, lifetimeMs: number) =>
      store.replace(started, { scope, value, expiresAt: clock.now() + lifetimeMs }, clock.now());
    try {
      await next();
      if (c.error || !isStored(c.res)) throw new NotStored();
      const response = await captureResponse(c, outerHeaders, maxResponseBytes);
      await end(JSON.stringify({ fingerprint, response } satisfies RequestState), toMs(keptSeconds));
    } catch (error) {
      // A rollback ends it too.
      if (options.records) await end(started, 0);
      throw error;
    }
  }
}

async function replay(c: Context, respond: Respond, state: RequestState, fingerprint: string): Promise<Response> {
  const [code, conflictMessage] = idempotencyConflict;
  if (state.fingerprint !== fingerprint) return respond(c, { code, message: conflictMessage });
  const { response } = state;
  if (!response) {
    const message = "The first request with this Idempotency-Key is in progress. Retry later with the same key.";
    return respond(c, { code: "idempotency_in_progress", message, headers: { "Retry-After": 1 } });
  }
  const { status, headers, body } = response;
  if (body === undefined) {
    const message = `The first request with this Idempotency-Key got a ${status}, whose body is too large to repeat. Read the result with another request.`;
    return respond(c, { code, message });
  }
  return new Response(body, {
    status,
    headers: [...headers.map(([...entry]) => entry), ["Idempotency-Replayed", "true"]],
  });
}

function isDecided({ ok, status }: Response): boolean {
  return ok || status === 404 || status === 409;
}

/** Reads the body, so that handlers can still read it. Returns undefined if it is too large, and null if the client aborted it. */
async function readBody(c: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined | null> {
  const { raw } = c.req;
  if (raw.bodyUsed) return new Uint8Array(await c.req.arrayBuffer());
  const bytes = await new FetchRequest(raw).readBody(maxBytes).catch(() => null);
  if (bytes && raw.body) c.req.raw = new Request(raw, { body: new Uint8Array(bytes) });
  return bytes && new Uint8Array(bytes);
}

/** Reads the response and replaces it by one that has the same body. @param outerHeaders the headers of outer middleware */
async function captureResponse(c: Context, outerHeaders: Headers, maxBytes: number): Promise<StoredResponse> {
  const { res } = c;
  const headers = [...res.headers].filter(([name, value]) => outerHeaders.get(name) !== value);
  const stored = { status: res.status, headers };
  if (!res.body) return { ...stored, body: null };
  if (res.headers.get("Content-Type")?.startsWith("text/event-stream")) return stored;
  const reader = res.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value);
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      c.res = new Response(continueStream(chunks, reader), res);
      return stored;
    }
  }
  const body = await new Blob(chunks).bytes();
  c.res = new Response(body, res);
  const text = decodeText(body);
  return text === undefined ? stored : { ...stored, body: text };
}

function continueStream(
  chunks: Uint8Array<ArrayBuffer>[],
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const first = chunks.shift();
      const { done, value } = first ? { done: false, value: first } : await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Returns undefined if the bytes are not UTF-8. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

async function hash(...parts: (string | Uint8Array<ArrayBuffer>)[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns whole milliseconds, as databases store them. */
function toMs(seconds: number): number {
  return Math.ceil(seconds * 1000);
}
