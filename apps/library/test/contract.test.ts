import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AnyDocument,
  createEventValidator,
  createFormCases,
  parseEvents,
  readEvents,
} from "@animal-store/contract-tests/documents";
import { serveApp } from "@animal-store/node-http";
import { orThrow } from "@animal-store/openapi-client";
import type { OperationEntry } from "@animal-store/openapi-hono";
import { openSqliteStore } from "@animal-store/sql-store/sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { createLibraryClient } from "../src/client.ts";
import { createApp } from "../src/create-app.ts";
import { contract } from "../src/generated/contract.ts";
import { documentJson } from "../src/generated/document.ts";
import { validators as responseValidators } from "../src/generated/responses.js";
import { definition } from "../src/store.ts";

const key = "secret";
const folder = mkdtempSync(join(tmpdir(), "library-"));
const { store, close } = openSqliteStore({
  definition,
  dataDirectory: folder,
  writerThread: new URL("../src/writer-thread.ts", import.meta.url),
});
// The app responds with a 500 to each request whose response would break the contract, and no operation documents a 500.
const server = await serveApp(createApp({ store, key, responseValidators }), {
  host: "127.0.0.1",
  port: 0,
  basePath: contract.basePath,
});
const baseUrl = server.origin + contract.basePath;
const library = createLibraryClient(baseUrl, key);
afterAll(async () => {
  await server.stop(1000);
  await close();
  rmSync(folder, { recursive: true });
});

const seen = new Set<string>();
library.use({ onResponse: ({ response, schemaPath, request }) => record(request.method, schemaPath, response.status) });

function record(method: string, path: string, status: number): void {
  const operation = Object.values<OperationEntry>(contract.operations).find(
    (each) => each.method === method && each.path === path,
  );
  expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
  seen.add(`${operation?.id} ${status}`);
}

const momo = { title: "Momo", language: "de" } as const;
const addBook = async (book: { title: string; language: "de" | "en" } = momo) =>
  orThrow(await library.POST("/books", { body: book }));
const onBook = (bookId: number) => ({ params: { path: { bookId } } });

it("lists books in pages, filtered by language", async () => {
  const added = [];
  for (const language of ["de", "en", "de", "de"] as const) added.push(await addBook({ title: "Momo", language }));
  const [first, english, second, third] = added;
  const list = async (query: { language?: "de" | "en"; after?: number; limit?: number }) =>
    orThrow(await library.GET("/books", { params: { query } }));
  const page = await list({ language: "de", limit: 2 });
  expect(page).toEqual({ books: [first, second], next: second?.id });
  expect(await list({ language: "de", limit: 2, after: page.next ?? 0 })).toEqual({ books: [third] });
  expect((await list({ language: "en" })).books).toEqual([english]);
});

it("lends a book to one reader, and removes it after its return", async () => {
  const { id } = await addBook();
  const lend = (reader: string) => library.PUT("/books/{bookId}/loan", { ...onBook(id), body: { reader } });
  expect(orThrow(await lend("reader-1"))).toEqual({ id, ...momo, reader: "reader-1" });
  expect(orThrow(await lend("reader-1"))).toMatchObject({ reader: "reader-1" });
  expect((await lend("reader-2")).error).toMatchObject({
    status: 409,
    message: `Book ${id} is lent. Return it first.`,
  });
  expect((await library.DELETE("/books/{bookId}", onBook(id))).response.status).toBe(409);
  orThrow(await library.DELETE("/books/{bookId}/loan", onBook(id)));
  expect(orThrow(await library.GET("/books/{bookId}", onBook(id)))).toEqual({ id, ...momo });
  orThrow(await library.DELETE("/books/{bookId}", onBook(id)));
  expect((await library.GET("/books/{bookId}", onBook(id))).response.status).toBe(404);
});

it("sends an event for each loan and each return", async () => {
  const events = orThrow(await library.GET("/loans/events"));
  const { id } = await addBook();
  const book = orThrow(await library.PUT("/books/{bookId}/loan", { ...onBook(id), body: { reader: "reader-1" } }));
  orThrow(await library.DELETE("/books/{bookId}/loan", onBook(id)));
  const received = [];
  for await (const event of events) if (received.push(event) === 2) break;
  expect(received).toEqual([
    { event: "lent", data: book },
    { event: "returned", data: { id, ...momo } },
  ]);
});

describe("a cover", () => {
  const image = new Blob(["png"], { type: "image/png" });
  const setCover = async (body: { caption?: string } & ({ image: Blob } | { url: string })) => {
    const { id } = await addBook();
    return library.PUT("/books/{bookId}/cover", { ...onBook(id), body });
  };

  it("is an image or a URL", async () => {
    expect(orThrow(await setCover({ image, caption: "Momo and Cassiopeia" })).cover).toEqual({
      url: "data:image/png;base64,cG5n",
      caption: "Momo and Cassiopeia",
    });
    const url = "https://covers.example/momo.png";
    expect(orThrow(await setCover({ url })).cover).toEqual({ url });
  });

  it.each<[string, { image: Blob } | { url: string }, string]>([
    ["of another type", { image: new Blob(["gif"], { type: "image/gif" }) }, "The type of image must be image/png"],
    ["above 64 KiB", { image: new Blob(["x".repeat(65_537)], { type: "image/png" }) }, "The image has 65537 bytes."],
    ["with an image and a URL", { image, url: "https://covers.example/" }, "one of the documented forms"],
    ["with another protocol", { url: "ftp://covers.example/" }, "url must be a string that matches ^https?://"],
  ])("is rejected %s", async (_, body, message) => {
    const { error } = await setCover(body);
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining(message) });
  });
});

it("responds with 404 to each operation on a missing book", async () => {
  const missing = onBook(2 ** 40);
  const results = [
    await library.DELETE("/books/{bookId}", missing),
    await library.PUT("/books/{bookId}/loan", { ...missing, body: { reader: "reader-1" } }),
    await library.DELETE("/books/{bookId}/loan", missing),
    await library.PUT("/books/{bookId}/cover", { ...missing, body: { url: "https://covers.example/momo.png" } }),
  ];
  for (const { response } of results) expect(response.status).toBe(404);
});

const operations = Object.values<OperationEntry>(contract.operations);
const send = async ({ method, path }: OperationEntry, init: RequestInit, invalidId = false) => {
  const url = baseUrl + path.replace("{bookId}", invalidId ? "x" : "1") + (invalidId ? "?limit=x" : "");
  const response = await fetch(url, { method, ...init });
  record(method, path, response.status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return response.status;
};

describe.each(operations)("$id", (operation) => {
  const { responses, body } = operation;
  const headers = { "X-Library-Key": key, "Content-Type": body?.mediaType ?? "" };

  if (responses[401])
    it("requires a key", async () => {
      expect(await send(operation, {})).toBe(401);
      expect(await send(operation, { headers: { "X-Library-Key": "wrong" } })).toBe(401);
    });

  it("rejects invalid parameters", async () => {
    expect(await send(operation, { headers, ...(body && { body: "{}" }) }, true)).toBe(400);
  });

  if (body)
    it("rejects an invalid body", async () => {
      expect(await send(operation, { headers, body: "[" })).toBe(400);
      expect(await send(operation, { headers, body: JSON.stringify("x".repeat(2 ** 20)) })).toBe(413);
      expect(await send(operation, { headers: { "X-Library-Key": key }, body: "{}" })).toBe(415);
    });
});

const document: AnyDocument = JSON.parse(documentJson);

describe("generated requests", async () => {
  const forms = await createFormCases(document, "setCover", { seed: 1 });

  it.each(forms.map((form) => [form.isValid ? "accepts" : "rejects", form] as const))(
    "setCover %s a form, $title",
    async (_, { headers, body, isValid }) => {
      const url = `${baseUrl}/books/${(await addBook()).id}/cover`;
      const { status } = await fetch(url, { method: "PUT", headers: { ...headers, "X-Library-Key": key }, body });
      expect(status).toBe(isValid ? 200 : 400);
    },
  );

  it("cover each field of the form", () => {
    const expected = {
      caption: ["sent", "omitted", "type violated", "minLength violated", "maxLength violated", "pattern violated"],
      image: ["sent", "omitted", "type violated", "contentType violated"],
      url: ["sent", "omitted", "type violated", "maxLength violated", "pattern violated"],
      unknown: ["field"],
    };
    const items = Object.entries(expected).flatMap(([field, states]) => states.map((state) => `${field} ${state}`));
    expect(new Set(forms.flatMap(({ covers }) => covers))).toEqual(new Set(items));
  });

  it("watchLoans sends only documented events", async () => {
    const response = await fetch(`${baseUrl}/loans/events`, { headers: { "X-Library-Key": key } });
    const onLoan = onBook((await addBook()).id);
    orThrow(await library.PUT("/books/{bookId}/loan", { ...onLoan, body: { reader: "reader-1" } }));
    orThrow(await library.DELETE("/books/{bookId}/loan", onLoan));
    const text = await readEvents(response, { maxEvents: 2 });
    expect(parseEvents(text).map(({ event }) => event)).toEqual(["lent", "returned"]);
    expect(createEventValidator(document, "watchLoans")(text)).toEqual([]);
  });
});

it("the tests above received each documented status of each operation", () => {
  const documented = operations.flatMap(({ id, responses }) =>
    Object.keys(responses).map((status) => `${id} ${status}`),
  );
  expect([...seen].sort()).toEqual(documented.sort());
});
