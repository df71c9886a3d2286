import { isDeepStrictEqual } from "node:util";
import { createApiClient } from "@animal-store/openapi-client";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParameterEntry } from "../src/contract.ts";
import { type AnyRequest, mountDocument } from "./mount-document.ts";

type Location = Exclude<ParameterEntry["in"], "querystring">;
type Client = { readonly [id: string]: (input: object, options?: object) => Promise<{ error: unknown }> };

const specialTexts = [
  ...["", " ", ",", "|", "%", "%2C", "a,b", "a|b", "a b", "+", "&=?#/;", "..", ".", "%2e", "[x]", "'()*!", '"\\'],
  ...["é", "日本", "😀", "\ud800", "\n", "\u00a0a", "true", "1", "null", "undefined", "a;b=c", " a ", "{value}", "$&"],
];
const texts = fc.oneof(
  fc.constantFrom(...specialTexts),
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.string({ unit: "binary-ascii", maxLength: 6 }),
);
const integers = fc.maxSafeInteger();
const int64s = fc.oneof(integers, fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }));
const numbers = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(1e21, 1e-7, 5e-324, 2 ** 60, -1e22))
  .filter((value) => !Object.is(value, -0));
const lists = <Item>(items: fc.Arbitrary<Item>) => fc.array(items, { maxLength: 4 });
const names = fc.oneof(
  fc.constantFrom("a", "b c", "é", "a[b", "a]", "", "a&b", "%41", "constructor"),
  fc.string({ maxLength: 4 }),
);

interface Type {
  readonly title: string;
  readonly schema: object;
  readonly values: fc.Arbitrary<unknown>;
}
const object = (properties: object, additionalProperties: unknown = false) => ({
  type: "object",
  properties,
  additionalProperties,
});
const array = (items: object) => ({ type: "array", items });
const string = { type: "string" };
const integer = { type: "integer" };
const scalarTypes: readonly Type[] = [
  { title: "string", schema: string, values: texts },
  { title: "integer", schema: integer, values: integers },
  { title: "int64", schema: { type: "integer", format: "int64" }, values: int64s },
  { title: "number", schema: { type: "number" }, values: numbers },
  { title: "boolean", schema: { type: "boolean" }, values: fc.boolean() },
  { title: "enum", schema: { enum: ["a,b", "c|d", "e f", "é"] }, values: fc.constantFrom("a,b", "c|d", "e f", "é") },
  {
    title: "integer, boolean or null",
    schema: { type: ["integer", "boolean", "null"] },
    values: fc.oneof(integers, fc.boolean(), fc.constant(null)),
  },
];
const types: readonly Type[] = [
  ...scalarTypes,
  ...scalarTypes.map(({ title, schema, values }) => ({
    title: `array of ${title}`,
    schema: array(schema),
    values: lists(values),
  })),
  { title: "string or array", schema: { anyOf: [string, array(string)] }, values: fc.oneof(texts, lists(texts)) },
  {
    title: "one of several values or array",
    schema: { oneOf: [{ enum: ["all", "none"] }, array(integer)] },
    values: fc.oneof(fc.constantFrom("all", "none"), lists(integers)),
  },
  {
    title: "integer or array",
    schema: { oneOf: [integer, array(integer)] },
    values: fc.oneof(integers, lists(integers)),
  },
  {
    title: "object",
    schema: object({ a: string, "b c": integer, "d[e": string }),
    values: fc.record({ a: texts, "b c": integers, "d[e": texts }, { requiredKeys: [] }),
  },
  {
    title: "object with arrays",
    schema: object({ a: string, tags: array(string), mixed: { anyOf: [integer, array(integer)] } }),
    values: fc.record(
      { a: texts, tags: lists(texts), mixed: fc.oneof(integers, lists(integers)) },
      { requiredKeys: [] },
    ),
  },
  {
    title: "open object",
    schema: object({ a: string }, string),
    values: fc.dictionary(names, texts, { maxKeys: 3, noNullPrototype: true }),
  },
  {
    title: "object or integer",
    schema: { anyOf: [object({ a: integer, b: string }), integer] },
    values: fc.oneof(integers, fc.record({ a: integers, b: texts }, { requiredKeys: [] })),
  },
  {
    title: "array of objects",
    schema: array(object({ a: string, n: integer, inner: array(object({ b: integer })) }, string)),
    values: lists(fc.record({ a: texts, n: integers, inner: lists(fc.record({ b: integers })) }, { requiredKeys: [] })),
  },
  {
    title: "tuple",
    schema: { type: "array", prefixItems: [integer, string], items: { type: "boolean" } },
    values: fc.tuple(integers, texts).chain((start) => lists(fc.boolean()).map((end) => [...start, ...end])),
  },
  {
    title: "word or integer",
    schema: { anyOf: [{ type: "string", pattern: "^[a-z]" }, integer] },
    values: fc.oneof(
      integers,
      texts.map((text) => `a${text}`),
    ),
  },
  {
    title: "object or array",
    schema: { anyOf: [object({ a: string }), array(integer)] },
    values: fc.oneof(lists(integers), fc.record({ a: texts })),
  },
];
const locations: readonly Location[] = ["path", "query", "header", "cookie"];
const styles = [
  ...[undefined, "simple", "label", "matrix", "form", "spaceDelimited", "pipeDelimited", "deepObject", "cookie"],
];
const parameterNames: { readonly [Key in Location]: readonly string[] } = {
  path: ["value", "a b"],
  query: ["value", "a b&c[d]=é", "__proto__"],
  header: ["X-Value", "constructor"],
  cookie: ["value", "a;b=é", "__proto__"],
};

interface Combination extends Type {
  readonly name: string;
  readonly location: Location;
  readonly style: string | undefined;
  readonly explode: boolean | undefined;
}
const combinations: readonly Combination[] = locations.flatMap((location) =>
  styles.flatMap((style) =>
    [undefined, false, true].flatMap((explode) =>
      types.flatMap((type) => {
        const usedNames = parameterNames[location].slice(
          0,
          ["string", "array of string", "object"].includes(type.title) ? 3 : 1,
        );
        return usedNames.map((name) => ({ ...type, name, location, style, explode }));
      }),
    ),
  ),
);

/**
 * The serialized examples of a string, an array and an object named `color` (OpenAPI 3.2, Style Examples). In cookies, style form separates
 * pairs as style cookie does: Appendix D says that `&` is the wrong delimiter.
 */
const styleExamples: readonly (readonly [Location, string, boolean, ...(string | undefined)[]])[] = [
  ["path", "matrix", false, ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"],
  ["path", "matrix", true, ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"],
  ["path", "label", false, ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
  ["path", "label", true, ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
  ...(["path", "header"] as const).flatMap((location) => [
    [location, "simple", false, "blue", "blue,black,brown", "R,100,G,200,B,150"] as const,
    [location, "simple", true, "blue", "blue,black,brown", "R=100,G=200,B=150"] as const,
  ]),
  ["query", "form", false, "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"],
  ["query", "form", true, "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150"],
  ["query", "spaceDelimited", false, undefined, "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"],
  ["query", "pipeDelimited", false, undefined, "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"],
  ["query", "deepObject", true, undefined, undefined, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
  ...["form", "cookie"].flatMap((style) => [
    ["cookie", style, false, "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"] as const,
    ["cookie", style, true, "color=blue", "color=blue; color=black; color=brown", "R=100; G=200; B=150"] as const,
  ]),
];

// Node.js frees requests only between tasks, and requests without a network need none.
const freeRequests = () => new Promise(setImmediate);

/** Registers tests that send values with the generated client, and compare them with those that the generated server reads. */
export function describeClientParameters(valuesPerCombination: number): void {
  describe("a parameter that the generated client sends", async () => {
    const { accepted, call, received } = await mountOperations(combinations.map(toOperation));
    const seen = { sent: 0, rejected: 0 };

    it("exists in each location, with each style that OpenAPI defines for the supported types", () => {
      const used = new Set(
        accepted.map((id) => combinations[id]).map((each) => `${each?.location} ${each?.style ?? ""}`),
      );
      const defined = locations.flatMap((location) => definedStyles[location].map((style) => `${location} ${style}`));
      expect([...used]).toEqual(expect.arrayContaining(defined));
    });

    it("is read by the generated server, or rejected before the request if its style cannot express it", {
      timeout: 300_000,
    }, async () => {
      for (const id of accepted) {
        const combination = combinations[id] as Combination;
        const { title, name, location, style, explode, values } = combination;
        const label = `${title} in ${location}, style ${style}, explode ${explode}, name ${name}`;
        const check = async (value: unknown) => {
          // A header that is null is not sent.
          const isOmitted = location === "header" && value === null;
          received.length = 0;
          const input = location === "header" ? {} : { [name]: value };
          const options = location === "header" ? { headers: { [name]: value } } : {};
          const error = await call(id, input, options);
          // `encodeURIComponent` rejects half of a surrogate pair.
          if (error instanceof TypeError || error instanceof URIError) {
            seen.rejected++;
            expect(error.message).toMatch(/ must |^URI malformed$/);
            const isRejected = isInexpressible(combination, value);
            expect({ label, value, isRejected }).toEqual({ label, value, isRejected: true });
            return void expect(received).toEqual([]);
          }
          seen.sent++;
          const expected = isOmitted ? {} : { [name]: toRead(value) };
          expect({ label, read: received[0], error }).toEqual({ label, read: expected, error: undefined });
        };
        await fc.assert(fc.asyncProperty(values, check), { numRuns: valuesPerCombination, seed: id });
        await freeRequests();
      }
      console.log(
        `${accepted.length} of ${combinations.length} combinations: ${seen.sent} values read, ${seen.rejected} rejected`,
      );
      expect(seen.sent).toBeGreaterThan(seen.rejected);
    });
  });

  describe("a field with a style that the generated client sends", async () => {
    const media = "application/x-www-form-urlencoded";
    const fields = combinations.filter(
      ({ location, style, name }) =>
        location === "query" && style && definedStyles.query.includes(style) && name !== "__proto__",
    );
    const operations = fields.flatMap(({ name, style, explode, schema }, index) => {
      const form = { schema: object({ [name]: schema }), encoding: { [name]: { style, explode } } };
      const content = { content: { [media]: form } };
      const parameter = { name: "whole", in: "querystring", ...content };
      const { parameters: _, ...post } = toGet(2 * index, []);
      return [
        [`/p${2 * index}`, { post: { ...post, requestBody: { required: true, ...content } } }] as const,
        [`/p${2 * index + 1}`, { get: toGet(2 * index + 1, [parameter]) }] as const,
      ];
    });
    const { contract, call, received } = await mountOperations(operations);

    it("is read by the generated server, in a body and in the querystring", { timeout: 300_000 }, async () => {
      let sent = 0;
      for (const [index, combination] of fields.entries()) {
        const { title, name, style, explode, values } = combination;
        const check = async (value: unknown) => {
          const form = { [name]: value };
          for (const [id, input] of [[2 * index, form] as const, [2 * index + 1, { whole: form }] as const]) {
            received.length = 0;
            const label = `${title}, style ${style}, explode ${explode}, name ${name}`;
            const error = await call(id, input);
            if (isInexpressible(combination, value)) {
              const isRejected = error !== undefined || !isDeepStrictEqual(received, [toRead(input)]);
              expect({ label, value, isRejected }).toEqual({ label, value, isRejected: true });
              continue;
            }
            sent++;
            const expected = { label, id, read: [toRead(input)], error: undefined };
            expect({ label, id, read: received, error }).toEqual(expected);
          }
        };
        if (contract.operations[`p${2 * index}`] && contract.operations[`p${2 * index + 1}`])
          await fc.assert(fc.asyncProperty(values, check), { numRuns: valuesPerCombination, seed: index });
        await freeRequests();
      }
      expect(sent).toBeGreaterThan(fields.length);
    });
  });

  describe("the parameters of a segment", async () => {
    const segments = ["{a}-{b}", "{a}.{b}", "{a}--{b}", "({a})", "v{a}.json", "{a}!{b}~{c}", "{a},{b}", ".{a}"];
    const paths = segments.map((segment, index) => `/p${index}/${segment}`);
    const { call, received } = await mountOperations(
      paths.map((path, index) => [path, { get: toGet(index, toParameters(path)) }] as const),
    );

    it.each(segments)(
      "%s are read by the generated server, or rejected if they would be read as other values",
      async (segment) => {
        const index = segments.indexOf(segment);
        const names = toParameters(segment).map(({ name }) => name);
        const parts = fc.oneof(texts, fc.constantFrom("-", "--", "a-b", "-a", "a.b", "!", "a~", ")"));
        const values = fc.record(Object.fromEntries(names.map((name) => [name, parts])));
        let sent = 0;
        const check = async (input: object) => {
          received.length = 0;
          const error = await call(index, input);
          if (error instanceof TypeError) return void expect(error.message).toMatch(/^[abc] must /);
          sent++;
          expect({ read: received[0], error }).toEqual({ read: input, error: undefined });
        };
        await fc.assert(fc.asyncProperty(values, check), { numRuns: 200, seed: 1 });
        expect(sent).toBeGreaterThan(60);
      },
    );
  });

  describe("the Style Examples of OpenAPI 3.2", async () => {
    const values = { string: "blue", array: ["blue", "black", "brown"], object: { R: 100, G: 200, B: 150 } };
    const schemas = { string, array: array(string), object: object({ R: integer, G: integer, B: integer }) };
    const examples = styleExamples.flatMap(([location, style, explode, ...texts]) =>
      (["string", "array", "object"] as const).flatMap((type, column) => {
        const text = texts[column];
        return text === undefined ? [] : [{ location, style, explode, type, text }];
      }),
    );
    const operations = examples.map(({ location, style, explode, type }, index) => {
      const parameter = { name: "color", in: location, required: true, style, explode, schema: schemas[type] };
      return [location === "path" ? `/p${index}/{color}` : `/p${index}`, { get: toGet(index, [parameter]) }] as const;
    });
    const { app, call, received, requests } = await mountOperations(operations);

    it.each(examples.map((example, index) => [example.text, example, index] as const))(
      "read and send %s",
      async (text, { location, type }, index) => {
        const path = `/p${index}${{ path: `/${text}`, query: `?${text}` }[location as string] ?? ""}`;
        const headers = { header: { color: text }, cookie: { Cookie: text } }[location as string] ?? {};
        received.length = 0;
        await app.request(path, { headers });
        expect(received).toEqual([{ color: toRead(values[type]) }]);
        requests.length = 0;
        const isHeader = location === "header";
        const input = { color: values[type] };
        await (isHeader ? call(index, {}, { headers: input }) : call(index, input));
        const [request] = requests;
        expect({
          path: request?.url.replace("http://server.test", ""),
          text: request?.headers.get(isHeader ? "color" : "cookie"),
        }).toEqual({ path, text: location === "path" || location === "query" ? null : text });
      },
    );
  });

  describe("a parameter that another client spells differently", async () => {
    const colors = { in: "query", name: "color", schema: array(string) };
    const shades = { in: "query", name: "color", schema: object({ R: integer, G: integer, B: integer }) };
    const list = ["blue", "black", "brown"];
    const shade = { R: 100, G: 200, B: 150 };
    const spellings: (readonly [parameter: object, request: string, value: unknown])[] = [
      [{ ...colors, schema: string }, "?color=", ""],
      [{ ...colors, explode: false }, "?color=blue%2Cblack,brown", ["blue,black", "brown"]],
      [{ ...colors, style: "spaceDelimited", explode: false }, "?color=blue+black+brown", list],
      ...["%7c", "|"].map((pipe) => {
        const parameter = { ...colors, style: "pipeDelimited", explode: false };
        return [parameter, `?color=blue${pipe}black${pipe}brown`, list] as const;
      }),
      [{ ...shades, style: "deepObject", explode: true }, "?color[R]=100&color[G]=200&color[B]=150", shade],
      [{ ...colors, in: "path", required: true, explode: true }, "/blue%2Cblack,brown", ["blue,black", "brown"]],
      [{ ...colors, in: "header" }, "color: blue, black , brown", list],
      [{ in: "cookie", name: "color", schema: string }, "Cookie: a=b; color=blue%20black", "blue black"],
    ];
    const { app, received } = await mountOperations(
      spellings.map(([parameter, request], index) => [
        request.startsWith("/") ? `/p${index}/{color}` : `/p${index}`,
        { get: toGet(index, [parameter]) },
      ]),
    );

    it.each(spellings.map(([, request, value], index) => [request, value, index] as const))(
      "is read from %s as %j",
      async (request, value, index) => {
        received.length = 0;
        const [name = "", text = ""] = request.split(": ");
        const init = text ? { headers: { [name]: text } } : {};
        const response = await app.request(`/p${index}${text ? "" : request}`, init);
        expect([response.status, received]).toEqual([200, [{ color: toRead(value) }]]);
      },
    );
  });
}

function toParameters(path: string) {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  return names.map((name) => ({ name, in: "path", required: true, schema: string }));
}

function toGet(index: number, parameters: readonly object[]) {
  const responses = { "200": { description: "Done.", content: { "application/json": {} } } };
  return { operationId: `p${index}`, parameters, responses };
}

function toOperation({ name, location, style, explode, schema }: Combination, index: number) {
  const parameter = {
    name,
    in: location,
    required: location === "path",
    schema,
    ...(style && { style }),
    ...(explode !== undefined && { explode }),
  };
  const path = `/p${index}${location === "path" ? `/{${name}}` : ""}`;
  return [path, { get: toGet(index, [parameter]) }] as const;
}

/** Mounts operations. Returns the app, which records the parameters that it reads, and a function that returns the error of a call. */
async function mountOperations(operations: readonly (readonly [path: string, item: object])[]) {
  const document = {
    openapi: "3.2.0",
    info: { title: "Parameters", version: "1" },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(operations),
  };
  const received: unknown[] = [];
  const { app, contract, calls } = await mountDocument(document, (request: AnyRequest) => {
    const { path, query, querystring, header, cookie, body, reply } = request;
    received.push(toRead({ ...path, ...query, ...querystring, ...header, ...cookie, ...(body as object) }));
    return reply(200, null);
  });
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return app.fetch(request);
  };
  const options = { baseUrl: "http://server.test/", apiKey: false, maxRetries: 0, fetch } as const;
  const client = createApiClient(calls, options) as unknown as Client;
  const call = (id: number, ...input: [input: object, options?: object]) =>
    client[`p${id}`]?.(...input).then(
      ({ error }) => error,
      (thrown: unknown) => thrown,
    );
  const accepted = Object.values(contract.operations).flatMap(({ id, parameters }) =>
    parameters.length > 0 ? [Number(id.slice(1))] : [],
  );
  return { accepted, app, contract, call, received, requests };
}

/** Returns a value with integers as bigints: a server reads some of them as numbers. */
function toRead(value: unknown): unknown {
  if (Number.isInteger(value)) return BigInt(value as number);
  if (Array.isArray(value)) return value.map(toRead);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toRead(member)]));
}

/** The styles that OpenAPI 3.2 defines for each location, the default first (section Style Values). */
const definedStyles: { readonly [Key in Location]: readonly string[] } = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};

type Written = Omit<Combination, keyof Type> & Pick<Type, "title">;

/** Returns whether no text in a style is a value, or whether the server reads each such text as another value. */
function isInexpressible(combination: Written, value: unknown): boolean {
  const { title, name, location } = combination;
  if (title === "array of objects") {
    const listed = value as { inner?: unknown[] }[];
    const isItem = ({ inner, ...item }: { inner?: unknown[] }) =>
      inner
        ? inner.length > 0 && Object.values(item).every((text) => String(text).isWellFormed())
        : !isInexpressible({ ...combination, title: "object" }, item);
    return listed.length === 0 || !listed.every(isItem);
  }
  if (location === "header" && value === null) return false;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const { style, explode } = toDefined(combination);
  const items = isObject ? Object.entries(value).flatMap(([key, member]) => [key, ...[member].flat()]) : [value].flat();
  const canBeList = /^(?!object)\w+ or array$/.test(title);
  if (items.length === 0 || items.includes(null)) return true;
  if (Array.isArray(value) && items.length === 1 && canBeList) return true;
  const isList = typeof value === "object" || canBeList;
  const parts = items.map(String);
  if (parts.some((text) => !text.isWellFormed())) return true;
  // The member `mixed` is an integer or an array.
  const isShortList = (each: unknown) =>
    Array.isArray(each) && (each.length === 0 || (each.length === 1 && typeof each[0] !== "string"));
  if (isObject && Object.values(value).some(isShortList)) return true;
  const names = isObject ? Object.keys(value) : [];
  // Percent-encoding does not encode a dot.
  if (style === "label" && explode && isList && parts.some((text) => text.includes("."))) return true;
  if (location === "path") return ["", ".", ".."].includes(writeSegment(name, value, style, explode));
  if (location === "header")
    return (
      parts.some((text) => text !== text.trim() || /[^ -~]/.test(text) || (isList && text.includes(","))) ||
      (explode && names.some((text) => text.includes("=")))
    );
  if (style === "cookie")
    return (
      parts.some((text) => /[^!#-+\--:<-[\]-~]/.test(text)) ||
      (explode && names.some((text) => !/^[\w!#$%&'*+.^`|~-]+$/.test(text)))
    );
  if (style === "deepObject") return names.some((text) => text === "__proto__" || text === "" || text.includes("]"));
  const delimiter = { spaceDelimited: " ", pipeDelimited: "|" }[style];
  return isList && delimiter !== undefined && parts.some((text) => text.includes(delimiter));
}

/** Servers read a style that OpenAPI does not define for a location or type as the default of the location. */
function toDefined({ title, location, style, explode }: Written) {
  const [usual = ""] = definedStyles[location];
  const isDelimited = style === "spaceDelimited" || style === "pipeDelimited";
  const isScalar = !/object|array|tuple/.test(title);
  const isDefined =
    style !== undefined &&
    definedStyles[location].includes(style) &&
    !(isDelimited && (explode || isScalar)) &&
    !(style === "deepObject" && !title.includes("object"));
  const used = isDefined ? style : usual;
  const isExploded = used === "form" || used === "cookie";
  return { style: used, explode: (isDefined || style === undefined ? explode : undefined) ?? isExploded };
}

/** Returns a segment of the path (OpenAPI 3.2, Style Examples). */
function writeSegment(name: string, value: unknown, style: string, explode: boolean): string {
  const separator = { simple: ",", label: explode ? "." : ",", matrix: explode ? ";" : "," }[style] ?? "";
  const encode = (text: unknown) => encodeURIComponent(String(text));
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const start = style === "matrix" ? `${name}=` : "";
  const pairs = isObject ? Object.entries(value).map((pair) => pair.map(encode).join(explode ? "=" : separator)) : [];
  const items = [value].flat().map((item) => (explode ? start : "") + encode(item));
  const text = isObject ? pairs.join(separator) : items.join(separator);
  return ({ label: ".", matrix: ";" }[style] ?? "") + (explode ? "" : start) + text;
}
