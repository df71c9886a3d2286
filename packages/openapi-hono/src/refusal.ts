import type { Contract } from "./contract.ts";

/** What the engine itself refuses. The app names the contract's error code for each. */
export type RefusalKind =
  | "routeNotFound"
  | "methodNotAllowed"
  | "insufficientScope"
  | "unsupportedMediaType"
  | "payloadTooLarge"
  | "malformedBody"
  | "invalidInput"
  | "unexpected";

export type RefusalCodes<Api extends Contract> = {
  readonly [Kind in Exclude<RefusalKind, "insufficientScope">]: keyof Api["errorCodes"] & string;
} & {
  /** Required when `admit` returns scopes; without it, the error is `unexpected`. */
  readonly insufficientScope?: keyof Api["errorCodes"] & string;
};

/** One rule that the input breaks. `path` is a parameter's name or a JSON Pointer (RFC 6901) into the body. */
export interface Violation {
  readonly path: string;
  readonly message: string;
}

/** An error that is to be answered: a code of the contract and what to tell the caller. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** A refusal of the engine, before it has the contract's code. */
export class RefusedInput {
  readonly kind: RefusalKind;
  readonly message: string;
  readonly details: readonly Violation[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    more: { details?: readonly Violation[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    this.kind = kind;
    this.message = message;
    this.details = more.details;
    this.headers = more.headers;
  }
}

/** All violations at once: the first `most` as details, and a message that can stand alone. */
export function refuseViolations(violations: readonly Violation[], most: number): RefusedInput {
  const messages = violations.slice(0, 3).map(({ message }) => message);
  const lead = violations.length > 1 ? [`The request breaks ${violations.length} rules:`] : [];
  const rest = violations.length > messages.length ? ["…"] : [];
  return new RefusedInput("invalidInput", [...lead, ...messages, ...rest].join(" "), {
    details: violations.slice(0, most),
  });
}
