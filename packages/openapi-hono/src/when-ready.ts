import type { Awaitable } from "./handler.ts";

/** Goes on at once with a value and later with a promise, so that synchronous work costs no turn of the event loop. */
export function whenReady<Value, Next>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Next>,
): Awaitable<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Does a piece of work, and what `fail` says where it throws, at once or later. */
export function attempt<Value>(work: () => Awaitable<Value>, fail: (error: unknown) => Value): Awaitable<Value> {
  try {
    const result = work();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (error) {
    return fail(error);
  }
}
