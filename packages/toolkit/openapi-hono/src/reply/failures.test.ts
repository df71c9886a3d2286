import { contract } from "@animal-store/codegen/test/generated/library/contract.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  authorizedHeaders,
  createLibraryApp,
  draft,
  isbn,
  jsonHeaders,
  type LibraryHandlers,
  parseError,
  request,
  sendJson,
} from "../../test/library-app.ts";
import type { Pipeline, PipelineRequest, RequestAttributes } from "../message.ts";

const failure = { code: "failure", message: "The service failed unexpectedly. Retry later.", status: 500 };
const failureCause = new Error("the shelf fell over");
const throwFailure = (): never => {
  throw failureCause;
};
const getInit = { method: "GET" };
const putInit = { method: "PUT", headers: jsonHeaders, body: JSON.stringify(draft) };

describe("a handler that fails", () => {
  beforeEach(() => {
    const logError = vi.spyOn(console, "error").mockReturnValue();
    return () => logError.mockRestore();
  });

  it.each<[how: string, handlers: Partial<LibraryHandlers>, path: string, init: RequestInit]>([
    ["throws", { listBooks: throwFailure }, "/books", getInit],
    ["rejects", { newestBook: async () => throwFailure() }, "/books/newest", getInit],
    ["throws after it read a body", { replaceBook: throwFailure }, `/books/${isbn}`, putInit],
    ["rejects after it read a body", { replaceBook: async () => throwFailure() }, `/books/${isbn}`, putInit],
  ])(
    "logs the error and responds with errorCodes.unexpected, unless onError returns another error: %s",
    async (_, handlers, path, init) => {
      expect(parseError(await request(createLibraryApp({ handlers }), path, init))).toEqual(failure);
      expect(vi.mocked(console.error).mock.calls).toEqual([[failureCause]]);

      const reported: unknown[] = [];
      const onError = (error: unknown, context: unknown) => void reported.push(error, context);
      const response = await request(createLibraryApp({ handlers, onError }), path, init);
      expect([parseError(response), response.headers.get("x-trace")]).toEqual([failure, "t1"]);
      expect(reported).toEqual([failureCause, { card: "Bearer card" }]);

      const errorReply = { code: "stocktaking", message: "Come back later.", headers: { "Retry-After": 7 } };
      const app = createLibraryApp({ handlers, onError: () => errorReply });
      const replaced = await request(app, path, init);
      expect(parseError(replaced)).toEqual({ code: "stocktaking", message: "Come back later.", status: 503 });
      expect(replaced.headers.get("retry-after")).toBe("7");
    },
  );

  it("renders an error object for each operation that it is returned for", async () => {
    const errorReply = { code: "stocktaking", message: "Come back later.", headers: { "Retry-After": 7 } };
    const app = createLibraryApp({
      handlers: { listBooks: throwFailure, newestBook: throwFailure },
      onError: () => errorReply,
      renderError: ({ code }, status, operation) => ({ code, status, message: operation?.id ?? "" }),
    });
    const messages = ["/books", "/books/newest", "/books"].map(
      async (path) => parseError(await request(app, path)).message,
    );
    expect(await Promise.all(messages)).toEqual(["listBooks", "newestBook", "listBooks"]);
  });

  // The check of the finished response does not know the operation. Alone, it would drop the headers of `admit`, and call `onError` without the context.
  it.each<[header: string, headers: Record<string, string>, message: string]>([
    ["the server sets", { "Transfer-Encoding": "chunked" }, "The server sets the header Transfer-Encoding. Omit it."],
    ["has a wrong length", { "Content-Length": "7" }, 'Content-Length is "7", but a 200 has 2 bytes. Omit it.'],
    ["keeps no connection", { Connection: "upgrade" }, "The header Connection is upgrade. Send close, or omit it."],
    ["has no valid name", { "a b": "1" }, '"a b" is not a valid header name. Use letters, digits and hyphens.'],
  ])("keeps the headers and the context of admit if its reply has a header that %s", async (_, headers, message) => {
    const listBooks = () => ({ status: 200, headers, body: "{}" }) as never;
    const reported: unknown[] = [];
    const onError = (error: unknown, context: unknown) => void reported.push((error as Error).message, context);
    const response = await request(
      createLibraryApp({ handlers: { listBooks }, onError, responseValidators: undefined }),
      "/books",
      getInit,
    );
    expect([parseError(response), response.headers.get("x-trace")]).toEqual([failure, "t1"]);
    expect(reported).toEqual([message, { card: "Bearer card" }]);
  });

  it("responds with errorCodes.unexpected if its reply cannot be serialized", async () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const listBooks: LibraryHandlers["listBooks"] = ({ reply }) => reply(200, cycle as never);
    const newestBook: LibraryHandlers["newestBook"] = async ({ reply }) => reply(200, cycle as never);
    const app = createLibraryApp({ handlers: { listBooks, newestBook } });
    for (const path of ["/books", "/books/newest"]) expect(parseError(await request(app, path))).toEqual(failure);
  });
});

it.each([
  ["without headers", { headers: null }],
  ["with a name of the server", { headers: { "Transfer-Encoding": "chunked", "Cache-Control": "public" } }],
  ["with an invalid value", { headers: { "X-A": "\n", "Cache-Control": "public" } }],
  ["with a wrong status", { status: 99 }],
])("reports a response of wrap %s to onError, and sends none of its headers", async (_, change) => {
  for (const toAwaitable of [(value: unknown) => value, (value: unknown) => Promise.resolve(value)]) {
    const reported: unknown[] = [];
    const wrap = (pipeline: Pipeline) => (each: PipelineRequest) =>
      toAwaitable({ ...(pipeline(each) as object), ...change }) as never;
    const app = createLibraryApp({
      wrap,
      onError: (error) => void reported.push(error),
      responseValidators: undefined,
    });
    const response = await request(app, "/books");
    expect([parseError(response), response.headers.get("cache-control")]).toEqual([failure, null]);
    expect(reported).toEqual([expect.any(Error)]);
  }
});

describe("replyError()", () => {
  it("responds with the status of the code and with headers", async () => {
    const listBooks: LibraryHandlers["listBooks"] = ({ replyError }) =>
      replyError("stocktaking", "We are counting.", { "Retry-After": 60 });
    const response = await request(createLibraryApp({ handlers: { listBooks } }), "/books");
    expect(parseError(response)).toEqual({ code: "stocktaking", message: "We are counting.", status: 503 });
    expect(response.headers.get("retry-after")).toBe("60");
  });

  it("responds with an error code of the operation", async () => {
    const message = "There is no book 9783522202108.";
    const missingBook = await request(createLibraryApp(), "/books/9783522202108");
    expect(parseError(missingBook)).toEqual({ code: "no_such_book", message, status: 404 });
    const duplicate = await sendJson(createLibraryApp(), "POST", "/books", JSON.stringify({ ...draft, title: "Momo" }));
    expect(parseError(duplicate).code).toBe("book_exists");
  });
});

it.each([
  ["a success", "GET", `/books/${isbn}`, { operation: "findBook" }],
  ["an error of a handler", "GET", "/books/9783522202108", { operation: "findBook", code: "no_such_book" }],
  ["invalid input", "POST", "/books", { operation: "addBook", code: "no_json" }],
  ["a request that is not admitted", "GET", "/books", { code: "no_card" }],
  ["an unknown path", "GET", "/nowhere", { code: "no_such_path" }],
  ["a wrong method", "DELETE", "/books", { code: "wrong_method" }],
])(
  "sets the operation and error code of %s in the request attributes",
  async (_, method, path, expected: RequestAttributes) => {
    const headers = expected.code === "no_card" ? {} : authorizedHeaders;
    const attributes: RequestAttributes = {};
    await createLibraryApp().request(contract.basePath + path, { method, headers }, { incoming: { attributes } });
    expect(attributes).toEqual(expected);
  },
);
