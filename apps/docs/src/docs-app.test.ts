import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createDocsApp } from "./docs-app.ts";

const app = createDocsApp(fileURLToPath(new URL("../dist", import.meta.url)));

test("redirects the link to the console to its guide", async () => {
  const response = await app.request("/console");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/docs/console/"]);
});

test("redirects / to the docs, and returns a 404 page for an unknown path", async () => {
  const response = await app.request("/");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/docs"]);
  const notFound = await app.request("/docs/nowhere");
  expect([notFound.status, await notFound.text()]).toEqual([404, expect.stringContaining("<title>")]);
});

test.each(["/docs", "/docs/errors/", "/docs/reference"])(
  "serves %s as a page that allows no third-party scripts",
  async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
  },
);

test.each([
  ["/docs/redoc", true],
  ["/docs/redoc/", true],
  ["/docs/%72edoc/index.html", true],
  ["/docs/reference/", false],
  ["/docs/errors/", false],
  ["/docs/try/", false],
])("%s is sandboxed and allows inline scripts: %s", async (path, isRedoc) => {
  const policy = (await app.request(path)).headers.get("content-security-policy") ?? "";
  expect(policy.includes("sandbox allow-scripts")).toBe(isRedoc);
  expect(policy).not.toContain("allow-same-origin");
  if (!isRedoc) expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain("unsafe-inline");
});

test.each([
  ["/docs/", "no-cache"],
  ["/docs/reference", "no-cache"],
  [/\/docs\/_astro\/[^"]+\.css/, "public, max-age=31536000, immutable"],
])("compresses %s and sends Cache-Control: %s", async (path, cacheControl) => {
  const page = await (await app.request("/docs")).text();
  const target = typeof path === "string" ? path : (path.exec(page)?.[0] ?? "");
  const response = await app.request(target, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(response.headers.get("cache-control")).toBe(cacheControl);
  expect(response.headers.get("content-encoding")).toBe("br");
});
