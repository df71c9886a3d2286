import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startExpressServer } from "./express-server.ts";
import { startFastifyServer } from "./fastify-server.ts";
import { type FaultId, faults, notApplicable } from "./faults.ts";
import { startPythonServer } from "./start-python.ts";

type Server = { baseUrl: string; keys: string[]; stop(): Promise<void> };
type Options = {
  json?: unknown;
  patch?: unknown;
  form?: Record<string, string | Blob>;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  reader?: 0 | 1 | "none";
};
type Row = [status: number, method: string, path: string, options?: Options];

const book = {
  title: "A <Title>",
  language: "de",
  subtitle: "Subtitle",
  year: 2001,
  publishedOn: "2001-02-28",
  tags: ["novel"],
  website: "https://example.com/a?b=c#d",
};
const unknownWish = "/wishes/2f1c1a52-7b7b-4b1e-9d0c-111111111111";
const image = new Blob(["PNG"], { type: "image/png" });

// A path may name one of `resources`, for example {own}: a test creates it.
const rows: Row[] = [
  [200, "GET", "/opening-hours?date=2024-02-29", { reader: "none" }],
  [400, "GET", "/opening-hours?date=2023-02-29"],
  [200, "GET", "/books?limit=1&language=de&lent=false&tags=novel&publishedFrom=2000-01-01&unknown=1"],
  [200, "GET", "/books?title=%3CTitle%3E"],
  [400, "GET", "/books?title="],
  [400, "GET", "/books?limit=51"],
  [400, "GET", "/books?limit=1&limit=2"],
  [400, "GET", "/books?lent=yes"],
  [400, "GET", "/books?tags=Novel"],
  [400, "GET", "/books?publishedFrom=yesterday"],
  [401, "GET", "/books", { reader: "none" }],
  [401, "GET", "/books", { reader: "none", headers: { "X-Library-Key": "unknown" } }],
  [201, "POST", "/books", { json: { title: "T", language: "en" } }],
  [201, "POST", "/books", { body: '{"title":"T","language":"en","barcode":9223372036854775807}' }],
  [400, "POST", "/books", { body: '{"title":"T","language":"en","barcode":9223372036854775808}' }],
  [400, "POST", "/books", { json: { title: "T" } }],
  [400, "POST", "/books", { json: { title: "T", language: "it" } }],
  [400, "POST", "/books", { json: { title: "T", language: "en", id: 7 } }],
  [400, "POST", "/books", { json: { title: "T", language: "en", year: "2001" } }],
  [400, "POST", "/books", { json: { title: "T", language: "en", tags: ["a", "a"] } }],
  [400, "POST", "/books", { json: { title: "T", language: "en", publishedOn: "2001-02-29" } }],
  [400, "POST", "/books", { json: { title: "T", language: "en", website: "not a URI" } }],
  [201, "POST", "/books", { json: { title: "\u{1F4D6}".repeat(200), language: "en" } }],
  [400, "POST", "/books", { json: { title: "x".repeat(201), language: "en" } }],
  [400, "POST", "/books", { body: '{"title":"\\ud800","language":"en"}' }],
  [400, "POST", "/books", { body: "{" }],
  [400, "POST", "/books", { body: Uint8Array.from([0x22, 0xff, 0x22]) }],
  [400, "POST", "/books"],
  [413, "POST", "/books", { json: " ".repeat(65_536) }],
  [415, "POST", "/books", { json: book, headers: { "Content-Type": "text/plain" } }],
  [400, "POST", "/books", { json: book, headers: { "Idempotency-Key": "a b" } }],
  [200, "GET", "/books/{own}", { reader: "none" }],
  [200, "GET", "/books/{own}", { headers: { "If-None-Match": '"other"' } }],
  [404, "GET", "/books/9007199254740993"],
  [400, "GET", "/books/0"],
  [400, "GET", "/books/%FF"],
  [200, "HEAD", "/books/{own}"],
  [405, "POST", "/books/{own}"],
  [404, "GET", "/nothing"],
  [200, "PUT", "/books/{own}", { json: book }],
  [403, "PUT", "/books/{other}", { json: book }],
  [404, "PUT", "/books/999999", { json: book }],
  [409, "PUT", "/books/{lent}", { json: book }],
  [401, "PUT", "/books/{own}", { json: book, reader: "none" }],
  [200, "PATCH", "/books/{own}", { patch: { subtitle: null, year: 1999 } }],
  [400, "PATCH", "/books/{own}", { patch: { title: null } }],
  [415, "PATCH", "/books/{own}", { json: { year: 1999 } }],
  [403, "PATCH", "/books/{other}", { patch: {} }],
  [409, "PATCH", "/books/{lent}", { patch: {} }],
  [204, "DELETE", "/books/{own}"],
  [403, "DELETE", "/books/{other}"],
  [404, "DELETE", "/books/999999"],
  [409, "DELETE", "/books/{lent}"],
  [200, "GET", "/books/{own}/label"],
  [
    200,
    "PUT",
    "/books/{other}/loan",
    { json: { borrower: "B", email: "b@example.com", dueAt: "2030-01-01T00:00:00+01:00" } },
  ],
  [200, "PUT", "/books/{lent}/loan", { json: { borrower: "Borrower" } }],
  [409, "PUT", "/books/{lent}/loan", { json: { borrower: "Other" } }],
  [400, "PUT", "/books/{own}/loan", { json: { borrower: "B", email: "b@" } }],
  [400, "PUT", "/books/{own}/loan", { json: { borrower: "B", dueAt: "2030-01-01 00:00:00Z" } }],
  [204, "DELETE", "/books/{lent}/loan"],
  [204, "DELETE", "/books/{own}/loan"],
  [405, "GET", "/books/{own}/loan"],
  [200, "PUT", "/books/{own}/cover", { form: { image, caption: "Caption" } }],
  [200, "PUT", "/books/{own}/cover", { form: { url: "https://example.com/a.png", other: "part" } }],
  [400, "PUT", "/books/{own}/cover", { form: { url: "https://example.com/a.png", image } }],
  [400, "PUT", "/books/{own}/cover", { form: { url: "ftp://example.com/a.png" } }],
  [400, "PUT", "/books/{own}/cover", { form: { caption: "Caption" } }],
  [415, "PUT", "/books/{own}/cover", { form: { image: new Blob(["GIF"], { type: "image/gif" }) } }],
  [413, "PUT", "/books/{own}/cover", { form: { image: new Blob(["x".repeat(65_537)], { type: "image/png" }) } }],
  [415, "PUT", "/books/{own}/cover", { json: {} }],
  [403, "PUT", "/books/{other}/cover", { form: { image } }],
  [401, "GET", "/loans/events", { reader: "none" }],
  [200, "GET", "/shelves/{shelf}"],
  [200, "PUT", "/shelves/{shelf}", { json: { note: null, unknown: 1 } }],
  [201, "PUT", "/shelves/new-{own}", { json: { note: "N", labels: ["L"], place: { floor: -2, room: "R" } } }],
  [400, "PUT", "/shelves/{shelf}", { json: { note: null, place: { floor: 1, unknown: 1 } } }],
  [400, "PUT", "/shelves/{shelf}", { json: {} }],
  [400, "PUT", "/shelves/Shelf", { json: { note: null } }],
  [403, "PUT", "/shelves/{otherShelf}", { json: { note: null } }],
  [204, "DELETE", "/shelves/{shelf}"],
  [403, "DELETE", "/shelves/{otherShelf}"],
  [404, "DELETE", "/shelves/unknown"],
  [201, "POST", "/wishes", { json: { isbn: "9783596294145" } }],
  [201, "POST", "/wishes", { json: { page: "https://example.com" } }],
  [400, "POST", "/wishes", { json: { isbn: "9783596294145", page: "https://example.com" } }],
  [400, "POST", "/wishes", { json: {} }],
  [200, "GET", "/wishes/{wish}"],
  [404, "GET", "/wishes/{otherWish}"],
  [404, "GET", unknownWish],
  [400, "GET", "/wishes/1"],
  [204, "DELETE", "/wishes/{wish}"],
  [404, "DELETE", "/wishes/{otherWish}"],
  [200, "GET", "/titles"],
];

const starts = { Express: startExpressServer, Fastify: startFastifyServer, Python: startPythonServer };
describe.each(Object.entries(starts))("%s", (_name, start) => {
  let server: Server;
  let api: Api;
  beforeAll(async () => {
    server = await start();
    api = createLibraryApi(server);
  });
  afterAll(() => server.stop());

  test.each(rows)("returns %i for %s %s %j", async (status, method, path, options = {}) => {
    const [template, name = ""] = /\{(\w+)\}/.exec(path) ?? [];
    const filled = template ? path.replace(template, (await resources[name]?.(api)) ?? "") : path;
    const response = await api.send(method, filled, options);
    expect(response.status).toBe(status);
    if (status >= 400 && method !== "HEAD")
      expect([response.type, response.body]).toEqual(["application/problem+json", expect.objectContaining({ status })]);
  });

  test("keeps all digits of a barcode", async () => {
    const body = '{"title":"T","language":"en","barcode":9223372036854775807}';
    const { body: added } = await api.send("POST", "/books", { body });
    expect((await api.send("GET", `/books/${added.id}`)).text).toMatch(/"barcode": ?9223372036854775807\b/);
  });

  test("returns the Location of an added book and of an added wish", async () => {
    for (const [path, json] of [
      ["/books", book],
      ["/wishes", { isbn: "9783596294145" }],
    ] as const) {
      const { body, headers } = await api.send("POST", path, { json });
      const url = new URL(headers.get("Location") ?? "", server.baseUrl + path);
      expect(url.href).toBe(`${server.baseUrl}${path}/${body.id}`);
    }
  });

  test("replays a POST with the same Idempotency-Key and body", async () => {
    const headers = { "Idempotency-Key": "key-1" };
    const first = await api.send("POST", "/books", { json: book, headers });
    const second = await api.send("POST", "/books", { json: book, headers });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await api.send("POST", "/books", { json: { ...book, year: 2002 }, headers })).status).toBe(409);
    const ofOther = await api.send("POST", "/books", { json: { ...book, year: 2002 }, headers, reader: 1 });
    expect(ofOther.status).toBe(201);
  });

  test("replaces and merges the content of a book", async () => {
    const path = `/books/${await addBook(api)}`;
    const { body: patched } = await api.send("PATCH", path, { patch: { subtitle: null, year: 1999 } });
    const { subtitle: _subtitle, ...others } = book;
    expect(patched).toEqual({ ...others, year: 1999, ...pickServerMembers(patched) });
    const { body: replaced } = await api.send("PUT", path, { json: { title: "T", language: "en" } });
    expect(replaced).toEqual({ title: "T", language: "en", ...pickServerMembers(patched) });
    expect((await api.send("GET", path)).body).toEqual(replaced);
  });

  test("returns 304 for the ETag of a book until it changes", async () => {
    const path = `/books/${await addBook(api)}`;
    const etag = (await api.send("GET", path)).headers.get("ETag");
    const revalidate = () => api.send("GET", path, { headers: { "If-None-Match": `"other", ${etag}` } });
    const { status, headers, text } = await revalidate();
    expect([status, headers.get("ETag"), text]).toEqual([304, etag, ""]);
    await api.send("PUT", `${path}/loan`, { json: { borrower: "B" } });
    expect((await revalidate()).status).toBe(200);
  });

  test("pages through the books", async () => {
    const added = [await addBook(api), await addBook(api), await addBook(api)];
    const ids: number[] = [];
    let after: number | undefined = Number(added[0]) - 1;
    while (after !== undefined) {
      const { body } = await api.send("GET", `/books?limit=2&after=${after}`);
      ids.push(...body.books.map(({ id }: { id: number }) => id));
      after = body.next;
    }
    expect(ids).toEqual(added);
  });

  test("sends an event for a loan and for a return", async () => {
    const path = `/books/${await addBook(api)}/loan`;
    const events = await readEvents(api, 2, async () => {
      await api.send("PUT", path, { json: { borrower: "B" } });
      await api.send("PUT", path, { json: { borrower: "B", email: "b@example.com" } });
      await api.send("DELETE", path);
    });
    expect(events.map(({ event, data }) => [event, data.loan])).toEqual([
      ["lent", { borrower: "B" }],
      ["returned", null],
    ]);
  });

  test("lists the methods of a path in Allow", async () => {
    const listed = async (path: string) => (await api.send("OPTIONS", path)).headers.get("Allow")?.split(", ").sort();
    expect(await listed("/books/1")).toEqual(["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "PUT"]);
    expect(await listed("/books/1/cover")).toEqual(["OPTIONS", "PUT"]);
  });

  test("escapes the title in a label", async () => {
    const label = await api.send("GET", `/books/${await addBook(api)}/label`);
    expect([label.type, label.text.includes("<Title>")]).toEqual(["text/html", false]);
  });
});

type Effect = [observe: (api: Api, server: Server) => Promise<unknown>, correct: unknown, faulty: unknown];

const effects: Record<FaultId, Effect> = {
  "100-delete-of-an-unknown-book": [(api) => status(api, "DELETE", "/books/999999"), 404, 500],
  "100-null-tags": [(api) => onBook(api, "PATCH", { patch: { tags: null } }), 200, 500],
  "100-unguarded-parser": [(api) => status(api, "POST", "/wishes"), 400, 500],
  "101-application-code": [(api) => status(api, "GET", "/shelves/unknown"), 404, 604],
  "102-removed-is-201": [(api) => onBook(api, "DELETE"), 204, 201],
  "103-shelf-is-201": [async (api) => status(api, "GET", await putShelf(api)), 200, 201],
  "104-patched-is-201": [(api) => onBook(api, "PATCH", { patch: {} }), 200, 201],
  "105-removed-with-message": [
    async (api, server) => sendRaw(server, "DELETE", await putShelf(api)),
    { status: 204, content: "" },
    { status: 204, content: '{"removed":true}' },
  ],
  "106-missing-length-is-413": [(api) => onBook(api, "DELETE"), 204, 413],
  "107-delete-without-type-is-415": [(api) => onBook(api, "DELETE"), 204, 415],
  "107-missing-body-is-415": [(api) => status(api, "POST", "/books"), 400, 415],
  "108-conditional-put-is-304": [
    async (api) => {
      const path = `/books/${await addBook(api)}`;
      const etag = (await api.send("GET", path)).headers.get("ETag") ?? "";
      return status(api, "PUT", path, { json: { ...book, year: 2002 }, headers: { "If-None-Match": etag } });
    },
    200,
    304,
  ],
  "108-unchanged-put-is-304": [(api) => onBook(api, "PUT", { json: book }), 200, 304],
  "109-no-challenge": [
    async (api) => (await api.send("GET", "/books", { reader: "none" })).headers.has("WWW-Authenticate"),
    true,
    false,
  ],
  "110-no-allow": [async (api) => (await api.send("PUT", "/books")).headers.has("Allow"), true, false],
  "111-returned-is-205": [
    async (api, server) => {
      const { status, content } = await sendRaw(server, "DELETE", `/books/${await addBook(api)}/loan`);
      return [status, content.includes(book.subtitle)];
    },
    [204, false],
    [205, true],
  ],
  "112-events-demand-upgrade": [
    async (api) => {
      const { status, headers } = await api.send("HEAD", "/loans/events");
      return [status, headers.has("Upgrade")];
    },
    [200, false],
    [426, false],
  ],
  "113-removed-book-is-found": [
    async (api) => afterDelete(api, `/books/${await addBook(api)}`),
    [204, 404],
    [204, 200],
  ],
  "113-removed-shelf-is-cached": [async (api) => afterDelete(api, await putShelf(api)), [204, 404], [204, 200]],
  "113-wish-is-not-removed": [async (api) => afterDelete(api, await addWish(api)), [204, 404], [204, 200]],
  "114-rejected-patch-is-stored": [
    async (api) => {
      const path = `/books/${await addBook(api)}`;
      const { status } = await api.send("PATCH", path, { patch: { title: "New", year: 1 } });
      return [status, (await api.send("GET", path)).body.title];
    },
    [400, book.title],
    [400, "New"],
  ],
  "114-put-of-a-lent-book-is-stored": [
    async (api) => {
      const path = `/books/${await addBook(api, { isLent: true })}`;
      const { status } = await api.send("PUT", path, { json: { ...book, title: "New" } });
      return [status, (await api.send("GET", path)).body.title];
    },
    [409, book.title],
    [409, "New"],
  ],
  "115-put-always-creates": [(api) => replaceShelf(api, { note: "First" }, { note: "First" }, "status"), 200, 201],
  "116-changed-shelf-is-201": [(api) => replaceShelf(api, { note: "First" }, { note: "Second" }, "status"), 200, 201],
  "116-replaced-book-is-201": [(api) => onBook(api, "PUT", { json: book }), 200, 201],
  "117-put-keeps-the-content": [
    (api) => changedBook(api, "subtitle", "PUT", { json: { title: "T", language: "en" } }),
    undefined,
    book.subtitle,
  ],
  "117-put-keeps-the-place": [
    (api) => replaceShelf(api, { note: null, place: { floor: 1 } }, { note: null }, "place"),
    undefined,
    { floor: 1 },
  ],
  "118-labels-accumulate": [
    (api) => replaceShelf(api, { note: null, labels: ["L"] }, { note: null, labels: ["L"] }, "labels"),
    ["L"],
    ["L", "L"],
  ],
  "118-repeated-loan-is-409": [
    async (api) => {
      const path = `/books/${await addBook(api, { isLent: true })}/loan`;
      return status(api, "PUT", path, { json: { borrower: "Borrower" } });
    },
    200,
    409,
  ],
  "119-patch-replaces-the-content": [
    (api) => changedBook(api, "subtitle", "PATCH", { patch: { year: 1999 } }),
    book.subtitle,
    undefined,
  ],
  "119-patch-resets-tags": [(api) => changedBook(api, "tags", "PATCH", { patch: { year: 1999 } }), book.tags, []],
  "120-location-of-an-old-path": [locationOfBook, "/library/books/", "/library/catalogue/"],
  "120-location-without-base": [locationOfBook, "/library/books/", "/books/"],
  "200-barcode-loses-digits": [
    async (api) => {
      const { text } = await api.send("POST", "/books", {
        body: '{"title":"T","language":"en","barcode":9007199254740993}',
      });
      return /"barcode":(\d+)/.exec(text)?.[1];
    },
    "9007199254740993",
    "9007199254740992",
  ],
  "200-error-as-json": [
    async (api) => (await api.send("GET", "/books/999999")).type,
    "application/problem+json",
    "application/json",
  ],
  "200-id-is-a-string": [async (api) => typeof (await getBook(api)).id, "number", "string"],
  "200-internal-member": [(api) => replaceShelf(api, { note: null }, { note: null }, "updatedBy"), undefined, "Ada"],
  "200-lent-event-without-book": [
    async (api) => {
      const path = `/books/${await addBook(api)}/loan`;
      const [event] = await readEvents(api, 1, () => api.send("PUT", path, { json: { borrower: "B" } }));
      return event?.data.title;
    },
    book.title,
    undefined,
  ],
  "200-missing-loan": [async (api) => (await getBook(api)).loan, null, undefined],
  "200-no-etag": [async (api) => (await api.send("GET", "/books/1")).headers.has("ETag"), true, false],
  "200-no-location": [
    async (api) => (await api.send("POST", "/wishes", { json: { isbn: "9783596294145" } })).headers.has("Location"),
    true,
    false,
  ],
  "200-removed-shelf-is-200": [async (api) => status(api, "DELETE", await putShelf(api)), 204, 200],
  "201-allow-of-all-paths": [(api) => isAllowed(api, "PATCH", "/titles"), false, true],
  "201-allow-without-patch": [(api) => isAllowed(api, "PATCH", "/books/1"), true, false],
  "202-hours-need-a-key": [(api) => status(api, "GET", "/opening-hours", { reader: "none" }), 200, 401],
  "203-anonymous-is-403": [(api) => status(api, "GET", "/books/1", { reader: "none" }), 200, 403],
  "204-any-type-is-406": [(api) => status(api, "GET", "/titles", { headers: { Accept: "*/*" } }), 200, 406],
  "204-range-is-406": [(api) => status(api, "GET", "/books", { headers: { Accept: "application/*" } }), 200, 406],
  "205-patch-is-501": [(api) => onBook(api, "PATCH", { patch: {} }), 200, 501],
  "206-any-content-type": [
    (api) => status(api, "PUT", "/shelves/s", { json: { note: null }, headers: { "Content-Type": "text/plain" } }),
    415,
    201,
  ],
  "206-boolean-is-truthy": [(api) => status(api, "GET", "/books?lent=maybe"), 400, 200],
  "206-dates-are-not-checked": [(api) => add(api, { ...book, publishedOn: "soon" }), 400, 201],
  "206-language-is-not-checked": [(api) => add(api, { ...book, language: "xx" }), 400, 201],
  "206-limit-is-clamped": [(api) => status(api, "GET", "/books?limit=51"), 400, 200],
  "206-missing-language": [(api) => add(api, { title: "T" }), 400, 201],
  "206-title-of-any-length": [(api) => add(api, { ...book, title: "" }), 400, 201],
  "206-unknown-members": [(api) => add(api, { ...book, unknown: 1 }), 400, 201],
  "206-wish-with-both": [
    (api) => status(api, "POST", "/wishes", { json: { isbn: "9783596294145", page: "https://example.com" } }),
    400,
    201,
  ],
  "300-title-search": [
    async (api) => [await countTitles(api, "' OR 1=1 --"), await status(api, "GET", "/books?title='")],
    [0, 200],
    [3, 500],
  ],
  "300-title-search-hides-errors": [
    async (api) => [await countTitles(api, "' OR 1=1 --"), await status(api, "GET", "/books?title='")],
    [0, 200],
    [3, 200],
  ],
  "301-book-as-page": [
    async (api) => {
      const path = `/books/${await addBook(api)}`;
      const { type, text } = await api.send("GET", path, { headers: { Accept: "text/html" } });
      return [type, text.includes("<Title>")];
    },
    ["application/json", true],
    ["text/html", true],
  ],
  "301-unescaped-label": [
    async (api) => (await api.send("GET", `/books/${await addBook(api)}/label`)).text.includes("<Title>"),
    false,
    true,
  ],
  "302-cover-is-downloaded": [
    (api) => isRequested(async (url) => onBook(api, "PUT", { form: { url } }, "/cover")),
    false,
    true,
  ],
  "302-page-is-read": [(api) => isRequested((page) => status(api, "POST", "/wishes", { json: { page } })), false, true],
  "303-book-takes-any-member": [
    async (api) => (await api.send("POST", "/books", { json: { ...book, owner: "Ben" } })).body.owner,
    undefined,
    "Ben",
  ],
  "303-shelf-takes-the-owner": [
    async (api) => (await api.send("PUT", "/shelves/s", { json: { note: null, owner: "Ben" } })).body.owner,
    "Ada",
    "Ben",
  ],
  "304-private-wish-is-403": [
    async (api) => [await status(api, "GET", await addWish(api), { reader: 1 }), await status(api, "GET", unknownWish)],
    [404, 404],
    [403, 404],
  ],
  "305-other-owner-is-401": [(api) => onBook(api, "DELETE", { reader: 1 }), 403, 401],
  "306-anyone-removes-books": [
    async (api) => [await onBook(api, "PATCH", { patch: {}, reader: 1 }), await onBook(api, "DELETE", { reader: 1 })],
    [403, 403],
    [403, 204],
  ],
  "306-anyone-removes-shelves": [async (api) => status(api, "DELETE", await putShelf(api), { reader: 1 }), 403, 204],
  "307-shelf-removed-without-key": [
    async (api) => {
      const path = await putShelf(api);
      return [await status(api, "DELETE", path, { reader: 1 }), await status(api, "DELETE", path, { reader: "none" })];
    },
    [403, 401],
    [403, 204],
  ],
  "308-patch-without-key": [(api) => onBook(api, "PATCH", { patch: { year: 1999 }, reader: "none" }), 401, 200],
  "308-return-without-key": [(api) => onBook(api, "DELETE", { reader: "none" }, "/loan"), 401, 204],
  "309-framework-error-page": [malformedBody, ["application/problem+json", false], ["text/html", true]],
  "309-stack-as-detail": [malformedBody, ["application/problem+json", false], ["application/problem+json", true]],
  "310-debug-path": [(api) => status(api, "GET", "/debug", { reader: "none" }), 404, 200],
  "310-delete-all-books": [
    async (api) => [await isAllowed(api, "DELETE", "/books"), await status(api, "DELETE", "/books")],
    [false, 405],
    [true, 204],
  ],
  "310-post-of-a-shelf": [
    async (api) => {
      const path = await putShelf(api);
      return [await isAllowed(api, "POST", path), await status(api, "POST", path, { json: "L" })];
    },
    [false, 405],
    [false, 200],
  ],
  "400-subtitle-is-not-stored": [async (api) => (await getBook(api)).subtitle, book.subtitle, undefined],
  "401-limit-is-not-read": [
    async (api) => {
      await addBook(api);
      await addBook(api);
      return (await api.send("GET", "/books?limit=1")).body.books.length === 1;
    },
    true,
    false,
  ],
  "402-language-is-not-read": [(api) => listTitles(api, "language=fr"), [], ["A <Title>"]],
  "403-title-searches-subtitles": [(api) => listTitles(api, "title=Subtitle"), [], ["A <Title>"]],
  "404-book-is-cached": [
    async (api) => {
      const path = `/books/${await addBook(api)}`;
      await api.send("GET", path);
      await api.send("PATCH", path, { patch: { year: 1999 } });
      return (await api.send("GET", path)).body.year;
    },
    1999,
    2001,
  ],
  "405-change-is-lost": [
    async (api) => {
      const path = `/books/${await addBook(api)}`;
      await Promise.all([{ year: 1999 }, { title: "T" }].map((patch) => api.send("PATCH", path, { patch })));
      const { year, title } = (await api.send("GET", path)).body;
      return year === 1999 && title === "T";
    },
    true,
    false,
  ],
  "406-if-match-is-ignored": [
    async (api) => onBook(api, "PATCH", { patch: {}, headers: { "If-Match": '"other"' } }),
    412,
    200,
  ],
  "407-order-by-length": [
    async (api) => {
      for (const title of ["zz", "aaa"]) await add(api, { title, language: "fr" });
      return listTitles(api, "language=fr&sort=title");
    },
    ["aaa", "zz"],
    ["zz", "aaa"],
  ],
  "408-page-skips-a-book": [
    async (api) => {
      for (const title of ["zqa", "zqb", "zqc"]) await add(api, { title, language: "fr" });
      const { next } = (await api.send("GET", "/books?title=zq&limit=1")).body;
      return listTitles(api, `title=zq&after=${next}`);
    },
    ["zqb", "zqc"],
    ["zqc"],
  ],
  "409-default-limit-is-5": [
    async (api) => {
      for (let count = 0; count < 6; count += 1) await addBook(api);
      return (await api.send("GET", "/books")).body.books.length > 5;
    },
    true,
    false,
  ],
};

/** Adds a book, and returns the distinct titles of a list without the seeds. */
async function listTitles(api: Api, query: string) {
  await addBook(api);
  const { body } = await api.send("GET", `/books?limit=50&${query}`);
  const owned = body.books.filter(({ title }: { title: string }) => /^(A <Title>|[a-z]{1,3})$/.test(title));
  return [...new Set(owned.map(({ title }: { title: string }) => title))];
}

describe("each fault changes only the described behaviour", () => {
  test.each(Object.entries(effects))("%s", async (id, [observe, correct, faulty]) => {
    expect(await observeServer([], observe)).toEqual(correct);
    expect(await observeServer([id], observe)).toEqual(faulty);
  });

  test("every category of Web Fuzzing Commons has a fault or a reason", () => {
    const range = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_item, index) => first + index);
    const ownCategories = [...faults, ...notApplicable].map(({ category }) => category);
    const categories = new Set(ownCategories.filter((category) => category < 400));
    expect([...categories].sort()).toEqual([...range(100, 120), ...range(200, 206), ...range(300, 310)]);
  });

  test("rejects an unknown fault", async () => {
    await expect(startExpressServer({ faults: ["999-unknown"] })).rejects.toThrow("Unknown fault 999-unknown");
  });
});

async function observeServer(faults: string[], observe: Effect[0]) {
  const server = await startExpressServer({ faults });
  try {
    return await observe(createLibraryApi(server), server);
  } finally {
    await server.stop();
  }
}

type Api = ReturnType<typeof createLibraryApi>;

function createLibraryApi({ baseUrl, keys }: Server) {
  function request(method: string, path: string, { json, patch, form, body, headers, reader = 0 }: Options = {}) {
    const jsonType = patch ? "application/merge-patch+json" : "application/json";
    const types = form ? {} : { "Content-Type": jsonType };
    const formData = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) formData.append(name, value);
    const content = form ? formData : (body ?? (patch || json !== undefined ? JSON.stringify(patch ?? json) : null));
    return fetch(baseUrl + path, {
      method,
      body: content,
      headers: {
        ...(content === null ? {} : types),
        ...(reader === "none" ? {} : { "X-Library-Key": keys[reader] ?? "" }),
        ...headers,
      },
    });
  }

  async function send(method: string, path: string, options?: Options) {
    const response = await request(method, path, options);
    const text = await response.text();
    const type = response.headers.get("Content-Type")?.split(";")[0];
    const body = type?.endsWith("json") && text ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, type, text, body };
  }
  return { request, send };
}

const resources: Record<string, (api: Api) => Promise<string>> = {
  own: async (api) => String(await addBook(api)),
  lent: async (api) => String(await addBook(api, { isLent: true })),
  other: async (api) => String(await addBook(api, { reader: 1 })),
  shelf: async (api) => (await putShelf(api)).replace("/shelves/", ""),
  otherShelf: async (api) => (await putShelf(api, 1)).replace("/shelves/", ""),
  wish: async (api) => (await addWish(api)).replace("/wishes/", ""),
  otherWish: async (api) => (await addWish(api, 1)).replace("/wishes/", ""),
};

async function addBook(api: Api, { reader = 0, isLent = false }: { reader?: 0 | 1; isLent?: boolean } = {}) {
  const { body } = await api.send("POST", "/books", { json: book, reader });
  if (isLent) await api.send("PUT", `/books/${body.id}/loan`, { json: { borrower: "Borrower" } });
  return body.id as number;
}

async function putShelf(api: Api, reader: 0 | 1 = 0) {
  const path = `/shelves/shelf-${reader}`;
  await api.send("PUT", path, { json: { note: null }, reader });
  return path;
}

async function addWish(api: Api, reader: 0 | 1 = 0) {
  const { body } = await api.send("POST", "/wishes", { json: { isbn: "9783596294145" }, reader });
  return `/wishes/${body.id}`;
}

async function status(api: Api, ...request: Parameters<Api["send"]>) {
  return (await api.send(...request)).status;
}

/** Sends a request to a new book and returns the status. */
async function onBook(api: Api, method: string, options?: Options, suffix = "") {
  return status(api, method, `/books/${await addBook(api)}${suffix}`, options);
}

async function changedBook(api: Api, member: string, method: string, options: Options) {
  const path = `/books/${await addBook(api)}`;
  await api.send(method, path, options);
  return (await api.send("GET", path)).body[member];
}

async function getBook(api: Api) {
  return (await api.send("GET", `/books/${await addBook(api)}`)).body;
}

function add(api: Api, json: unknown) {
  return status(api, "POST", "/books", { json });
}

async function afterDelete(api: Api, path: string) {
  await api.send("GET", path);
  return [await status(api, "DELETE", path), await status(api, "GET", path)];
}

async function replaceShelf(api: Api, first: unknown, second: unknown, result: string) {
  await api.send("PUT", "/shelves/replaced", { json: first });
  const { status, body } = await api.send("PUT", "/shelves/replaced", { json: second });
  return result === "status" ? status : body[result];
}

async function locationOfBook(api: Api) {
  return (await api.send("POST", "/books", { json: book })).headers.get("Location")?.replace(/\d+$/, "");
}

async function isAllowed(api: Api, method: string, path: string) {
  return (await api.send("OPTIONS", path)).headers.get("Allow")?.split(", ").includes(method);
}

async function countTitles(api: Api, title: string) {
  return (await api.send("GET", `/books?title=${encodeURIComponent(title)}`)).body.books.length;
}

async function malformedBody(api: Api) {
  const { type, text } = await api.send("POST", "/books", { body: "{" });
  return [type, text.includes("node_modules") || text.includes("express-server.ts")];
}

function pickServerMembers({ id, owner, addedAt, loan }: Record<string, unknown>) {
  return { id, owner, addedAt, loan };
}

/** Returns whether a server under test requests a URL that it gets. */
async function isRequested(send: (url: string) => Promise<unknown>) {
  let isHit = false;
  const target = createServer((request, response) => {
    isHit ||= request.url === "/target";
    response.end();
  }).listen(0, "127.0.0.1");
  await once(target, "listening");
  const origin = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
  await send(`${origin}/target`);
  // A request that the server sent before its response arrives before the last of these.
  for (let attempt = 0; attempt < 20 && !isHit; attempt++) await fetch(`${origin}/other`);
  target.close();
  target.closeAllConnections();
  return isHit;
}

/** Returns the content of a response whose status forbids content: fetch does not read it. */
async function sendRaw({ baseUrl, keys }: Server, method: string, path: string) {
  const { port, pathname } = new URL(baseUrl + path);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`${method} ${pathname} HTTP/1.1\r\nHost: a\r\nX-Library-Key: ${keys[0]}\r\nConnection: close\r\n\r\n`);
  const [head = "", content = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), content };
}

async function readEvents(api: Api, count: number, act: () => Promise<unknown>) {
  const response = await api.request("GET", "/loans/events");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let stream = "";
  await act();
  const findEvents = () =>
    stream
      .split("\n\n")
      .slice(0, -1)
      .filter((message) => message.includes("data:"));
  while (findEvents().length < count) stream += (await reader?.read())?.value ?? "";
  await reader?.cancel();
  return findEvents().map((message) => ({
    event: /^event: (.*)$/m.exec(message)?.[1],
    data: JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? "null"),
  }));
}
