export type Awaitable<Value> = Value | Promise<Value>;

/** A request as it was received, by whatever listens: what the way of a request needs of it, read when it is needed. */
export interface PipelineRequest {
  readonly method: string;
  /** Path and query, percent-encoded as they were sent (RFC 9112, section 3.2.1). */
  readonly target: string;
  /** Where the connection comes from; empty where there is none. */
  readonly remoteAddress: string;
  /** Where its way writes down what it finds out. @default nobody wants to know */
  readonly attributes?: RequestAttributes | undefined;
  /** The values of a header, with a comma and a blank between them. @param name in lower case */
  header(name: string): string | null;
  /**
   * The bytes of the body.
   * @param limit how many at most; of a longer body the rest is not waited for
   * @returns undefined where there are more
   * @throws where the sender breaks off, as a rejection or at once
   */
  readBody(limit: number): Awaitable<Uint8Array | undefined>;
}

/** What is found out about a request on its way, for whoever watches. */
export interface RequestAttributes {
  /** The operation that it reached, refused there or not. */
  operation?: string | undefined;
  /** Who calls, by the name that the app has for them. */
  caller?: string | undefined;
  requestId?: string | undefined;
  /** The error code that it was answered with. */
  code?: string | undefined;
}

/** An answer as it goes to the wire. A HEAD request is sent all of it but the body. */
export interface PipelineResponse {
  readonly status: number;
  /** Made for this answer alone, so that whoever sends it may add to them. */
  readonly headers: Record<string, string>;
  /** The body, as text or as its bytes in UTF-8; null where there is none. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** Everything between a request and its answer. */
export type Pipeline = (request: PipelineRequest) => Awaitable<PipelineResponse>;

const decoder = new TextDecoder();

/** The text of a body, empty where there is none. */
export function toBodyText(body: PipelineResponse["body"]): string {
  return body instanceof Uint8Array ? decoder.decode(body) : (body ?? "");
}

/** Calls `next` synchronously for a value and asynchronously for a promise: synchronous work costs no turn of the event loop. */
export function mapAwaitable<Value, Next>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Next>,
): Awaitable<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Returns the result of `work`, or that of `fail` if it throws or rejects. */
export function attempt<Value>(work: () => Awaitable<Value>, fail: (error: unknown) => Value): Awaitable<Value> {
  try {
    const result = work();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (error) {
    return fail(error);
  }
}
