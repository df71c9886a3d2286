import { describe, expect, it } from "vitest";
import { createLibraryApp, isbn, jsonHeaders, request } from "../../test/library.ts";

const withScopes = (scopes?: readonly string[]) =>
  createLibraryApp({ admit: () => ({ headers: { "X-Trace": "t1" }, context: { card: "1" }, scopes }) });

describe("the scopes of a caller", () => {
  it.each([
    ["no scope", [], 'lend, but the API key has none. Use a key with the scope lend."'],
    ["another scope", ["browse"], 'lend, but the API key has only browse. Use a key with the scope lend."'],
    ["a name of Object.prototype", ["constructor"], "lend, but the API key has only constructor."],
  ])("without the one that the operation requires are a 403: %s", async (_, scopes, message) => {
    const response = await request(withScopes(scopes), "/books", { method: "POST", headers: jsonHeaders, body: "{" });
    expect(response.status).toBe(403);
    expect(JSON.parse(response.text).code).toBe("missing_scope");
    expect(response.text).toContain(`The request requires the scope ${message}`);
    expect(response.headers.get("www-authenticate")).toBe('Bearer error="insufficient_scope", scope="lend"');
  });

  it("must hold all of one alternative, and the first alternative is named", async () => {
    const remove = (scopes: readonly string[]) => request(withScopes(scopes), `/books/${isbn}`, { method: "DELETE" });
    expect((await remove(["lend"])).status).toBe(204);
    expect((await remove(["browse", "lend"])).status).toBe(204);
    const { status, text, headers } = await remove([]);
    expect(status).toBe(403);
    expect(text).toContain("requires the scope browse and lend");
    expect(headers.get("www-authenticate")).toBe('Bearer error="insufficient_scope", scope="browse lend"');
  });

  it("are not checked where the app states none", async () => {
    expect((await request(withScopes(), `/books/${isbn}`, { method: "DELETE" })).status).toBe(204);
  });
});
