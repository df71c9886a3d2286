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
