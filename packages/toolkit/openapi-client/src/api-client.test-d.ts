import { calls as galleryCalls } from "@animal-store/codegen/test/generated/gallery/calls.ts";
import type {
  contract as galleryContract,
  paths as galleryPaths,
} from "@animal-store/codegen/test/generated/gallery/contract.ts";
import { calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import type { components, contract, paths } from "@animal-store/codegen/test/generated/library/contract.ts";
import {
  ApiError,
  type CallError,
  type CallResult,
  createApiClient,
  createTypedClient,
  type ErrorCodeOf,
  type ErrorResult,
  orThrow,
  type UndocumentedCode,
  withLogging,
} from "./index.ts";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

type Library = { paths: paths; contract: typeof contract };
type Book = components["schemas"]["Book"];

const options = { baseUrl: "https://library.example", apiKey: "…" };
const library = createApiClient<Library>(calls, { ...options, apiKeyHeader: "X-Api-Key" });
const newBook = { title: "Momo", shelf: 7n, authors: [{ name: "Michael Ende" }] };

// Data and error exclude each other, and the status and the code narrow the result.
const added = await library.addBook(newBook);
expectSame<typeof added.operation, "addBook" | undefined>(true);
const { data, error } = added;
if (data) {
  data satisfies Book;
  error satisfies undefined;
} else {
  error satisfies ErrorResult<Library, "addBook">;
  expectSame<typeof error.message, string>(true);
  switch (error.code) {
    case "book_exists":
      expectSame<typeof error.status, 409>(true);
      break;
    case "broken_rule":
    case "no_json":
      error.details satisfies { path: string; message: string }[] | undefined;
      break;
    default:
      error.code satisfies Exclude<ErrorResult<Library, "addBook">["code"], "book_exists" | "broken_rule" | "no_json">;
  }
}
if (added.status === 201) added.data satisfies Book;
if (added.status === 409) expectSame<typeof added.error.code, "book_exists" | UndocumentedCode>(true);
// @ts-expect-error no operation has this code
if (error?.code === "sold_out") throw error;
const removed = await library.removeBook({ isbn: "1" });
expectSame<typeof removed.data, undefined>(true);

// @ts-expect-error the contract has no such operation
library.listFilms;
// @ts-expect-error listBooks needs the header X-Branch
await library.listBooks({ limit: 5 });
// @ts-expect-error the header is a number
await library.listBooks({ limit: 5 }, { headers: { "X-Branch": "one" } });
// @ts-expect-error listBooks has no parameter "page"
await library.listBooks({ page: 5 }, { headers: { "X-Branch": 1 } });
// @ts-expect-error a book has no member "year"
await library.addBook({ ...newBook, yea: 1973 });
// @ts-expect-error a call has no option "retries"
await library.addBook(newBook, { retries: 1 });
// @ts-expect-error newestBook accepts no Idempotency-Key
await library.newestBook({}, { idempotencyKey: "one" });
await library.addBook(newBook, {
  timeoutMs: 1,
  maxRetries: 0,
  signal: AbortSignal.timeout(1),
  headers: { "X-Other": "1" },
  idempotencyKey: "one",
});

const atBranch = { headers: { "X-Branch": 1 } };
for await (const book of library.listBooks.all({}, atBranch)) expectSame<typeof book, Book>(true);
for await (const page of library.listBooks.pages({ limit: 5 }, atBranch)) {
  expectSame<typeof page.data, Book[]>(true);
  expectSame<typeof page.operation, "listBooks" | undefined>(true);
}
// @ts-expect-error listBooks needs the header X-Branch
library.listBooks.all();
// @ts-expect-error addBook has no pages
library.addBook.pages;

const viaRaw = await library.raw.POST("/books", { body: newBook, maxRetries: 1 });
expectSame<typeof viaRaw, CallResult<Library, "addBook", "json">>(true);
// @ts-expect-error the contract has no path "/films"
await library.raw.GET("/films");
// @ts-expect-error the contract has no HEAD
library.raw.HEAD;

// The int64 policy.
const withBigints = createApiClient<Library, "bigint">(calls, { ...options, int64: "bigint" });
expectSame<NonNullable<Awaited<ReturnType<typeof withBigints.newestBook>>["data"]>["shelf"], bigint>(true);
const withStrings = createApiClient<Library, "string">(calls, { ...options, int64: "string" });
expectSame<NonNullable<Awaited<ReturnType<typeof withStrings.newestBook>>["data"]>["shelf"], string>(true);
await withStrings.addBook({ ...newBook, shelf: "7" });
// @ts-expect-error the policy of the type must be that of the options
createApiClient<Library, "bigint">(calls, options);

expectSame<ErrorCodeOf<Library, "addBook", 409>, "book_exists">(true);
expectSame<ErrorCodeOf<Library, "findBook", 409>, never>(true);
const thrown: unknown = undefined;
if (thrown instanceof ApiError) thrown.status satisfies number;
declare const addError: CallError<ErrorResult<Library, "addBook">>;
if (addError.code === "book_exists") expectSame<typeof addError.error.status, 409>(true);
if (!(addError instanceof ApiError)) addError.cause satisfies unknown;
expectSame<ReturnType<typeof orThrow<typeof added>>, Book>(true);

// @ts-expect-error a client needs a key, or false
createTypedClient<Library>(calls, { baseUrl: "" });
// @ts-expect-error these calls are of another contract
createTypedClient<Library>({ "GET /films": { operation: "listFilms", headers: [] } }, options);
const layers = [withLogging(({ operation }) => expectSame<typeof operation, string | undefined>(true))];
createApiClient<Library>(calls, { ...options, layers, apiKey: async () => "…" });

// A contract without error codes, whose errors are problems (RFC 9457).
type Problem = { title?: string; detail?: string; balance: number };
type Missing = { headers: { [name: string]: unknown }; content: { "application/problem+json": Problem } };
type Shop = {
  paths: { "/cart": { get: { responses: { 404: Missing } } } };
  contract: {
    operations: { getCart: { method: "GET"; path: "/cart"; responses: { "404": { errorCodes: readonly [] } } } };
    $types?: { getCart: { responses: { 404: Missing } } };
  };
};
const shop = createApiClient<Shop>(
  { "GET /cart": { operation: "getCart", headers: [] } },
  { ...options, apiKey: false },
);
const { error: problem } = await shop.getCart();
if (problem) {
  expectSame<typeof problem.balance, number | undefined>(true);
  expectSame<typeof problem.code, string | undefined>(true);
}

// Any 2xx status and any media type that ends in +json.
interface Items {
  content: { "application/hal+json": { id: number }[] };
}
type Archive = {
  paths: { "/items": { get: { responses: { "2XX": Items } } } };
  contract: {
    operations: {
      listItems: { method: "GET"; path: "/items"; paginated: true; responses: { "2XX": { errorCodes: readonly [] } } };
    };
    $types?: { listItems: { responses: { "2XX": Items } } };
  };
};
const archive = createApiClient<Archive>(
  { "GET /items": { operation: "listItems", headers: [] } },
  { ...options, apiKey: false },
);
for await (const item of archive.listItems.all()) expectSame<typeof item, { id: number }>(true);

type Gallery = { paths: galleryPaths; contract: typeof galleryContract };
const gallery = createApiClient<Gallery>(galleryCalls, options);
const changes = orThrow(await gallery.watchChanges());
expectSame<
  typeof changes,
  AsyncIterable<{ event: "added"; id?: string; data: { picture: number | bigint } } | { event: "closed"; data: string }>
>(true);
const caption = orThrow(await gallery.writeCaption({ text: "a" }));
expectSame<typeof caption, { caption: string } | AsyncIterable<{ part: string; id: number | bigint }>>(true);
await gallery.addPicture({ title: "a", file: new Blob([]) });
await gallery.replaceCover(new Blob([]), { headers: { "Content-Type": "image/png" } });
// @ts-expect-error the body of a content type range is bytes
await gallery.replaceCover({ title: "a" });
expectSame<Awaited<ReturnType<typeof readCover>>, Blob>(true);
const readCover = async () => orThrow(await gallery.raw.GET("/cover", { parseAs: "blob" }));
// @ts-expect-error a picture has a file or a URL
await gallery.addPicture({ title: "a" });
