import { Hono } from "hono";
import { etag } from "hono/etag";
import { pageHeaders } from "./content-security-policy.ts";

/** Serves the page at the root and at the path that the contract's deprecation link names. */
export function createDocsApp(page: string): Hono {
  const app = new Hono();
  app.use(etag());
  app.get("/:place{(docs|index\\.html)?}", (context) => context.html(page, 200, pageHeaders));
  return app;
}
