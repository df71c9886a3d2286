import { describe, expect, it } from "vitest";
import { createLibraryApp, isbn, momo } from "../../test/library-app.ts";
import { send, serve } from "../../test/request.ts";

const app = createLibraryApp();
const noCard = { Authorization: "" };

describe("over HTTP, a request", () => {
  it.each([
    ["GET", "/books"],
    ["POST", "/books"],
    ["OPTIONS", "/books"],
    ["HEAD", "/books/newest"],
    ["TRACE", "/books"],
  ])("that is not admitted is refused before it is routed: %s %s", async (method, path) => {
    const body = method === "POST" ? { body: "{" } : {};
    const answer = await send(await serve(app), { method, path, headers: noCard, ...body });
    expect(answer.status).toBe(401);
    expect(answer.headers).toMatchObject({ "www-authenticate": "Bearer", "x-trace": "t1" });
    expect(answer.text).toBe(method === "HEAD" ? "" : '{"code":"no_card","message":"Show a card.","status":401}');
  });

  it("of an operation that asks for no card is answered without one", async () => {
    expect((await send(await serve(app), { path: "/opening-hours", headers: noCard })).status).toBe(200);
  });

  it.each(["/nowhere", "/books/", "", "/%62ooks"])("to %j, which the contract has not, is a 404", async (path) => {
    const answer = await send(await serve(app), { path });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({
      code: "no_such_path",
      message: `There is no resource at /library/v2${path}. Look into the API's description for the paths that exist.`,
      status: 404,
    });
  });

  it.each([
    ["PUT", "/books", "GET, HEAD, OPTIONS, POST"],
    ["DELETE", "/books/newest", "GET, HEAD, OPTIONS"],
    ["POST", `/books/${isbn}`, "DELETE, GET, HEAD, OPTIONS, PATCH, PUT"],
    ["TRACE", "/books", "GET, HEAD, OPTIONS, POST"],
    ["PROPFIND", "/books", "GET, HEAD, OPTIONS, POST"],
  ])("%s %s is a 405 with Allow where the resource has no such method", async (method, path, allow) => {
    const answer = await send(await serve(app), { method, path });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    const { message } = JSON.parse(answer.text);
    expect(message).toBe(
      `${method} is not allowed on /library/v2${path.replace(isbn, "{isbn}")}. Use one of: ${allow}.`,
    );
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
    const headers = { "Content-Type": "text/plain" };
    const answer = await send(await serve(app), { path: "/books", headers, body: "{" });
    expect(JSON.parse(answer.text)).toEqual([momo]);
  });
});
