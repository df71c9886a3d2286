import { Hono } from "hono";

// What browsers and machines look for at the root of a host, and where it lies in the docs.
const places = { "/": "/docs", "/favicon.ico": "/docs/favicon.svg", "/llms.txt": "/docs/llms.txt" };

/** `/`, and what is looked for beside it, leads to the docs. @param at the address of a path of the docs */
export function createRootRedirects(at: (path: string) => string = (path) => path): Hono {
  const root = new Hono();
  for (const [path, place] of Object.entries(places)) root.get(path, (c) => c.redirect(at(place)));
  return root;
}

/** The root and what is at or below `/docs` leads to docs that are served elsewhere, below the same path. */
export function createDocsRedirect(url: string): Hono {
  const at = (path: string) => new URL(path, url).href;
  return createRootRedirects(at).get("/docs/*", (c) => c.redirect(at(c.req.path)));
}
