// A test suite of the library as a team could write it, with Vitest and fetch.
import { beforeEach, describe, expect, it } from "vitest";

const { TARGET_URL: base = "", LIBRARY_KEY: key = "" } = process.env;
const emil = { title: "Emil", language: "de", year: 1929 };

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const type = body === undefined ? {} : { "Content-Type": "application/json" };
  const response = await fetch(base + path, {
    method,
    headers: { "X-Library-Key": key, ...type, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

describe("books", () => {
  let id = 0;
  beforeEach(async () => {
    id = (await send("POST", "/books", emil)).body.id;
  });

  it("are added with an id, an owner and a time", async () => {
    const { status, body } = await send("POST", "/books", emil);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...emil, id: expect.any(Number), owner: expect.any(String), loan: null });
    expect(Date.parse(body.addedAt)).not.toBeNaN();
  });

  it("are found by id", async () => {
    expect(await send("GET", `/books/${id}`)).toMatchObject({ status: 200, body: { id, ...emil } });
  });

  it("are not found by an unknown id", async () => {
    expect(await send("GET", "/books/99999999")).toMatchObject({ status: 404, body: { status: 404 } });
  });

  it("are listed in ascending order of id", async () => {
    const { status, body } = await send("GET", "/books?limit=50");
    expect(status).toBe(200);
    const ids = body.books.map((book: { id: number }) => book.id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b));
  });

  it("are not sent again if they have not changed", async () => {
    const { headers } = await send("GET", `/books/${id}`);
    const response = await send("GET", `/books/${id}`, undefined, { "If-None-Match": headers.get("etag") ?? "" });
    expect(response.status).toBe(304);
  });

  it.each([{}, { title: "", language: "de" }, { title: "Emil", language: "xx" }, { ...emil, colour: "red" }])(
    "reject %j",
    async (book) => {
      expect((await send("POST", "/books", book)).status).toBe(400);
    },
  );

  it("are replaced", async () => {
    expect((await send("PUT", `/books/${id}`, { title: "Lotte", language: "de" })).status).toBe(200);
    expect((await send("GET", `/books/${id}`)).body).toMatchObject({ title: "Lotte" });
  });

  it("are removed", async () => {
    expect((await send("DELETE", `/books/${id}`)).status).toBe(204);
    expect((await send("GET", `/books/${id}`)).status).toBe(404);
  });

  it("are lent once", async () => {
    expect(await send("PUT", `/books/${id}/loan`, { borrower: "Pony" })).toMatchObject({ status: 200 });
    expect((await send("PUT", `/books/${id}/loan`, { borrower: "Gustav" })).status).toBe(409);
  });

  it("need a key", async () => {
    const response = await send("POST", "/books", emil, { "X-Library-Key": "wrong" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).not.toBeNull();
  });
});

it("shelves are created and read", async () => {
  const name = `shelf${Date.now()}`;
  expect((await send("PUT", `/shelves/${name}`, { note: "new" })).status).toBe(201);
  expect(await send("GET", `/shelves/${name}`)).toMatchObject({ status: 200, body: { name, note: "new" } });
});
