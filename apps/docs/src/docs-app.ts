import { Hono } from "hono";
import { etag } from "hono/etag";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** Serves the page at the root and at the path that the contract's deprecation link names. */
export function createDocsApp(page: string): Hono {
  const app = new Hono();
  app.use(etag());
  app.get("/:place{(docs|index\\.html)?}", (context) =>
    context.html(page, 200, {
      "Content-Security-Policy": contentSecurityPolicy,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-cache",
    }),
  );
  return app;
}
