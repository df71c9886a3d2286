import { describe, expect, it } from "vitest";
import { createLibraryApp, type LibraryHandlers } from "../../test/library-app.ts";
import { errorOf, request } from "../../test/request.ts";

const links =
  '<https://library.example/changes>; rel="deprecation"; type="text/html", </library/v2/books/newest>; rel="successor-version"';

describe("a deprecated operation", () => {
  it("says since when, until when, and what to use instead", async () => {
    const { headers } = await request(createLibraryApp(), "/opening-hours");
    expect([headers.get("deprecation"), headers.get("sunset"), headers.get("link")]).toEqual([
      "@1767225600",
      "Wed, 30 Jun 2027 00:00:00 GMT",
      links,
    ]);
  });

  it("says nothing on an answer that documents nothing of it", async () => {
    const answer = await request(createLibraryApp(), "/opening-hours?day=1");
    expect(errorOf(answer).code).toBe("broken_rule");
    expect([answer.headers.has("deprecation"), answer.headers.has("sunset"), answer.headers.has("link")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("keeps a handler's own links beside its own", async () => {
    const openingHours: LibraryHandlers["openingHours"] = ({ reply }) =>
      (reply as unknown as (status: number, body: object, headers: object) => never)(
        200,
        {},
        { Link: '</x>; rel="next"' },
      );
    const { headers } = await request(createLibraryApp({ handlers: { openingHours } }), "/opening-hours");
    expect(headers.get("link")).toBe(`${links}, </x>; rel="next"`);
  });
});

describe("an operation that is not deprecated", () => {
  it("has no lifecycle headers", async () => {
    const { headers } = await request(createLibraryApp(), "/books");
    expect([headers.has("deprecation"), headers.has("sunset"), headers.has("link")]).toEqual([false, false, false]);
  });
});
