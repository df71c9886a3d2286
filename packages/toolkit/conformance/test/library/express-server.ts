import { isUtf8 } from "node:buffer";
import { createHash, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import { type FaultId, faults as knownFaults } from "./faults.ts";

/**
 * Starts a server of library.yaml that stores its data in memory.
 *
 * @param options.faults the ids of the defects that the server has. Default: none.
 */
export async function startExpressServer({ faults = [] }: { faults?: readonly string[] } = {}) {
  const unknown = faults.find((id) => !knownFaults.some((fault) => fault.id === id));
  if (unknown) throw new Error(`Unknown fault ${unknown}: use an id of faults.ts.`);
  const server = createLibrary(new Set(faults)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/library`,
    keys: [...readers.keys()],
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const readers = new Map([
  ["ada-7f3c", "Ada"],
  ["ben-92d1", "Ben"],
]);
const maxJsonBytes = 64 * 1024;
const maxImageBytes = 64 * 1024;

type Language = "de" | "en" | "fr";
type Integer = number | bigint;
type BookContent = {
  title: string;
  language: Language;
  subtitle?: string;
  year?: number;
  publishedOn?: string;
  tags?: string[];
  barcode?: Integer;
  website?: string;
};
type Loan = { borrower: string; email?: string; dueAt?: string };
type Book = BookContent & {
  id: number;
  owner: string;
  addedAt: string;
  loan: Loan | null;
  cover?: { url: string; caption?: string };
};
type ShelfContent = { note: string | null; labels?: string[]; place?: { floor: number; room?: string } };
type Shelf = ShelfContent & { name: string; owner: string; updatedBy?: string };
type Wish = { id: string; owner: string; state: "open" | "bought"; wishedAt: string; content: WishContent };
type WishContent = { isbn: string } | { page: string };

function createLibrary(faults: ReadonlySet<string>) {
  const has = (id: FaultId) => faults.has(id);
  const books = new Map<number, Book>();
  const removedBooks = new Map<number, Book>();
  const bookCache = new Map<number, Book>();
  const shelves = new Map<string, Shelf>();
  const shelfCache = new Map<string, Shelf>();
  const wishes = new Map<string, Wish>();
  const idempotent = new Map<string, { content: BookContent; book: Book }>();
  const watchers = new Set<Response>();
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE titles (id INTEGER PRIMARY KEY, title TEXT NOT NULL)");
  let lastBookId = 0;

  const bookMembers: Members = {
    title: has("206-title-of-any-length") ? isString : isText,
    language: has("206-language-is-not-checked") ? isString : isLanguage,
    subtitle: isText,
    year: isInteger(1450, 2100),
    publishedOn: has("206-dates-are-not-checked") ? isString : isDate,
    tags: (value) => isList(value, isTag, 5) && new Set(value).size === value.length,
    barcode: isInt64,
    website: (value) => isUri(value) && length(value) <= 200,
  };
  const requiredOfBook = has("206-missing-language") ? ["title"] : ["title", "language"];

  seed();
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  app.enable("strict routing");
  app.set("json replacer", keepDigits);
  if (has("309-framework-error-page")) app.set("env", "development");
  const router = express.Router({ caseSensitive: true, strict: true });
  app.use("/library", router);

  if (has("106-missing-length-is-413"))
    router.use((request, _response, next) => {
      const length = request.get("Content-Length") ?? request.get("Transfer-Encoding");
      if (request.method === "DELETE" && !(Number(length) <= maxJsonBytes)) throw new Problem(413, "Too large.");
      next();
    });

  route("/opening-hours", { get: [has("202-hours-need-a-key") ? authenticate : next, findOpeningHours] });
  route("/books", {
    get: [authenticate, listBooks],
    post: [authenticate, readBody, addBook],
    ...(has("310-delete-all-books") && { delete: [authenticate, removeAllBooks] }),
  });
  route("/books/:bookId", {
    get: [findBook],
    put: [authenticate, readBody, replaceBook],
    patch: [has("308-patch-without-key") ? identify : authenticate, readBody, changeBook],
    delete: [authenticate, removeBook],
  });
  route("/books/:bookId/label", { get: [authenticate, printLabel] });
  route("/books/:bookId/loan", {
    put: [authenticate, readBody, lendBook],
    delete: [has("308-return-without-key") ? identify : authenticate, returnBook],
  });
  route("/books/:bookId/cover", { put: [authenticate, readBody, setCover] });
  route("/loans/events", { get: [authenticate, watchLoans] });
  if (has("310-post-of-a-shelf")) router.post("/shelves/:shelfName", authenticate, readBody, labelShelf);
  route("/shelves/:shelfName", {
    get: [authenticate, findShelf],
    put: [authenticate, readBody, putShelf],
    delete: [has("307-shelf-removed-without-key") ? identify : authenticate, removeShelf],
  });
  route("/wishes", { post: [authenticate, readBody, addWish] });
  route("/wishes/:wishId", { get: [authenticate, findWish], delete: [authenticate, removeWish] });
  route("/titles", { get: [authenticate, listTitles] });
  if (has("310-debug-path"))
    router.get("/debug", (_request, response) => response.json({ node: process.version, keys: [...readers] }));
  app.use((request) => {
    throw new Problem(404, `There is nothing at ${request.path}.`);
  });
  app.use(sendProblem);
  return app;

  /** Adds the operations of a path, OPTIONS, and a 405 for other methods. */
  function route(
    path: string,
    operations: Partial<Record<"get" | "put" | "post" | "patch" | "delete", RequestHandler[]>>,
  ) {
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    const allow = [...methods, ...(operations.get ? ["HEAD"] : []), "OPTIONS"];
    if (has("201-allow-of-all-paths")) allow.push("GET", "HEAD", "PUT", "POST", "PATCH", "DELETE");
    const listed = has("201-allow-without-patch") ? allow.filter((method) => method !== "PATCH") : allow;
    const allowed = { Allow: [...new Set(listed)].join(", ") };
    const target = router.route(path);
    for (const [method, handlers] of Object.entries(operations)) target[method as keyof typeof operations](...handlers);
    target.options((_request, response) => void response.set(allowed).status(204).end());
    target.all((request) => {
      throw new Problem(405, `${request.method} is not possible here.`, has("110-no-allow") ? {} : allowed);
    });
  }

  function next(_request: Request, _response: Response, proceed: NextFunction) {
    proceed();
  }

  function identify(request: Request, response: Response, proceed: NextFunction) {
    response.locals.reader = readers.get(request.get("X-Library-Key") ?? "");
    proceed();
  }

  function authenticate(request: Request, response: Response, proceed: NextFunction) {
    const reader = readers.get(request.get("X-Library-Key") ?? "");
    const challenge = has("109-no-challenge") ? {} : { "WWW-Authenticate": 'ApiKey realm="library"' };
    if (!reader) throw new Problem(401, "Send the key of a reader in X-Library-Key.", challenge);
    response.locals.reader = reader;
    proceed();
  }

  function findOpeningHours(request: Request, response: Response) {
    const date = parseQuery(request, "date", isDate) ?? new Date().toISOString().slice(0, 10);
    const isSunday = new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
    response.json(isSunday ? { date, opens: null } : { date, opens: "09:00", closes: "18:30" });
  }

  function listBooks(request: Request, response: Response) {
    const accept = request.get("Accept") ?? "*/*";
    if (has("204-range-is-406") && !accept.split(/, ?/).some((type) => type === "*/*" || type === "application/json"))
      throw new Problem(406, "Only application/json is available.");
    const title = parseQuery(request, "title", isText);
    const language = parseQuery(request, "language", isLanguage);
    const tags = parseQueries(request).getAll("tags");
    if (tags.length > 0 && !isList(tags, isTag, 5)) throw new Problem(400, "tags must be 1 to 5 tags.");
    const isBoolean = (text: string) => has("206-boolean-is-truthy") || text === "true" || text === "false";
    const lent = parseQuery(request, "lent", isBoolean);
    const publishedFrom = parseQuery(request, "publishedFrom", isDate);
    const after = Number(parseQuery(request, "after", (text) => /^\d+$/.test(text)) ?? 0);
    const limit = parseLimit(request);
    const sort = parseQuery(request, "sort", (text) => ["id", "title", "-title"].includes(text)) ?? "id";

    const matches = search(title).filter(
      (book) =>
        (sort !== "id" || book.id > after) &&
        (language === undefined || book.language === language || has("402-language-is-not-read")) &&
        tags.every((tag) => book.tags?.includes(tag)) &&
        (lent === undefined || (lent === "true") === (book.loan !== null)) &&
        (publishedFrom === undefined || (book.publishedOn !== undefined && book.publishedOn >= publishedFrom)),
    );
    const sorted = sort === "id" ? matches : sortByTitle(matches, sort === "-title");
    const rest = sort === "id" ? sorted : sorted.slice(sorted.findIndex(({ id }) => id === after) + 1);
    const page = rest.slice(0, has("401-limit-is-not-read") ? undefined : limit);
    const next = has("408-page-skips-a-book") ? rest[page.length] : page.at(-1);
    response.json({ books: page.map(show), ...(rest.length > page.length && { next: next?.id }) });
  }

  function sortByTitle(found: readonly Book[], isDescending: boolean) {
    const toKey = ({ title }: Book) => (has("407-order-by-length") ? title.length : title);
    const compare = (a: Book, b: Book) => {
      if (toKey(a) === toKey(b)) return a.id - b.id;
      return toKey(a) < toKey(b) ? -1 : 1;
    };
    return found.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
  }

  function parseLimit(request: Request) {
    if (has("206-limit-is-clamped"))
      return Math.min(50, Math.max(1, Number.parseInt(parseQueries(request).get("limit") ?? "10", 10) || 10));
    return Number(
      parseQuery(request, "limit", (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 50) ??
        (has("409-default-limit-is-5") ? 5 : 10),
    );
  }

  /** Returns the books whose title contains a text, in ascending order of id. */
  function search(title: string | undefined) {
    const findBooks = (ids: Record<string, unknown>[]) => ids.flatMap(({ id }) => books.get(id as number) ?? []);
    if (title === undefined) return [...books.values()];
    if (has("403-title-searches-subtitles"))
      return [...books.values()].filter(({ subtitle }) => subtitle?.includes(title));
    if (has("300-title-search") || has("300-title-search-hides-errors"))
      try {
        return findBooks(database.prepare(`SELECT id FROM titles WHERE title LIKE '%${title}%' ORDER BY id`).all());
      } catch (error) {
        if (has("300-title-search")) throw error;
        return [];
      }
    return findBooks(database.prepare("SELECT id FROM titles WHERE instr(title, ?) > 0 ORDER BY id").all(title));
  }

  function addBook(request: Request, response: Response) {
    const key = request.get("Idempotency-Key");
    if (key !== undefined && !/^[\w-]{1,64}$/.test(key))
      throw new Problem(400, "Idempotency-Key must be 1 to 64 letters, digits, hyphens or underscores.");
    if (has("107-missing-body-is-415") && mediaType(request) !== "application/json")
      throw new Problem(415, "Send application/json.");
    const content = parseBookContent(request);
    const recordId = `${readerOf(response)} ${key}`;
    const earlier = key === undefined ? undefined : idempotent.get(recordId);
    if (earlier && !isDeepStrictEqual(earlier.content, content))
      throw new Problem(409, `Idempotency-Key ${key} belongs to a request with another body.`);
    const book = earlier?.book ?? createBook(content, readerOf(response));
    if (key !== undefined) idempotent.set(recordId, { content, book: structuredClone(book) });
    let location = `/library/books/${book.id}`;
    if (has("120-location-of-an-old-path")) location = `/library/catalogue/${book.id}`;
    if (has("120-location-without-base")) location = `/books/${book.id}`;
    response.status(201).set("Location", location).json(show(book));
  }

  function createBook(content: BookContent, owner: string): Book {
    const standard = { id: ++lastBookId, owner, addedAt: new Date().toISOString(), loan: null };
    const book = has("303-book-takes-any-member") ? { ...standard, ...content } : { ...content, ...standard };
    save(book);
    return book;
  }

  function save(book: Book) {
    books.set(book.id, book);
    database.prepare("INSERT OR REPLACE INTO titles VALUES (?, ?)").run(book.id, book.title);
  }

  function drop(book: Book) {
    books.delete(book.id);
    bookCache.delete(book.id);
    database.prepare("DELETE FROM titles WHERE id = ?").run(book.id);
  }

  function parseBookContent(request: Request) {
    const open = has("206-unknown-members") || has("303-book-takes-any-member");
    const body = parseJsonBody(request);
    const content = checkObject<BookContent>(body, { members: bookMembers, required: requiredOfBook, open });
    if (has("206-missing-language")) content.language ??= "en";
    if (has("400-subtitle-is-not-stored")) delete content.subtitle;
    return has("303-book-takes-any-member") ? { ...(body as BookContent), ...content } : content;
  }

  function findBook(request: Request, response: Response) {
    if (has("203-anonymous-is-403") && !request.get("X-Library-Key")) throw new Problem(403, "Only for readers.");
    const id = parseBookId(request);
    const cached = has("404-book-is-cached") ? bookCache.get(id) : undefined;
    const book = cached ?? books.get(id) ?? removedBooks.get(id);
    if (book) bookCache.set(id, book);
    if (!book) throw new Problem(404, `There is no book ${id}.`);
    if (has("301-book-as-page") && request.get("Accept")?.includes("text/html"))
      return void response.type("html").send(`<!doctype html><h1>${book.title}</h1>`);
    const etag = createEtag(book);
    if (!has("200-no-etag")) response.set("ETag", etag);
    if (isNamed(etag, request)) return void response.status(304).end();
    response.json({ ...show(book), ...(has("200-id-is-a-string") && { id: String(book.id) }) });
  }

  function replaceBook(request: Request, response: Response) {
    const id = parseBookId(request);
    const content = parseBookContent(request);
    const book = findOwnBook(id, response);
    assertTag(book, request);
    if (has("114-put-of-a-lent-book-is-stored")) save({ ...book, ...content });
    if (book.loan) throw new Problem(409, `Book ${id} is lent.`);
    if (has("108-conditional-put-is-304") && isNamed(createEtag(book), request)) return void response.status(304).end();
    const { owner, addedAt, loan, cover } = book;
    const replaced = { ...content, id, owner, addedAt, loan, ...(cover && { cover }) };
    if (has("108-unchanged-put-is-304") && isDeepStrictEqual(replaced, book)) return void response.status(304).end();
    save(has("117-put-keeps-the-content") ? { ...book, ...content } : replaced);
    response.status(has("116-replaced-book-is-201") ? 201 : 200).json(show(books.get(id) as Book));
  }

  async function changeBook(request: Request, response: Response) {
    if (has("205-patch-is-501")) throw new Problem(501, "Not implemented yet.");
    const id = parseBookId(request);
    const body = parseJsonBody(request, "application/merge-patch+json");
    if (has("114-rejected-patch-is-stored") && isObject(body)) {
      const book = findOwnBook(id, response);
      for (const [name, value] of Object.entries(body)) {
        if (!bookMembers[name]?.(value)) throw new Problem(400, `${name} is not valid.`);
        save(Object.assign(book, { [name]: value }));
      }
    }
    if (has("100-null-tags") && isObject(body) && "tags" in body) (body.tags as string[]).sort();
    const removable = Object.entries(bookMembers).map(([name, check]): [string, Check] =>
      requiredOfBook.includes(name) ? [name, check] : [name, (value) => value === null || check(value)],
    );
    const patch = checkObject<Partial<BookContent>>(body, { members: Object.fromEntries(removable) });
    const book = findOwnBook(id, response);
    // Stands for the time of a database.
    if (has("405-change-is-lost")) await new Promise((resolve) => setTimeout(resolve, 5));
    assertTag(book, request);
    if (book.loan) throw new Problem(409, `Book ${id} is lent.`);
    if (has("119-patch-resets-tags")) patch.tags ??= [];
    const base = has("119-patch-replaces-the-content")
      ? Object.fromEntries(
          Object.entries(book).filter(([name]) => !(name in bookMembers) || requiredOfBook.includes(name)),
        )
      : book;
    const merged = Object.entries({ ...base, ...patch }).filter(([name, value]) => value !== null || name === "loan");
    save(Object.fromEntries(merged) as Book);
    response.status(has("104-patched-is-201") ? 201 : 200).json(show(books.get(id) as Book));
  }

  function removeBook(request: Request, response: Response) {
    const id = parseBookId(request);
    if (has("107-delete-without-type-is-415") && mediaType(request) !== "application/json")
      throw new Problem(415, "Send application/json.");
    if (has("100-delete-of-an-unknown-book")) assertOwner((books.get(id) as Book).owner, response);
    const book = has("306-anyone-removes-books") ? findBookById(id) : findOwnBook(id, response);
    if (book.loan) throw new Problem(409, `Book ${id} is lent.`);
    drop(book);
    if (has("113-removed-book-is-found")) removedBooks.set(id, book);
    response.status(has("102-removed-is-201") ? 201 : 204).end();
  }

  function removeAllBooks(_request: Request, response: Response) {
    for (const book of books.values()) if (book.owner === readerOf(response)) drop(book);
    response.status(204).end();
  }

  function printLabel(request: Request, response: Response) {
    const { title } = findBookById(parseBookId(request));
    const text = has("301-unescaped-label") ? title : escapeHtml(title);
    response.type("html").send(`<!doctype html><title>Label</title><p>${text}</p>`);
  }

  function lendBook(request: Request, response: Response) {
    const id = parseBookId(request);
    const body = parseJsonBody(request);
    const members = { borrower: isText, email: isEmail, dueAt: isDateTime };
    const loan = checkObject<Loan>(body, { members, required: ["borrower"] });
    const book = findBookById(id);
    if (book.loan && (has("118-repeated-loan-is-409") || book.loan.borrower !== loan.borrower))
      throw new Problem(409, `${book.loan.borrower} has book ${id}.`);
    const event = book.loan ? undefined : "lent";
    save({ ...book, loan });
    if (event) publish(event, books.get(id) as Book);
    response.json(show(books.get(id) as Book));
  }

  function returnBook(request: Request, response: Response) {
    const book = findBookById(parseBookId(request));
    if (book.loan) {
      save({ ...book, loan: null });
      publish("returned", books.get(book.id) as Book);
    }
    if (!has("111-returned-is-205")) return void response.status(204).end();
    response.writeHead(205, { "Content-Type": "application/json" }).end(toJson(books.get(book.id)));
  }

  async function setCover(request: Request, response: Response) {
    const id = parseBookId(request);
    const cover = await parseCover(request);
    const book = findOwnBook(id, response);
    if (has("302-cover-is-downloaded") && cover.url.startsWith("http"))
      await fetch(cover.url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    save({ ...book, cover });
    response.json(show(books.get(id) as Book));
  }

  function watchLoans(request: Request, response: Response) {
    if (has("112-events-demand-upgrade")) throw new Problem(426, "Use a WebSocket.");
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    if (request.method === "HEAD") return void response.end();
    response.write(": connected\n\n");
    watchers.add(response);
    response.on("close", () => watchers.delete(response));
  }

  function publish(event: "lent" | "returned", book: Book) {
    const data = has("200-lent-event-without-book") && event === "lent" ? { id: book.id } : show(book);
    for (const watcher of watchers) watcher.write(`event: ${event}\ndata: ${toJson(data)}\n\n`);
  }

  function findShelf(request: Request, response: Response) {
    const name = parseShelfName(request);
    const shelf = shelves.get(name) ?? (has("113-removed-shelf-is-cached") ? shelfCache.get(name) : undefined);
    if (!shelf) throw new Problem(has("101-application-code") ? 604 : 404, `There is no shelf ${name}.`);
    shelfCache.set(name, shelf);
    response.status(has("103-shelf-is-201") ? 201 : 200).json(shelf);
  }

  function putShelf(request: Request, response: Response) {
    const name = parseShelfName(request);
    const body = parseJsonBody(request, has("206-any-content-type") ? null : "application/json");
    const isPlace = (value: unknown) =>
      isMatch(value, { members: { floor: isInteger(-2, 9), room: isText }, required: ["floor"] });
    const content = checkObject<ShelfContent>(body, {
      members: {
        note: (value) => value === null || isText(value),
        labels: (value) => isList(value, isText, 10),
        place: isPlace,
      },
      required: ["note"],
      open: true,
    });
    const stored = shelves.get(name);
    if (stored) assertOwner(stored.owner, response);
    const shelf: Shelf = { name, owner: stored?.owner ?? readerOf(response), ...content };
    if (has("303-shelf-takes-the-owner") && isText((body as Shelf).owner)) shelf.owner = (body as Shelf).owner;
    if (has("117-put-keeps-the-place") && stored?.place) shelf.place ??= stored.place;
    if (has("118-labels-accumulate") && content.labels)
      shelf.labels = [...(stored?.labels ?? []), ...content.labels].slice(0, 10);
    if (has("200-internal-member")) shelf.updatedBy = readerOf(response);
    shelves.set(name, shelf);
    const isNew = !stored || (has("116-changed-shelf-is-201") && !isDeepStrictEqual(stored, shelf));
    response.status(isNew || has("115-put-always-creates") ? 201 : 200).json(shelf);
  }

  function labelShelf(request: Request, response: Response) {
    const shelf = shelves.get(parseShelfName(request));
    if (!shelf) throw new Problem(404, "There is no such shelf.");
    shelf.labels = [...(shelf.labels ?? []), String(parseJsonBody(request))];
    response.json(shelf);
  }

  function removeShelf(request: Request, response: Response) {
    const name = parseShelfName(request);
    const shelf = shelves.get(name);
    if (!shelf) throw new Problem(404, `There is no shelf ${name}.`);
    if (!has("306-anyone-removes-shelves")) assertOwner(shelf.owner, response);
    shelves.delete(name);
    if (has("200-removed-shelf-is-200")) return void response.json(shelf);
    // Node.js removes the content of a 204. Servers in other languages send it.
    if (has("105-removed-with-message"))
      return void request.socket.end(
        'HTTP/1.1 204 No Content\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n{"removed":true}',
      );
    response.status(204).end();
  }

  function addWish(request: Request, response: Response) {
    const body = has("100-unguarded-parser") ? JSON.parse(String(request.body), parseDigits) : parseJsonBody(request);
    const isIsbn: Check = (value) => typeof value === "string" && /^97[89]\d{10}$/.test(value);
    const isPage: Check = (value) => isUri(value) && length(value) <= 200;
    const hasIsbn = isMatch(body, { members: { isbn: isIsbn }, required: ["isbn"] });
    const hasPage = isMatch(body, { members: { page: isPage }, required: ["page"] });
    const hasBoth = has("206-wish-with-both") && isMatch(body, { members: { isbn: isIsbn, page: isPage } });
    if (!hasIsbn && !hasPage && !hasBoth) throw new Problem(400, "The wish must have either isbn or page.");
    const content = body as WishContent;
    const wish: Wish = {
      id: randomUUID(),
      owner: readerOf(response),
      state: "open",
      wishedAt: new Date().toISOString(),
      content,
    };
    wishes.set(wish.id, wish);
    if (has("302-page-is-read") && "page" in content) void fetch(content.page).catch(() => undefined);
    if (!has("200-no-location")) response.set("Location", `/library/wishes/${wish.id}`);
    response.status(201).json({ ...wish, owner: undefined });
  }

  function findWish(request: Request, response: Response) {
    response.json({ ...findOwnWish(request, response), owner: undefined });
  }

  function removeWish(request: Request, response: Response) {
    const { id } = findOwnWish(request, response);
    if (!has("113-wish-is-not-removed")) wishes.delete(id);
    response.status(204).end();
  }

  function findOwnWish(request: Request, response: Response) {
    const id = String(request.params.wishId).toLowerCase();
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw new Problem(400, "wishId must be a UUID.");
    const wish = wishes.get(id);
    const isOwn = wish?.owner === readerOf(response);
    if (wish && !isOwn && has("304-private-wish-is-403")) throw new Problem(403, "This wish is private.");
    if (!wish || !isOwn) throw new Problem(404, `You have no wish ${id}.`);
    return wish;
  }

  function listTitles(request: Request, response: Response) {
    if (has("204-any-type-is-406") && request.get("Accept") !== "application/json")
      throw new Problem(406, "Only application/json is available.");
    const titles = [...books.values()].slice(0, 50).map(({ title }) => title);
    response.set({ Deprecation: "@1767225600", Sunset: new Date("2027-12-31T23:59:59Z").toUTCString() }).json(titles);
  }

  function findBookById(id: number) {
    const book = books.get(id);
    if (!book) throw new Problem(404, `There is no book ${id}.`);
    return book;
  }

  function findOwnBook(id: number, response: Response) {
    const book = findBookById(id);
    assertOwner(book.owner, response);
    return book;
  }

  /** `If-Match` compares strongly, but each ETag of a book is strong. */
  function assertTag(book: Book, request: Request) {
    const tags = request.get("If-Match");
    if (tags === undefined || tags.trim() === "*" || has("406-if-match-is-ignored")) return;
    const listed = tags.split(",").map((tag) => tag.trim());
    if (!listed.includes(createEtag(book))) throw new Problem(412, `Book ${book.id} has another ETag.`);
  }

  function assertOwner(owner: string, response: Response) {
    // Only the routes of the faults 307 and 308 have no reader.
    if (readerOf(response) === undefined || readerOf(response) === owner) return;
    if (has("305-other-owner-is-401"))
      throw new Problem(401, "You are not the owner.", { "WWW-Authenticate": 'ApiKey realm="library"' });
    throw new Problem(403, `Only ${owner} may change this.`);
  }

  function show(book: Book) {
    const { loan, barcode, ...shown } = book;
    const digits = has("200-barcode-loses-digits") ? Number(barcode) : barcode;
    return {
      ...shown,
      ...(barcode !== undefined && { barcode: digits }),
      ...((loan || !has("200-missing-loan")) && { loan }),
    };
  }

  /** Reads the JSON body of a request with the given media type. */
  function parseJsonBody(request: Request, type: string | null = "application/json"): unknown {
    const body: Buffer | undefined = request.body;
    if (!body?.length) throw new Problem(400, "The request needs a body.");
    if (type && mediaType(request) !== type) throw new Problem(415, `Send ${type}.`);
    if (body.length > maxJsonBytes) throw new Problem(413, "The body has more than 64 KiB.");
    if (!isUtf8(body)) throw new Problem(400, "The body is not UTF-8.");
    try {
      return JSON.parse(body.toString(), parseDigits);
    } catch (error) {
      if (has("309-framework-error-page")) throw error;
      const detail = has("309-stack-as-detail") ? (error as Error).stack : "The body is not JSON.";
      throw new Problem(400, detail as string);
    }
  }

  function sendProblem(
    error: Error & { status?: number },
    request: Request,
    response: Response,
    proceed: NextFunction,
  ) {
    if (has("309-framework-error-page") && error instanceof SyntaxError)
      return proceed(Object.assign(error, { status: 400 }));
    const isOwn = error instanceof Problem;
    const status = isOwn || isClientError(error) ? error.status : 500;
    const publicMessage = status === 500 ? "The server failed." : "The request is malformed.";
    const detail = isOwn ? error.message : publicMessage;
    response
      .status(status)
      .set(isOwn ? error.headers : {})
      .type(has("200-error-as-json") ? "application/json" : "application/problem+json")
      .json({ type: "about:blank", title: titles[status] ?? "Error", status, detail, instance: request.originalUrl });
  }

  function seed() {
    createBook({ title: "Momo", language: "de", year: 1973, tags: ["novel", "time"] }, "Ada");
    createBook({ title: "Emma", language: "en", publishedOn: "1815-12-23" }, "Ada");
    createBook({ title: "Candide", subtitle: "ou l'Optimisme", language: "fr" }, "Ben");
  }
}

/** An error that the client gets as problem details. */
class Problem extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

const titles: Record<number, string> = {
  400: "Invalid request",
  401: "No valid key",
  403: "Not the owner",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  413: "Too large",
  415: "Unsupported media type",
  500: "Internal error",
};

/** Returns whether Express or its body parser rejects the request. */
function isClientError(error: Error & { status?: number }): error is Error & { status: number } {
  return error.status !== undefined && error.status >= 400 && error.status < 500;
}

const readBody = express.raw({ type: () => true, limit: "128kb" });

function readerOf(response: Response): string {
  return response.locals.reader;
}

function mediaType(request: Request) {
  return (request.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
}

function parseBookId(request: Request) {
  const text = String(request.params.bookId);
  if (!/^[1-9]\d*$/.test(text)) throw new Problem(400, "bookId must be a positive integer.");
  return Number(text);
}

function parseShelfName(request: Request) {
  const name = String(request.params.shelfName);
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(name))
    throw new Problem(400, "shelfName must be 1 to 32 characters: a-z, 0-9, -.");
  return name;
}

function parseQueries(request: Request) {
  const query = request.originalUrl.split("?").slice(1).join("?");
  try {
    decodeURIComponent(query);
  } catch {
    throw new Problem(400, "The query is not percent-encoded UTF-8.");
  }
  return new URLSearchParams(query);
}

function parseQuery(request: Request, name: string, check: (text: string) => boolean) {
  const [text, ...others] = parseQueries(request).getAll(name);
  if (text === undefined) return undefined;
  if (others.length > 0 || !check(text)) throw new Problem(400, `The query parameter ${name} is not valid.`);
  return text;
}

/** Reads the form of a cover: either an image or a URL, and a caption. */
async function parseCover(request: Request) {
  const body: Buffer | undefined = request.body;
  if (!body?.length) throw new Problem(400, "The request needs a body.");
  if (mediaType(request) !== "multipart/form-data") throw new Problem(415, "Send multipart/form-data.");
  const { images, texts } = await parseForm(body, request.headers).catch((error) => {
    throw new Problem(400, `The form is malformed: ${error.message}`);
  });
  const urls = texts.getAll("url");
  const [caption, ...otherCaptions] = texts.getAll("caption");
  if (images.length + urls.length !== 1) throw new Problem(400, "Send either one image or one url.");
  if (otherCaptions.length > 0 || (caption !== undefined && !isText(caption)))
    throw new Problem(400, "caption must be one text of 1 to 200 characters.");
  const [image] = images;
  const [url] = urls;
  if (image && !["image/png", "image/jpeg"].includes(image.type)) throw new Problem(415, "Send a PNG or JPEG image.");
  if (image && image.bytes.length > maxImageBytes) throw new Problem(413, "The image has more than 64 KiB.");
  if (url !== undefined && (!/^https?:\/\//.test(url) || length(url) > 2000))
    throw new Problem(400, "url must be an HTTP URL of at most 2000 characters.");
  return {
    url: url ?? `data:${image?.type};base64,${image?.bytes.toString("base64")}`,
    ...(caption !== undefined && { caption }),
  };
}

function parseForm(body: Buffer, headers: Request["headers"]) {
  const images: { type: string; bytes: Buffer }[] = [];
  const texts = new URLSearchParams();
  return new Promise<{ images: typeof images; texts: typeof texts }>((resolve, reject) => {
    const parser = new Busboy({ headers: headers as BusboyHeaders, isPartAFile: (name) => name === "image" });
    parser.on("file", (_name, file, _fileName, _encoding, type) => {
      const chunks: Buffer[] = [];
      file.on("data", (chunk) => chunks.push(chunk));
      file.on("end", () => images.push({ type: type.toLowerCase(), bytes: Buffer.concat(chunks) }));
      file.on("error", reject);
    });
    parser.on("field", (name, value) => texts.append(name, value));
    parser.on("error", reject);
    parser.on("finish", () => resolve({ images, texts }));
    parser.end(body);
  });
}

function createEtag(book: Book) {
  return `"${createHash("sha1").update(toJson(book)).digest("base64url")}"`;
}

function isNamed(etag: string, request: Request) {
  const tags = request.get("If-None-Match");
  return tags !== undefined && (tags.trim() === "*" || tags.match(/"[^"]*"/g)?.includes(etag) === true);
}

/** Keeps each digit of an integer beyond 2^53, as a bigint. */
const parseDigits = ((_name: string, value: unknown, { source }: { source: string }) =>
  typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? BigInt(/^-?\d+$/.test(source) ? source : value)
    : value) as (name: string, value: unknown) => unknown;

function keepDigits(_name: string, value: unknown) {
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
  return typeof value === "bigint" ? rawJSON(String(value)) : value;
}

function toJson(value: unknown) {
  return JSON.stringify(value, keepDigits);
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

type Check = (value: unknown) => boolean;
type Members = Record<string, Check>;
type ObjectRule = { members: Members; required?: readonly string[]; open?: boolean };

/** Returns the members of an object that the document names, or throws a 400. */
function checkObject<T>(value: unknown, rule: ObjectRule): T {
  if (!isObject(value)) throw new Problem(400, "The body must be an object.");
  const problem = findProblem(value, rule);
  if (problem) throw new Problem(400, problem);
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(rule.members, name))) as T;
}

function isMatch(value: unknown, rule: ObjectRule) {
  return isObject(value) && findProblem(value, rule) === undefined;
}

function findProblem(value: Record<string, unknown>, { members, required = [], open = false }: ObjectRule) {
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing) return `${missing} is missing.`;
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(members, name));
  if (unknown !== undefined && !open) return `${JSON.stringify(unknown)} is not a member.`;
  const invalid = Object.entries(members).find(([name, check]) => Object.hasOwn(value, name) && !check(value[name]));
  return invalid && `${invalid[0]} is not valid.`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown, check: Check, maximum: number): value is unknown[] {
  return Array.isArray(value) && value.length <= maximum && value.every(check);
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isText(value: unknown): value is string {
  return isString(value) && value !== "" && length(value) <= 200 && !/[\0\p{Surrogate}]/u.test(value);
}

/** Returns the length in characters, not in UTF-16 code units. */
function length(text: string) {
  return [...text].length;
}

function isLanguage(value: unknown): value is Language {
  return value === "de" || value === "en" || value === "fr";
}

function isTag(value: unknown) {
  return isString(value) && /^[a-z]{1,20}$/.test(value);
}

function isInteger(minimum: number, maximum: number): Check {
  return (value) => Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
}

function isInt64(value: unknown) {
  if (typeof value === "bigint") return value >= 0n && value < 2n ** 63n;
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isDate(value: unknown): value is string {
  const [, year, month, day] = (isString(value) && /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)) || [];
  const daysPerMonth = [31, isLeapYear(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return Number(day) >= 1 && Number(day) <= (daysPerMonth[Number(month) - 1] ?? 0);
}

function isLeapYear(year: number) {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Checks RFC 3339. A second 60 is valid only at the end of a day in UTC. */
function isDateTime(value: unknown) {
  const pattern = /^(.{10})T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/i;
  const [, date, hour, minute, second, sign, offsetHour = 0, offsetMinute = 0] =
    (isString(value) && pattern.exec(value)) || [];
  if (!isDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(offsetHour) > 23 || Number(offsetMinute) > 59)
    return false;
  const offset = (sign === "-" ? 1 : -1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  const utcMinute = (Number(hour) * 60 + Number(minute) + offset + 2880) % 1440;
  return Number(second) <= 59 || (Number(second) === 60 && utcMinute === 1439);
}

function isEmail(value: unknown) {
  const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
  const label = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
  return isString(value) && new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, "i").test(value);
}

/** Checks RFC 3986: scheme, authority or no leading double slash, path, query, fragment. */
function isUri(value: unknown): value is string {
  const character = "(?:[\\w.~!$&'()*+,;=-]|%[\\da-f]{2})";
  const authority = `//(?:(?:${character}|:)*@)?(?:\\[[\\da-f:.]+\\]|${character}*)(?::\\d*)?(?=[/?#]|$)`;
  const path = `(?:${character}|[:@/])*`;
  const rest = `(?:${character}|[:@/?])*`;
  const uri = new RegExp(`^[a-z][a-z\\d+.-]*:(?:${authority}|(?!//))${path}(?:\\?${rest})?(?:#${rest})?$`, "i");
  return isString(value) && uri.test(value);
}
