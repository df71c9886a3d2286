import { describe, expect, it } from "vitest";
import { contract } from "../../test/generated/contract.ts";
import { createLibraryApp, draft } from "../../test/library-app.ts";
import { type Exchange, errorOf, jsonHeaders, request, sendJson } from "../../test/request.ts";

const app = createLibraryApp();
async function detailsOf(body: unknown) {
  return errorOf(await sendJson(app, "POST", "/books", JSON.stringify(body))).details;
}
const author = { name: "Michael Ende" };

const inherited = ["__proto__", "prototype", ...Object.getOwnPropertyNames(Object.prototype)];

describe("a name that every object inherits", () => {
  it.each([...inherited, "a~b/c", "名前 🐶"])(
    "is reported as unknown in a body, at its top and below: %s",
    async (name) => {
      const members = `"title":"Momo","shelf":7,"${name}":1`;
      const answer = await sendJson(app, "POST", "/books", `{${members},"authors":[{"name":"Ende","${name}":1}]}`);
      const pointer = name.replaceAll("~", "~0").replaceAll("/", "~1");
      const nested = {
        path: `/authors/0/${pointer}`,
        message: `authors/0/${name} is not known here. Known are: name, born.`,
      };
      const top = { path: `/${pointer}`, message: expect.stringContaining(`${name} is not known here. `) };
      expect(errorOf(answer).details).toHaveLength(2);
      expect(errorOf(answer).details).toEqual(expect.arrayContaining([top, nested]));
    },
  );

  it.each([...inherited, "a&b=c%", ""])("is reported as unknown in a query: %s", async (name) => {
    const answer = await request(app, `/books/newest?${encodeURIComponent(name)}=1`);
    const message = `${name} is not a parameter of this operation. It has none in the query.`;
    expect(errorOf(answer).details).toEqual([{ path: name, message }]);
  });

  it.each(inherited)("does not stand in for a required member: %s", async (name) => {
    const { title, ...rest } = draft;
    const body = `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:{"title":"Momo"}}`;
    const answer = await sendJson(app, "POST", "/books", body);
    expect(errorOf(answer).details).toContainEqual({ path: "/title", message: "title is required." });
  });
});

describe("a violation in the body", () => {
  it.each([
    ["1.0", "1 with a fraction, an exponent or a minus zero"],
    ["1e2", "100 with a fraction, an exponent or a minus zero"],
    ["-0", "0 with a fraction, an exponent or a minus zero"],
    ["9223372036854775808", "9223372036854775808, which is not from -9223372036854775808 to 9223372036854775807"],
  ])("names the spelling of an integer that is refused for it: %s", async (literal, found) => {
    const body = `{"title":"Momo","authors":[{"name":"Ende"}],"shelf":${literal}}`;
    const answer = await sendJson(app, "POST", "/books", body);
    expect(errorOf(answer).message).toBe(`shelf must be an int64 integer in plain digits, got ${found}.`);
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
    [{ authors: [{ ...author, age: 1 }] }, "/authors/0/age", "authors/0/age is not known here. Known are: name, born."],
    [{ notes: { "a/b~c": 1 } }, "/notes/a~1b~0c", "notes/a/b~c must be a string, got 1."],
    [{ chapters: [{ sections: [] }] }, "/chapters/0/title", "chapters/0/title is required."],
  ])("is named by its place and its rule: %j", async (change, path, message) => {
    expect(await detailsOf({ ...draft, ...change })).toEqual([{ path, message }]);
  });

  it.each([
    ["colour", "/colour"],
    ["a~b/c", "/a~0b~1c"],
  ])("names a member that no part of an allOf knows: %s", async (name, path) => {
    const message = `${name} is not known here. Leave it out.`;
    expect(await detailsOf({ ...draft, [name]: "red" })).toEqual([{ path, message }]);
  });

  it("of all forms of a oneOf tells what each of them misses", async () => {
    expect(await detailsOf({ ...draft, cover: { kind: "hardcover" } })).toEqual([
      { path: "/cover/weight", message: "cover/weight is required." },
      { path: "/cover/kind", message: 'cover/kind must be "paperback", got "hardcover".' },
      { path: "/cover", message: "cover must be one of the documented forms, got an object." },
    ]);
  });

  it.each([null, 7, "text", [], true])("of the whole body is named: %j", async (body) => {
    const [violation] = (await detailsOf(body)) ?? [];
    expect(violation).toEqual({ path: "", message: expect.stringMatching(/^The body must be an object, got /) });
  });

  it("keeps long names and values short", async () => {
    const [violation] = (await detailsOf({ ...draft, ["x".repeat(500)]: 1 })) ?? [];
    expect(violation?.message).toMatch(/^x{60}… is not known here\./);
  });
});

describe("violations", () => {
  it("are told all at once, of path, query and body", async () => {
    const init = { method: "PUT", headers: jsonHeaders, body: JSON.stringify({ ...draft, title: "", year: 1 }) };
    const error = errorOf(await request(app, "/books/momo?page=1", init));
    expect(error.details?.map(({ path }) => path)).toEqual(["page", "isbn", "/title", "/year"]);
    expect(error.message).toMatch(
      /^The request breaks 4 rules: page is not .*\. isbn must be .*\. title must be .*\. …$/,
    );
  });

  it("are listed up to the contract's limit, and counted beyond", async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`n${index}`, index]));
    const error = errorOf(await sendJson(app, "POST", "/books", JSON.stringify({ ...draft, notes: many })));
    expect(error.details).toHaveLength(contract.limits.violations);
    expect(error.message).toMatch(/^The request breaks 100 rules: /);
  });
});

const long = 700;

describe("a response repeats only the beginning of long text from the client", () => {
  it.each([
    ["an integer", `{"title":"Momo","shelf":${"9".repeat(long)}}`],
    ["a member's name", `{"title":"Momo","${"x".repeat(long)}":1}`],
    ["a member's value", `{"title":"Momo","language":"${"x".repeat(long)}"}`],
  ])("%s", async (_, body) => {
    expectShort(await sendJson(app, "POST", "/books", body));
  });

  it.each([
    ["a parameter's name", `/books?${"x".repeat(long)}=1`],
    ["a parameter's value", `/books?limit=${"9".repeat(long)}`],
    ["what is no percent-encoding", `/books?%zz${"x".repeat(long)}=1`],
    ["a path", `/${"x".repeat(long)}`],
  ])("%s", async (_, path) => {
    expectShort(await request(app, path));
  });
});

function expectShort({ status, text }: Exchange): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text.length).toBeLessThan(1200);
}
