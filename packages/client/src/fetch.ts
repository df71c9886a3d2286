/** Sends a request, as the global `fetch` does; every layer of the client is a function from one `Fetch` to another. */
export type Fetch = (request: Request) => Promise<Response>;

/** A request on its way: which try of its call it is, and how many milliseconds it waited before it was sent. */
export type Attempt = { attempt: number; waitMs: number };

const tries = new WeakMap<Request, Attempt>();

/** What the layers above know of a request. */
export function getAttempt(request: Request): Attempt {
  return tries.get(request) ?? { attempt: 1, waitMs: 0 };
}

/** Tells the layers below which try a request is. */
export function setAttempt(request: Request, which: Attempt): Request {
  tries.set(request, which);
  return request;
}

const thrown = new WeakSet<object>();

/** Calls a function of the caller's; what it throws is thrown on, and known as the caller's own. */
export function tell<Told>(listener: (told: Told) => void, told: Told): void {
  try {
    listener(told);
  } catch (error) {
    if (isObject(error)) thrown.add(error);
    throw error;
  }
}

/** Whether a failure came from a listener and says nothing of the request. What is no object comes from no `fetch`. */
export function isListenerError(failure: unknown): boolean {
  return !isObject(failure) || thrown.has(failure);
}

// Not instanceof: an error may be of another realm, as in a test's.
function isObject(value: unknown): value is object {
  return Object(value) === value;
}
