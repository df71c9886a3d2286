import type { components, contract } from "../test/generated/contract.ts";
import type { Handler, HandlerRequest, Handlers, Input, OperationId } from "./index.ts";

type Library = typeof contract;
type LibraryHandler<Id extends OperationId<Library>> = Handler<Library, Id, unknown, "X-Trace">;
type LibraryHandlers = Handlers<Library, unknown, "X-Trace">;
declare const book: components["schemas"]["Book"];
declare const handlers: LibraryHandlers;

/** Holds that two types are the same, in both directions. */
type Same<One, Other> =
  (<Probe>() => Probe extends One ? 1 : 2) extends <Probe>() => Probe extends Other ? 1 : 2 ? true : false;
function same<One, Other>(_isSame: Same<One, Other>): void {}

// What documents allow is allowed.
export const complete: LibraryHandlers = {
  ...handlers,
  addBook: ({ body, reply }) => reply(201, { ...body, id: "1" }, { Location: "/books/1" }),
  removeBook: ({ reply }) => reply(204),
  listBooks: async ({ query, reply, refuse }) =>
    query.lent ? refuse("stocktaking", "Later.", { "Retry-After": 1 }) : reply(200, [book], { "X-Total": undefined }),
  openingHours: ({ reply }) => reply(200, { monday: null }),
};

// Parameters are required where the document or a default says so; an int64 without bounds may be a bigint.
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
export const missing: LibraryHandlers = withoutNewestBook;

// @ts-expect-error the contract has no such operation
export const unknown: LibraryHandlers = { ...handlers, burnBook: handlers.removeBook };

// @ts-expect-error the handler is that of another operation
export const confused: LibraryHandlers = { ...handlers, removeBook: handlers.newestBook };

export const undocumentedStatus: LibraryHandler<"newestBook"> = ({ reply }) =>
  // @ts-expect-error the operation documents no 404
  reply(404, book);

export const wrongBody: LibraryHandler<"newestBook"> = ({ reply }) =>
  // @ts-expect-error the body is one book
  reply(200, [book]);

export const wrongMember: LibraryHandler<"newestBook"> = ({ reply }) =>
  // @ts-expect-error the title is a string
  reply(200, { id: "1", title: 1, shelf: 1, authors: [] });

export const missingMember: LibraryHandler<"newestBook"> = ({ reply }) =>
  // @ts-expect-error the title is missing
  reply(200, { id: "1", shelf: 1, authors: [] });

export const missingBody: LibraryHandler<"newestBook"> = ({ reply }) =>
  // @ts-expect-error the body is missing
  reply(200);

export const bodyOfNothing: LibraryHandler<"removeBook"> = ({ reply }) =>
  // @ts-expect-error the answer has no body
  reply(204, book);

export const excessMember: LibraryHandler<"findCopy"> = ({ reply }) =>
  // @ts-expect-error the body has no member of that name
  reply(200, { shelfId: 1, isbn: "1", copy: 1, colour: "red" });

export const wrongEnum: LibraryHandler<"newestBook"> = ({ reply }) =>
  // @ts-expect-error the language is none of the documented ones
  reply(200, { id: "1", title: "Momo", shelf: 1, authors: [], language: "fr" });

export const undocumentedHeader: LibraryHandler<"listBooks"> = ({ reply }) =>
  // @ts-expect-error the answer has no header of that name
  reply(200, [], { "X-Shelf": "1" });

export const wrongHeader: LibraryHandler<"listBooks"> = ({ reply }) =>
  // @ts-expect-error the header is an integer
  reply(200, [], { "X-Total": "many" });

export const missingHeader: LibraryHandler<"addBook"> = ({ reply }) =>
  // @ts-expect-error Location is required, and nobody else sets it
  reply(201, book);

export const unprovidedHeader: Handler<Library, "newestBook", unknown, never> = ({ reply }) =>
  // @ts-expect-error X-Trace is required, and this app does not provide it
  reply(200, book);

export const missingHeaderOfRefusal: LibraryHandler<"listBooks"> = ({ refuse }) =>
  // @ts-expect-error Retry-After is required on this answer
  refuse("stocktaking", "Later.");

export const undocumentedCode: LibraryHandler<"newestBook"> = ({ refuse }) =>
  // @ts-expect-error the operation does not document this code
  refuse("no_such_book", "No.");

export const unknownCode: LibraryHandler<"newestBook"> = ({ refuse }) =>
  // @ts-expect-error the contract does not have this code
  refuse("lost", "No.");

export const unknownParameter: LibraryHandler<"findBook"> = ({ query, reply }) =>
  // @ts-expect-error the operation has no such parameter
  reply(200, { ...book, title: query.title });

export const absentQuery = (request: HandlerRequest<Library, "newestBook", unknown, "X-Trace">) =>
  // @ts-expect-error the operation has no query
  request.query;

export const optionalBody: LibraryHandler<"renewLoan"> = ({ body, reply }) =>
  // @ts-expect-error the body may be missing
  reply(200, { ...book, stock: body.weeks });

// @ts-expect-error a handler's answer comes from reply or refuse
export const handmade: LibraryHandler<"removeBook"> = () => ({ status: 204, body: undefined, headers: {} });

// @ts-expect-error a body alone is no answer
export const bodyAlone: LibraryHandler<"findCopy"> = () => ({ shelfId: 1, isbn: "1", copy: 1 });

// @ts-expect-error nor is one that was made before
export const bareBody: LibraryHandler<"newestBook"> = () => book;

// @ts-expect-error a handler answers
export const silent: LibraryHandler<"removeBook"> = ({ reply }) => void reply(204);

export const absentBody: LibraryHandler<"newestBook"> = (request) =>
  // @ts-expect-error the operation has no request body
  request.reply(200, request.body);
