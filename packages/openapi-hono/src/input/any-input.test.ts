import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLibraryApp, draft, isbn } from "../../test/library-app.ts";
import { errorOf, jsonHeaders, request } from "../../test/request.ts";

const app = createLibraryApp();
const seeded = { seed: 20_301_205, numRuns: 400 };
const documented = [200, 201, 400, 404, 409, 413, 415];

function expectDocumented(answer: { status: number; text: string }): void {
  expect(documented, answer.text).toContain(answer.status);
  if (answer.status >= 400) errorOf(answer as Parameters<typeof errorOf>[0]);
}
const anyJson = fc.json({ maxDepth: 6, stringUnit: "binary" });
/** A draft with a few members of any value, so that validation is passed as often as not. */
const anyDraft = fc
  .dictionary(
    fc.constantFrom("title", "shelf", "stock", "loans", "authors", "cover", "notes", "__proto__", "x"),
    fc.jsonValue(),
  )
  .map((members) => JSON.stringify({ ...draft, ...members }));
const brokenJson = fc
  .tuple(anyDraft, fc.nat(), fc.string({ unit: "binary", maxLength: 3 }))
  .map(([text, at, piece]) => text.slice(0, at % text.length) + piece + text.slice(at % text.length));
const queryName = fc.constantFrom("tag", "year", "limit", "lent", "shelf", "price[max]");
const anyQuery = fc.oneof(
  fc.webQueryParameters(),
  fc.string({ unit: fc.constantFrom(..."&=%+[]lmt1-.e tagyear\u0000é") }),
  fc.array(fc.tuple(queryName, fc.string({ unit: "binary" }))).map((pairs) => new URLSearchParams(pairs).toString()),
);

describe("any input is answered as the contract says, never as a failure", () => {
  it("any bytes as a body of any media type", async () => {
    const types = ["application/json", "application/json; charset=utf-8", "text/plain", "application/json; charset=x"];
    const body = fc.oneof(anyJson, anyDraft, brokenJson, fc.uint8Array({ maxLength: 6000 }));
    const exchange = fc.asyncProperty(body, fc.constantFrom(...types), async (body, type) => {
      const headers = { ...jsonHeaders, "Content-Type": type };
      expectDocumented(await request(app, "/books", { method: "POST", headers, body }));
    });
    await fc.assert(exchange, seeded);
  });

  it("any query", async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) =>
        expectDocumented(await request(app, `/books?${query.replaceAll("#", "")}`)),
      ),
      seeded,
    );
  });

  it("any path segment", async () => {
    const path = fc.oneof(
      fc.string({ unit: "binary" }).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.webSegment(),
      fc.string({ unit: fc.constantFrom(..."%cf8a9~") }),
      fc.constant(isbn),
    );
    await fc.assert(
      fc.asyncProperty(path, path, async (one, other) =>
        expectDocumented(await request(app, `/shelves/${one}/books/${isbn}/copies/${other}`)),
      ),
      seeded,
    );
  });
});
