import { describe, expect, it } from "vitest";
import { createLibraryApp, draft, isbn, type LibraryHandlers, momo } from "../../test/library-app.ts";
import { errorOf, request, sendJson } from "../../test/request.ts";
import type { Reply } from "../index.ts";

type LooseReply = (status: number, body?: unknown, headers?: object) => never;

/** The answer where a handler of listBooks forgets its types. */
async function answerOf(...[status, body, headers]: Parameters<LooseReply>) {
  const app = createLibraryApp({
    handlers: { listBooks: ({ reply }) => (reply as unknown as LooseReply)(status, body, headers) },
  });
  return request(app, "/books");
}
const breaks = (operation: string, status: number) => `${operation} answered ${status}, which breaks the contract: `;
const listBooksBreaks = breaks("listBooks", 200);

describe("an answer that breaks the contract is a loud failure", () => {
  it.each([
    ["an undocumented status", [418, momo], `${breaks("listBooks", 418)}status 418 is not documented for listBooks`],
    ["the status of OPTIONS", [204], `${breaks("listBooks", 204)}status 204 is not documented for listBooks`],
    ["a wrong body", [200, momo], `${listBooksBreaks}body : The body must be an array, got an object.`],
    [
      "a rounded integer",
      [200, [{ ...momo, shelf: 2 ** 63 }]],
      `${listBooksBreaks}body /0/shelf: 0/shelf must be an int64 integer in plain digits, got 9223372036854776000, which is not from -9223372036854775808 to 9223372036854775807.`,
    ],
    ["no body", [200], `${listBooksBreaks}the documented body is missing`],
    ["an undocumented header", [200, [], { "X-Shelf": 1 }], `${listBooksBreaks}header X-Shelf is not documented`],
    [
      "several at once",
      [200, 1, { "X-Shelf": 1, "X-Total": 0.5 }],
      `${listBooksBreaks}header X-Shelf is not documented; header /x-total: x-total must be an integer, got 0.5.; body : The body must be an array, got 1.`,
    ],
  ] as [string, Parameters<LooseReply>, string][])("for %s", async (_what, reply, message) => {
    const answer = await answerOf(...reply);
    expect(errorOf(answer)).toEqual({ code: "failure", message, status: 500 });
    expect(answer.headers.get("x-trace")).toBe("t1");
  });

  it("for a missing required header", async () => {
    const addBook: LibraryHandlers["addBook"] = ({ reply }) => (reply as unknown as LooseReply)(201, momo);
    const answer = await sendJson(createLibraryApp({ handlers: { addBook } }), "POST", "/books", JSON.stringify(draft));
    expect(errorOf(answer).message).toBe(`${breaks("addBook", 201)}header /location: location is required.`);
  });

  it("for a header that the app promised to provide", async () => {
    const app = createLibraryApp({ admit: () => ({ headers: {} as { "X-Trace": string }, context: { card: "" } }) });
    expect(errorOf(await request(app, "/books")).message).toBe(
      `${listBooksBreaks}header /x-trace: x-trace is required.`,
    );
  });

  it("for a body that is not documented", async () => {
    const removeBook: LibraryHandlers["removeBook"] = ({ reply }) =>
      (reply as unknown as LooseReply)(204, { gone: true });
    const answer = await request(createLibraryApp({ handlers: { removeBook } }), `/books/${isbn}`, {
      method: "DELETE",
    });
    expect(errorOf(answer).message).toContain(`${breaks("removeBook", 204)}a body is not documented`);
  });

  it("for a refusal that the operation does not document", async () => {
    const newestBook: LibraryHandlers["newestBook"] = ({ refuse }) =>
      (refuse as unknown as (code: string, message: string) => never)("book_exists", "No.");
    expect(errorOf(await request(createLibraryApp({ handlers: { newestBook } }), "/books/newest")).message).toBe(
      "newestBook answered 409, which breaks the contract: status 409 is not documented for newestBook",
    );
  });

  it("for an undocumented answer outside the operations", async () => {
    const refusal = { code: "stocktaking", message: "Later." };
    const app = createLibraryApp({ admit: () => ({ headers: { "X-Trace": "t1" }, refusal }) });
    expect(errorOf(await request(app, "/books")).message).toBe(
      "An answer outside the operations answered 503, which breaks the contract: status 503 is not documented for requests outside the operations",
    );
  });
});

describe("an answer", () => {
  it("is not checked, and sent as it is, without validators of answers", async () => {
    const handlers: Partial<LibraryHandlers> = {
      listBooks: ({ reply }) => (reply as unknown as LooseReply)(418, "tea", { "X-Shelf": 1 }),
    };
    const answer = await request(createLibraryApp({ answers: undefined, handlers }), "/books");
    expect([answer.status, answer.text, answer.headers.get("x-shelf")]).toEqual([418, '"tea"', "1"]);
  });

  it("may have more members than the contract names, as long as its schema is open", async () => {
    expect((await answerOf(200, [{ ...momo, colour: "red" }])).status).toBe(200);
  });

  it("that a handler keeps and gives again is written once", async () => {
    let count = 0;
    let kept: Reply<"listBooks"> | undefined;
    const listBooks: LibraryHandlers["listBooks"] = ({ reply }) => {
      kept ??= reply(200, { toJSON: () => [momo, count++].slice(0, 1) } as never);
      return kept;
    };
    const app = createLibraryApp({ handlers: { listBooks } });
    const texts = [await request(app, "/books"), await request(app, "/books")].map(({ text }) => text);
    expect({ texts, count }).toEqual({ texts: [JSON.stringify([momo]), JSON.stringify([momo])], count: 1 });
  });

  it("leaves out a header whose value is undefined", async () => {
    const { status, headers } = await answerOf(200, [], { "X-Total": undefined });
    expect({ status, hasTotal: headers.has("x-total") }).toEqual({ status: 200, hasTotal: false });
  });
});
