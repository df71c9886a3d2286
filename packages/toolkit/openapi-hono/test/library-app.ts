import { hash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request as requestOverHttp } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { type components, contract } from "@animal-store/codegen/test/generated/library/contract.ts";
import { validators as requestValidators } from "@animal-store/codegen/test/generated/library/inputs.js";
import { validators as responseValidators } from "@animal-store/codegen/test/generated/library/responses.js";
import type { Hono } from "hono";
import { type Admission, type Handlers, type MountOptions, mountContract } from "../src/index.ts";

export type Book = components["schemas"]["Book"];
export interface CardHolder {
  readonly card: string;
}
export type LibraryHandlers = Handlers<typeof contract, CardHolder, "X-Trace">;
export type LibraryOptions = Omit<MountOptions<typeof contract, CardHolder, "X-Trace">, "handlers"> & {
  handlers: Partial<LibraryHandlers>;
};

export const isbn = "9783522202107";
export const momo: Book = {
  id: "0a7cf2a4-6a3f-4a57-9a6c-3d5f2f6f0c11",
  title: "Momo",
  shelf: 7,
  authors: [{ name: "Michael Ende" }],
};
export const draft = { title: "Die unendliche Geschichte", shelf: 7, authors: [{ name: "Michael Ende" }] };

const handlers: LibraryHandlers = {
  listBooks: ({ reply }) => reply(200, [momo], { "X-Total": 1 }),
  addBook: ({ body, reply, replyError }) => {
    if (body.title === momo.title) return replyError("book_exists", `${body.title} is there already. Replace it.`);
    return reply(201, { ...body, id: momo.id }, { Location: `/books/${isbn}` });
  },
  newestBook: async ({ reply }) => reply(200, momo),
  findBook: ({ path, reply, replyError }) =>
    path.isbn === isbn ? reply(200, momo) : replyError("no_such_book", `There is no book ${path.isbn}.`),
  replaceBook: ({ body, reply }) => reply(200, { ...body, id: momo.id }),
  renewLoan: ({ body, reply }) => reply(200, { ...momo, notes: { weeks: String(body?.weeks ?? "no") } }),
  removeBook: ({ reply }) => reply(204),
  findCopy: ({ path, reply }) => reply(200, path),
  openingHours: ({ reply }) => reply(200, { monday: "09-18", sunday: null }),
};

/** Creates the library app. It validates every response against its contract. */
export function createLibraryApp(options: Partial<LibraryOptions> = {}): Hono {
  return mountContract(libraryOptions(options));
}

export function libraryOptions(
  options: Partial<LibraryOptions> = {},
): MountOptions<typeof contract, CardHolder, "X-Trace"> {
  return {
    contract,
    requestValidators,
    responseValidators,
    onInvalidResponse: () => undefined,
    admit,
    hash: (text) => hash("sha256", text, "base64url"),
    errorCodes: {
      routeNotFound: "no_such_path",
      methodNotAllowed: "wrong_method",
      insufficientScope: "missing_scope",
      unsupportedMediaType: "wrong_media_type",
      payloadTooLarge: "too_much",
      malformedBody: "no_json",
      invalidInput: "broken_rule",
      unexpected: "failure",
    },
    ...options,
    handlers: { ...handlers, ...options.handlers },
  };
}

/** Admits requests with an API key (the library card), and all requests to the operation that requires none. */
const admit: NonNullable<LibraryOptions["admit"]> = (request): Admission<CardHolder, "X-Trace"> => {
  const headers = { "X-Trace": "t1" };
  const card = request.header("authorization");
  if (card || request.target === contract.basePath + contract.operations.openingHours.path)
    return { headers, context: { card: card ?? "" } };
  const error = { code: "no_card", message: "Show a card.", headers: { "WWW-Authenticate": "Bearer" } };
  return { headers, error };
};

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
/** The body of an error response. */
export interface BookLibraryError {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
}

export const authorizedHeaders = { Authorization: "Bearer card", "X-Branch": "1" };
export const jsonHeaders = { ...authorizedHeaders, "Content-Type": "application/json" };

/** Sends an authenticated request to the app without a network. @param path below the contract's base path */
export async function request(app: Hono, path: string, init: RequestInit = {}): Promise<ReceivedResponse> {
  const headers = new Headers(authorizedHeaders);
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const response = await app.request(contract.basePath + path, { ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export function sendJson(app: Hono, method: string, path: string, text: BodyInit): Promise<ReceivedResponse> {
  return request(app, path, { method, headers: jsonHeaders, body: text });
}

/** Parses an error response. @throws {Error} if it is not an error of the contract */
export function parseError({ status, text }: ReceivedResponse): BookLibraryError {
  const error = JSON.parse(text) as BookLibraryError;
  if (error.status !== status || typeof error.code !== "string" || typeof error.message !== "string")
    throw new Error(`no error: ${status} ${text}`);
  return error;
}

const timeout = 10_000;

export interface HttpRequest {
  readonly method?: string;
  /** Below the contract's base path. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes are sent with Content-Length, a stream in chunks. */
  readonly body?: string | Uint8Array | Readable;
}

export async function send(
  port: number,
  { method = "GET", path, headers, body }: HttpRequest,
): Promise<ReceivedResponse> {
  const outgoing = requestOverHttp({
    host: "127.0.0.1",
    port,
    method,
    path: contract.basePath + path,
    headers: { ...authorizedHeaders, ...headers },
    agent: false,
    signal: AbortSignal.timeout(timeout),
  });
  const response = once(outgoing, "response") as Promise<[IncomingMessage]>;
  if (body instanceof Readable) body.pipe(outgoing);
  else outgoing.end(body);
  const [incoming] = await response;
  // A server can respond and close the connection before it has read the body.
  outgoing.on("error", () => undefined);
  incoming.setEncoding("utf8");
  let text = "";
  for await (const chunk of incoming) text += chunk;
  const responseHeaders = new Headers(incoming.headers as Record<string, string>);
  return { status: incoming.statusCode ?? 0, headers: responseHeaders, text };
}

/** Writes bytes to a connection and reads until the server closes it. */
export async function exchangeBytes(port: number, bytes: string, { isHalfClosed = false } = {}): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port, signal: AbortSignal.timeout(timeout) });
  socket.setEncoding("latin1");
  if (isHalfClosed) socket.end(bytes);
  else socket.write(bytes);
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}
