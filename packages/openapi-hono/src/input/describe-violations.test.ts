import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contract } from "../../test/generated/contract.ts";
import { createLibraryApp, draft, isbn } from "../../test/library-app.ts";
import { errorOf, jsonHeaders, request, sendJson } from "../../test/request.ts";

const app = createLibraryApp();
async function detailsOf(body: unknown) {
  return errorOf(await sendJson(app, "POST", "/books", JSON.stringify(body))).details;
}
const author = { name: "Michael Ende" };

describe("a name that every object inherits", () => {
  const inherited = fc.constantFrom("__proto__", "prototype", ...Object.getOwnPropertyNames(Object.prototype));
  const names = fc.oneof({ weight: 4, arbitrary: inherited }, fc.string({ minLength: 1, maxLength: 20 }));
  const known =
    /^(?:id|title|subtitle|shelf|stock|loans|year|price|language|publishedAt|authors|cover|notes|chapters|name|born)$/;
  const isNew = (name: string) => !known.test(name);

  it("is reported as unknown in a body, at its top and below", async () => {
    const check = async (name: string) => {
      const member = `${JSON.stringify(name)}:1`;
      const answer = await sendJson(
        app,
        "POST",
        "/books",
        `{"title":"Momo","shelf":7,${member},"authors":[{"name":"Ende",${member}}]}`,
      );
      const pointer = name.replaceAll("~", "~0").replaceAll("/", "~1");
      expect(errorOf(answer).details).toHaveLength(2);
      expect(errorOf(answer).details).toEqual(
        expect.arrayContaining([
          { path: `/${pointer}`, message: expect.stringContaining(`${name} is not known here. `) },
          { path: `/authors/0/${pointer}`, message: `authors/0/${name} is not known here. Known are: name, born.` },
        ]),
      );
    };
    await fc.assert(fc.asyncProperty(names.filter(isNew), check), { numRuns: 200 });
  });

  it("is reported as unknown in a query", async () => {
    const check = async (name: string) => {
      const answer = await request(app, `/books/newest?${encodeURIComponent(name)}=1`);
      expect(errorOf(answer).details).toEqual([
        { path: name, message: `${name} is not a parameter of this operation. It has none in the query.` },
      ]);
    };
    await fc.assert(fc.asyncProperty(names, check), { numRuns: 200 });
  });

  it.each(["__proto__", ...Object.getOwnPropertyNames(Object.prototype)])(
    "is no required member that is there: %s",
    async (name) => {
      const { title, ...rest } = draft;
      const body = `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:{"title":"Momo"}}`;
      const answer = await sendJson(app, "POST", "/books", body);
      expect(errorOf(answer).details).toContainEqual({ path: "/title", message: "title is required." });
    },
  );
});

describe("a violation in the body", () => {
  it.each([
    ["1.0", "1 with a fraction, an exponent or a minus zero"],
    ["1e2", "100 with a fraction, an exponent or a minus zero"],
    ["-0", "0 with a fraction, an exponent or a minus zero"],
    ["9223372036854775808", "9223372036854775808, which is not from -9223372036854775808 to 9223372036854775807"],
  ])("names the spelling of an integer that is refused for it: %s", async (literal, found) => {
    const answer = await sendJson(
      app,
      "POST",
      "/books",
      `{"title":"Momo","authors":[{"name":"Ende"}],"shelf":${literal}}`,
    );
    expect(errorOf(answer).message).toBe(`shelf must be an int64 integer in plain digits, got ${found}.`);
  });

  it.each([
    [{ title: undefined }, "/title", "title is required."],
    [{ id: "7" }, "/id", "id must be left out: the library assigns it."],
    [{ title: 7 }, "/title", "title must be a string of 1 to 40 characters, got 7."],
    [{ title: "" }, "/title", 'title must be a string of 1 to 40 characters, got "".'],
    [
      { title: "x".repeat(41) },
      "/title",
      "title must be a string of 1 to 40 characters, got a string of 41 characters.",
    ],
    [{ title: "a\0" }, "/title", 'title must be a string that matches ^[^\\u0000\\ud800-\\udfff]*$, got "a\\u0000".'],
    [{ subtitle: 7 }, "/subtitle", "subtitle must be a string of at most 40 characters or null, got 7."],
    [{ shelf: 1.5 }, "/shelf", "shelf must be an int64 integer in plain digits, got 1.5."],
    [{ shelf: [7] }, "/shelf", "shelf must be an int64 integer in plain digits, got an array of 1 items."],
    [{ year: 1066 }, "/year", "year must be an integer from 1450 to 2100, got 1066."],
    [{ price: 0 }, "/price", "price must be a number of more than 0, got 0."],
    [{ price: 0.3 }, "/price", "price must be a multiple of 0.25, got 0.3."],
    [{ language: "fr" }, "/language", 'language must be one of de, en, got "fr".'],
    [{ publishedAt: "soon" }, "/publishedAt", 'publishedAt must be a string in the format date-time, got "soon".'],
    [
      { publishedAt: "2026-02-30T00:00:00Z" },
      "/publishedAt",
      'publishedAt must be a string in the format date-time, got "2026-02-30T00:00:00Z".',
    ],
    [{ authors: [] }, "/authors", "authors must be an array of 1 to 3 items, got an array of 0 items."],
    [
      { authors: [author, author] },
      "/authors",
      "authors must be an array without equal items, got an array of 2 items.",
    ],
    [{ authors: [null] }, "/authors/0", "authors/0 must be an object, got null."],
    [{ authors: [{ ...author, age: 1 }] }, "/authors/0/age", "authors/0/age is not known here. Known are: name, born."],
    [
      { authors: [{ ...author, born: "1929" }] },
      "/authors/0/born",
      'authors/0/born must be an integer from 1450 to 2100, got "1929".',
    ],
    [{ notes: { "a/b~c": 1 } }, "/notes/a~1b~0c", "notes/a/b~c must be a string, got 1."],
    [
      { chapters: [{ title: "1", sections: [{}] }] },
      "/chapters/0/sections/0/title",
      "chapters/0/sections/0/title is required.",
    ],
  ])("is named by its place and its rule: %j", async (change, path, message) => {
    expect(await detailsOf({ ...draft, ...change })).toEqual([{ path, message }]);
  });

  it("is one for each place, though it breaks several rules", async () => {
    expect(await detailsOf({ ...draft, price: -0.1 })).toHaveLength(1);
    expect(await detailsOf({ ...draft, "a~b/c": 1 })).toEqual([
      { path: "/a~0b~1c", message: "a~b/c is not known here. Leave it out." },
    ]);
  });

  it("names a member that no part of an allOf knows", async () => {
    expect(await detailsOf({ ...draft, colour: "red" })).toEqual([
      { path: "/colour", message: "colour is not known here. Leave it out." },
    ]);
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

  it("are one sentence where there is one", async () => {
    const error = errorOf(await request(app, `/books/${isbn}?page=1`));
    expect(error.message).toBe(error.details?.[0]?.message);
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
    const answer = await sendJson(app, "POST", "/books", body);
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(1200);
  });

  it.each([
    ["a parameter's name", `/books?${"x".repeat(long)}=1`],
    ["a parameter's value", `/books?limit=${"9".repeat(long)}`],
    ["what is no percent-encoding", `/books?%zz${"x".repeat(long)}=1`],
    ["a path", `/${"x".repeat(long)}`],
  ])("%s", async (_, path) => {
    const answer = await request(app, path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text.length).toBeLessThan(1200);
  });
});
