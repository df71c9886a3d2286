import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAddressLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSiteRoutes } from "./create-site-routes.ts";
import { type RunningServer, serveApp } from "./serve-app.ts";

const directory = mkdtempSync(join(tmpdir(), "site-"));
const files = {
  "index.html": "<title>Home</title>",
  "404.html": "<title>Nothing here</title>",
  "guides/keys/index.html": "<title>Keys</title>",
  "assets/page.abc.js": "export {};",
  "headers.json": JSON.stringify({
    "/": { "Content-Security-Policy": "default-src 'none'", "Cache-Control": "no-cache" },
    "/assets/": { "Cache-Control": "max-age=31536000, immutable" },
  }),
};

let server: RunningServer;
beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(directory, file, ".."), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  const app = new Hono()
    .route("/", createSiteRoutes({ at: "/docs", directory, absent: "" }))
    .route("/", createSiteRoutes({ at: "/console", directory: join(directory, "none"), absent: "Build it." }))
    .notFound((c) => c.text("Not of the site", 404));
  const options = { addressLimiter: createAddressLimiter(60), clock: createTestClock() };
  server = await serveApp(app, { ...options, host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.stop(0);
  rmSync(directory, { recursive: true });
});
const get = (path: string, init?: RequestInit) => fetch(server.origin + path, init);

describe("A built site", () => {
  it.each([
    ["/docs", "Home"],
    ["/docs/", "Home"],
    ["/docs/index.html", "Home"],
    ["/docs/guides/keys", "Keys"],
    ["/docs/guides/keys/", "Keys"],
  ])("shows at %s its page %s", async (path, title) => {
    const answer = await get(path);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toBe(`<title>${title}</title>`);
  });

  it("is sent with its own headers, the later ones of headers.json before the earlier", async () => {
    const page = await get("/docs");
    expect(page.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const asset = await get("/docs/assets/page.abc.js");
    expect(asset.headers.get("content-type")).toContain("javascript");
    expect(asset.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(asset.headers.get("cache-control")).toBe("max-age=31536000, immutable");
  });

  it("is not sent again to who has it", async () => {
    const etag = (await get("/docs")).headers.get("etag") ?? "";
    const again = await get("/docs", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toBe("no-cache");
  });

  it("has one tag for a page and each part of it, and another one once the page is another", async () => {
    const tagOf = async (init?: RequestInit) => (await get("/docs/guides/keys", init)).headers.get("etag");
    const tag = await tagOf();
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(await tagOf({ headers: { range: "bytes=0-3" } })).toBe(tag);
    expect(await tagOf({ method: "HEAD" })).toBe(tag);
    writeFileSync(join(directory, "guides/keys/index.html"), "<title>Keys, again</title>");
    expect(await tagOf()).not.toBe(tag);
    writeFileSync(join(directory, "guides/keys/index.html"), files["guides/keys/index.html"]);
    expect(await tagOf()).toBe(tag);
  });

  it.each(["/docs/nothing", "/docs/assets/gone.js", "/docs/..%2findex.html", "/docs//index.html"])(
    "answers %s with its own page for what is not there",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(await answer.text()).toBe("<title>Nothing here</title>");
    },
  );

  it.each(["/docsx", "/docsx/index.html"])("does not answer %s", async (path) => {
    expect(await (await get(path)).text()).toBe("Not of the site");
  });

  it("that was not built says how to build it", async () => {
    const answer = await get("/console");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("Build it.\n");
  });
});
