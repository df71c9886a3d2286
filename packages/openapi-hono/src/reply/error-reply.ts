import type { Contract } from "../contract.ts";

/** The kinds of errors that the pipeline returns without a handler. */
export type PipelineErrorKind =
  | "routeNotFound"
  | "methodNotAllowed"
  | "insufficientScope"
  | "unsupportedMediaType"
  | "payloadTooLarge"
  | "malformedBody"
  | "invalidInput"
  | "unexpected";

/** The contract's error code for each kind of pipeline error. */
export type PipelineErrorCodes<Api extends Contract> = {
  readonly [Kind in Exclude<PipelineErrorKind, "insufficientScope">]: keyof Api["errorCodes"] & string;
} & {
  /** Required when `admit` returns scopes; without it, the error is `unexpected`. */
  readonly insufficientScope?: keyof Api["errorCodes"] & string;
};

/** A violation of a rule of the contract. `path` is the name of a parameter or a JSON Pointer (RFC 6901) into the body. */
export interface Violation {
  readonly path: string;
  readonly message: string;
}

/** An error response: a code of the contract and a message for the client. */
export interface ErrorReply {
  readonly code: string;
  readonly message: string;
  readonly details?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string | number>>;
}

interface PipelineErrorOptions {
  readonly details?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error of the pipeline. The responder adds the contract's code. */
export class PipelineError {
  readonly kind: PipelineErrorKind;
  readonly message: string;
  readonly options: PipelineErrorOptions;

  constructor(kind: PipelineErrorKind, message: string, options: PipelineErrorOptions = {}) {
    this.kind = kind;
    this.message = message;
    this.options = options;
  }
}

/** Returns one error for all violations. The message quotes the first 3, the details contain at most `maxDetails`. */
export function toValidationError(violations: readonly Violation[], maxDetails: number): PipelineError {
  const messages = violations.slice(0, 3).map(({ message }) => message);
  const summary = violations.length > 1 ? [`The request breaks ${violations.length} rules:`] : [];
  const ellipsis = violations.length > messages.length ? ["…"] : [];
  return new PipelineError("invalidInput", [...summary, ...messages, ...ellipsis].join(" "), {
    details: violations.slice(0, maxDetails),
  });
}

export function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
