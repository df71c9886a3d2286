import { describe, expect, it } from "vitest";
import { createLibraryApp, isbn, jsonHeaders, request } from "../../test/library-app.ts";

const createAppWithScopes = (scopes?: readonly string[]) =>
  createLibraryApp({ admit: () => ({ headers: { "X-Trace": "t1" }, context: { card: "1" }, scopes }) });

describe("checkScopes", () => {
  it.each([
    ["no scope", [], 'lend, but the API key has none. Use a key with the scope lend."'],
    ["another scope", ["browse"], 'lend, but the API key has only browse. Use a key with the scope lend."'],
    ["a name of Object.prototype", ["constructor"], "lend, but the API key has only constructor."],
  ])("responds with 403 if the required scope is missing: %s", async (_, scopes, message) => {
    const response = await request(createAppWithScopes(scopes), "/books", {
      method: "POST",
      headers: jsonHeaders,
      body: "{",
    });
    expect(response.status).toBe(403);
    expect(JSON.parse(response.text).code).toBe("missing_scope");
    expect(response.text).toContain(`The request requires the scope ${message}`);
    expect(response.headers.get("www-authenticate")).toBe('Bearer error="insufficient_scope", scope="lend"');
  });

  it("requires all scopes of one security requirement, and reports those of the first", async () => {
    const remove = (scopes: readonly string[]) =>
      request(createAppWithScopes(scopes), `/books/${isbn}`, { method: "DELETE" });
    expect((await remove(["lend"])).status).toBe(204);
    expect((await remove(["browse", "lend"])).status).toBe(204);
    const { status, text, headers } = await remove([]);
    expect(status).toBe(403);
    expect(text).toContain("requires the scope browse and lend");
    expect(headers.get("www-authenticate")).toBe('Bearer error="insufficient_scope", scope="browse lend"');
  });

  it("checks nothing if admit returns no scopes", async () => {
    expect((await request(createAppWithScopes(), `/books/${isbn}`, { method: "DELETE" })).status).toBe(204);
  });
});
