import { describe, expect, it } from "vitest";
import { contract } from "../../test/generated/contract.ts";
import { createLibraryApp, draft, isbn, type LibraryHandlers } from "../../test/library-app.ts";
import { errorOf, readerHeaders, request, sendJson } from "../../test/request.ts";
import type { Findings } from "../message.ts";

const failure = { code: "failure", message: "The service failed unexpectedly. Retry later.", status: 500 };
const broken = new Error("the shelf fell over");

/** Handlers that fail in each way that a handler can. */
const failing: [how: string, handlers: Partial<LibraryHandlers>, ask: [method: string, path: string, body?: string]][] =
  [
    ["throws", { listBooks: () => raise() }, ["GET", "/books"]],
    ["rejects", { newestBook: async () => raise() }, ["GET", "/books/newest"]],
    ["throws after a body", { addBook: () => raise() }, ["POST", "/books", JSON.stringify(draft)]],
    ["rejects after a body", { replaceBook: async () => raise() }, ["PUT", `/books/${isbn}`, JSON.stringify(draft)]],
  ];
function raise(): never {
  throw broken;
}
function ask(app: ReturnType<typeof createLibraryApp>, [method, path, body]: [string, string, string?]) {
  return body ? sendJson(app, method, path, body) : request(app, path, { method });
}

describe("a handler that fails", () => {
  it.each(failing)(
    "is answered as unexpected and told to onError with its context: %s",
    async (_how, handlers, asked) => {
      const heard: unknown[] = [];
      const app = createLibraryApp({ handlers, onError: (error, context) => void heard.push(error, context) });
      const answer = await ask(app, asked);
      expect(errorOf(answer)).toEqual(failure);
      expect(answer.headers.get("x-trace")).toBe("t1");
      expect(heard).toEqual([broken, { card: "Bearer card" }]);
      expect(errorOf(await ask(createLibraryApp({ handlers }), asked))).toEqual(failure);
    },
  );

  it.each(failing.slice(0, 2))("is answered as onError wants it: %s", async (_how, handlers, asked) => {
    const onError = () => ({ code: "stocktaking", message: "Come back later.", headers: { "Retry-After": 7 } });
    const app = createLibraryApp({ handlers, onError, answers: undefined });
    const answer = await ask(app, asked);
    expect(errorOf(answer)).toEqual({ code: "stocktaking", message: "Come back later.", status: 503 });
    expect(answer.headers.get("retry-after")).toBe("7");
  });

  it("by an answer that cannot be written is answered as unexpected too", async () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const sync: LibraryHandlers["listBooks"] = ({ reply }) => reply(200, cycle as never);
    const later: LibraryHandlers["newestBook"] = async ({ reply }) => reply(200, cycle as never);
    const app = createLibraryApp({ handlers: { listBooks: sync, newestBook: later } });
    expect(errorOf(await request(app, "/books"))).toEqual(failure);
    expect(errorOf(await request(app, "/books/newest"))).toEqual(failure);
  });
});

describe("refuse()", () => {
  it("answers the code's own status, with the headers of that answer", async () => {
    const listBooks: LibraryHandlers["listBooks"] = ({ refuse }) =>
      refuse("stocktaking", "We are counting.", { "Retry-After": 60 });
    const answer = await request(createLibraryApp({ handlers: { listBooks } }), "/books");
    expect(errorOf(answer)).toEqual({ code: "stocktaking", message: "We are counting.", status: 503 });
    expect(answer.headers.get("retry-after")).toBe("60");
  });

  it("answers a code of the handler, after the input was found valid", async () => {
    expect(errorOf(await request(createLibraryApp(), "/books/9783522202108"))).toEqual({
      code: "no_such_book",
      message: "There is no book 9783522202108.",
      status: 404,
    });
    const again = await sendJson(createLibraryApp(), "POST", "/books", JSON.stringify({ ...draft, title: "Momo" }));
    expect(errorOf(again).code).toBe("book_exists");
  });
});

it.each([
  ["an answer", "GET", `/books/${isbn}`, { operation: "findBook" }],
  ["what a handler refuses", "GET", "/books/9783522202108", { operation: "findBook", code: "no_such_book" }],
  ["refused input", "POST", "/books", { operation: "addBook", code: "wrong_media_type" }],
  ["what was not admitted", "GET", "/books", { code: "no_card" }],
  ["no resource", "GET", "/nowhere", { code: "no_such_path" }],
  ["a wrong method", "DELETE", "/books", { code: "wrong_method" }],
])("whoever watches finds operation and error code of %s", async (_, method, path, found: Findings) => {
  const headers = found.code === "no_card" ? {} : readerHeaders;
  const findings: Findings = {};
  await createLibraryApp().request(contract.basePath + path, { method, headers }, { incoming: { findings } });
  expect(findings).toEqual(found);
});
