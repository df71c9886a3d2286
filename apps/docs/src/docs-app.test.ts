import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createDocsApp } from "./docs-app.ts";

const app = createDocsApp(fileURLToPath(new URL("../dist", import.meta.url)));

test("/ leads to the docs", async () => {
  const response = await app.request("/");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/docs"]);
});

test.each(["/docs", "/docs/errors/", "/docs/reference"])(
  "%s is a page that allows no script of others",
  async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
  },
);

test("no page of the guides may run a script that was put into it", async () => {
  const policy = (await app.request("/docs/errors/")).headers.get("content-security-policy") ?? "";
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain("unsafe-inline");
});

test("a page that the browser already has is not sent again", async () => {
  const etag = (await app.request("/docs")).headers.get("etag") ?? "";
  expect((await app.request("/docs", { headers: { "If-None-Match": etag } })).status).toBe(304);
});

test("what is no page is answered by one that says so", async () => {
  const response = await app.request("/docs/nowhere");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("<title>");
});
