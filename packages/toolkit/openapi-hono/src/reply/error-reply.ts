import type { Contract } from "../contract.ts";
import { findErrorType, jsonType } from "./response-headers.ts";

/** The default code and status of each kind of error that the pipeline returns without a handler. */
export const pipelineErrors = {
  routeNotFound: { code: "route_not_found", status: 404 },
  methodNotAllowed: { code: "method_not_allowed", status: 405 },
  unauthenticated: { code: "unauthenticated", status: 401 },
  insufficientScope: { code: "insufficient_scope", status: 403 },
  unsupportedMediaType: { code: "unsupported_media_type", status: 415 },
  preconditionFailed: { code: "precondition_failed", status: 412 },
  preconditionRequired: { code: "precondition_required", status: 428 },
  payloadTooLarge: { code: "payload_too_large", status: 413 },
  malformedBody: { code: "malformed_json", status: 400 },
  invalidInput: { code: "invalid_request", status: 400 },
  unexpected: { code: "internal_error", status: 500 },
} as const;

/** The kinds of errors that the pipeline returns without a handler. */
export type PipelineErrorKind = keyof typeof pipelineErrors;

/** Error codes of the contract that replace the default codes of pipeline errors. */
export type PipelineErrorCodes<Api extends Contract> = {
  readonly [Kind in PipelineErrorKind]?: keyof Api["errorCodes"] & string;
};

/** A violation of a rule of the contract. `path` is the name of a parameter or a JSON Pointer (RFC 6901) into the body. */
export interface Violation {
  readonly path: string;
  readonly message: string;
}

/** An error response: a code and a message for the client. */
export interface ErrorReply {
  readonly code: string;
  /** The status if the contract does not define the code. @default 500 */
  readonly status?: number;
  readonly message: string;
  readonly details?: readonly Violation[] | undefined;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** An error of the pipeline. The responder adds its code and status. */
export class PipelineError {
  readonly kind: PipelineErrorKind;
  readonly message: string;
  readonly options: Pick<ErrorReply, "details" | "headers">;

  constructor(kind: PipelineErrorKind, message: string, options: PipelineError["options"] = {}) {
    this.kind = kind;
    this.message = message;
    this.options = options;
  }
}

/** The maximum number of violations of a request or a response that are described. */
export const maxViolations = 1000;

/** Returns one error for all violations. The message quotes the first 3, the details contain at most `maxDetails`. */
export function toValidationError(violations: readonly Violation[], maxDetails: number): PipelineError {
  const count = violations.length < maxViolations ? violations.length : `at least ${maxViolations}`;
  let summary = violations.length > 1 ? `The request breaks ${count} rules: ` : "";
  summary += violations
    .slice(0, 3)
    .map(({ message }) => message)
    .join(" ");
  if (violations.length > 3) summary += " …";
  return new PipelineError("invalidInput", summary, { details: violations.slice(0, maxDetails) });
}

export function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

// The statuses that an API returns: RFC 9110, section 15, and RFC 4918, 6585, 7725, 8470.
const phrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  422: "Unprocessable Content",
  423: "Locked",
  425: "Too Early",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
};

/** Returns the reason phrase of an error status. An unknown status is like the first one of its class (RFC 9110, section 15). */
function toReasonPhrase(status: number): string {
  return phrases[status] ?? (status < 500 ? "Bad Request" : "Internal Server Error");
}

/** Returns the reason phrase of a status as an error code, such as `not_found`. */
export function toErrorCode(status: number): string {
  return toReasonPhrase(status).toLowerCase().replaceAll(" ", "_");
}

export type ErrorRenderer = (error: ErrorReply, status: number) => object;

/** Returns the function that renders the errors of a contract without `renderError`: problem details (RFC 9457) if it documents them. */
export function createErrorRenderer(contract: Contract): ErrorRenderer {
  const hasCodes = Object.keys(contract.errorCodes).length > 0;
  if (findErrorType(contract) === jsonType)
    return ({ code, message, details }, status) => ({ code, message, status, details });
  return ({ code, message, details }, status) => ({
    type: "about:blank",
    title: toReasonPhrase(status),
    status,
    detail: message,
    code: hasCodes ? code : undefined,
    errors: details?.map(toProblemDetail),
  });
}

/** Returns a member of `errors` as in RFC 9457, section 3. */
function toProblemDetail({ path, message }: Violation): object {
  const isInBody = path === "" || path.startsWith("/");
  return isInBody ? { detail: message, pointer: `#${path}` } : { detail: message, parameter: path };
}
