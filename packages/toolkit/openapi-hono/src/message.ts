import type { Context } from "hono";

/** A value or a promise of it. */
export type Awaitable<Value> = Value | Promise<Value>;

/** A request as the pipeline reads it. Adapters implement it for the Fetch API and for node:http. */
export interface PipelineRequest<HonoContext extends Context = Context> {
  readonly method: string;
  /** The percent-encoded path and query, unchanged (RFC 9112, section 3.2.1). */
  readonly target: string;
  /** The path at which an outer app mounted this one, which precedes the target. @default none */
  readonly mountPath?: string;
  /** The IP address of the connection, or an empty string. */
  readonly remoteAddress: string;
  /** An object that the pipeline fills for logs and metrics. @default none */
  readonly attributes?: RequestAttributes | undefined;
  /** The Hono context. Adapters create it on first access, with `createContext` if no Hono app serves the request. */
  readonly c: HonoContext;
  /** Returns the values of a header, joined by `, ` (those of Cookie by `; `), or null. @param name in lower case */
  header(name: string): string | null;
  /**
   * Returns the bytes of the body, or undefined if there are more than the limit. Each call returns the same bytes.
   * @param limit bytes; it does not wait for the rest of a longer body
   * @throws {Error} if the client aborts the request; either synchronously or as a rejection
   */
  readBody(limit: number): Awaitable<Uint8Array | undefined>;
  /**
   * Returns the parts of the body as they arrive, for a body of items. Reads the next part when it is asked for.
   * @default the whole body of `readBody`
   */
  streamBody?(): AsyncIterable<Uint8Array>;
}

/** Attributes of a request for logs, metrics and traces. The pipeline sets them. */
export interface RequestAttributes {
  /** The id of the operation that routing found, also if the response is an error. */
  operation?: string | undefined;
  /** The app's name for the caller. */
  caller?: string | undefined;
  requestId?: string | undefined;
  /** The error code of the response. */
  code?: string | undefined;
}

/** The response of the pipeline. For a HEAD request the adapter omits the body. */
export interface PipelineResponse {
  readonly status: number;
  /** Names are case-insensitive (RFC 9110, section 5.1): two names that differ only in case are an error. */
  readonly headers: Record<string, string>;
  /** The body as text or UTF-8 bytes, the texts of a stream, or null. If a stream throws, the adapter aborts the connection. */
  readonly body: string | Uint8Array<ArrayBuffer> | AsyncIterable<string> | null;
}

/** Returns whether a value is an object or an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Returns whether a value is a promise, also of another realm or a library. */
export function isPromise<Value>(value: Awaitable<Value>): value is Promise<Value> {
  return isObject(value) && typeof value.then === "function";
}

/** Returns whether a body is a stream of texts, such as events. */
export function isStream(body: PipelineResponse["body"]): body is AsyncIterable<string> {
  return isObject(body) && Symbol.asyncIterator in body;
}

/** Returns the response to a request. */
export type Pipeline = (request: PipelineRequest) => Awaitable<PipelineResponse>;

const decoder = new TextDecoder();

/** Returns the text of a body that is not a stream. */
export function toBodyText(body: PipelineResponse["body"]): string {
  if (typeof body === "string") return body;
  return body === null || isStream(body) ? "" : decoder.decode(body);
}

/**
 * Calls `map` synchronously for a value and asynchronously for a promise.
 * Synchronous work then needs no event-loop iteration.
 * @param input passed to `map`, which then needs no closure for each request
 * @example
 * mapAwaitable(pipeline(request), (response) => ({ ...response, headers: { ...response.headers, Vary: "Origin" } }));
 */
export function mapAwaitable<Value, Result>(
  value: Awaitable<Value>,
  map: (value: Value) => Awaitable<Result>,
): Awaitable<Result>;
export function mapAwaitable<Value, Input, Result>(
  value: Awaitable<Value>,
  map: (value: Value, input: Input) => Awaitable<Result>,
  input: Input,
): Awaitable<Result>;
export function mapAwaitable<Value, Input, Result>(
  value: Awaitable<Value>,
  map: (value: Value, input: Input) => Awaitable<Result>,
  input?: Input,
): Awaitable<Result> {
  return isPromise(value)
    ? Promise.resolve(value).then((each) => map(each, input as Input))
    : map(value, input as Input);
}

/**
 * Returns a function that returns `map` of the result of `run`, or the result of `onError` if one of them throws or rejects.
 * Unlike `mapAwaitable` in `catchAwaitable`, it creates no functions for each request.
 * @example
 * const respond = mapOrCatch(pipeline, (response) => response.status, () => 500);
 */
export function mapOrCatch<Input, Value, Result>(
  run: (input: Input) => Awaitable<Value>,
  map: (value: Value, input: Input) => Awaitable<Result>,
  onError: (error: unknown, input: Input) => Result,
): (input: Input) => Awaitable<Result> {
  return (input) => {
    try {
      const result = mapAwaitable(run(input), map, input);
      return isPromise(result) ? Promise.resolve(result).catch((error: unknown) => onError(error, input)) : result;
    } catch (error) {
      return onError(error, input);
    }
  };
}

/** Returns the result of `run`. If it throws or rejects, returns the result of `onError`. */
export function catchAwaitable<Value>(
  run: () => Awaitable<Value>,
  onError: (error: unknown) => Value,
): Awaitable<Value> {
  try {
    const result = run();
    return isPromise(result) ? Promise.resolve(result).catch(onError) : result;
  } catch (error) {
    return onError(error);
  }
}
