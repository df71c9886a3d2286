import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createLibraryApp,
  draft,
  isbn,
  jsonHeaders,
  parseError,
  type ReceivedResponse,
  request,
  sendJson,
} from "../../test/library-app.ts";
import { orderMembers } from "./read-input.ts";

const app = createLibraryApp();
const documentedStatuses = [200, 201, 400, 404, 409, 413, 415];

async function expectDocumented<Input>(inputs: fc.Arbitrary<Input>, send: (input: Input) => Promise<ReceivedResponse>) {
  const property = fc.asyncProperty(inputs, async (input) => {
    const response = await send(input);
    expect(documentedStatuses, response.text).toContain(response.status);
    if (response.status >= 400) parseError(response);
  });
  await fc.assert(property, { seed: 20_301_205, numRuns: 400 });
}

describe("the app", () => {
  it("returns a documented response to any body of any media type", async () => {
    // Few members change, so about half of the drafts are valid.
    const names = ["title", "shelf", "stock", "loans", "authors", "cover", "notes", "__proto__", "x"];
    const anyDraft = fc
      .dictionary(fc.constantFrom(...names), fc.jsonValue())
      .map((members) => JSON.stringify({ ...draft, ...members }));
    const mutatedJson = fc
      .tuple(anyDraft, fc.nat(), fc.string({ unit: "binary", maxLength: 3 }))
      .map(
        ([text, position, insertion]) =>
          text.slice(0, position % text.length) + insertion + text.slice(position % text.length),
      );
    const anyJson = fc.json({ maxDepth: 6, stringUnit: "binary" });
    const body = fc.oneof(anyJson, anyDraft, mutatedJson, fc.uint8Array({ maxLength: 6000 }));
    const type = fc.constantFrom("application/json", "application/json; charset=x", "text/plain");
    await expectDocumented(fc.tuple(body, type), ([body, type]) =>
      request(app, "/books", { method: "POST", headers: { ...jsonHeaders, "Content-Type": type }, body }),
    );
  });

  it("returns a documented response to any query", async () => {
    const name = fc.constantFrom("tag", "year", "limit", "lent", "shelf", "price[max]");
    const pairs = fc.array(fc.tuple(name, fc.string({ unit: "binary" })));
    const query = fc.oneof(
      fc.webQueryParameters(),
      fc.string({ unit: fc.constantFrom(..."&=%+[]lmt1-.e tagyear\u0000é") }),
      pairs.map((entries) => new URLSearchParams(entries).toString()),
    );
    await expectDocumented(query, (text) => request(app, `/books?${text.replaceAll("#", "")}`));
  });

  it("returns a documented response to any path segment", async () => {
    const segment = fc.oneof(
      fc.string({ unit: "binary" }).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.webSegment(),
      fc.string({ unit: fc.constantFrom(..."%cf8a9~") }),
      fc.constant(isbn),
    );
    await expectDocumented(fc.tuple(segment, segment), ([shelfId, copy]) =>
      request(app, `/shelves/${shelfId}/books/${isbn}/copies/${copy}`),
    );
  });
});

describe("orderMembers", () => {
  it("sorts the members of a body as in the contract", async () => {
    const received: string[][] = [];
    const app = createLibraryApp({
      handlers: {
        replaceBook: ({ body, reply }) => {
          received.push(Object.keys(body));
          return reply(200, { ...body, id: "0a7cf2a4-6a3f-4a57-9a6c-3d5f2f6f0c11" });
        },
      },
    });
    const members = Object.entries({ ...draft, subtitle: "Eine Geschichte" });
    for (const order of [members, members.toReversed()])
      await sendJson(app, "PUT", `/books/${isbn}`, JSON.stringify(Object.fromEntries(order)));
    expect(received).toEqual(Array(2).fill(["title", "subtitle", "shelf", "authors"]));
  });

  it("retains all members, for any names", () => {
    const name = fc.oneof(fc.constantFrom("__proto__", "constructor", "toString", "7", "a"), fc.string());
    const property = fc.property(fc.array(fc.tuple(name, fc.integer())), fc.uniqueArray(name), (entries, order) => {
      const value = Object.fromEntries(entries);
      expect(orderMembers(value, order)).toEqual(value);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it("returns the same object if it is in order", () => {
    const value = { a: 1, c: 2, other: 3 };
    expect(orderMembers(value, ["a", "b", "c"])).toBe(value);
  });

  it("sorts 60,000 unknown members in linear time", { timeout: 5000 }, () => {
    const names = Array.from({ length: 60_000 }, (_, index) => `unknown ${index}`);
    const value = Object.fromEntries([...names, "a"].map((name) => [name, 0]));
    expect(Object.keys(orderMembers(value, ["a"]) as object)).toEqual(["a", ...names]);
  });
});
