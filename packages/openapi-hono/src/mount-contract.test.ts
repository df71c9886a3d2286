import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { compareOutputs, generate } from "@animal-store/codegen";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { contract } from "../test/generated/contract.ts";
import { createLibraryApp, draft, isbn, momo } from "../test/library-app.ts";
import { jsonHeaders, readerHeaders, request } from "../test/request.ts";
import { FetchRequest } from "./mount-contract.ts";

const app = createLibraryApp();
const json = JSON.stringify(draft);

describe("the contract that these tests serve", () => {
  it("is what codegen writes for its document", async () => {
    const document = createRequire(import.meta.url).resolve("@animal-store/codegen/test/library.yaml");
    const folder = fileURLToPath(new URL("../test/generated", import.meta.url));
    expect(compareOutputs(folder, await generate(document))).toEqual([]);
  });
});

describe("mountContract", () => {
  it.each([
    ["listBooks", "/books", {}, 200, [momo]],
    ["addBook", "/books", { method: "POST", body: json }, 201, { ...draft, id: momo.id }],
    ["newestBook", "/books/newest", {}, 200, momo],
    ["findBook", `/books/${isbn}`, {}, 200, momo],
    ["replaceBook", `/books/${isbn}`, { method: "PUT", body: json }, 200, { ...draft, id: momo.id }],
    ["renewLoan", `/books/${isbn}`, { method: "PATCH", body: '{"weeks":2}' }, 200, { ...momo, notes: { weeks: "2" } }],
    ["removeBook", `/books/${isbn}`, { method: "DELETE" }, 204, undefined],
    ["findCopy", `/shelves/-3/books/${isbn}/copies/2`, {}, 200, { shelfId: -3, isbn, copy: 2 }],
    ["openingHours", "/opening-hours", {}, 200, { monday: "09-18", sunday: null }],
  ])("answers %s", async (id, path, init: RequestInit, status, body) => {
    const headers = "body" in init ? jsonHeaders : {};
    const answer = await request(app, path, { ...init, headers });
    expect({ ...answer, headers: undefined }).toEqual({
      status,
      text: body === undefined ? "" : JSON.stringify(body),
      headers: undefined,
    });
    expect(answer.headers.get("content-type")).toBe(body === undefined ? null : "application/json; charset=utf-8");
    expect(answer.headers.get("x-trace")).toBe("t1");
    expect(contract.operations).toHaveProperty(id);
  });

  it("is tried on every operation of the contract", () => {
    expect(Object.keys(contract.operations)).toHaveLength(9);
  });

  it("serves under the base path only, and beside other routes", async () => {
    const whole = new Hono().get("/healthz", (c) => c.text("fine")).route("/", app);
    expect(await (await whole.request("/healthz")).text()).toBe("fine");
    for (const elsewhere of ["/books", "/library/v2x/books", "/library"]) {
      expect(await (await whole.request(elsewhere, { headers: readerHeaders })).text()).toBe("404 Not Found");
    }
    expect((await request(whole, "")).text).toContain("no_such_path");
    expect((await request(whole, "/books")).status).toBe(200);
  });

  it("serves a contract without base path at the root", async () => {
    const rootApp = createLibraryApp({ contract: { ...contract, basePath: "" } as unknown as typeof contract });
    expect((await rootApp.request("/books/newest", { headers: readerHeaders })).status).toBe(200);
    expect((await rootApp.request("/", { headers: readerHeaders })).status).toBe(404);
  });

  it("answers at once, without a promise, where admission and handler do", async () => {
    const url = new URL(contract.basePath, "http://library.example");
    const get = (path: string) => app.fetch(new Request(`${url}${path}`, { headers: readerHeaders }));
    expect(get("/books")).toBeInstanceOf(Response);
    expect(get("/books?limit=0")).toBeInstanceOf(Response);
    expect(get("/books/newest")).toBeInstanceOf(Promise);
    const isAsync = createLibraryApp({ admit: async () => ({ headers: { "X-Trace": "t1" }, context: { card: "1" } }) });
    expect((await isAsync.fetch(new Request(`${url}/books`, { headers: readerHeaders }))).status).toBe(200);
  });

  it("gives a handler the app's context and the operation", async () => {
    const seen: unknown[] = [];
    const listening = createLibraryApp({
      handlers: {
        removeBook: ({ context, operation, reply }) => {
          seen.push(context, operation);
          return reply(204);
        },
      },
    });
    await request(listening, `/books/${isbn}`, { method: "DELETE" });
    expect(seen).toEqual([{ card: "Bearer card" }, contract.operations.removeBook]);
  });

  it("renders errors as the app wants them", async () => {
    const renderError = ({ code }: { code: string }, status: number) => ({ code, message: "No.", status });
    const answer = await request(createLibraryApp({ renderError }), "/nowhere");
    expect(answer.text).toBe('{"code":"no_such_path","message":"No.","status":404}');
  });
});

const text = "hello";
const send = () => new Request("http://here/", { method: "POST", body: text });

function withoutStream(): Request {
  const request = send();
  Object.defineProperty(request, "body", { value: undefined });
  return request;
}

describe.each([
  ["as a stream", send],
  ["as a whole, as where bodies are no streams", withoutStream],
])("A body that comes %s", (_, request) => {
  it.each([text.length, text.length + 1])("is read within a limit of %i bytes", async (limit) => {
    const body = await new FetchRequest(request()).readBody(limit);
    expect(new TextDecoder().decode(body)).toBe(text);
  });

  it("is not given beyond the limit", async () => {
    expect(await new FetchRequest(request()).readBody(text.length - 1)).toBeUndefined();
  });
});

it("A request without a body has an empty one", async () => {
  expect(await new FetchRequest(new Request("http://here/")).readBody(0)).toEqual(new Uint8Array());
});
