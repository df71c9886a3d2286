import type { components, contract } from "../test/generated/contract.ts";
import type { Handler, Handlers, Input, OperationId } from "./index.ts";

type Library = typeof contract;
type LibraryHandler<Id extends OperationId<Library>> = Handler<Library, Id, unknown, "X-Trace">;
type LibraryHandlers = Handlers<Library, unknown, "X-Trace">;
declare const book: components["schemas"]["Book"];
declare const copy: { shelfId: number; isbn: string; copy: number };
declare const handlers: LibraryHandlers;

/** True if two types are identical. */
type Same<One, Other> =
  (<Probe>() => Probe extends One ? 1 : 2) extends <Probe>() => Probe extends Other ? 1 : 2 ? true : false;
function same<One, Other>(_isSame: Same<One, Other>): void {}

export const allHandlers: LibraryHandlers = {
  ...handlers,
  addBook: ({ body, reply }) => reply(201, { ...body, id: "1" }, { Location: "/books/1" }),
  removeBook: ({ reply }) => reply(204),
  listBooks: async ({ query, reply, replyError }) =>
    query.lent
      ? replyError("stocktaking", "Later.", { "Retry-After": 1 })
      : reply(200, [book], { "X-Total": undefined }),
  openingHours: ({ reply }) => reply(200, { monday: null }),
};

// A parameter is always present if it is required or has a default. An int64 without bounds can be a bigint.
same<Input<Library, "findBook">["query"], { edition: "first" | "latest" }>(true);
same<Input<Library, "findBook">["path"], { isbn: string }>(true);
same<Input<Library, "findCopy">["path"], { shelfId: number | bigint; isbn: string; copy: number }>(true);
same<Input<Library, "listBooks">["header"], { "X-Branch": number; "X-Reader"?: string }>(true);
same<Input<Library, "listBooks">["query"]["limit"], number>(true);
same<Input<Library, "listBooks">["query"]["tag"], string[] | undefined>(true);
same<Input<Library, "renewLoan">["body"], { weeks?: number } | undefined>(true);
same<keyof Input<Library, "newestBook">, never>(true);

const { newestBook: _newestBook, ...withoutNewestBook } = handlers;
// @ts-expect-error an operation is missing
export const missingHandler: LibraryHandlers = withoutNewestBook;

// @ts-expect-error the contract has no such operation
export const unknownOperation: LibraryHandlers = { ...handlers, burnBook: handlers.removeBook };

// @ts-expect-error the handler belongs to another operation
export const wrongOperation: LibraryHandlers = { ...handlers, removeBook: handlers.newestBook };

export const newestBookHandlers: Record<string, LibraryHandler<"newestBook">> = {
  // @ts-expect-error the operation documents no 404
  undocumentedStatus: ({ reply }) => reply(404, book),
  // @ts-expect-error the body is one book
  wrongBody: ({ reply }) => reply(200, [book]),
  // @ts-expect-error the body is missing
  missingBody: ({ reply }) => reply(200),
  // @ts-expect-error the operation does not document this code
  undocumentedCode: ({ replyError }) => replyError("no_such_book", "No."),
  // @ts-expect-error the operation has no query
  undocumentedQuery: ({ query, reply }) => reply(200, query),
  // @ts-expect-error a body alone is not a reply
  bodyWithoutReply: () => book,
};

export const listBooksHandlers: Record<string, LibraryHandler<"listBooks">> = {
  // @ts-expect-error the response does not document this header
  undocumentedHeader: ({ reply }) => reply(200, [], { "X-Shelf": "1" }),
  // @ts-expect-error the header is an integer
  wrongHeader: ({ reply }) => reply(200, [], { "X-Total": "many" }),
  // @ts-expect-error Retry-After is required on this response
  missingHeaderOfError: ({ replyError }) => replyError("stocktaking", "Later."),
};

export const removeBookHandlers: Record<string, LibraryHandler<"removeBook">> = {
  // @ts-expect-error the response has no body
  bodyOf204: ({ reply }) => reply(204, book),
  // @ts-expect-error only reply and replyError create a reply
  objectLiteral: () => ({ status: 204, body: undefined, headers: {} }),
  // @ts-expect-error a handler returns a reply
  noReturnValue: ({ reply }) => void reply(204),
};

// @ts-expect-error the schema does not define this member
export const excessMember: LibraryHandler<"findCopy"> = ({ reply }) => reply(200, { ...copy, colour: "red" });

// @ts-expect-error Location is required, and the app does not provide it
export const missingHeader: LibraryHandler<"addBook"> = ({ reply }) => reply(201, book);

// @ts-expect-error X-Trace is required, and this app does not provide it
export const unprovidedHeader: Handler<Library, "newestBook", unknown, never> = ({ reply }) => reply(200, book);

// @ts-expect-error the operation has no such parameter
export const unknownParameter: LibraryHandler<"findBook"> = ({ query, reply }) => reply(200, query.title);

export const optionalBody: LibraryHandler<"renewLoan"> = ({ body, reply }) =>
  // @ts-expect-error the body may be missing
  reply(200, { ...book, stock: body.weeks });
