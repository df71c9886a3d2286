import { inspect } from "node:util";

/** Thrown by a case that cannot run. The message completes the sentence "needs …". */
export class SkipCase extends Error {
  override readonly name = "SkipCase";
}

/** The limit of requests is reached. */
export class RequestLimitError extends Error {
  override readonly name = "RequestLimitError";
}

export function skip(requirement: string): never {
  throw new SkipCase(requirement);
}

/** Describes an unexpected error, such as one of a setup module, with the place that threw it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `${inspect(error)}, which is no Error`;
  const place = error.stack
    ?.split("\n")
    .find((line) => line.startsWith("    at ") && !line.includes("node:"))
    ?.trim();
  return `${error.name}: ${error.message}${place === undefined ? "" : ` (${place})`}`;
}
