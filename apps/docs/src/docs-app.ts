import { createStaticRoutes } from "@animal-store/node-http";
import { Hono } from "hono";

export function createDocsApp(directory: string): Hono {
  const notBuiltMessage = "The docs are not built. Run: npm run docs";
  return new Hono()
    .get("/", (c) => c.redirect("/docs"))
    .route("/", createStaticRoutes({ basePath: "/docs", directory, notBuiltMessage }))
    .notFound((c) => c.text("Not found. The docs are at /docs.\n", 404));
}
