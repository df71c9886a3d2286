import { describe, expect, it } from "vitest";
import {
  createLibraryApp,
  draft,
  isbn,
  jsonHeaders,
  type LibraryHandlers,
  type LibraryOptions,
  momo,
  parseError,
  request,
} from "../../test/library-app.ts";
import type { Reply } from "../index.ts";

type UntypedReply = (status: number, body?: unknown, headers?: object) => never;
type UntypedReplyError = (code: string, message: string) => never;
const toUntyped = (reply: unknown) => reply as UntypedReply;

/** Returns the response to an untyped reply of listBooks. */
async function respondWith(...args: Parameters<UntypedReply>) {
  return request(createLibraryApp({ handlers: { listBooks: ({ reply }) => toUntyped(reply)(...args) } }), "/books");
}
const toPrefix = (operation: string, status: number) =>
  `${operation} responded with ${status}, which breaks the contract: `;
const listBooksPrefix = toPrefix("listBooks", 200);

describe("an invalid response", () => {
  it.each([
    ["an undocumented status", [418, momo], `${toPrefix("listBooks", 418)}status 418 is not documented for listBooks`],
    ["the status of OPTIONS", [204], `${toPrefix("listBooks", 204)}status 204 is not documented for listBooks`],
    ["a wrong body", [200, momo], `${listBooksPrefix}body : The body must be an array, got an object.`],
    [
      "a rounded integer",
      [200, [{ ...momo, shelf: 2 ** 63 }]],
      `${listBooksPrefix}body /0/shelf: 0/shelf must be an int64 integer, got 9223372036854776000, which is not from -9223372036854775808 to 9223372036854775807.`,
    ],
    ["no body", [200], `${listBooksPrefix}the documented body is missing`],
    [
      "an undocumented media type",
      [200, [], { "Content-Type": "text/plain" }],
      `${listBooksPrefix}media type text/plain is not documented`,
    ],
    ["an undocumented header", [200, [], { "X-Shelf": 1 }], `${listBooksPrefix}header X-Shelf is not documented`],
    [
      "several violations",
      [200, 1, { "X-Shelf": 1, "X-Total": 0.5 }],
      `${listBooksPrefix}header X-Shelf is not documented; header /x-total: x-total must be an integer, got "0.5".; body : The body must be an array, got 1.`,
    ],
  ] as [string, Parameters<UntypedReply>, string][])(
    "is replaced with a 500 that contains the reason: %s",
    async (_what, reply, message) => {
      const response = await respondWith(...reply);
      expect(parseError(response)).toEqual({ code: "failure", message, status: 500 });
      expect(response.headers.get("x-trace")).toBe("t1");
    },
  );

  it.each<[what: string, options: Partial<LibraryOptions>, send: string, message: string]>([
    [
      "a missing required header",
      { handlers: { addBook: ({ reply }) => toUntyped(reply)(201, momo) } },
      "POST /books",
      `${toPrefix("addBook", 201)}header /location: location is required.`,
    ],
    [
      "a header that the app must provide",
      { admit: () => ({ headers: {} as { "X-Trace": string }, context: { card: "" } }) },
      "GET /books",
      `${listBooksPrefix}header /x-trace: x-trace is required.`,
    ],
    [
      "an undocumented body",
      { handlers: { removeBook: ({ reply }) => toUntyped(reply)(204, { gone: true }) } },
      `DELETE /books/${isbn}`,
      `${toPrefix("removeBook", 204)}a body is not documented`,
    ],
    [
      "an undocumented error code",
      {
        handlers: {
          newestBook: ({ replyError }) => (replyError as unknown as UntypedReplyError)("book_exists", "No."),
        },
      },
      "GET /books/newest",
      `${toPrefix("newestBook", 409)}status 409 is not documented for newestBook`,
    ],
    [
      "an error of the pipeline",
      {
        renderError: ({ code, message }, status) =>
          ({ code, message, status: status === 400 ? "400" : status }) as never,
      },
      "GET /books?floor=1",
      `${toPrefix("listBooks", 400)}body /status: status must be an integer, got "400".; the pipeline rejected the request: change the documented error, or renderError`,
    ],
    [
      "an undocumented response to a request that matches no operation",
      { admit: () => ({ headers: { "X-Trace": "t1" }, error: { code: "stocktaking", message: "Later." } }) },
      "GET /books",
      `${toPrefix("The app", 503)}status 503 is not documented for requests that match no operation`,
    ],
  ])("is replaced with a 500 that contains the reason: %s", async (_, options, send, message) => {
    const [method = "", path = ""] = send.split(" ");
    const init = method === "POST" ? { headers: jsonHeaders, body: JSON.stringify(draft) } : {};
    expect(parseError(await request(createLibraryApp(options), path, { method, ...init })).message).toBe(message);
  });
});

describe("a response", () => {
  it("is not validated without response validators", async () => {
    const listBooks: LibraryHandlers["listBooks"] = ({ reply }) => toUntyped(reply)(418, "tea", { "X-Shelf": 1 });
    const response = await request(
      createLibraryApp({ responseValidators: undefined, handlers: { listBooks } }),
      "/books",
    );
    expect([response.status, response.text, response.headers.get("x-shelf")]).toEqual([418, '"tea"', "1"]);
  });

  it("may have unknown members if its schema allows them", async () => {
    expect((await respondWith(200, [{ ...momo, colour: "red" }])).status).toBe(200);
  });

  it("is serialized once if a handler returns it twice", async () => {
    let count = 0;
    let cached: Reply<"listBooks"> | undefined;
    const listBooks: LibraryHandlers["listBooks"] = ({ reply }) => {
      cached ??= reply(200, { toJSON: () => [momo, count++].slice(0, 1) } as never);
      return cached;
    };
    const app = createLibraryApp({ handlers: { listBooks } });
    const texts = [await request(app, "/books"), await request(app, "/books")].map(({ text }) => text);
    expect({ texts, count }).toEqual({ texts: [JSON.stringify([momo]), JSON.stringify([momo])], count: 1 });
  });

  it("has no header whose value is undefined", async () => {
    const { status, headers } = await respondWith(200, [], { "X-Total": undefined });
    expect({ status, hasTotal: headers.has("x-total") }).toEqual({ status: 200, hasTotal: false });
  });
});
