import { describe, expect, it } from "vitest";
import { createLibraryApp, isbn, momo } from "../../test/library-app.ts";
import { send, serve } from "../../test/serve.ts";

const app = createLibraryApp();
const noCard = { Authorization: "" };

describe("over HTTP, a request", () => {
  it.each([
    ["GET", "/books"],
    ["GET", "/nowhere"],
    ["PUT", "/books"],
    ["POST", "/books"],
    ["OPTIONS", "/books"],
    ["HEAD", "/books/newest"],
    ["TRACE", "/books"],
  ])("that is not admitted is refused before it is routed: %s %s", async (method, path) => {
    const answer = await send(await serve(app), {
      method,
      path,
      headers: noCard,
      ...(method === "POST" && { body: "{" }),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers).toMatchObject({ "www-authenticate": "Bearer", "x-trace": "t1" });
    expect(answer.text).toBe(method === "HEAD" ? "" : '{"code":"no_card","message":"Show a card.","status":401}');
  });

  it("of an operation that asks for no card is answered without one", async () => {
    expect((await send(await serve(app), { path: "/opening-hours", headers: noCard })).status).toBe(200);
  });

  it.each(["/nowhere", "/books/", "/books/newest/", "//books", "", "/", "/books/1/2", "/%62ooks"])(
    "to %j, which the contract has not, is a 404",
    async (path) => {
      const answer = await send(await serve(app), { path });
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({
        code: "no_such_path",
        message: `There is no resource at /library/v2${path}. Look into the API's description for the paths that exist.`,
        status: 404,
      });
    },
  );

  it.each([
    ["PUT", "/books", "GET, HEAD, OPTIONS, POST"],
    ["HEAD", `/books/${isbn}/`.slice(0, -1), undefined],
    ["DELETE", "/books/newest", "GET, HEAD, OPTIONS"],
    ["POST", `/books/${isbn}`, "DELETE, GET, HEAD, OPTIONS, PATCH, PUT"],
    ["TRACE", "/books", "GET, HEAD, OPTIONS, POST"],
    ["PROPFIND", "/books", "GET, HEAD, OPTIONS, POST"],
  ])("%s %s is a 405 with Allow where the resource has no such method", async (method, path, allow) => {
    const answer = await send(await serve(app), { method, path });
    expect(answer.status).toBe(allow ? 405 : 200);
    expect(answer.headers.allow).toBe(allow);
    if (allow)
      expect(JSON.parse(answer.text).message).toMatch(
        new RegExp(`^${method} is not allowed on /library/v2/books.*\\. Use one of: ${allow}\\.$`),
      );
  });

  it.each([
    ["/books", 200],
    ["/books/newest", 200],
    [`/books/${isbn}`, 200],
    ["/books/9783522202108", 404],
    ["/books?limit=0", 400],
    ["/opening-hours", 200],
    ["/nowhere", 404],
  ])("HEAD %s has GET's headers and no body", async (path, status) => {
    const port = await serve(app);
    const [get, head] = [await send(port, { path }), await send(port, { method: "HEAD", path })];
    const withoutDate = ({ headers: { date: _date, ...headers } }: typeof get) => headers;
    expect([get.status, head.status]).toEqual([status, status]);
    expect(withoutDate(head)).toEqual(withoutDate(get));
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(get.text)));
    expect(head.text).toBe("");
  });

  it("OPTIONS is answered with the methods of the resource", async () => {
    const port = await serve(app);
    const answer = await send(port, { method: "OPTIONS", path: `/books/${isbn}` });
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: "" });
    expect(answer.headers).toMatchObject({ allow: "DELETE, GET, HEAD, OPTIONS, PATCH, PUT", "x-trace": "t1" });
    expect(answer.headers).not.toHaveProperty("content-type");
    expect((await send(port, { method: "OPTIONS", path: "/nowhere" })).status).toBe(404);
  });

  it("GET ignores a body", async () => {
    const answer = await send(await serve(app), {
      path: "/books",
      headers: { "Content-Type": "text/plain" },
      body: "{",
    });
    expect(JSON.parse(answer.text)).toEqual([momo]);
  });

  it("in absolute form is routed by its path", async () => {
    const { exchangeBytes } = await import("../../test/serve.ts");
    const port = await serve(app);
    const bytes = `GET http://library.example/library/v2/books/newest HTTP/1.1\r\nHost: library.example\r\nAuthorization: Bearer card\r\nConnection: close\r\n\r\n`;
    expect(await exchangeBytes(port, bytes)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});
