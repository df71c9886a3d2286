import { describe, expect, it } from "vitest";
import { createLibraryApp, draft, isbn } from "../../test/library-app.ts";
import { errorOf, request, sendJson } from "../../test/request.ts";

const app = createLibraryApp();
const withMember = (name: string, literal: string) =>
  JSON.stringify(draft).replace(/"shelf":7/, `"shelf":7,"${name}":${literal}`);
const withShelf = (literal: string) => JSON.stringify(draft).replace('"shelf":7', `"shelf":${literal}`);

const int64s = ["0", "-1", "-9007199254740993", "9223372036854775807", "-9223372036854775808"];
const beyond = ["9223372036854775808", "-9223372036854775809", "1e400", "100000000000000000000000000000"];
const otherForms = ["1e2", "1.0", "-0", "0.5", '"7"', "null"];

describe("an int64", () => {
  it.each(int64s)("comes in and goes out digit for digit: %s", async (literal) => {
    expect((await sendJson(app, "POST", "/books", withShelf(literal))).text).toContain(`"shelf":${literal},`);
    const copy = await request(app, `/shelves/${literal}/books/${isbn}/copies/1`);
    expect(copy.text).toBe(`{"shelfId":${literal},"isbn":"${isbn}","copy":1}`);
    expect((await request(app, `/books?shelf=${literal}`)).status).toBe(200);
  });

  it.each([...beyond, ...otherForms])("of another form or range is refused: %s", async (literal) => {
    const { details } = errorOf(await sendJson(app, "POST", "/books", withShelf(literal)));
    expect(details).toEqual([
      { path: "/shelf", message: expect.stringMatching(/^shelf must be an int64 integer in plain digits, got /) },
    ]);
    expect(errorOf(await request(app, `/books?shelf=${encodeURIComponent(literal)}`)).details?.[0]?.path).toBe("shelf");
    expect((await request(app, `/shelves/${encodeURIComponent(literal)}/books/${isbn}/copies/1`)).status).toBe(400);
  });

  it("with bounds is a number within them, and refused outside", async () => {
    for (const literal of ["0", "9007199254740991"])
      expect((await sendJson(app, "POST", "/books", withMember("stock", literal))).text).toContain(
        `"stock":${literal}`,
      );
    for (const literal of ["-1", "9007199254740992"]) {
      const { details } = errorOf(await sendJson(app, "POST", "/books", withMember("stock", literal)));
      const message = `stock must be an integer from 0 to 9007199254740991, got ${literal}.`;
      expect(details).toEqual([{ path: "/stock", message }]);
    }
  });
});

describe("a number", () => {
  it.each(["0.25", "1e2", "1.0", "1e3"])("may be written as JSON allows: %s", async (literal) => {
    const answer = await sendJson(app, "POST", "/books", withMember("price", literal));
    expect(JSON.parse(answer.text).price).toBe(Number(literal));
  });

  it("in plain digits that no number holds is refused, never rounded", async () => {
    const { details } = errorOf(await sendJson(app, "POST", "/books", withMember("price", "12345678901234567890")));
    expect(details).toEqual([
      { path: "/price", message: "price must be a number of more than 0, got 12345678901234567890." },
    ]);
  });
});
