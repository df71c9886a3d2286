import type { ErrorCode } from "@animal-store/contract";

/** The codes of what is refused before there is a request: nothing in the contract tells them from those of routing. */
export const parserCodes: readonly string[] = [
  "bad_request",
  "headers_too_large",
  "request_timeout",
] satisfies ErrorCode[];
