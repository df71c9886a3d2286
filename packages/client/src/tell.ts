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
export function isOfListener(failure: unknown): boolean {
  return !isObject(failure) || thrown.has(failure);
}

// Not instanceof: an error may be of another realm, as in a test's.
function isObject(value: unknown): value is object {
  return Object(value) === value;
}
