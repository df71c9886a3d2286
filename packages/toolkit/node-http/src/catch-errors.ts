import { catchAwaitable } from "@animal-store/openapi-hono";

/** Returns a function that neither throws nor rejects. It logs the first error of `run` with `console.error`. */
export function catchErrors<Values extends unknown[]>(
  run: (...values: Values) => unknown,
): (...values: Values) => void {
  let hasFailed = false;
  function report(error: unknown): undefined {
    if (hasFailed) return;
    hasFailed = true;
    try {
      console.error(error);
    } catch {
      // Printing an error can throw too, for example because of its getters.
    }
  }

  return (...values) => {
    try {
      const result = run(...values);
      if (result !== undefined) void catchAwaitable(() => result, report);
    } catch (error) {
      report(error);
    }
  };
}
