import type { Awaitable } from "./handler.ts";

/** Goes on at once with a value and later with a promise, so that synchronous work costs no turn of the event loop. */
export function whenReady<Value, Next>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Next>,
  fail?: (error: unknown) => Next,
): Awaitable<Next> {
  if (!(value instanceof Promise)) return next(value);
  return fail ? value.then(next).catch(fail) : value.then(next);
}
