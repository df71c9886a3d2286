import type { Contract, OperationEntry, ResponseEntry, Validators } from "../contract.ts";
import type { Reply } from "../handler.ts";
import { isStream } from "../message.ts";
import { createErrorRenderer, type ErrorReply } from "../reply/error-reply.ts";
import { findResponseEntry, problemType } from "../reply/response-headers.ts";
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
   * Returns an error as the document describes it for its status: as problem details, or as its example with the message of the error.
   * If the document has error codes, the code is a documented one.
   */
  readonly renderError: (error: ErrorReply, status: number, operation?: OperationEntry) => never;
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
  const renderDefaultError = createErrorRenderer(contract);
  const hasCodes = Object.keys(contract.errorCodes).length > 0;
  return {
    stub,
    listStubs: (handlers) => Object.entries(handlers).flatMap(([id, handler]) => (handler === stub ? id : [])),
    findProblem(operationId) {
      const operation = contract.operations[operationId];
      return operation && finder.findSuccess(operation).problem;
    },
    renderError,
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
    const ownCode = codes.includes(code) ? code : (codes[0] ?? code);
    const own = renderDefaultError({ code: ownCode, message, details }, status);
    const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
    const findKey = ({ responses }: OperationEntry) => keys.find((each) => hasText(responses[each]));
    const operation = called && findKey(called) ? called : operations.find(findKey);
    const key = operation && findKey(operation);
    if (hasCodes || !key) return own as never;
    const examples = finder.listContents(operation, key);
    const filled = examples.map((each) => {
      const [first, second] = [messageName, titleName].map((names) =>
        withError(each, { code, message, status, names }),
      );
      return JSON.stringify(first)?.includes(JSON.stringify(message)) ? first : second;
    });
    const members = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
    const isProblem = operation.responses[key]?.mediaType === problemType;
    const candidates = isProblem
      ? [own, ...filled.map((each) => Object.assign({}, each, members))]
      : // The document can restrict the texts that look like messages.
        [...filled.filter(hasContent), { message, status }, ...filled, ...examples];
    const validate = responseValidators[`${operation.id}.${key}.body`];
    return (candidates.find((each) => validate?.call(undefined, each) !== false) ?? candidates[0]) as never;
  }
}

/** Returns whether the body of a response can be JSON or text. */
function hasText({ mediaType, contents }: Partial<ResponseEntry> = {}): boolean {
  return Boolean(mediaType) && (!contents || Object.values(contents).some(({ kind }) => kind !== "binary"));
}

/** Returns whether a value is not that of a schema that describes nothing. */
function hasContent(value: unknown): boolean {
  return typeof value === "object" ? Object.keys(value ?? {}).length > 0 : value !== undefined;
}

interface OwnError extends ErrorReply {
  readonly status: number;
  /** The members that have the message. */
  readonly names: RegExp;
}

/** Replaces the messages, statuses and codes in an example. A generated text is "string", and other lists are about another error. */
function withError(value: unknown, error: OwnError, name = "message"): unknown {
  const isMessage = error.names.test(name);
  if (Array.isArray(value)) {
    const items = value.filter((item) => isMessage || typeof item === "object").slice(0, 1);
    return items.map((item) => withError(item, error));
  }
  if (typeof value === "string" && (isMessage || (value === "string" && /error|title|reason/i.test(name))))
    return error.message;
  if (value === "string" && /^code$/i.test(name)) return error.code;
  if (/^status(_?code)?$/i.test(name) && typeof value === "number") return error.status;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withError(each, error, key)]));
}

const titleName = /^title$/i;
const messageName = /^(messages?|msg|details?|description|errors|error_?(message|description|msg))$/i;
