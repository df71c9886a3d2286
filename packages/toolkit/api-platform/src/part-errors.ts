import type { Awaitable, ErrorReply } from "@animal-store/openapi-hono";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { platformErrorCodes } from "./platform-contract.ts";

const partErrorCodes = {
  ...platformErrorCodes,
  insufficient_scope: { status: 403 },
  idempotency_in_progress: { status: 409 },
  payload_too_large: { status: 413 },
} as const;

/** The error codes of the middleware. */
export type PartErrorCode = keyof typeof partErrorCodes;

export interface PartError extends ErrorReply {
  readonly code: PartErrorCode;
}

/** The options for errors that each middleware has. */
export interface PartErrorOptions {
  /** The codes of the app, by the code that they replace. @default no replacements */
  readonly errorCodes?: { readonly [Code in PartErrorCode]?: string };
  /**
   * Returns the response to an error. The middleware adds the headers, such as `Retry-After`.
   * @default JSON with the members `code`, `message` and `status`
   */
  readonly renderError?: (error: ErrorReply, status: ContentfulStatusCode, c: Context) => Awaitable<Response>;
}

/** Returns a function that creates the response to an error. */
export function createErrorResponder({
  errorCodes = {},
  renderError = ({ code, message }, status, c) => c.json({ code, message, status }, status),
}: PartErrorOptions): (c: Context, error: PartError) => Awaitable<Response> {
  return (c, error) => {
    const { status } = partErrorCodes[error.code];
    for (const [name, value] of Object.entries(error.headers ?? {})) c.res.headers.set(name, String(value));
    return renderError({ ...error, code: errorCodes[error.code] ?? error.code }, status, c);
  };
}
