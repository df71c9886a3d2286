import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeConformance } from "@animal-store/conformance/vitest";
import { serveApp } from "@animal-store/node-http";
import { orThrow } from "@animal-store/openapi-client";
import { openSqliteStore } from "@animal-store/sql-store/sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { createLibraryClient } from "../src/client.ts";
import { createApp, platform } from "../src/create-app.ts";
import { contract } from "../src/generated/contract.ts";
import { definition } from "../src/store.ts";
import { createDependencies } from "./library-target.ts";

const document = fileURLToPath(new URL("../library.yaml", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "library-"));
const { store, close } = openSqliteStore({
  definition,
  dataDirectory: folder,
  writerThread: new URL("../src/writer-thread.ts", import.meta.url),
});
const dependencies = createDependencies(store);
// The app responds with a 500 to each request whose response would break the contract.
const server = await serveApp(createApp(dependencies), {
  ...platform.toServeOptions(dependencies),
  host: "127.0.0.1",
  port: 0,
});
const baseUrl = server.origin + contract.basePath;
const unlimited = { perMinute: 1_000_000, perDay: 1_000_000 };
const { key } = await dependencies.keyRing.issue({ plan: "branch", ...unlimited, expiresAt: null });
const library = createLibraryClient(baseUrl, key);
afterAll(async () => {
  await server.stop(1000);
  await close();
  rmSync(folder, { recursive: true });
});

const momo = { title: "Momo", language: "de" } as const;
const addBook = async (book: { title: string; language: "de" | "en" } = momo) => orThrow(await library.addBook(book));

it("lists books in pages, filtered by language", async () => {
  const added = [];
  for (const language of ["de", "en", "de", "de"] as const) added.push(await addBook({ title: "Momo", language }));
  const [first, english, second, third] = added;
  const page = orThrow(await library.listBooks({ language: "de", limit: 2 }));
  expect(page).toEqual({ books: [first, second], next: second?.id });
  const lastPage = orThrow(await library.listBooks({ language: "de", limit: 2, after: page.next ?? 0 }));
  expect(lastPage).toEqual({ books: [third] });
  expect((await library.listBooks({ language: "en" })).data?.books).toEqual([english]);
});

it("lends a book to one reader, and removes it after its return", async () => {
  const { id } = await addBook();
  const lend = (reader: string) => library.lendBook({ bookId: id, body: { reader } });
  expect(orThrow(await lend("reader-1"))).toEqual({ id, ...momo, reader: "reader-1" });
  expect(orThrow(await lend("reader-1"))).toMatchObject({ reader: "reader-1" });
  expect((await lend("reader-2")).error).toMatchObject({
    status: 409,
    message: `Book ${id} is lent. Return it first.`,
  });
  expect((await library.removeBook({ bookId: id })).status).toBe(409);
  orThrow(await library.returnBook({ bookId: id }));
  expect(orThrow(await library.findBook({ bookId: id }))).toEqual({ id, ...momo });
  orThrow(await library.removeBook({ bookId: id }));
  expect((await library.findBook({ bookId: id })).status).toBe(404);
});

it("sends an event for each loan and each return", async () => {
  const events = orThrow(await library.watchLoans());
  const { id } = await addBook();
  const book = orThrow(await library.lendBook({ bookId: id, body: { reader: "reader-1" } }));
  orThrow(await library.returnBook({ bookId: id }));
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
    return library.setCover({ bookId: id, body });
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

describeConformance({
  document,
  target: { baseUrl, setup: { headers: { "X-Library-Key": key } } },
});
