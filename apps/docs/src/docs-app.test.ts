import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createDocsApp } from "./docs-app.ts";

const app = createDocsApp("<p>page</p>");

test.each(["/", "/index.html", "/docs"])("%s answers the page with its policy", async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(response.headers.get("content-security-policy")).toBe(contentSecurityPolicy);
  expect(await response.text()).toBe("<p>page</p>");
});

test("a page that the browser already has is not sent again", async () => {
  const etag = (await app.request("/")).headers.get("etag") ?? "";
  expect((await app.request("/", { headers: { "If-None-Match": etag } })).status).toBe(304);
});

test("anything else is not found", async () => {
  expect((await app.request("/package.json")).status).toBe(404);
});
