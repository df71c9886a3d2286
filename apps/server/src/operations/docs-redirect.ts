import { Hono } from "hono";

/** `/` and what is at or below `/docs` leads to docs that are served elsewhere, below the same path. */
export function createDocsRedirect(url: string): Hono {
  const at = (path: string) => new URL(path, url).href;
  return new Hono().get("/", (c) => c.redirect(at("/docs"))).get("/docs/*", (c) => c.redirect(at(c.req.path)));
}
