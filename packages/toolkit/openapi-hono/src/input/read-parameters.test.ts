import { describe, expect, it } from "vitest";
import { createLibraryApp, isbn, type LibraryHandlers, parseError, request } from "../../test/library-app.ts";
import { type AnyRequest, mountDocument, toDocument } from "../../test/mount-document.ts";

/** Returns what a handler receives, or the violations. */
async function read(query: string, headers: Record<string, string> = {}): Promise<unknown> {
  let input: unknown;
  const listBooks: LibraryHandlers["listBooks"] = ({ query, header, reply }) => {
    input = { query, header };
    return reply(200, []);
  };
  const response = await request(createLibraryApp({ handlers: { listBooks } }), `/books${query}`, { headers });
  return response.status === 200 ? input : parseError(response).details;
}

const unknownMessage =
  "is not a parameter of this operation. Allowed parameters: tag, year, price[max], lent, shelf, limit, cursor.";

describe("a query", () => {
  it.each([
    ["", { limit: 10 }],
    ["?limit=50", { limit: 50 }],
    ["?%6cimit=5", { limit: 5 }],
    ["?lent=true", { limit: 10, lent: true }],
    ["?price[max]=1.5e1", { limit: 10, "price[max]": 15 }],
    ["?tag=a", { limit: 10, tag: ["a"] }],
    ["?tag=a&limit=1&tag=b,c&tag=", { limit: 1, tag: ["a", "b,c", ""] }],
    ["?tag=a+b%2B%20%C3%A9", { limit: 10, tag: ["a b+ é"] }],
    ["?tag", { limit: 10, tag: [""] }],
    ["?year=1999&year=2001", { limit: 10, year: [1999, 2001] }],
  ])("is read: %s", async (query, values) => {
    expect(await read(query)).toEqual({ query: values, header: { "X-Branch": 1 } });
  });

  it.each([
    ["?limit=0", "limit", "limit must be an integer from 1 to 50, got 0."],
    ["?limit=ten", "limit", 'limit must be an integer from 1 to 50, got "ten".'],
    ["?limit=99999999999999999999", "limit", "limit must be an integer from 1 to 50, got 99999999999999999999."],
    ["?limit=5&limit=5", "limit", "limit is given 2 times. Give it once."],
    ["?lent=1", "lent", 'lent must be true or false, got "1".'],
    ["?price[max]=Infinity", "price[max]", 'price[max] must be a number of at least 0, got "Infinity".'],
    [
      "?price[max]=1e999",
      "price[max]",
      "price[max] must be a number of at least 0, got a number that is not from -1.7976931348623157e+308 to 1.7976931348623157e+308.",
    ],
    ["?tag=a&tag=b&tag=c&tag=d", "tag", "tag must be an array of at most 3 items, got an array of 4 items."],
    ["?tag=elevenchars", "tag/0", 'tag/0 must be a string of at most 10 characters, got "elevenchars".'],
    ["?year=1999&year=soon", "year/1", 'year/1 must be an integer from 1450 to 2100, got "soon".'],
    [
      "?year=1999,2001",
      "year/0",
      'year/0 must be an integer from 1450 to 2100, got "1999,2001". To send several values, repeat year.',
    ],
    ["?colour=red", "colour", `colour ${unknownMessage}`],
    ["?Limit=5", "Limit", `Limit ${unknownMessage}`],
    ["?=1", "", `"" ${unknownMessage}`],
    ["?limit=%zz", "limit", "limit has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX."],
    ["?tag=%ff", "tag", "tag has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX."],
    ["?%ff=1", "%ff=1", "%ff=1 has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX."],
  ])("is rejected: %s", async (query, path, message) => {
    expect(await read(query)).toEqual([{ path, message }]);
  });
});

describe("a header parameter", () => {
  it("is read in any case", async () => {
    const reader = "0a7cf2a4-6a3f-4a57-9a6c-3d5f2f6f0c11";
    expect(await read("", { "x-branch": "12", "X-READER": reader })).toEqual({
      query: { limit: 10 },
      header: { "X-Branch": 12, "X-Reader": reader },
    });
  });

  it.each([
    [{ "X-Branch": "0" }, "X-Branch", "X-Branch must be an integer of at least 1, got 0."],
    [{ "X-Branch": "1, 2" }, "X-Branch", 'X-Branch must be an integer of at least 1, got "1, 2".'],
    [{ "X-Branch": "main" }, "X-Branch", 'X-Branch must be an integer of at least 1, got "main".'],
    [{ "X-Reader": "me" }, "X-Reader", 'X-Reader must be a string in the format uuid, got "me".'],
  ])("is rejected: %j", async (headers, path, message) => {
    expect(await read("", headers)).toEqual([{ path, message }]);
  });
});

describe("a path parameter", () => {
  const app = createLibraryApp();

  it("is decoded once", async () => {
    expect((await request(app, `/books/${isbn.replace("9", "%39")}`)).status).toBe(200);
  });

  it.each([
    ["%2539", 'isbn must be a string of 13 digits, got "%39".'],
    ["a%2Fb+c", 'isbn must be a string of 13 digits, got "a/b+c".'],
    ...["%", "%zz", "%ff", "%c3%28"].map((text) => [
      text,
      "isbn has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.",
    ]),
  ])("is rejected: %s", async (text, message) => {
    expect(parseError(await request(app, `/books/${text}`)).details).toEqual([{ path: "isbn", message }]);
  });

  it("is an integer that a number can hold, unless its format is int64", async () => {
    const response = await request(app, `/shelves/9007199254740993/books/${isbn}/copies/9007199254740993`);
    const range = "-9007199254740991 to 9007199254740991";
    const message = `copy must be an integer of at least 1, got 9007199254740993, which is not from ${range}.`;
    expect(parseError(response).details).toEqual([{ path: "copy", message }]);
  });

  it("is reported together with other violations", async () => {
    const { details } = parseError(await request(app, "/shelves/first/books/momo/copies/0?page=1"));
    expect(details?.map(({ path }) => path)).toEqual(["page", "shelfId", "isbn", "copy"]);
  });
});

it("lists the members of an object that a query can contain", async () => {
  const integer = { type: "integer" };
  const deep = (name: string, schema: object) => ({ name, in: "query", style: "deepObject", schema });
  const parameters = [
    deep("listed", { type: "object", properties: { x: integer }, additionalProperties: false }),
    deep("open", { type: "object", properties: { x: integer }, additionalProperties: integer }),
    deep("unlisted", { type: "object", additionalProperties: integer }),
    { name: "text", in: "query", explode: false, schema: { type: "object", additionalProperties: integer } },
    { name: "z", in: "query", schema: integer },
  ];
  const document = toDocument([]);
  const responses = { "200": { description: "Done.", content: { "application/json": {} } } };
  Object.assign(document.paths, { "/things": { get: { operationId: "things", parameters, responses } } });
  const { app } = await mountDocument(document);
  for (const name of ["listed", "open", "unlisted", "listed[y]", "text[z]", "x"]) {
    const response = await app.request(`/things?${name}=1`);
    const message = `${name} is not a parameter of this operation. Allowed parameters: listed[x], open[…], open[x], unlisted[…], text, z.`;
    expect(await response.json()).toMatchObject({ details: [{ path: name, message }] });
  }
});

it("passes the target of the request to the handler unchanged", async () => {
  const targets: unknown[] = [];
  const listBooks: LibraryHandlers["listBooks"] = ({ target, reply }) => {
    targets.push(target);
    return reply(200, []);
  };
  const app = createLibraryApp({ handlers: { listBooks } });
  for (const query of ["", "?limit=5", "?%6cimit=5", "?tag=b&tag=a"]) await request(app, `/books${query}`);
  expect(targets.map((target) => String(target).replace(/^.*\/books/, ""))).toEqual([
    "",
    "?limit=5",
    "?%6cimit=5",
    "?tag=b&tag=a",
  ]);
});

describe("a repeated query", async () => {
  const schemas = {
    limit: { type: "integer", minimum: 1, default: 10 },
    lent: { type: "boolean" },
    shelf: { type: "integer", format: "int64" },
    cursor: { type: "string" },
    tag: { type: "array", items: { type: "string" } },
  };
  const parameters = [
    ...Object.entries(schemas).map(([name, schema]) => ({ name, in: "query", schema })),
    { name: "X-Branch", in: "header", schema: { type: "integer" } },
  ];
  const document = toDocument([]);
  const responses = { "200": { description: "Done.", content: { "application/json": {} } } };
  Object.assign(document.paths, { "/things": { get: { operationId: "things", parameters, responses } } });
  const inputs: unknown[] = [];
  const { app } = await mountDocument(document, ({ query, header, reply }: AnyRequest) => {
    inputs.push(structuredClone({ query, header }));
    // A handler can change its values.
    for (const record of [query, header] as Record<string, unknown>[]) {
      for (const value of Object.values(record)) if (Array.isArray(value)) value.push("changed");
      Object.assign(record, { limit: 0, added: true });
    }
    return reply(200, []);
  });
  const read = async (query: string, headers = {}) => {
    inputs.length = 0;
    const response = await app.request(`/things${query}`, { headers });
    return [response.status, inputs[0] ?? (await response.text())];
  };

  it.each(["", "?limit=50", "?limit=5&lent=true", "?tag=a&tag=b", "?cursor=a+b%2B", "?shelf=9223372036854775807"])(
    "is read like a new one: %s",
    async (query) => {
      const expected = await read(query);
      expect(expected[0]).toBe(200);
      for (let count = 0; count < 3; count += 1) expect(await read(query)).toEqual(expected);
    },
  );

  it.each(["?limit=0", "?lent=1", "?x=1", "?limit=%zz"])("is rejected each time: %s", async (query) => {
    const expected = await read(query);
    expect(expected[0]).toBe(400);
    for (let count = 0; count < 3; count += 1) expect(await read(query)).toEqual(expected);
  });

  it("is read with the headers of its request", async () => {
    for (const branch of [undefined, "2", undefined, "3", "2", "x", undefined]) {
      const [status, input] = await read("?limit=5", branch === undefined ? {} : { "X-Branch": branch });
      const header = branch === undefined ? {} : { "X-Branch": Number(branch) };
      expect([status, input]).toEqual(branch === "x" ? [400, input] : [200, { query: { limit: 5 }, header }]);
    }
  });

  it("is read after more other queries than are kept", async () => {
    for (let index = 0; index < 250; index += 1) {
      const cursor = String(index % 120);
      expect(await read(`?cursor=${cursor}`)).toEqual([200, { query: { limit: 10, cursor }, header: {} }]);
    }
  });
});
