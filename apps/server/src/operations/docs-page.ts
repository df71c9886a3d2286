import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { etag } from "hono/etag";

/**
 * The built docs at `/docs`, and `/` leads there.
 * @param directory the docs app's build: `index.html`, and `headers.json` with the headers that the page needs
 */
export function createDocsRoutes(directory: string): Hono {
  const docs = new Hono().get("/", (c) => c.redirect("/docs"));
  if (!existsSync(join(directory, "index.html"))) {
    return docs.get("/docs", (c) => c.text("The docs are not built. Run: npm run docs\n", 404));
  }
  const page = readFileSync(join(directory, "index.html"));
  const headers = JSON.parse(readFileSync(join(directory, "headers.json"), "utf8")) as Record<string, string>;
  return docs.get("/docs", etag(), (c) => c.body(page, 200, headers)).get("/docs/", (c) => c.redirect("/docs"));
}
