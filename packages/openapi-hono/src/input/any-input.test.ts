import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLibraryApp, draft, isbn } from "../../test/library-app.ts";
import { errorOf, jsonHeaders, request, sendJson } from "../../test/request.ts";
import { send, serve } from "../../test/serve.ts";

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
const anyQuery = fc.oneof(
  fc.webQueryParameters(),
  fc.string({ unit: fc.constantFrom(..."&=%+[]lmt1-.e tagyear\u0000é") }),
  fc
    .array(
      fc.tuple(fc.constantFrom("tag", "year", "limit", "lent", "shelf", "price[max]"), fc.string({ unit: "binary" })),
    )
    .map((pairs) => new URLSearchParams(pairs).toString()),
);

describe("any input is answered as the contract says, never as a failure", () => {
  it("any JSON as a body", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, anyDraft, brokenJson), async (text) =>
        expectDocumented(await sendJson(app, "POST", "/books", text)),
      ),
      seeded,
    );
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

  it("any bytes, query and media type over HTTP", async () => {
    const port = await serve(app);
    const type = fc.constantFrom(
      "application/json",
      "application/json; charset=utf-8",
      "text/plain",
      "application/json; charset=x",
    );
    const body = fc.oneof(fc.uint8Array({ maxLength: 6000 }), anyDraft, brokenJson);
    const exchange = fc.asyncProperty(body, fc.webQueryParameters(), type, async (body, query, type) => {
      expectDocumented(
        await send(port, {
          method: "POST",
          path: `/books?${query}`,
          headers: { ...jsonHeaders, "Content-Type": type },
          body,
        }),
      );
    });
    await fc.assert(exchange, { ...seeded, numRuns: 200 });
  }, 60_000);
});
