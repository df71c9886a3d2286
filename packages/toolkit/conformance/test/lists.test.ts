import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { runConformance } from "../src/index.ts";
import { serve } from "./serve.ts";

const integer = { type: "integer", minimum: 0 };
const query = (name: string, schema: object = integer) => ({ name, in: "query", schema });
const entries = Array.from({ length: 9 }, (_, id) => ({ id, size: (id * 7) % 10, kind: id % 2 ? "odd" : "even" }));
type Entry = (typeof entries)[number];

interface Style {
  readonly parameters: readonly object[];
  select(values: URLSearchParams): readonly Entry[];
  /** The next value of a cursor after the last page, and its schema. */
  readonly end?: { readonly value: unknown; readonly schema: object };
}

const number = (values: URLSearchParams, name: string, standard: number) => Number(values.get(name) ?? standard);
const styles: Readonly<Record<string, Style>> = {
  offset: {
    parameters: [query("limit", { ...integer, minimum: 1 }), query("offset")],
    select: (values) => entries.slice(number(values, "offset", 0)).slice(0, number(values, "limit", 50)),
  },
  ...Object.fromEntries(
    [0, 1].map((first): [string, Style] => [
      `page from ${first}`,
      {
        parameters: [
          query("page", { type: "integer", minimum: first, default: first }),
          query("size", { ...integer, minimum: 1 }),
        ],
        select: (values) => {
          const [page, size] = [number(values, "page", first), number(values, "size", 3)];
          return entries.slice((page - first) * size).slice(0, size);
        },
      },
    ]),
  ),
  filters: {
    parameters: [
      query("kind", { type: "string", enum: ["odd", "even"] }),
      query("sort", { type: "string", enum: ["size", "-size", "size:desc"] }),
    ],
    select: (values) => {
      const found = entries.filter(({ kind }) => kind === (values.get("kind") ?? kind));
      const sorted = values.has("sort") ? found.toSorted((a, b) => a.size - b.size) : found;
      return values.get("sort") === "size" || !values.has("sort") ? sorted : sorted.toReversed();
    },
  },
};

const ends = [
  { value: "", schema: { type: "string" } },
  { value: null, schema: { type: ["string", "null"] } },
  { value: undefined, schema: { type: "string" } },
  { value: 0, schema: integer },
];
const cursors = ends.map((end): [string, Style] => {
  const cursor = query("cursor", end.value === 0 ? integer : { type: "string" });
  const select = (values: URLSearchParams) =>
    entries.slice(Number(values.get("cursor"))).slice(0, number(values, "limit", 5));
  const name = `a cursor that ends with ${JSON.stringify(end.value)}`;
  return [name, { parameters: [query("limit", { ...integer, minimum: 1 }), cursor], select, end }];
});

/** A generated value of a required parameter is rarely its default. */
const requiredStyles = Object.entries(styles).map(([name, { parameters, select }]): [string, Style] => {
  const required = parameters.map((each) => ({ ...each, required: true }));
  const limited = JSON.stringify(required).replaceAll('"minimum":', '"maximum":8,$&');
  return [`${name}, in required parameters`, { parameters: JSON.parse(limited), select }];
});

async function findChecks(style: Style, ignored?: string, seed = 1): Promise<string[]> {
  const names = ["id", "size", "kind"].filter(
    (name) => name !== "size" || !JSON.stringify(style.parameters).includes('"name":"size"'),
  );
  const types = { id: integer, size: integer, kind: { type: "string", enum: ["odd", "even"] } };
  const properties = Object.fromEntries(Object.entries(types).filter(([name]) => names.includes(name)));
  const list = { type: "array", items: { type: "object", properties } };
  const { end } = style;
  const schema = end ? { type: "object", properties: { items: list, next_cursor: end.schema } } : list;
  const responses = {
    200: { description: "-", content: { "application/json": { schema } } },
    400: { description: "-" },
  };
  const get = { operationId: "list", parameters: style.parameters, responses };
  const document = createApiDocument({ openapi: "3.1.0", info: { title: "Entries" }, paths: { "/entries": { get } } });
  const baseUrl = await serve((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    if (ignored !== undefined) searchParams.delete(ignored);
    response.writeHead(200, { "Content-Type": "application/json" });
    const items = style.select(searchParams);
    const next = (items.at(-1)?.id ?? 8) + 1;
    const value = end?.value === 0 ? next : `${next}`;
    const next_cursor = next === 9 ? end?.value : value;
    response.end(JSON.stringify(end ? { items, next_cursor } : items, [...names, "items", "next_cursor"]));
  });
  const isSelected = ({ id }: { id: string }) => id.startsWith("lists/");
  const { findings } = await runConformance({ document, baseUrl, seed, isSelected });
  return findings.map(({ check }) => check).sort();
}

it.each([...Object.entries(styles), ...requiredStyles, ...cursors])(
  "has no findings for a correct list with %s",
  async (_, style) => {
    for (const seed of [1, 2, 3, 4, 5]) expect(await findChecks(style, undefined, seed)).toEqual([]);
  },
);

it.each([
  ["offset", "limit", "unread-limit"],
  ["offset", "offset", "unread-offset"],
  ["page from 0", "page", "unread-page"],
  ["page from 1", "page", "unread-page"],
  ["page from 1", "size", "unread-limit"],
  ["filters", "kind", "unread-filter"],
  ["filters", "sort", "wrong-order"],
])("reports a list with %s that does not read %s as %s", async (style, ignored, check) => {
  expect(await findChecks(styles[style] as Style, ignored)).toContain(check);
});

it.each([
  ["name", []],
  ["id", ["repeated-entry"]],
])("identifies the entries of a list by the member %s, which the path names", async (member, expected) => {
  const properties = { id: integer, name: { type: "string" } };
  const toContent = (schema: object) => ({ 200: { description: "-", content: { "application/json": { schema } } } });
  const entry = { type: "object", properties };
  const parameters = [query("limit", { ...integer, minimum: 1 }), query("offset")];
  const name = { name: `thing_${member}`, in: "path", required: true, schema: { type: "string" } };
  const paths = {
    "/things": { get: { parameters, responses: toContent({ type: "array", items: entry }) } },
    [`/things/{thing_${member}}`]: { get: { parameters: [name], responses: toContent(entry) } },
  };
  const document = createApiDocument({ openapi: "3.1.0", info: { title: "Things" }, paths });
  const things = Array.from({ length: 9 }, (_, index) => ({ id: 7, name: `n${index}` }));
  const baseUrl = await serve((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? "", "http://localhost");
    const page = things.slice(number(searchParams, "offset", 0)).slice(0, number(searchParams, "limit", 50));
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(pathname === "/things" ? page : things[0]));
  });
  const isSelected = ({ id }: { id: string }) => /^lists\/.*pages$/.test(id);
  const { findings } = await runConformance({ document, baseUrl, seed: 1, isSelected });
  expect(findings.map(({ check }) => check)).toEqual(expected);
});

it.each([
  ["shows the values that a POST accepted", (entry: object) => entry, []],
  ["leaves out a value that a POST accepted", ({ id }: { id: number }) => ({ id }), ["lost-value"]],
  ["shows another value", (entry: { size: number }) => ({ ...entry, size: entry.size + 1 }), ["lost-value"]],
] as const)("checks a list without paths for its entries that %s", async (_, toListed, expected) => {
  const properties = { id: { type: "integer", readOnly: true }, size: { type: "integer", minimum: 1 } };
  const entry = { type: "object", properties };
  const toContent = (schema: object) => ({ content: { "application/json": { schema } } });
  const toResponse = (schema: object) => ({ description: "-", ...toContent(schema) });
  const body = { required: true, ...toContent({ ...entry, required: ["size"] }) };
  const post = { requestBody: body, responses: { 201: toResponse(entry), 400: { description: "-" } } };
  const get = { responses: { 200: toResponse({ type: "array", items: entry }) } };
  const document = createApiDocument({
    openapi: "3.1.0",
    info: { title: "Parcels" },
    paths: { "/parcels": { get, post } },
  });
  const stored: object[] = [];
  const baseUrl = await serve(async (request, response) => {
    const isPost = request.method === "POST";
    if (isPost) stored.push({ ...JSON.parse(await text(request)), id: stored.length });
    response.writeHead(isPost ? 201 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isPost ? stored.at(-1) : stored.map((each) => toListed(each as never))));
  });
  const isSelected = ({ id }: { id: string }) => id.startsWith("lists/");
  const { findings, results } = await runConformance({ document, baseUrl, seed: 1, isSelected });
  expect(results.map(({ skipReason }) => skipReason)).toEqual([undefined]);
  expect(findings.map(({ check }) => check)).toEqual(expected);
});

it.each(["path", "body"])("accepts a stored value of the %s if both have the member", async (origin) => {
  const parcel = {
    type: "object",
    properties: { id: { type: "integer", readOnly: true }, depot: { type: "string" }, note: { type: "string" } },
  };
  const content = { "application/json": { schema: parcel } };
  const toPath = (name: string, type: string) => ({ name, in: "path", required: true, schema: { type } });
  const get = {
    parameters: [toPath("depot", "string"), toPath("id", "integer")],
    responses: { 200: { description: "-", content } },
  };
  const post = {
    parameters: [toPath("depot", "string")],
    requestBody: { required: true, content },
    responses: { 201: { description: "-", content }, 400: { description: "-" } },
  };
  const document = createApiDocument({
    openapi: "3.1.0",
    info: { title: "Parcels" },
    paths: { "/depots/{depot}/parcels": { post }, "/depots/{depot}/parcels/{id}": { get } },
  });
  const stored: object[] = [];
  const baseUrl = await serve(async (request, response) => {
    const depot = decodeURIComponent(request.url?.split("/")[2] ?? "");
    try {
      if (request.method === "POST")
        stored.push({ ...JSON.parse(await text(request)), id: stored.length, ...(origin === "path" && { depot }) });
    } catch {
      return response.writeHead(400).end();
    }
    response.writeHead(request.method === "POST" ? 201 : 200, { "Content-Type": "application/json" });
    return response.end(JSON.stringify(stored.at(-1)));
  });
  const isSelected = ({ id }: { id: string }) => id.startsWith("requests/");
  const { findings } = await runConformance({ document, baseUrl, seed: 1, isSelected });
  expect(findings.filter(({ check }) => check === "lost-value")).toEqual([]);
});

describe("the default 20 of a limit", () => {
  const allMaximums = [20, 100];
  const allCounts = [0, 5, 15, 20, 40];
  const rows = allMaximums.flatMap((maximum) =>
    allCounts.flatMap((count) => [true, false].map((hasItemPath) => ({ maximum, count, hasItemPath }))),
  );

  it.each(rows)(
    "with the maximum $maximum is checked in a list of $count entries, with a path for an entry: $hasItemPath",
    async (row) => {
      const checksOf = async (standard: number) => (await checkDefault({ ...row, standard })).checks;
      expect([await checksOf(19), await checksOf(20), await checksOf(21)]).toEqual([
        ["wrong-default"],
        [],
        ["wrong-default"],
      ]);
    },
  );

  it.each(allMaximums)("is skipped with the maximum %i if the list stays too short", async (maximum) => {
    const { skipReason } = await checkDefault({ maximum, count: 5, standard: 20, isReadOnly: true });
    expect(skipReason).toBe("a list with more than 20 entries");
  });
});

interface DefaultOptions {
  readonly maximum: number;
  /** The number of entries at the start. */
  readonly count: number;
  /** The default that the service applies. */
  readonly standard: number;
  /** Whether the document has a path for an entry of the list. */
  readonly hasItemPath?: boolean;
  readonly isReadOnly?: boolean;
}

async function checkDefault(options: DefaultOptions) {
  const { maximum, count, standard, hasItemPath = true, isReadOnly = false } = options;
  const entry = { type: "object", properties: { id: integer, size: integer }, required: ["id", "size"] };
  const input = { type: "object", properties: { size: integer }, required: ["size"] };
  const toContent = (schema: object) => ({ content: { "application/json": { schema } } });
  const toResponse = (schema: object) => ({ description: "-", ...toContent(schema) });
  const limit = query("limit", { type: "integer", minimum: 1, maximum, default: 20 });
  const get = { parameters: [limit], responses: { 200: toResponse({ type: "array", items: entry }) } };
  const post = { requestBody: { required: true, ...toContent(input) }, responses: { 201: toResponse(entry) } };
  const parameters = [{ name: "id", in: "path", required: true, schema: integer }];
  const paths = {
    "/parcels": { get, post },
    ...(hasItemPath ? { "/parcels/{id}": { get: { parameters, responses: { 200: toResponse(entry) } } } } : {}),
  };
  const stored = Array.from({ length: count }, (_, id) => ({ id, size: 1 }));
  const baseUrl = await serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const isPost = request.method === "POST";
    if (isPost) stored.push({ ...JSON.parse(await text(request)), id: stored.length });
    const [, , id] = pathname.split("/");
    const found = id === undefined ? stored.slice(0, number(searchParams, "limit", standard)) : stored[Number(id)];
    response.writeHead(isPost ? 201 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isPost ? stored.at(-1) : found));
  });
  const document = createApiDocument({ openapi: "3.1.0", info: { title: "Parcels" }, paths });
  const isSelected = ({ id }: { id: string }) => id.includes("/default/");
  const { findings, results } = await runConformance({ document, baseUrl, seed: 1, isSelected, isReadOnly });
  return { checks: findings.map(({ check }) => check), skipReason: results[0]?.skipReason };
}
