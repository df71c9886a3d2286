import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadApiDocument, runConformance } from "@animal-store/conformance";
import { sqliteDialect } from "@animal-store/kysely-tables";
import fc from "fast-check";
import { Kysely } from "kysely";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createRepository } from "../src/create-repository.ts";
import { type CollectionShape, createCollectionDocument } from "./collection-document.ts";
import { checkRepositories, importSource, start as startServer } from "./created-repository.ts";
import { exerciseCollections } from "./exercise-collections.ts";

// In the package, so that the new repositories find its dependencies.
const output = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
afterAll(() => rmSync(output, { recursive: true }));

const shape: CollectionShape = {
  id: "identity",
  wrapper: undefined,
  list: "total",
  update: "put",
  isClosed: true,
  isNested: false,
  isVersioned: false,
  remove: 204,
  members: ["text", "color", "count", "big", "done", "place", "note", "rank"],
  required: ["text", "rank"],
};

describe.each<[string, Partial<CollectionShape>]>([
  ["ids of the database", {}],
  [
    "nested paths, merge patches and open schemas",
    { isNested: true, update: "merge", isClosed: false, list: "cursor" },
  ],
  ["ids of clients, wrappers and PATCH", { id: "chosen", wrapper: "data", update: "patch", list: "pages" }],
  ["ids of a pattern", { id: "pattern", remove: 200, isClosed: false, wrapper: "note" }],
  ["items that PUT creates", { id: "put", list: "array" }],
])("a collection with %s", (name, change) => {
  it("stores and returns each member that a client sends", async () => {
    const folder = await create(name, createCollectionDocument({ ...shape, ...change }));
    const db = new Kysely<never>({ dialect: sqliteDialect(":memory:") });
    onTestFinished(() => db.destroy());
    const { problems, writes } = await exerciseCollections(folder, db, 20);
    expect(problems).toEqual([]);
    expect(writes).toBeGreaterThan(15);
  });
});

it.each<[string, Partial<CollectionShape>]>([
  ["PUT", {}],
  [
    "a merge patch of items with a version",
    { update: "merge", wrapper: "note", remove: 200, members: ["rank", "version", "rowVersion"], required: [] },
  ],
  ["PUT that creates, within users", { id: "put", isNested: true }],
])(
  "rejects another entity tag of a collection with %s",
  async (name, change) => {
    const folder = await create(`tags-${name}`, createCollectionDocument({ ...shape, ...change, isVersioned: true }));
    const { messages, results } = await check(folder, /^(http|sequences)\//);
    expect(messages).toEqual([]);
    const tested = results.filter(
      ({ case: { id }, skipReason }) => id.endsWith("/if-match") && skipReason === undefined,
    );
    expect(tested.length).toBe(2);
  },
  30_000,
);

const text = { type: "string" };

describe("a list", async () => {
  const folder = await create("lists", createCollectionDocument(shape));
  const pages = await create("cursors", createCollectionDocument({ ...shape, list: "cursor" }));
  const numbered = await create("numbers", createCollectionDocument({ ...shape, list: "pages" }));

  it("filters, sorts, pages and counts", async () => {
    const send = await start(folder);
    for (let count = 0; count < 7; count++)
      await send("POST", "/notes", { text: "a", rank: null, count, color: count % 2 ? "red" : "blue", note: "é" });
    const list = async (query: string) => {
      const { items, total } = await send("GET", `/notes?${query}`);
      return [items.map((item: { count: number }) => item.count), total];
    };
    expect(await list("")).toEqual([[0, 1, 2, 3, 4, 5, 6], 7]);
    expect(await list("color=red&limit=2&offset=1")).toEqual([[3, 5], 3]);
    expect(await list("note=%C3%A9&count=4&done=false")).toEqual([[], 0]);
    expect(await list("note=%C3%A9&count=4")).toEqual([[4], 1]);
    expect((await list("sort=-createdAt"))[1]).toBe(7);
  });

  it("continues at a cursor until the last item", async () => {
    const send = await start(pages);
    for (let count = 0; count < 7; count++) await send("POST", "/notes", { text: "a", rank: null, count });
    const counts: number[] = [];
    let cursor: string | null = "";
    for (let calls = 0; cursor !== null && calls < 9; calls++) {
      const page: { data: { count: number }[]; has_more: boolean; next_cursor: string | null } = await send(
        "GET",
        `/notes?limit=3${cursor && `&cursor=${cursor}`}`,
      );
      counts.push(...page.data.map((item) => item.count));
      expect(page.has_more).toBe(page.next_cursor !== null);
      cursor = page.next_cursor;
    }
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("returns the number of pages", async () => {
    const send = await start(numbered);
    for (let count = 0; count < 7; count++) await send("POST", "/notes", { text: "a", rank: null, count });
    const { data, meta } = await send("GET", "/notes?page=3&per_page=3");
    expect(data).toMatchObject([{ count: 6 }]);
    expect(meta).toEqual({ page: 3, per_page: 3, total: 7, total_pages: 3 });
  });

  const listWith = (properties: object, parameters: object) =>
    listOf({ type: "object", properties: { things: arrayOf(item()), ...properties } }, parameters);
  const nullable = { type: ["string", "null"] };
  const integer = { type: "integer", minimum: 0 };

  const inside = (name: string, properties: object) => ({ [name]: objectOf(properties) });
  const reading = (name: string, parameter: object, properties: object, headers = {}) => {
    const get = listWith(properties, { limit: { ...integer, default: 2, maximum: 9 }, [name]: parameter });
    return { name, get: { ...get, responses: { 200: { ...get.responses[200], headers } } } };
  };

  it("leads to each item with the next value that its response documents", async () => {
    const pathOf = { ...text, description: "The path of the next page." };
    const since = { schema: { ...integer, format: "int64" }, description: "Things with an id less than this value." };
    const link = { Link: { description: "The next page.", schema: text } };
    const cases = {
      "list_metadata.after": reading("after", text, inside("list_metadata", { before: nullable, after: nullable })),
      "cursors.next": reading("cursor", text, inside("cursors", { next: nullable })),
      "pageInfo.next_page_token": reading("page_token", text, inside("pageInfo", { next_page_token: text })),
      "meta.paginate.next_page": reading("cursor", text, inside("meta", inside("paginate", { next_page: nullable }))),
      next_marker: reading("marker", text, { next_marker: text }),
      "paging.since": reading("since", since, inside("paging", { since: integer, next: pathOf })),
      next: reading("page", integer, { next: { ...nullable, format: "uri" }, count: integer }),
      "links.next": reading("offset", integer, inside("links", { next: pathOf })),
      "meta.next_page": reading("page", since, inside("meta", { next_page: { type: ["integer", "null"] } })),
      "": reading("page_token", text, {}, link),
      ".": reading("page", integer, {}, link),
    };
    const entries = Object.entries(cases);
    const paths = entries.map(([, { get }], index) => renameThings(createThings({ get }).paths, `list${index}`));
    const send = await start(await create("next", { ...createThings({}), paths: Object.assign({}, ...paths) }));
    for (const [index, [place, { name }]] of entries.entries()) {
      for (const id of [1, 2, 3, 4, 5]) await send("POST", `/list${index}`, { id });
      const ids: number[] = [];
      for (let path = `/list${index}`; ids.length < 6; ) {
        const body = await send("GET", path);
        ids.push(...body.things.map((each: { id: number }) => each.id));
        if (place === "next") expect(body.count).toBe(5);
        const member = place.split(".").reduce((object, key) => object?.[key], body);
        const [, url = member] = /^<(.*)>; rel="next"$/.exec(send.headers.get("Link") ?? "") ?? [];
        if (!url) break;
        const { pathname, search } = new URL(/^[?/h]/.test(url) ? url : `?${name}=${url}`, `http://localhost${path}`);
        path = pathname + search;
      }
      expect([place, ids]).toEqual([place, place === "paging.since" ? [5, 4, 3, 2, 1] : [1, 2, 3, 4, 5]]);
    }
  });

  it("is no operation of a table, if no request reads all items", async () => {
    const cases = {
      "200 has no next value of page_token. Add a member next_page_token, or the header Link.": reading(
        "page_token",
        text,
        {},
      ),
      "has limit, but no known parameter reads the next page. Add offset, page or cursor.": reading("q", text, {}),
    };
    const paths = Object.values(cases).map(({ get }, index) =>
      renameThings(createThings({ get }).paths, `list${index}`),
    );
    const document = { ...createThings({}), paths: Object.assign({}, ...paths) };
    const { unrecognized } = await createFrom("no-next", document);
    expect(unrecognized.map(({ reason }) => reason)).toEqual(
      Object.keys(cases).map((each) => expect.stringContaining(each)),
    );
  });

  it("has all items, if a request can leave out a limit without a next page", async () => {
    const send = await start(
      await create("all", createThings({ get: listWith({}, { limit: { ...integer, maximum: 9 } }) })),
    );
    await Promise.all(Array.from({ length: 101 }, (_, id) => send("POST", "/things", { id })));
    expect((await send("GET", "/things")).things.length).toBe(101);
    expect((await send("GET", "/things?limit=9")).things.length).toBe(9);
  });

  it("reads no page, offset or limit that the response must not repeat", async () => {
    const int32 = { type: "integer", format: "int32" };
    const page = { schema: { type: "integer" }, description: "Zero-based page index (0..N)" };
    const wide = { type: "integer" };
    const echo = { least: { ...wide, minimum: 1 }, most: { ...wide, maximum: 2 }, int32 };
    const gets = Object.values(echo).flatMap((number) => [
      listWith({ page: number, pageSize: number }, { page, pageSize: integer }),
      listWith({ offset: { ...number, minimum: 0 }, limit: number }, { offset: wide, limit: integer }),
      listWith({ number, size: number, totalPages: integer }, { page: integer }),
    ]);
    const paths = gets.map((get, index) => renameThings(createThings({ get }).paths, `list${index}`));
    const send = await start(await create("echoes", { ...createThings({}), paths: Object.assign({}, ...paths) }));
    for (const [index, get] of gets.entries()) {
      const isOneBased = JSON.stringify(get).includes('"minimum":1');
      for (const id of [1, 2, 3]) await send("POST", `/list${index}`, { id });
      for (const value of [0, 1, 2 ** 40]) {
        const query = get.parameters.map(({ name }) => `${name}=${value}`).join("&");
        const { things, ...echoes } = await send("GET", `/list${index}?${query}`);
        const limit = echoes.pageSize ?? echoes.limit ?? echoes.size;
        const start = echoes.offset ?? ((echoes.page ?? echoes.number) - Number(isOneBased)) * limit;
        expect(things).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }].slice(start, start + limit));
      }
    }
    const { number } = await send("GET", `/list8?page=${2 ** 40}`);
    expect(number).toBe(2 ** 31 - 1);
  });

  it("returns the number of its items next to the limit", async () => {
    const paging = { type: "object", properties: { limit: integer, size: integer } };
    const get = listWith({ paging }, { limit: integer, offset: integer });
    const send = await start(await create("sizes", createThings({ get })));
    for (const id of [1, 2]) await send("POST", "/things", { id });
    expect((await send("GET", "/things?limit=5")).paging).toEqual({ limit: 5, size: 2 });
  });

  it("has the order of a member or, without one of this name, of the ids", async () => {
    const order = { type: "string", enum: ["asc", "desc"] };
    const orderby = { type: "string", enum: ["name", "fame"] };
    const send = await start(
      await create("sorted", createThings({ get: listOf(arrayOf(item()), { order, orderby }) })),
    );
    const things = ["b", "a", "c"].map((name, id) => ({ id, name }));
    for (const thing of things) await send("POST", "/things", thing);
    const names = async (query: string) =>
      (await send("GET", `/things?${query}`)).map(({ name }: { name: string }) => name).join("");
    expect([await names("orderby=name"), await names("orderby=name&order=desc")]).toEqual(["abc", "cba"]);
    expect([await names("orderby=fame&order=asc"), await names("")]).toEqual(["bac", "abc"]);
  });

  it("names parameters that it does not read", () => {
    expect(readFileSync(join(folder, "src/handlers.ts"), "utf8")).toContain("// Not read: q.");
  });
});

it("rejects an id that exists, and removes the items of a parent with it", async () => {
  const document = createCollectionDocument({ ...shape, id: "chosen", isNested: true });
  const send = await start(await create("nested", document));
  const note = { noteId: "a", text: "b", rank: 1 };
  expect(await send("POST", "/users/1/notes", note)).toMatchObject({ status: 404 });
  const { id } = await send("POST", "/users", { name: "Ann" });
  expect(await send("POST", `/users/${id}/notes`, note)).toMatchObject(note);
  expect(await send("POST", `/users/${id}/notes`, note)).toMatchObject({ status: 409 });
  const other = await send("POST", "/users", { name: "Ben" });
  expect(await send("POST", `/users/${other.id}/notes`, note)).toMatchObject(note);
  await send("DELETE", `/users/${id}`);
  expect(await send("GET", `/users/${id}/notes/a`)).toMatchObject({ status: 404 });
  expect(await send("GET", `/users/${other.id}/notes/a`)).toMatchObject(note);
});

const item = (properties: object = {}) => ({
  type: "object",
  required: ["id"],
  properties: { id: { type: "integer" }, name: { type: "string" }, ...properties },
});

const nameOnly = { type: "object", properties: { name: { type: "string" } } };

it.each<[string, object, RegExp]>([
  ["no operation that creates", { post: undefined }, /no POST on \/things creates items\. Add one\./],
  [
    "no error for an unknown id",
    { getResponses: {} },
    /GET \/things\/\{id\} documents no error .* Add a 404, or pass --add-404\./,
  ],
  ["members of different types", { request: item({ name: { type: "integer" } }) }, /describe name differently/],
  [
    "a nested member that only the request describes",
    {
      request: item({ login: { type: "object", properties: { mail: {}, pass: {} } } }),
      item: item({ login: { type: "object", properties: { mail: {} } } }),
    },
    /describe login differently/,
  ],
  [
    "ids that are numbers of clients",
    { item: item({ id: { type: "number" } }), request: item({ id: { type: "number" } }) },
    /id is a number, but ids are integers or strings/,
  ],
  [
    "ids of clients that its path does not allow",
    { item: item({ id: text }), request: item({ id: text }), idSchema: { type: "string", format: "uuid" } },
    /POST \/things requestBody allows values of id that the path of GET \/things\/\{id\} does not/,
  ],
  [
    "a POST that moves",
    {
      request: { type: "object", properties: { name: {}, from: {}, to: {} } },
    },
    /more members that an item lacks than others, such as from/,
  ],
  [
    "a response that repeats the request",
    {
      request: { type: "object", properties: { name: {}, phone: {} } },
      created: { type: "object", properties: { check_id: { type: "integer" }, phone: {} } },
    },
    /describes phone, which an item does not have/,
  ],
  [
    "no member with the id",
    { item: { type: "object", properties: { name: {} } } },
    /no member that identifies an item/,
  ],
  [
    "an object with an id next to members of the item",
    {
      request: { type: "object", properties: { title: {}, labels: {}, part: item() } },
      item: { type: "object", properties: { thing: { type: "integer" }, labels: {}, part: item() } },
    },
    /no member that identifies an item/,
  ],
  [
    "an object with an id next to other members of the request",
    { request: { type: "object", properties: { title: {}, part: item() } } },
    /POST \/things requestBody has no member of an item/,
  ],
  [
    "required headers",
    {
      get: { operationId: "list", responses: { 200: withCount({ type: "array", items: item() }) } },
      post: {
        operationId: "add",
        requestBody: { ...respond(item()), required: true },
        responses: { 201: withCount(item()) },
      },
      getResponses: { 200: withCount(item()), 404: { description: "None." } },
    },
    /GET \/things\/\{id\} responses\/200 requires the header X-Count\. Make it optional/,
  ],
  ["alternatives", { item: { oneOf: [item(), item({ a: {} })] } }, /without oneOf and anyOf/],
  [
    "an enumeration of ids that the path does not have",
    {
      item: item({ id: { type: "string", enum: ["a", "b"] } }),
      request: item({ id: { type: "string", enum: ["a"] } }),
    },
    /parameter id of \/things\/\{id\} and id of its items have different schemas/,
  ],
  [
    "an id that cannot be created",
    { item: item({ id: { type: "string", enum: ["a"] } }), request: nameOnly },
    /no new id fits/,
  ],
  [
    "a required member without a value",
    { item: { ...item({ not: { not: {}, type: "string", pattern: "(a|b)" } }), required: ["id", "not"] } },
    /lacks not, .* Add it to the request, or a default/,
  ],
])("says why it does not recognize a collection with %s", async (name, changes, reason) => {
  const { unrecognized } = await createFrom(`reason-${name}`, createThings(changes));
  expect(unrecognized.map((each) => each.reason).join("\n")).toMatch(reason);
});

it("stores an object with an id that is a member of the item", async () => {
  const request = { type: "object", properties: { part: item() } };
  const send = await start(await create("member", createThings({ request, item: item({ part: item() }) })));
  expect(await send("POST", "/things", { part: { id: 7, name: "a" } })).toEqual({ id: 1, part: { id: 7, name: "a" } });
});

describe("the sample request", () => {
  const query = [{ name: "q", in: "query", required: true, schema: { type: "string" } }];
  const list = listOf(arrayOf(item()));
  const withoutExample = listOf({ type: "string", pattern: "^(?=a)b" });

  it.each([
    ["the list of a collection", list, "/things"],
    ["the health check, if each GET needs a parameter", { ...list, parameters: query }, "/healthz"],
    ["the health check, if the only GET without one has no valid example", withoutExample, "/healthz"],
  ])("is %s", async (name, get, path) => {
    const post = { operationId: "add", responses: { 204: { description: "Done." } } };
    const { samplePath } = await createFrom(
      `sample-${name}`,
      createThings({ get, ...(path !== "/things" && { post }) }),
    );
    expect(samplePath).toBe(path);
  });
});

it.each<[string, object]>([
  ["/things", { type: "integer", format: "int64" }],
  ["/things/", { type: "integer" }],
  ["/thing", { type: "integer", readOnly: true }],
])("sends the documented Location of an item that POST %s creates, with an id of %j", async (path, id) => {
  const Location = { description: "The thing.", schema: { type: "string" } };
  const post = postOf(nameOnly, { 201: { description: "Created.", headers: { Location } } });
  const things = createThings({ post, item: item({ id }) });
  const text = JSON.stringify(things).replace('"/things":', `${JSON.stringify(path)}:`);
  const folder = await create(`location-${path.length}`, JSON.parse(text));
  const send = await start(folder);
  await send("POST", path, { name: "a" });
  const url = new URL(send.headers.get("Location") ?? "", `http://127.0.0.1${path}`);
  expect(await send("GET", url.pathname)).toEqual({ id: 1, name: "a" });
});

it.each(["application/json", "application/merge-patch+json"])(
  "changes no value of the server in a PATCH with %s",
  async (type) => {
    const owner = { type: "string", readOnly: true };
    const document = createThings({ item: item({ owner }), request: nameOnly, patch: nameOnly });
    const { patch } = document.paths["/things/{id}"];
    Object.assign(patch?.requestBody ?? {}, { content: { [type]: { schema: nameOnly } } });
    const send = await start(await create(`patch-${type.length}`, document));
    const created = await send("POST", "/things", { name: "a" });
    const changed = await send("PATCH", "/things/1", { id: 2, owner: "me", name: "b" }, type);
    expect(changed).toEqual({ ...created, name: "b" });
    expect(await send("GET", "/things/1")).toEqual(changed);
  },
);

it("returns the members of the item that a response without its id describes", async () => {
  const properties = { name: { type: "string" }, link: { type: "string" } };
  const post = postOf(nameOnly, { 201: respond({ type: "object", properties }) });
  const folder = await create("partial", createThings({ post, item: item({ secret: {} }) }));
  const send = await start(folder);
  expect(await send("POST", "/things", { name: "a" })).toEqual({ name: "a" });
  expect(await send("POST", "/things", { name: "a", link: "b" })).toEqual({ name: "a" });
});

it("returns the members that only the request and its response describe in that response", async () => {
  const request = { type: "object", properties: { name: { type: "string" }, limit: { type: "string" } } };
  const post = postOf(request, { 201: respond(request) });
  const send = await start(await create("echo", createThings({ post })));
  expect(await send("POST", "/things", { name: "a", limit: "b" })).toEqual({ name: "a", limit: "b" });
  expect(await send("GET", "/things/1")).toEqual({ id: 1, name: "a" });
});

describe("a path parameter that allows more than the member with its name", () => {
  const positive = { type: "integer", minimum: 1 };
  const createIn = (changes: Changes, required: readonly string[] = []) => {
    const parameters = [{ name: "project_id", in: "path", required: true, schema: { type: "integer" } }];
    const entry = { ...item({ project_id: positive }), required: ["id", ...required] };
    const things = createThings({ item: entry, request: nameOnly, parameters, ...changes });
    return JSON.parse(JSON.stringify(things).replaceAll("/things", "/projects/{project_id}/things"));
  };

  it("is no value of the member", async () => {
    const send = await start(await create("loose", createIn({ request: item({ project_id: positive }) })));
    const thing = { id: 1, name: "a" };
    expect(await send("POST", "/projects/-15/things", thing)).toEqual(thing);
    expect(await send("GET", "/projects/-15/things")).toEqual([thing]);
    expect(await send("GET", "/projects/15/things")).toEqual([]);
  });

  it("makes no table, if items require the member", async () => {
    const { unrecognized } = await createFrom("loose-required", createIn({}, ["project_id"]));
    expect(unrecognized[0]?.reason).toMatch(/project_id of .* and project_id of its items have different schemas/);
  });
});

it("names the members whose values are placeholders", async () => {
  const properties = {
    id: { type: "integer" },
    projectId: { type: "string" },
    paid: { type: "string" },
    modifiedBy: { type: "string" },
    state: { type: "string", default: "new" },
  };
  const entry = { ...objectOf(properties), properties: { ...properties, name: {} } };
  const folder = await create("placeholders", createThings({ item: entry, request: nameOnly }));
  expect(readFileSync(join(folder, "src/handlers.ts"), "utf8")).toMatch(
    /^\/\/ Placeholders, .*: projectId, paid, modifiedBy\.$/m,
  );
  const send = await start(folder);
  expect(await send("POST", "/things", {})).toEqual({
    id: 1,
    projectId: "project-1",
    paid: "",
    modifiedBy: "",
    state: "new",
  });
});

it("removes members that a PUT leaves out, unless items require them", async () => {
  const request = {
    type: "object",
    properties: { owner: { type: ["string", "null"] }, note: text, state: { ...text, default: "new" } },
  };
  const entry = {
    type: "object",
    required: ["id", "owner", "state"],
    properties: { id: { type: "integer" }, owner: text, note: text, state: text },
  };
  const document = createThings({ item: entry, request: objectOf({ owner: text, note: text, state: text }) });
  const put = { ...postOf(request, { 200: respond(entry), 404: { description: "None." } }), operationId: "set" };
  Object.assign(document.paths["/things/{id}"], { put });
  const send = await start(await create("left-out", document));
  const thing = { owner: "a", note: "b", state: "old" };
  expect(await send("POST", "/things", thing)).toEqual({ id: 1, ...thing });
  expect(await send("PUT", "/things/1", { owner: null })).toEqual({ id: 1, owner: "a", state: "new" });
  expect(await send("PUT", "/things/1", { owner: "c" })).toEqual({ id: 1, owner: "c", state: "new" });
});

it("recognizes items of a long type", async () => {
  const data = { type: "object", properties: { data: item() } };
  const get = listOf({ type: "object", properties: { data: arrayOf(item()) } });
  const text = JSON.stringify(createThings({ item: data, request: nameOnly, get }));
  const renamed = text
    .replaceAll("/things", "/owners/{ownerId}/things")
    .replace('"find"', JSON.stringify(`find${"X".repeat(50)}`));
  const folder = await create("long", JSON.parse(renamed));
  expect(readFileSync(join(folder, "src/tables.ts"), "utf8")).toContain("ownerId");
});

it("keeps the values that the server has set when a PUT replaces the item that one created", async () => {
  const id = { type: "string" };
  const server = objectOf({ key: { type: "string", format: "uuid" } });
  const properties = { id, name: id, server, createdAt: { type: "string", format: "date-time" } };
  const entry = objectOf(properties);
  const responses = { 200: respond(entry), 201: respond(entry) };
  const put = { ...postOf(objectOf({ name: id }), responses), operationId: "set" };
  const document = createThings({ item: entry, request: nameOnly });
  Object.assign(document.paths["/things/{id}"], { put });
  const send = await start(await create("kept", document));
  const sent = { server: { key: "mine" }, createdAt: "2000-01-01T00:00:00Z" };
  const created = await send("PUT", "/things/a", { name: "a", ...sent });
  expect(created).not.toMatchObject({ createdAt: sent.createdAt });
  expect(created).not.toMatchObject({ server: sent.server });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await send("PUT", "/things/a", { name: "b", ...sent })).toEqual({ ...created, name: "b" });
});

it("creates a table for each name", async () => {
  const shapes: Partial<CollectionShape>[] = [
    { list: "cursor", update: "merge" },
    { id: "put", list: "pages" },
  ];
  const folders = shapes.map((each, index) =>
    create(`words-${index}`, createCollectionDocument({ ...shape, ...each, isNested: true, isVersioned: true })),
  );
  const sources = (await Promise.all(folders)).flatMap((folder) =>
    ["handlers.ts", "tables.ts"].map((name) => readFileSync(join(folder, "src", name), "utf8")),
  );
  const used = sources.join("\n").match(/\b[A-Za-z]\w*\b/g) ?? [];
  const name = fc.stringMatching(/^[A-Za-z][A-Ca-c0-9_]{0,5}$/);
  const [random = []] = fc.sample(fc.array(name, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 1 });
  const names = [...new Map([...random, ...used].map((each) => [each.toLowerCase(), each])).values()];
  const schemas = Object.fromEntries(names.map((each) => [`${each.charAt(0).toUpperCase()}${each.slice(1)}`, item()]));
  const paths = Object.keys(schemas).map((each, index) => {
    const { paths: things } = createThings({ item: { $ref: `#/components/schemas/${each}` }, request: nameOnly });
    return renameThings(things, names[index] ?? "", each);
  });
  const document = { ...createThings({}), paths: Object.assign({}, ...paths), components: { schemas } };
  const folder = await create("imports", document);
  expect(readFileSync(join(folder, "src/tables.ts"), "utf8").match(/: defineTable/g)?.length).toBeGreaterThan(50);
});

it.each([
  { type: "string", format: "uuid" },
  { type: "string" },
  { type: "string", minLength: 36, pattern: "^[0-9a-f-]+$" },
])("does not repeat an entry on the next page after an insert, with ids of $format $pattern", async (id) => {
  const entry = item({ id });
  const integer = { type: "integer", minimum: 0 };
  const get = listOf(arrayOf(entry), { limit: integer, offset: integer });
  const document = createThings({ item: entry, request: nameOnly, get });
  const send = await start(await create(`pages-${Object.keys(id).length}`, document));
  const added: string[] = [];
  for (let count = 0; count < 20; count++) {
    added.push((await send("POST", "/things", {})).id);
    const items = await send("GET", `/things?limit=50&offset=${Math.floor(count / 2)}`);
    expect(items.map((each: { id: string }) => each.id)).toEqual(added.slice(Math.floor(count / 2)));
  }
  expect(new Set(added).size).toBe(20);
  for (const each of added)
    expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

const withText = objectOf({ message: { type: "string" } });
const withoutText = objectOf({ code: { type: "integer" } });

it.each<[number, object]>([
  [400, withText],
  [422, withText],
  [400, {}],
  [400, { ...withoutText, additionalProperties: false }],
])(
  "rejects an id that exists with the documented %i of %j, which conformance knows as a conflict",
  async (status, schema) => {
    // No URL has a dot segment.
    const entry = item({ id: { type: "string", pattern: "^(a|[.]{1,2})$" } });
    const Location = { description: "The thing.", schema: { type: "string" } };
    const problem = respond(schema);
    const responses = { 201: { ...respond(entry), headers: { Location } }, [status]: problem };
    const post = postOf({ ...entry, additionalProperties: false }, responses);
    const document = createThings({ item: entry, post, getResponses: { 404: problem } });
    const folder = await create(`conflict-${status}-${JSON.stringify(schema).length}`, document);
    expect((await check(folder)).messages).toEqual([]);
  },
);

describe.each(["int32", "int64"])("a list with parameters of %s without a maximum", (format) => {
  it.each([
    ["page", "size"],
    ["offset", "limit"],
  ])("has nothing at the largest %s and %s", async (...names) => {
    const schema = { type: "integer", ...(format === "int64" && { format }) };
    const get = listOf(arrayOf(item()), Object.fromEntries(names.map((name) => [name, schema])));
    const send = await start(await create(`large-${format}-${names}`, createThings({ get })));
    await send("POST", "/things", { id: 1 });
    const numbers = format === "int64" ? [2n ** 53n - 1n, 2n ** 63n - 1n] : [2n ** 53n - 1n];
    for (const start of numbers)
      for (const count of [1n, ...numbers])
        expect(await send("GET", `/things?${names[0]}=${start}&${names[1]}=${count}`)).toEqual([]);
    expect(await send("GET", `/things?${names[1]}=${numbers.at(-1)}`)).toEqual([{ id: 1 }]);
  });
});

it("has one page without a parameter for pages", async () => {
  const get = listOf(objectOf({ things: arrayOf(item()), total_pages: { type: "integer" } }));
  const send = await start(await create("one-page", createThings({ get })));
  expect(await send("GET", "/things")).toEqual({ things: [], total_pages: 1 });
});

it.each<[string, object]>([
  ["nullable: true", { type: "integer", nullable: true }],
  ["nullable: true and a default", { type: "integer", nullable: true, default: 2 }],
  ["a list of types", { type: ["integer", "null"] }],
  ["anyOf", { anyOf: [{ type: "integer" }, { type: "null" }] }],
])(
  "pages, filters and counts with parameters that %s makes nullable",
  async (name, schema) => {
    const integer = { type: "integer" };
    const entry = item({ rank: integer });
    const body = objectOf({ things: arrayOf(entry), total_things: integer, limit: integer });
    const get = listOf(body, { page: schema, limit: schema, rank: { ...schema, default: undefined } });
    const document = createThings({ item: entry, request: entry, get });
    const folder = await create(`nullable-${name}`, { ...document, openapi: "nullable" in schema ? "3.0.3" : "3.1.0" });
    const send = await start(folder);
    for (let id = 1; id <= 5; id++) await send("POST", "/things", { id, rank: id % 2 });
    const list = async (query: string) => {
      const { things, total_things, limit } = await send("GET", `/things?${query}`);
      return [things.map((each: { id: number }) => each.id), total_things, limit];
    };
    expect(await list("page=2&limit=2")).toEqual([[3, 4], 5, 2]);
    expect(await list("page=1&rank=1&limit=9")).toEqual([[1, 3, 5], 3, 9]);
  },
  30_000,
);

it.each([{ type: "string" }, { type: "string", format: "uuid" }, { type: "string", pattern: "^thing_[a-z0-9]{12}$" }])(
  "gives each item another id of the schema %j if its path has another member",
  async (id) => {
    const name = { type: "string" };
    const things = createThings({ item: objectOf({ id, name }), request: objectOf({ name }) });
    const document = JSON.stringify(things).replaceAll("/{id}", "/{name}");
    const renamed = JSON.parse(document.replace('{"name":"id","in":"path"', '{"name":"name","in":"path"'));
    const send = await start(await create(`second-${JSON.stringify(id).length}`, renamed));
    const items = [await send("POST", "/things", { name: "a" }), await send("POST", "/things", { name: "b" })];
    const accepts = new RegExp(id.pattern ?? "^[0-9a-f-]{36}$");
    expect(items.map((each) => accepts.test(each.id))).toEqual([true, true]);
    expect(items[0].id).not.toBe(items[1].id);
    expect(await send("GET", "/things/a")).toEqual(items[0]);
  },
);

const secret = { type: "string" };
const closed = { additionalProperties: false };

it.each<[string, object, object]>([
  ["that only the request describes", item({ secret }), item()],
  [
    "that only the request describes, with closed schemas",
    { ...item({ secret }), ...closed },
    { ...item(), ...closed },
  ],
  [
    "that is write-only",
    item({ secret: { ...secret, writeOnly: true } }),
    item({ secret: { ...secret, writeOnly: true } }),
  ],
  [
    "that is write-only in a part of allOf",
    { allOf: [item(), { properties: { secret: { ...secret, writeOnly: true } } }] },
    item(),
  ],
])("neither stores nor returns a member %s", async (name, request, schema) => {
  const patch = { ...nameOnly, ...("additionalProperties" in schema && closed) };
  const folder = await create(`secret-${name}`, createThings({ request, item: schema, patch }));
  const send = await start(folder);
  await send("POST", "/things", { id: 1, name: "a", secret: "s3cret" });
  await send("PATCH", "/things/1", { name: "b", secret: "s3cret" });
  await send("PATCH", "/things/1", { name: "c" });
  const thing = { id: 1, name: "c" };
  expect([await send("GET", "/things"), await send("GET", "/things/1")]).toEqual([[thing], thing]);
  expect(JSON.stringify(await send.db.selectFrom("things").selectAll().execute())).not.toContain("s3cret");
  expect(readFileSync(join(folder, "src/handlers.ts"), "utf8")).toContain("// Not read: secret.");
});

// The last test, because it formats the repositories of all others.
it("creates repositories that pass their lint and their type check", () => {
  expect(checkRepositories(output)).toEqual(["", ""]);
});

interface Changes {
  readonly item?: object;
  readonly request?: object;
  /** The schema of the id in the path. */
  readonly idSchema?: object;
  readonly getResponses?: object;
  /** The body of the response that creates. */
  readonly created?: object;
  /** The operation of the list. */
  readonly get?: object;
  /** The request of PATCH. */
  readonly patch?: object;
  /** The parameters of both paths. */
  readonly parameters?: readonly object[];
  /** The operation that creates. */
  readonly post?: object;
}

function createThings(options: Changes) {
  const { item: schema = item(), request = item(), created = schema, getResponses, patch, ...others } = options;
  const { idSchema = { type: "string" }, ...changes } = others;
  const missing = { 404: { description: "None." } };
  const paths = {
    "/things": {
      get: listOf(arrayOf(schema)),
      post: postOf(request, { 201: respond(created), 409: missing[404] }),
      ...changes,
    },
    "/things/{id}": {
      parameters: [...(changes.parameters ?? []), { name: "id", in: "path", required: true, schema: idSchema }],
      get: { operationId: "find", responses: { 200: respond(schema), ...(getResponses ?? missing) } },
      ...(patch && { patch: { ...postOf(patch, { 200: respond(schema), ...missing }), operationId: "change" } }),
    },
  };
  return { openapi: "3.1.0", info: { title: "Things", version: "1" }, paths };
}

/** Returns the paths of another collection. */
function renameThings(paths: object, name: string, prefix = name): object {
  const text = JSON.stringify(paths).replaceAll("/things", `/${name}`);
  return JSON.parse(text.replaceAll(/"operationId":"/g, `$&${prefix}`));
}

/** Returns the operation of a list. @param parameters the schemas of its query */
function listOf(schema: object, parameters: object = {}) {
  const query = Object.entries(parameters).map(([name, each]) => ({
    name,
    in: "query",
    ...("schema" in each ? each : { schema: each }),
  }));
  return { operationId: "list", parameters: query, responses: { 200: respond(schema) } };
}

/** Returns the operation that creates. */
function postOf(schema: object, responses: object) {
  return { operationId: "add", requestBody: { ...respond(schema), required: true }, responses };
}

function arrayOf(items: object) {
  return { type: "array", items };
}

function objectOf(properties: object) {
  return { type: "object", required: Object.keys(properties), properties };
}

function withCount(schema: object) {
  return { ...respond(schema), headers: { "X-Count": { required: true, schema: { type: "integer" } } } };
}

function respond(schema: object) {
  return { description: "Done.", content: { "application/json": { schema } } };
}

async function create(name: string, document: object): Promise<string> {
  await createFrom(name, document);
  return join(output, name);
}

function createFrom(name: string, document: object) {
  writeFileSync(join(output, `${name}.json`), JSON.stringify(document));
  return createRepository(join(output, name), join(output, `${name}.json`));
}

/** Runs the cases of conformance against the server of a repository. */
async function check(folder: string, ids = /^/) {
  const { baseUrl } = await startServer(folder);
  const document = await loadApiDocument(join(folder, "openapi.yaml"));
  const isSelected = ({ id }: { id: string }) => ids.test(id);
  const { findings, results } = await runConformance({ document, baseUrl, seed: 1, isSelected });
  return { results, messages: findings.map(({ message }) => message) };
}

/** Starts the app of a repository on a new database. Its function sends a request and returns the body. */
async function start(folder: string) {
  const [{ createApp }, { openDatabase }, { parseSettings }, { contract }] = await Promise.all(
    ["app", "database", "settings", "generated/contract"].map((name) => importSource(folder, name)),
  );
  const settings = parseSettings({ DATABASE: ":memory:" });
  const db = await openDatabase(settings);
  onTestFinished(() => db.destroy());
  const app = createApp(db, settings);
  /** The headers of the responses. */
  const headers = new Headers();
  const send = async (method: string, path: string, body?: object, type = "application/json") => {
    const init = body && { headers: { "Content-Type": type }, body: JSON.stringify(body) };
    const response = await app.request(`${contract.basePath}${path}`, { method, ...init });
    const text = await response.text();
    for (const name of [...headers.keys()]) headers.delete(name);
    for (const [name, value] of response.headers) headers.set(name, value);
    return response.ok ? text && JSON.parse(text) : { status: response.status, text };
  };
  return Object.assign(send, { db, headers });
}
