/** A request on its way: which try of its call it is, and how many milliseconds it waited before it was sent. */
export type Try = { attempt: number; waitMs: number };

const tries = new WeakMap<Request, Try>();

/** What the layers above know of a request. */
export function tryOf(request: Request): Try {
  return tries.get(request) ?? { attempt: 1, waitMs: 0 };
}

/** Tells the layers below which try a request is. */
export function noteTry(request: Request, which: Try): Request {
  tries.set(request, which);
  return request;
}
