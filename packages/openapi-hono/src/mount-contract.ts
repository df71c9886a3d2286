import { Hono } from "hono";
import type { Contract, OperationEntry, Validators } from "./contract.ts";
import type { Handlers } from "./handler.ts";
import {
  type Awaitable,
  mapAwaitable,
  type Pipeline,
  type PipelineRequest,
  type PipelineResponse,
  type RequestAttributes,
} from "./message.ts";
import { createPipeline } from "./pipeline.ts";
import type { EngineErrorCodes, ErrorReply } from "./reply/error-reply.ts";

/** The app's decision on a request before it is routed: who calls, and the headers of every response to it. */
export type Admission<Context, Provided extends string> = {
  /** Made for this request alone: the response's other headers are added to them. */
  readonly headers: Record<Provided, string>;
} & (
  | {
      readonly context: Context;
      readonly error?: undefined;
      /** What the caller may do. Each operation requires the scopes of its `security`. @default not checked */
      readonly scopes?: readonly string[] | undefined;
    }
  | { readonly context?: undefined; readonly error: ErrorReply }
);

export interface MountOptions<Api extends Contract, Context, Provided extends string> {
  readonly contract: Api;
  /** Compiled validators of parameters and bodies. */
  readonly requestValidators: Validators;
  readonly handlers: Handlers<Api, Context, Provided>;
  /** Authenticates and limits, before routing. It answers its own failures with a refusal and never throws. */
  readonly admit: (request: PipelineRequest) => Awaitable<Admission<Context, Provided>>;
  /** Runs before each handler, once its input is valid. What it throws is answered like a failure of the handler. */
  readonly beforeHandler?:
    | ((request: PipelineRequest, context: Context, operation: OperationEntry) => Awaitable<void>)
    | undefined;
  /** Hashes a body for its `ETag`. @returns characters that may stand between the quotes of an entity tag, no two bodies alike */
  readonly hash: (text: string) => string;
  /** The contract's error code for each thing that the engine rejects. */
  readonly errorReplies: EngineErrorCodes<Api>;
  /** The body of an error response. @default `{code, message, status, details?}` */
  readonly renderError?: (refusal: ErrorReply, status: number) => unknown;
  /** Called with what a handler throws. Returns the error to respond with, or undefined for `unexpected`. */
  readonly onError?: (error: unknown, context: Context) => ErrorReply | undefined;
  /** Compiled validators of responses. If given, each response is checked, and one that breaks the contract becomes a 500. */
  readonly responseValidators?: Validators | undefined;
  /** Called for each response that breaks the contract: which one, and how. */
  readonly onInvalidResponse?: (problem: string) => void;
  /** Wraps the whole pipeline, for CORS for example. */
  readonly wrap?: (pipeline: Pipeline) => Pipeline;
}

/** A Hono app that serves a contract. */
export type ContractApp = Hono & {
  /** What the app does, for a server that has no `Request` and `Response`. */
  readonly pipeline: Pipeline;
};

/**
 * Serves a contract under its base path on Hono: routing, validation, exact integers, errors and lifecycle headers come
 * from the contract; handlers do the rest.
 */
export function mountContract<const Api extends Contract, Context, Provided extends string>(
  options: MountOptions<Api, Context, Provided>,
): ContractApp {
  const { contract, wrap = (pipeline) => pipeline } = options;
  const pipeline = wrap(createPipeline(options));
  const app = new Hono().all(`${contract.basePath}/*`, (c) => {
    const incoming = incomingOf(c.env);
    const request = new FetchRequest(c.req.raw, incoming?.socket?.remoteAddress, incoming?.attributes);
    return mapAwaitable(pipeline(request), (response) => toResponse(response, c.req.method));
  });
  return Object.assign(app as Hono, { pipeline });
}

interface Incoming {
  readonly socket?: { readonly remoteAddress?: string };
  readonly attributes?: RequestAttributes;
}

/** Returns what @hono/node-server binds; other callers of the app bind nothing of that name. */
function incomingOf(env: unknown): Incoming | undefined {
  return ((env ?? {}) as { incoming?: Incoming }).incoming;
}

function toResponse({ status, headers, body }: PipelineResponse, method: string): Response {
  if (method !== "HEAD" || body === null) return new Response(body, { status, headers });
  const length = String((typeof body === "string" ? new TextEncoder().encode(body) : body).byteLength);
  return new Response(null, { status, headers: { ...headers, "Content-Length": length } });
}

/** A request of the Fetch API, as a worker, a page or Hono gives it. */
export class FetchRequest implements PipelineRequest {
  readonly method: string;
  readonly target: string;
  readonly remoteAddress: string;
  readonly attributes: RequestAttributes | undefined;
  readonly #request: Request;

  constructor(request: Request, remoteAddress = "", attributes?: RequestAttributes) {
    this.method = request.method;
    this.target = targetOf(request.url);
    this.remoteAddress = remoteAddress;
    this.attributes = attributes;
    this.#request = request;
  }

  header(name: string): string | null {
    return this.#request.headers.get(name);
  }

  async readBody(limit: number): Promise<Uint8Array | undefined> {
    const declared = this.header("content-length");
    if (declared !== null) {
      return Number(declared) > limit ? undefined : new Uint8Array(await this.#request.arrayBuffer());
    }
    if (this.#request.body === null) return new Uint8Array();
    if (!this.#request.body) return this.#readWhole(limit);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    const reader = this.#request.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > limit) {
        // Not cancelled: that would cut the connection, and the answer with it.
        reader.releaseLock();
        return undefined;
      }
      chunks.push(read.value as Uint8Array<ArrayBuffer>);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  }

  // Not every browser gives the body of a request as a stream.
  async #readWhole(limit: number): Promise<Uint8Array | undefined> {
    const body = new Uint8Array(await this.#request.arrayBuffer());
    return body.byteLength > limit ? undefined : body;
  }
}

/** Path and query of an absolute URL, as they stand there. */
function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const end = url.indexOf("#", start);
  return url.slice(start, end < 0 ? url.length : end);
}
