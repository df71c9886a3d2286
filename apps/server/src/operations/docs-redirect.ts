import { Hono } from "hono";

/** `/` and `/docs` lead to docs that are served elsewhere. */
export function createDocsRedirect(url: string): Hono {
  const docs = new Hono();
  for (const path of ["/", "/docs", "/docs/"]) docs.get(path, (c) => c.redirect(url));
  return docs;
}
