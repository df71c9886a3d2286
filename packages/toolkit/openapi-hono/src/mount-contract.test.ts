import { contract } from "@animal-store/codegen/test/generated/library/contract.ts";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import {
  authorizedHeaders,
  createLibraryApp,
  draft,
  isbn,
  jsonHeaders,
  momo,
  parseError,
  request,
} from "../test/library-app.ts";
import { FetchRequest } from "./mount-contract.ts";

const app = createLibraryApp();
const json = JSON.stringify(draft);

describe("mountContract", () => {
  const calls = [
    ["listBooks", "/books", {}, 200, [momo]],
    ["addBook", "/books", { method: "POST", body: json }, 201, { ...draft, id: momo.id }],
    ["newestBook", "/books/newest", {}, 200, momo],
    ["findBook", `/books/${isbn}`, {}, 200, momo],
    ["replaceBook", `/books/${isbn}`, { method: "PUT", body: json }, 200, { ...draft, id: momo.id }],
    ["renewLoan", `/books/${isbn}`, { method: "PATCH", body: '{"weeks":2}' }, 200, { ...momo, notes: { weeks: "2" } }],
    ["removeBook", `/books/${isbn}`, { method: "DELETE" }, 204, undefined],
    ["findCopy", `/shelves/-3/books/${isbn}/copies/2`, {}, 200, { shelfId: -3, isbn, copy: 2 }],
    ["openingHours", "/opening-hours", {}, 200, { monday: "09-18", sunday: null }],
  ] as const;
  it.each(calls)("serves %s", async (_, path, init: RequestInit, status, body) => {
    const headers = "body" in init ? jsonHeaders : {};
    const response = await request(app, path, { ...init, headers });
    expect([response.status, response.text]).toEqual([status, body === undefined ? "" : JSON.stringify(body)]);
    expect(response.headers.get("content-type")).toBe(body === undefined ? null : "application/json; charset=utf-8");
    expect(response.headers.get("x-trace")).toBe("t1");
  });

  it("rejects an undocumented method and lists the allowed ones", async () => {
    const allow = "DELETE, GET, HEAD, OPTIONS, PATCH, PUT";
    const response = await request(app, `/books/${isbn}`, { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    expect(parseError(response).message).toBe(`POST is not allowed on /library/v2/books/{isbn}. Use one of: ${allow}.`);
  });

  it("serves only paths below the base path, next to other routes", async () => {
    const parentApp = new Hono().get("/healthz", (c) => c.text("fine")).route("/", app);
    expect(await (await parentApp.request("/healthz")).text()).toBe("fine");
    for (const path of ["/books", "/library/v2x/books", "/library"]) {
      expect(await (await parentApp.request(path, { headers: authorizedHeaders })).text()).toBe("404 Not Found");
    }
    expect((await request(parentApp, "")).text).toContain("no_such_path");
    expect((await request(parentApp, "/books")).status).toBe(200);
  });

  it("responds synchronously if admit and the handler are synchronous", async () => {
    const url = new URL(contract.basePath, "http://library.example");
    const get = (path: string) => app.fetch(new Request(`${url}${path}`, { headers: authorizedHeaders }));
    expect(get("/books")).toBeInstanceOf(Response);
    expect(get("/books?limit=0")).toBeInstanceOf(Response);
    expect(get("/books/newest")).toBeInstanceOf(Promise);
    const asyncApp = createLibraryApp({
      admit: async () => ({ headers: { "X-Trace": "t1" }, context: { card: "1" } }),
    });
    expect((await asyncApp.fetch(new Request(`${url}/books`, { headers: authorizedHeaders }))).status).toBe(200);
  });

  it("passes the app's context and the operation to a handler", async () => {
    const received: unknown[] = [];
    const app = createLibraryApp({
      handlers: {
        removeBook: ({ context, operation, reply }) => {
          received.push(context, operation);
          return reply(204);
        },
      },
    });
    await request(app, `/books/${isbn}`, { method: "DELETE" });
    expect(received).toEqual([{ card: "Bearer card" }, contract.operations.removeBook]);
  });

  it("renders errors with the app's renderError", async () => {
    const renderError = ({ code }: { code: string }, status: number) => ({ code, message: "No.", status });
    const response = await request(createLibraryApp({ renderError }), "/nowhere");
    expect(response.text).toBe('{"code":"no_such_path","message":"No.","status":404}');
  });
});

const createRequest = (body?: BodyInit) =>
  new Request("http://library.example/", { method: "POST", ...(body && { body, duplex: "half" }) } as RequestInit);
const createRequestWithoutStream = (body: string) =>
  Object.defineProperty(createRequest(body), "body", { value: undefined });

it.each([
  ["from a stream", createRequest],
  ["without a stream", createRequestWithoutStream],
])("reads a body %s up to the limit", async (_, toRequest) => {
  const read = (limit: number) => new FetchRequest(toRequest("hello")).readBody(limit);
  for (const limit of [5, 6]) expect(new TextDecoder().decode(await read(limit))).toBe("hello");
  expect(await read(4)).toBeUndefined();
});

it("stops reading above the limit", async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) });
  expect(await new FetchRequest(createRequest(endless)).readBody(10_000)).toBeUndefined();
});

it("returns no bytes for a request without a body", async () => {
  expect(await new FetchRequest(createRequest()).readBody(0)).toEqual(new Uint8Array());
});
