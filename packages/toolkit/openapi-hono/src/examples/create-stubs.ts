import type { Contract, OperationEntry, Validators } from "../contract.ts";
import type { Reply } from "../handler.ts";
import { isStream } from "../message.ts";
import type { ErrorReply } from "../reply/error-reply.ts";
import { findResponseEntry } from "../reply/response-headers.ts";
import { createExampleFinder } from "./find-example.ts";

/** The options of `createStubs`. */
export interface StubOptions {
  readonly contract: Contract;
  /** The document, from codegen's `document.ts`. */
  readonly documentJson: string;
  /** The validators of responses, from codegen's `responses.js`. They select an example that is valid. */
  readonly responseValidators: Validators;
}

/** The result of `createStubs`. */
export interface Stubs {
  /**
   * The handler of any operation. Responds with the example of the document, or with a generated one. If no valid one exists,
   * responds with a 501 that names the reason.
   */
  readonly stub: (request: StubRequest) => Promise<Reply<never>>;
  /** Returns the ids of the operations whose handler is `stub`. */
  readonly listStubs: (handlers: object) => string[];
  /** Returns why `stub` has no valid example for an operation, or undefined if it has one. */
  readonly findProblem: (operationId: string) => string | undefined;
  /**
   * Returns an error as the example of the document for its status, with its message, or with the first documented code if the
   * document has error codes. Undefined if `mountContract` knows the format of the errors: problem details, or none.
   */
  readonly renderError: ((error: ErrorReply, status: number, operation?: OperationEntry) => never) | undefined;
}

/** The part of a handler's request that `stub` reads. */
export interface StubRequest {
  readonly operation: OperationEntry;
  readonly body?: unknown;
  readonly reply: unknown;
  readonly replyError: unknown;
}

type ReplyFunction = (status: number, ...bodyAndHeaders: unknown[]) => Reply<never>;

/**
 * Creates handlers that respond with the examples of a document, so that a server responds before its handlers are written.
 * @example
 * const { stub } = createStubs({ contract, documentJson, responseValidators });
 * const handlers = { listNotes: stub, addNote: ({ body, reply }) => reply(201, { id: 1, ...body }) };
 */
export function createStubs({ contract, documentJson, responseValidators }: StubOptions): Stubs {
  const finder = createExampleFinder(contract, documentJson, responseValidators);
  const operations = Object.values(contract.operations);
  const hasCodes = Object.keys(contract.errorCodes).length > 0;
  return {
    stub,
    listStubs: (handlers) => Object.entries(handlers).flatMap(([id, handler]) => (handler === stub ? id : [])),
    findProblem(operationId) {
      const operation = contract.operations[operationId];
      return operation && finder.findSuccess(operation).problem;
    },
    renderError: hasOwnErrors(contract) ? renderError : undefined,
  };

  async function stub({ operation, body, reply, replyError }: StubRequest): Promise<Reply<never>> {
    // The server validates an item when it is read.
    const items = body as Reply["body"];
    if (isStream(items)) for await (const _ of items);
    const { problem, status, content, headers } = finder.findSuccess(operation);
    if (problem === undefined) return (reply as ReplyFunction)(status, content, headers);
    // As an error of the pipeline, it is sent although the document does not describe a 501.
    return Object.assign((replyError as ReplyFunction)(501, problem), { isPipelineError: true });
  }

  function renderError({ code, message, details }: ErrorReply, status: number, called?: OperationEntry): never {
    const { errorCodes: codes = [] } = findResponseEntry(called, status) ?? contract.unrouted[status] ?? {};
    // The app can map the codes of the pipeline by the option errorCodes.
    if (hasCodes) return { code: codes.includes(code) ? code : (codes[0] ?? code), message, status, details } as never;
    const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
    const findKey = ({ responses }: OperationEntry) => keys.find((each) => responses[each]?.mediaType);
    const operation = called && findKey(called) ? called : operations.find(findKey);
    const key = operation && findKey(operation);
    if (!key) return { message, status } as never;
    const examples = finder.listContents(operation, key);
    // The document can restrict the texts that look like messages.
    const filled = examples.map((each) => withError(each, message, status));
    const candidates = [...filled.filter(hasContent), { message, status }, ...filled, ...examples];
    const validate = responseValidators[`${operation.id}.${key}.body`];
    return (candidates.find((each) => validate?.call(undefined, each) !== false) ?? candidates[0]) as never;
  }
}

/** Returns whether the document describes errors in its own format or with its own codes, instead of as problem details (RFC 9457). */
function hasOwnErrors({ operations }: Contract): boolean {
  const types = Object.values(operations).flatMap(({ responses }) =>
    Object.keys(responses).flatMap((key) => (/^[45]|default/.test(key) ? (responses[key]?.mediaType ?? []) : [])),
  );
  return types.length > 0 && !types.includes("application/problem+json");
}

/** Returns whether a value is not that of a schema that describes nothing. */
function hasContent(value: unknown): boolean {
  return typeof value === "object" ? Object.keys(value ?? {}).length > 0 : value !== undefined;
}

/** Replaces the messages and statuses in an example. A generated text is "string", and other lists are about another error. */
function withError(value: unknown, message: string, status: number, name = "message"): unknown {
  const isMessage = messageName.test(name);
  if (Array.isArray(value)) {
    const items = value.filter((item) => isMessage || typeof item === "object").slice(0, 1);
    return items.map((item) => withError(item, message, status, "message"));
  }
  if (typeof value === "string" && (isMessage || (value === "string" && /error|title|reason/i.test(name))))
    return message;
  if (/^status(_?code)?$/i.test(name) && typeof value === "number") return status;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withError(each, message, status, key)]));
}

const messageName = /^(messages?|msg|details?|description|errors|error_?(message|description|msg))$/i;
