import type { contract as gallery } from "@animal-store/codegen/test/generated/gallery/contract.ts";
import type { components, contract } from "@animal-store/codegen/test/generated/library/contract.ts";
import type { contract as plainContract } from "@animal-store/codegen/test/generated/plain/contract.ts";
import {
  type Authenticated,
  type Handler,
  type Handlers,
  type Input,
  type MountOptions,
  mountContract,
  type OperationId,
} from "./index.ts";

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

export const findBookHandlers: Record<string, LibraryHandler<"findBook">> = {
  // The document requires the ETag of the 200. The pipeline computes it if the handler does not.
  withoutEtag: ({ reply }) => reply(200, book),
  withEtag: ({ reply }) => reply(200, book, { ETag: '"1"' }),
  preconditions: ({ checkPreconditions, reply }) => checkPreconditions('"1"') ?? reply(200, book),
  // @ts-expect-error null, not undefined, means that there is no representation
  noEtag: ({ checkPreconditions, reply }) => checkPreconditions(undefined) ?? reply(200, book),
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

// A document without error codes.
type Plain = typeof plainContract;
type Account = { readonly name: string };
type PlainHandlers = Handlers<Plain, Authenticated<Account>, never>;
type PlainOptions = MountOptions<Plain, unknown, never, Account>;

export const addRoomHandlers: Record<string, PlainHandlers["addRoom"]> = {
  documentedStatus: ({ body, reply }) => reply(201, body),
  // @ts-expect-error the response documents no header
  undocumentedHeader: ({ body, reply }) => reply(201, body, { "X-Shelf": "1" }),
  statusOfDefault: ({ reply }) => reply(503, { type: "about:blank", title: "Later.", status: 503, detail: "Wait." }),
  // @ts-expect-error the success is 201: `default` describes no other one
  otherSuccess: ({ body, reply }) => reply(200, body),
};

export const removeRoomHandlers: Record<string, PlainHandlers["removeRoom"]> = {
  documentedStatus: ({ replyError }) => replyError(404, "No.", { "Retry-After": 1 }),
  // @ts-expect-error the operation does not document this status
  undocumentedStatus: ({ replyError }) => replyError(409, "No."),
  // @ts-expect-error 204 is not the status of an error
  success: ({ replyError }) => replyError(204, "No."),
  // @ts-expect-error the contract defines no codes
  code: ({ replyError }) => replyError("not_found", "No."),
  // @ts-expect-error Retry-After is required on this response
  missingHeader: ({ replyError }) => replyError(404, "No."),
};
// @ts-expect-error `default` describes no success as an error
export const successOfDefault: PlainHandlers["addRoom"] = ({ replyError }) => replyError(201, "No.");
export const errorOfDefault: PlainHandlers["addRoom"] = ({ replyError }) => replyError(503, "Later.");

// The caller is undefined only if the operation allows anonymous callers.
type ContextOf<Id extends OperationId<Plain>> = Parameters<PlainHandlers[Id]>[0]["context"];
same<ContextOf<"addRoom">, Account>(true);
same<ContextOf<"removeRoom">, Account>(true);
same<ContextOf<"listRooms">, Account | undefined>(true);
same<ContextOf<"findRoom">, Account | undefined>(true);
same<Parameters<Handlers<Plain, Account, never>["listRooms"]>[0]["context"], Account>(true);

declare const validators: PlainOptions["requestValidators"];
declare const plain: Plain;
mountContract({
  contract: plain,
  requestValidators: validators,
  authenticate: ({ desk, guest, staff }) => {
    same<typeof desk, { readonly key: string } | undefined>(true);
    same<typeof guest, { readonly username: string; readonly password: string } | undefined>(true);
    same<typeof staff, { readonly token: string } | undefined>(true);
    return desk && { context: { desk: desk.key } };
  },
  handlers: {
    listRooms: ({ context, reply }) => reply(200, [{ name: context?.desk ?? "", seats: 1 }]),
    // @ts-expect-error the caller may be anonymous
    findRoom: ({ context, reply }) => reply(200, { name: context.desk, seats: 1 }),
    addRoom: ({ context, reply }) => reply(201, { name: context.desk, seats: 1 }),
    removeRoom: ({ reply }) => reply(204),
  },
});

interface HonoEnv {
  Bindings: { SECRET: string };
  Variables: { user: { name: string } };
}
const contextHandlers: Handlers<Plain, unknown, never, HonoEnv> = {
  listRooms: ({ c, reply }) => {
    same<typeof c.env.SECRET, string>(true);
    same<typeof c.var.user, { name: string }>(true);
    same<typeof c.req.raw.signal, AbortSignal>(true);
    // @ts-expect-error no middleware sets this variable
    return reply(200, [{ name: c.var.room, seats: 1 }]);
  },
  findRoom: ({ c, reply }) => reply(200, { name: c.get("user").name, seats: 1 }),
  addRoom: ({ body, reply }) => reply(201, body),
  removeRoom: ({ reply }) => reply(204),
};
mountContract({ contract: plain, requestValidators: validators, handlers: contextHandlers });
mountContract<Plain, unknown, never, Account, HonoEnv>({
  contract: plain,
  requestValidators: validators,
  authenticate: (_, { c }) => {
    same<typeof c.env.SECRET, string>(true);
    // @ts-expect-error no middleware sets this variable
    void c.var.users;
    return { context: c.get("user") };
  },
  beforeHandler: ({ c }) => same<typeof c.var.user, { name: string }>(true),
  handlers: {
    ...contextHandlers,
    addRoom: ({ c, context, reply }) => reply(201, { name: c.var.user.name + context.name, seats: 1 }),
  },
});

export const admitUser: MountOptions<Plain, Account, never, never, HonoEnv>["admit"] = ({ c }) => {
  same<typeof c.var.user, { name: string }>(true);
  return { headers: {}, context: c.var.user };
};

// @ts-expect-error the document has no such scheme
export const unknownScheme: PlainOptions["authenticate"] = ({ card }) => card;
export const renderProblem: PlainOptions["renderError"] = ({ message }, status) => {
  return { type: "about:blank", title: "No", status, detail: message };
};
// @ts-expect-error the documented errors have a title
export const renderIncomplete: PlainOptions["renderError"] = (_error, status) => ({ type: "about:blank", status });

type WatchChanges = Handler<typeof gallery, "watchChanges", unknown, never>;
async function* generate(): AsyncGenerator<{ event: "added"; data: { picture: bigint } }> {}
const watch: WatchChanges = ({ reply }) => reply(200, generate());
const list: WatchChanges = ({ reply }) => reply(200, [{ event: "closed", data: "for today" }]);
// @ts-expect-error the data of this event is an object
const invalid: WatchChanges = ({ reply }) => reply(200, [{ event: "added", data: "x" }]);
// @ts-expect-error a response with events needs an iterable
const single: WatchChanges = ({ reply }) => reply(200, { event: "closed", data: "for today" });
const addPicture: Handler<typeof gallery, "addPicture", unknown, never> = ({ body, reply }) =>
  reply(201, { owner: body.owner?.id.toString(), image: "file" in body ? body.file.size : body.url.length });
type FindCover = Handler<typeof gallery, "findCover", unknown, never>;
declare const png: Uint8Array<ArrayBuffer>;
const cover: FindCover = ({ reply }) => reply(200, png, { "Content-Type": "image/png" });
// @ts-expect-error a content type range requires Content-Type
const untypedCover: FindCover = ({ reply }) => reply(200, png);
// @ts-expect-error audio/mpeg is not in the range
const audioCover: FindCover = ({ reply }) => reply(200, png, { "Content-Type": "audio/mpeg" });
// @ts-expect-error images are bytes
const textCover: FindCover = ({ reply }) => reply(200, "png", { "Content-Type": "image/png" });
same<Input<typeof gallery, "replaceCover">["mediaType"], "image/*" | "application/*">(true);
void [watch, list, invalid, single, addPicture, cover, untypedCover, audioCover, textCover];
