import { createStaticRoutes } from "@animal-store/node-http";
import { Hono } from "hono";

export function createDocsApp(directory: string): Hono {
  const notBuiltMessage = "The docs are not built. Run: npm run docs";
  return (
    new Hono()
      .get("/", (c) => c.redirect("/docs"))
      // The header links to the console. The guide says how to start it.
      .get("/console", (c) => c.redirect("/docs/console/"))
      // Pages check whether their host has the API. Browsers would log a 404 as an error.
      .get("/readyz", (c) => c.body(null, 204))
      .route("/", createStaticRoutes({ basePath: "/docs", directory, notBuiltMessage }))
      .notFound((c) => c.text("Not found. The docs are at /docs.\n", 404))
  );
}
