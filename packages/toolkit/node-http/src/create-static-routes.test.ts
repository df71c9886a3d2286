import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testOptions } from "../test/serve.ts";
import { compressFiles, createStaticRoutes } from "./create-static-routes.ts";
import { type RunningServer, serveApp } from "./serve-app.ts";

const directory = mkdtempSync(join(tmpdir(), "site-"));
const files = {
  "index.html": "<title>Home</title>",
  "404.html": "<title>Nothing here</title>",
  "guides/keys/index.html": "<title>Keys</title>",
  "assets/page.abc.js": "export {};",
  "large/index.html": `<title>Large</title>${"<p>Animals</p>".repeat(1000)}`,
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
  await compressFiles(directory);
  const app = new Hono()
    .route("/", createStaticRoutes({ basePath: "/docs", directory, notBuiltMessage: "" }))
    .route(
      "/",
      createStaticRoutes({ basePath: "/console", directory: join(directory, "none"), notBuiltMessage: "Build it." }),
    )
    .notFound((c) => c.text("Outside the site", 404));
  server = await serveApp(app, testOptions());
});
afterAll(async () => {
  await server.stop(0);
  rmSync(directory, { recursive: true });
});
const get = (path: string, init?: RequestInit) => fetch(server.origin + path, init);

describe("a built site", () => {
  it.each([
    ["/docs", "Home"],
    ["/docs/index.html", "Home"],
    ["/docs/guides/keys/", "Keys"],
  ])("serves %s as the page %s", async (path, title) => {
    const response = await get(path);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toBe(`<title>${title}</title>`);
  });

  it("has headers by path prefix, and a later prefix overrides an earlier one", async () => {
    const page = (await get("/docs")).headers;
    const asset = (await get("/docs/assets/page.abc.js")).headers;
    for (const headers of [page, asset]) expect(headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(page.get("cache-control")).toBe("no-cache");
    expect(asset.get("content-type")).toContain("javascript");
    expect(asset.get("cache-control")).toBe("max-age=31536000, immutable");
  });

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.000", null],
  ])("for Accept-Encoding %s has the encoding %s", async (accepted, encoding) => {
    const page = await get("/docs/large", { headers: { "accept-encoding": accepted } });
    expect(page.headers.get("content-encoding")).toBe(encoding);
    expect(page.headers.get("vary")).toBe("Accept-Encoding");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toBe(files["large/index.html"]);
  });

  it("has a strong ETag for each encoding, the same for GET and HEAD", async () => {
    const readEtag = async (accepted: string, method = "GET") =>
      (await get("/docs/large", { method, headers: { "accept-encoding": accepted } })).headers.get("etag") ?? "";
    const etags = await Promise.all(["br", "gzip", "identity"].map((accepted) => readEtag(accepted)));
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
    expect(await readEtag("gzip", "HEAD")).toBe(etags[1]);
    const conditional = { "accept-encoding": "gzip", "if-none-match": `"other", W/${etags[1]}` };
    const unchanged = await get("/docs/large", { headers: conditional });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get("vary")).toBe("Accept-Encoding");
    expect(unchanged.headers.get("cache-control")).toBe("no-cache");
    expect((await get("/docs/large", { headers: { ...conditional, "accept-encoding": "br" } })).status).toBe(200);
  });

  it("is served from memory after its files change or are deleted", async () => {
    writeFileSync(join(directory, "guides/keys/index.html"), "<title>Changed</title>");
    expect(await (await get("/docs/guides/keys")).text()).toBe("<title>Keys</title>");
    rmSync(join(directory, "guides"), { recursive: true });
    expect(await (await get("/docs/guides/keys")).text()).toBe("<title>Keys</title>");
  });

  it.each([
    ...["/docs/headers.json", "/docs/large/index.html.br", "/docs/large/index.html.gz"],
    ...["/docs/nothing", "/docs/assets/gone.js", "/docs/..%2f..%2fetc/passwd", "/docs//index.html", "/docs/%ff"],
  ])("responds to %s with 404 and the site's 404 page", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe("<title>Nothing here</title>");
  });

  it.each([
    ["/docsx", "Outside the site"],
    ["/docsx/index.html", "Outside the site"],
    ["/console", "Build it.\n"],
  ])("is not served at %s", async (path, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, text]);
  });
});
