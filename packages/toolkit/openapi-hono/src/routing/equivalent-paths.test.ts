import fc from "fast-check";
import { expect, it } from "vitest";
import { type Contract, createContext, mountContract } from "../index.ts";

const entry = { mediaType: "application/json", headers: {}, errorCodes: [] };

/** Creates an app that responds with the operation and the parameters of a request. */
function createEchoApp(paths: readonly string[], basePath = "/api") {
  const operations = paths.map((path, index) => {
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string);
    const parameters = names.map((name) => ({
      name,
      in: "path" as const,
      type: "string",
      isArray: false,
      required: true,
    }));
    return {
      id: `op${index}`,
      method: "GET",
      path,
      parameters,
      body: null,
      responses: { 200: entry },
      deprecation: null,
    };
  });
  const contract: Contract = {
    title: "Paths",
    basePath,
    limits: { bodyBytes: 1000, jsonDepth: 10, violations: 10 },
    ...{ securitySchemes: {}, security: [], errorCodes: {}, unrouted: {} },
    operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])),
  };
  const handler = ({ operation, path, reply }: never) =>
    (reply as (...args: unknown[]) => unknown)(200, [(operation as { id: string }).id, path ?? null]);
  const handlers = Object.fromEntries(operations.map(({ id }) => [id, handler]));
  const app = mountContract({ contract, requestValidators: {}, handlers: handlers as never });
  const c = createContext(new Request("http://here"));
  const withoutHono = async (target: string) => {
    const header = () => null;
    const response = await app.pipeline({
      method: "GET",
      target,
      remoteAddress: "",
      c,
      header,
      readBody: () => undefined,
    });
    return { status: response.status, body: JSON.parse(response.body as string) as unknown };
  };
  const withHono = async (target: string) => {
    const response = await app.fetch(new Request(`http://here${target}`));
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return [withoutHono, withHono];
}

const unreserved = /[A-Za-z0-9\-._~]/;
const encode = (character: string) =>
  [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

// `new Request()` encodes braces. Some clients do not.
const braces: Readonly<Record<string, string>> = { "%7B": "{", "%7D": "}" };

/** Spells a path in an equivalent way (RFC 3986, section 6.2.2). @param choices one per character */
function respell(path: string, choices: readonly number[]): string {
  const characters = path.match(/%[0-9A-F]{2}|./g) ?? [];
  return characters
    .map((character, index) => {
      const choice = (choices[index % choices.length] ?? 0) % 3;
      // An encoded dot segment is removed before routing.
      if (choice === 0 || character === "/" || character === ".") return character;
      if (character.length === 3) return choice === 1 ? character.toLowerCase() : (braces[character] ?? character);
      if (!unreserved.test(character)) return character;
      return choice === 1 ? encode(character) : encode(character).toUpperCase();
    })
    .join("");
}

const literal = fc.constantFrom(
  ...[
    "special",
    "a",
    "b",
    "caf%C3%A9",
    "x:y",
    "a%2Fb",
    "a%20b",
    "v1",
    "~me",
    "a-b",
    "_",
    "1",
    "%25",
    "a.b",
    "a+b",
    "!$&'()*,;=@",
    "%7Bid%7D",
  ],
);
const template = fc.constantFrom("{id}", "{id}:run", "{id}.json", "{from}-{to}", "x{id}", "{id}%2F");
const segment = fc.oneof({ weight: 2, arbitrary: literal }, template);
const toPath = (segments: readonly string[]) => `/${segments.join("/")}`;
/** Templates that differ only in their names are not allowed in a document. */
const paths = fc.uniqueArray(fc.array(segment, { minLength: 1, maxLength: 3 }).map(toPath), {
  minLength: 1,
  maxLength: 8,
});
const value = fc.oneof(
  literal,
  fc.constantFrom("7", "a%2Fb", "%E2%82%AC", "a:run", "1-2", "%3A", "%2d%2f".toUpperCase(), "%7C"),
);
const choices = fc.array(fc.nat(2), { minLength: 1, maxLength: 12 });
const basePath = fc.constantFrom(
  "",
  "/v1",
  "/api/v1",
  "/caf%C3%A9",
  "/a~b",
  "/a%25b",
  "/a%FF",
  "/a%2Fb",
  "/%7Bv%7D",
  "/é",
);

it("each equivalent spelling of a path reaches the same operation with the same parameters", async () => {
  await fc.assert(
    fc.asyncProperty(
      paths,
      basePath,
      fc.array(value, { minLength: 6, maxLength: 6 }),
      choices,
      async (all, base, values, each) => {
        for (const get of createEchoApp(all, base))
          for (const path of all) {
            let count = 0;
            const target =
              encodeURI(base).replaceAll("%25", "%") +
              path.replaceAll(/\{[^}]+\}/g, () => values[count++ % values.length] as string);
            const expected = await get(target);
            expect(expected.status).toBe(200);
            expect(await get(respell(target, each))).toEqual(expected);
          }
      },
    ),
    { numRuns: 300 },
  );
});

it.each([
  ["/items/speci%61l", ["op0", null]],
  ["/items/%73%70%65%63%69%61%6C", ["op0", null]],
  ["/items/%73%70%65%63%69%61%6c", ["op0", null]],
  ["/%69tems/other", ["op1", { id: "other" }]],
  ["/items/special%2F", ["op1", { id: "special/" }]],
  ["/caf%c3%a9", ["op2", null]],
  ["/caf%C3%A9", ["op2", null]],
  ["/c%61f%C3%a9", ["op2", null]],
  ["/a%2fb", ["op3", null]],
  ["/a%7cb", ["op4", null]],
  ["/a|b", ["op4", null]],
  ["/items/7%2Ejson", ["op5", { id: "7" }]],
  ["/items/7:ru%6E", ["op6", { id: "7" }]],
  // RFC 3986, section 2.2: an encoded reserved character is data.
  ["/items/7%3Arun", ["op1", { id: "7:run" }]],
  ["/items/%252e", ["op1", { id: "%2e" }]],
  ["/items/%2573pecial", ["op1", { id: "%73pecial" }]],
  ["/items/%7bid%7d/x", ["op7", null]],
  ["/items/{id}/x", ["op7", null]],
  ["/items/%7Bid}/x", ["op7", null]],
  ["/items/%7Bid%7D", ["op1", { id: "{id}" }]],
  ["/items/{id}", ["op1", { id: "{id}" }]],
])("%s is the normal form of its operation", async (path, expected) => {
  const all = [
    "/items/special",
    "/items/{id}",
    "/café",
    "/a%2Fb",
    "/a|b",
    "/items/{id}.json",
    "/items/{id}:run",
    "/items/%7Bid%7D/x",
  ];
  for (const base of ["/v1", "/%761", "/%76%31"])
    for (const get of createEchoApp(all, "/v1")) expect((await get(base + path)).body).toEqual(expected);
});

it("an unknown path is reported in its normal form, and %2F does not separate segments", async () => {
  for (const get of createEchoApp(["/items"], "/v1")) {
    const { status, body } = await get("/%761/%69tems%2f1");
    expect([status, body]).toMatchObject([404, { message: expect.stringContaining("no resource at /v1/items%2F1.") }]);
  }
});
