import { contract } from "@animal-store/codegen/test/generated/library/contract.ts";
import { describe, expect, it } from "vitest";
import { createLibraryApp, draft, jsonHeaders, parseError, request, sendJson } from "../../test/library-app.ts";

const app = createLibraryApp();
const post = (text: string) => sendJson(app, "POST", "/books", text);
const postForDetails = async (body: unknown) => parseError(await post(JSON.stringify(body))).details;
const author = { name: "Michael Ende" };

const inheritedNames = ["__proto__", "prototype", ...Object.getOwnPropertyNames(Object.prototype)];

describe("a name of Object.prototype", () => {
  it.each([...inheritedNames, "a~b/c", "名前 🐶"])("is unknown in a body, at any level: %s", async (name) => {
    const response = await post(`{"title":"Momo","shelf":7,"${name}":1,"authors":[{"name":"Ende","${name}":1}]}`);
    const pointer = name.replaceAll("~", "~0").replaceAll("/", "~1");
    const message = `authors/0/${name} is not an allowed member. Allowed members: name, born.`;
    const top = { path: `/${pointer}`, message: expect.stringContaining(`${name} is not an allowed member. `) };
    const { details } = parseError(response);
    expect(details).toHaveLength(2);
    expect(details).toEqual(expect.arrayContaining([top, { path: `/authors/0/${pointer}`, message }]));
  });

  it.each([...inheritedNames, "a&b=c%", ""])("is unknown in a query: %s", async (name) => {
    const response = await request(app, `/books/newest?${encodeURIComponent(name)}=1`);
    const message = `${name || '""'} is not a parameter of this operation. It has no query parameters.`;
    expect(parseError(response).details).toEqual([{ path: name, message }]);
  });

  it.each(inheritedNames)("does not replace a required member: %s", async (name) => {
    const { title, ...withoutTitle } = draft;
    const { details } = parseError(
      await post(`${JSON.stringify(withoutTitle).slice(0, -1)},"${name}":{"title":"Momo"}}`),
    );
    expect(details).toContainEqual({ path: "/title", message: "title is required." });
  });
});

describe("a violation in the body", () => {
  it.each([
    ["1.0", "1 with a fraction, an exponent or a minus zero"],
    ["1e2", "100 with a fraction, an exponent or a minus zero"],
    ["-0", "0 with a fraction, an exponent or a minus zero"],
    ["9223372036854775808", "9223372036854775808, which is not from -9223372036854775808 to 9223372036854775807"],
  ])("explains the notation of an int64 that is not an integer literal: %s", async (literal, found) => {
    const { message } = parseError(await post(JSON.stringify(draft).replace('"shelf":7', `"shelf":${literal}`)));
    expect(message).toBe(`shelf must be an int64 integer, got ${found}.`);
  });

  it("shows all digits of a number that would be rounded", async () => {
    const postPrice = (literal: string) => post(JSON.stringify(draft).replace("{", `{"price":${literal},`));
    const message = "price must be a number of more than 0, got 12345678901234567890, which a double would round.";
    expect(parseError(await postPrice("12345678901234567890")).details).toEqual([{ path: "/price", message }]);
    for (const literal of ["0.25", "1e2", "1.0", "1e3"])
      expect(JSON.parse((await postPrice(literal)).text).price).toBe(Number(literal));
  });

  it.each([
    [{ id: "7" }, "/id", "id must be left out: the library assigns it."],
    [{ title: "" }, "/title", 'title must be a string of 1 to 40 characters, got "".'],
    [{ title: "a\0" }, "/title", 'title must be a string that matches ^[^\\u0000\\ud800-\\udfff]*$, got "a\\u0000".'],
    [{ subtitle: 7 }, "/subtitle", "subtitle must be a string of at most 40 characters or null, got 7."],
    [{ year: 1066 }, "/year", "year must be an integer from 1450 to 2100, got 1066."],
    [{ price: -0.1 }, "/price", "price must be a number of more than 0, got -0.1."],
    [{ price: 0.3 }, "/price", "price must be a multiple of 0.25, got 0.3."],
    [{ language: "fr" }, "/language", 'language must be one of de, en, got "fr".'],
    [
      { publishedAt: "2026-02-30" },
      "/publishedAt",
      'publishedAt must be a string in the format date-time, got "2026-02-30".',
    ],
    [{ authors: [] }, "/authors", "authors must be an array of 1 to 3 items, got an array of 0 items."],
    [
      { authors: [author, author] },
      "/authors",
      "authors must be an array without equal items, got an array of 2 items.",
    ],
    [{ authors: [null] }, "/authors/0", "authors/0 must be an object, got null."],
    [
      { authors: [{ ...author, age: 1 }] },
      "/authors/0/age",
      "authors/0/age is not an allowed member. Allowed members: name, born.",
    ],
    [{ notes: { "a/b~c": 1 } }, "/notes/a~1b~0c", "notes/a/b~c must be a string, got 1."],
    [{ chapters: [{ sections: [] }] }, "/chapters/0/title", "chapters/0/title is required."],
  ])("has its path and its rule: %j", async (change, path, message) => {
    expect(await postForDetails({ ...draft, ...change })).toEqual([{ path, message }]);
  });

  it.each([
    ["colour", "/colour"],
    ["a~b/c", "/a~0b~1c"],
  ])("names a member that no part of an allOf defines: %s", async (name, path) => {
    const message = `${name} is not an allowed member. Leave it out.`;
    expect(await postForDetails({ ...draft, [name]: "red" })).toEqual([{ path, message }]);
  });

  it("includes only the violations of the schema of a oneOf that a constant selects", async () => {
    expect(await postForDetails({ ...draft, cover: { kind: "hardcover" } })).toEqual([
      { path: "/cover/weight", message: "cover/weight is required." },
    ]);
  });

  it.each([null, 7, "text", [], true])("has an empty path if the body is not an object: %j", async (body) => {
    const [violation] = (await postForDetails(body)) ?? [];
    expect(violation).toEqual({ path: "", message: expect.stringMatching(/^The body must be an object, got /) });
  });

  it("truncates long names and values", async () => {
    const [violation] = (await postForDetails({ ...draft, ["x".repeat(500)]: 1 })) ?? [];
    expect(violation?.message).toMatch(/^x{60}… is not an allowed member\./);
  });
});

describe("violations", () => {
  it("of path, query and body are listed together", async () => {
    const init = { method: "PUT", headers: jsonHeaders, body: JSON.stringify({ ...draft, title: "", year: 1 }) };
    const error = parseError(await request(app, "/books/momo?page=1", init));
    expect(error.details?.map(({ path }) => path)).toEqual(["page", "isbn", "/title", "/year"]);
    expect(error.message).toMatch(
      /^The request breaks 4 rules: page is not .*\. isbn must be .*\. title must be .*\. …$/,
    );
  });

  it("are listed up to the contract's maximum, and the message counts all of them", async () => {
    const notes = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`n${index}`, index]));
    const error = parseError(await post(JSON.stringify({ ...draft, notes })));
    expect(error.details).toHaveLength(contract.limits.violations);
    expect(error.message).toMatch(/^The request breaks 100 rules: /);
  });
});

const longText = "x".repeat(700);
const digits = "9".repeat(700);

it.each([
  ["an integer", () => post(`{"title":"Momo","shelf":${digits}}`)],
  ["a member's name", () => post(`{"title":"Momo","${longText}":1}`)],
  ["a member's value", () => post(`{"title":"Momo","language":"${longText}"}`)],
  ["a parameter's name", () => request(app, `/books?${longText}=1`)],
  ["a parameter's value", () => request(app, `/books?limit=${digits}`)],
  ["invalid percent-encoding", () => request(app, `/books?%zz${longText}=1`)],
  ["a path", () => request(app, `/${longText}`)],
])("quotes only the beginning of %s", async (_, send) => {
  const { status, text } = await send();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text.length).toBeLessThan(1200);
});
