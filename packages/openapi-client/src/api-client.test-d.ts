import { calls as galleryCalls } from "../test/gallery/generated/calls.ts";
import type { contract as galleryContract, paths as galleryPaths } from "../test/gallery/generated/contract.ts";
import { calls } from "../test/generated/calls.ts";
import type { components, contract, paths } from "../test/generated/contract.ts";
import {
  ApiError,
  createApiClient,
  createTypedClient,
  type ErrorCodeOf,
  type ErrorResult,
  formsAndEvents,
  type HeaderConversions,
  orThrow,
  type ResponseHeaders,
} from "./index.ts";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

type Library = { paths: paths; contract: typeof contract };
type Book = components["schemas"]["Book"];

const options = { baseUrl: "https://library.example", key: "…" };
const library = createApiClient<Library>(calls, { ...options, keyHeader: "X-Api-Key" });

const added = await library.POST("/books", { body: { title: "Momo", shelf: 7n, authors: [{ name: "Michael Ende" }] } });
expectSame<typeof added.operation, "addBook">(true);
if (added.data) added.data satisfies Book;
else {
  expectSame<typeof added.error, ErrorResult<Library, "addBook">>(true);
  expectSame<typeof added.error.message, string>(true);
  expectSame<typeof added.error.details, { path: string; message: string }[] | undefined>(true);
}
const removed = await library.request("delete", "/books/{isbn}", { params: { path: { isbn: "1" } } });
expectSame<typeof removed.data, undefined>(true);

// @ts-expect-error The contract has no path "/films".
await library.GET("/films");
// @ts-expect-error listBooks needs the header X-Branch.
await library.GET("/books", { params: { query: { limit: 5 } } });
// @ts-expect-error The contract has no HEAD.
library.HEAD;

const atBranch = { params: { header: { "X-Branch": 1 } } };
for await (const book of library.iterateAll("/books", atBranch)) expectSame<typeof book, Book>(true);
for await (const page of library.iteratePages("/books", atBranch)) {
  expectSame<typeof page.data, Book[]>(true);
  expectSame<typeof page.operation, "listBooks">(true);
}
// @ts-expect-error listBooks needs the header X-Branch.
library.iterateAll("/books");
// @ts-expect-error addBook is not a GET of this path.
library.iterateAll("/bookshelves");

expectSame<ErrorCodeOf<Library, "addBook", 409>, "book_exists">(true);
expectSame<ErrorCodeOf<Library, "findBook", 409>, never>(true);
const error: unknown = undefined;
if (error instanceof ApiError) error.status satisfies number;
declare const addError: ApiError<Library, "addBook">;
expectSame<typeof addError.code, ErrorCodeOf<Library, "addBook"> | (string & {}) | undefined>(true);
expectSame<typeof addError.details, readonly { path: string; message: string }[]>(true);

expectSame<ResponseHeaders<Library, "addBook">["Location"], string>(true);
// @ts-expect-error X-Total needs a conversion.
({ "Retry-After": Number }) satisfies HeaderConversions<Library>;

// @ts-expect-error A client needs a key, or false.
createTypedClient<Library>(calls, { baseUrl: "" });
// @ts-expect-error These calls are of another contract.
createTypedClient<Library>({ "GET /films": { operation: "listFilms", headers: [] } }, options);
createApiClient<Library>(calls, {
  ...options,
  onLog: ({ operation }) => expectSame<typeof operation, keyof typeof contract.operations | undefined>(true),
});

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
const shop = createApiClient<Shop>({ "GET /cart": { operation: "getCart", headers: [] } }, { ...options, key: false });
const { error: problem } = await shop.GET("/cart");
if (problem) {
  expectSame<typeof problem.balance, number | undefined>(true);
  expectSame<typeof problem.code, (string & {}) | undefined>(true);
}

// Any 2xx status and any media type that ends in +json.
interface Items {
  content: { "application/hal+json": { id: number }[] };
}
type Archive = {
  paths: { "/items": { get: { responses: { "2XX": Items } } } };
  contract: {
    operations: { listItems: { method: "GET"; path: "/items"; responses: { "2XX": { errorCodes: readonly [] } } } };
    $types?: { listItems: { responses: { "2XX": Items } } };
  };
};
const archive = createApiClient<Archive>(
  { "GET /items": { operation: "listItems", headers: [] } },
  { ...options, key: false },
);
for await (const item of archive.iterateAll("/items")) expectSame<typeof item, { id: number }>(true);

type Gallery = { paths: galleryPaths; contract: typeof galleryContract };
// @ts-expect-error a contract with forms or events requires `content`
createApiClient<Gallery>(galleryCalls, options);
const gallery = createApiClient<Gallery>(galleryCalls, { ...options, content: formsAndEvents });
const changes = orThrow(await gallery.GET("/changes"));
expectSame<
  typeof changes,
  AsyncIterable<{ event: "added"; id?: string; data: { picture: number | bigint } } | { event: "closed"; data: string }>
>(true);
const caption = orThrow(await gallery.POST("/captions", { body: { text: "a" } }));
expectSame<typeof caption, { caption: string } | AsyncIterable<{ part: string; id: number | bigint }>>(true);
await gallery.POST("/pictures", { body: { title: "a", file: new Blob([]) } });
await gallery.PUT("/cover", { body: new Blob([]), headers: { "Content-Type": "image/png" } });
// @ts-expect-error the body of a content type range is bytes
await gallery.PUT("/cover", { body: { title: "a" } });
expectSame<Awaited<ReturnType<typeof readCover>>, Blob>(true);
const readCover = async () => orThrow(await gallery.GET("/cover", { parseAs: "blob" }));
// @ts-expect-error a picture has a file or a URL
await gallery.POST("/pictures", { body: { title: "a" } });
