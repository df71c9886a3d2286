import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bringing, openChromium } from "@animal-store/chromium";
import { serve } from "@hono/node-server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDocsPreview } from "./docs-preview.ts";

const folder = mkdtempSync(join(tmpdir(), "animal-store-preview-"));
const preview = createDocsPreview(folder);
const server = serve({ fetch: preview.app.fetch, hostname: "127.0.0.1", port: 0 });
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
}, bringing);
afterAll(async () => {
  await browser?.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("an open page loads anew when the docs were built again, under a policy that admits its own scripts only", async () => {
  build("one");
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(`${origin()}/#anchor`);
  await page.getByText("one, drawn by its script").waitFor();
  build("two");
  preview.tellBuilt();
  await page.getByText("two, drawn by its script").waitFor();
  expect(page.url()).toBe(`${origin()}/#anchor`);
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    const stranger = document.createElement("script");
    stranger.textContent = "document.body.textContent = 'a stranger'";
    document.body.append(stranger);
  });
  expect(await page.locator("body").textContent()).toContain("two");
});

test("the server's path of the docs is served too, pages of folders and what belongs to them", async () => {
  build("three");
  mkdirSync(join(folder, "guides"), { recursive: true });
  writeFileSync(join(folder, "guides/index.html"), "<p>guides</p>");
  writeFileSync(join(folder, "guides/style.css"), "p{}");
  expect(await (await fetch(`${origin()}/docs`)).text()).toContain("three");
  expect(await (await fetch(`${origin()}/docs/guides/`)).text()).toContain("guides");
  const style = await fetch(`${origin()}/guides/style.css`);
  expect([style.headers.get("content-type"), await style.text()]).toEqual(["text/css; charset=utf-8", "p{}"]);
  expect((await fetch(`${origin()}/docs/absent`)).status).toBe(404);
});

function build(name: string): void {
  const script = `document.body.append("${name}, drawn by its script")`;
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = `default-src 'none'; img-src data:; script-src 'sha256-${hash}'`;
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="icon" href="data:,">`;
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html><head>${head}</head><body><script>${script}</script></body></html>`,
  );
}
