import type { Awaitable, ErrorReply } from "@animal-store/openapi-hono";
import { StoreUnavailableError } from "@animal-store/process/web";
import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { storeUnavailable } from "./admission/store-error.ts";
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

export type Respond = (c: Context, error: PartError) => Awaitable<Response>;

/** Creates the middleware of a part. Its response is a 503 if a store is unavailable. Hono handles any other error. */
export function createPart(
  options: PartErrorOptions,
  toHandler: (respond: Respond) => MiddlewareHandler,
): MiddlewareHandler {
  const { errorCodes = {}, renderError = renderJson } = options;
  const respond: Respond = (c, error) => {
    const { status } = partErrorCodes[error.code];
    for (const [name, value] of Object.entries(error.headers ?? {})) c.res.headers.set(name, String(value));
    return renderError({ ...error, code: errorCodes[error.code] ?? error.code }, status, c);
  };
  const handle = toHandler(respond);
  return async (c, next) => {
    const outerHeaders = new Headers(c.res.headers);
    try {
      return await handle(c, next);
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      c.error = error;
      // A commit fails after the handler, whose headers describe a result that does not exist.
      c.res = undefined;
      c.res = new Response(null, { headers: outerHeaders });
      c.res = await respond(c, storeUnavailable);
    }
  };
}

const renderJson: Required<PartErrorOptions>["renderError"] = ({ code, message }, status, c) =>
  c.json({ code, message, status }, status);
