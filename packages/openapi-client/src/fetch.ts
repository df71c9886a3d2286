/** Sends a request, like the global `fetch`. Each feature of the client, such as retries, wraps one `Fetch` in another. */
export type Fetch = (request: Request) => Promise<Response>;

/** The number of an attempt, from 1, and the milliseconds that its call waited before it. */
export type Attempt = { attempt: number; waitMs: number };

const attempts = new WeakMap<Request, Attempt>();

export function getAttempt(request: Request): Attempt {
  return attempts.get(request) ?? { attempt: 1, waitMs: 0 };
}

export function setAttempt(request: Request, attempt: Attempt): Request {
  attempts.set(request, attempt);
  return request;
}

const listenerErrors = new WeakSet<object>();

/** Calls a listener. Rethrows its error and registers it as a listener error, so that the call is not retried. */
export function notify<Event>(listener: (event: Event) => void, event: Event): void {
  try {
    listener(event);
  } catch (error) {
    listenerErrors.add(Object(error));
    throw error;
  }
}

/** Returns whether a listener threw this error. `fetch` throws only objects, so any other value is from a listener. */
export function isListenerError(error: unknown): boolean {
  // Not instanceof: an error can come from another realm.
  return Object(error) !== error || listenerErrors.has(error as object);
}

export function hasEvents({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
}
