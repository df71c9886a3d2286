import { documentJson, documentYaml } from "@animal-store/contract/document";
import { Hono } from "hono";
import { cors } from "hono/cors";

/** The contract itself, for tools and people. Without a key and without limits, for pages of any origin. */
export function createDocumentRoutes(): Hono {
  return new Hono()
    .get("/openapi.yaml", cors(), (c) =>
      c.body(documentYaml, 200, { "Content-Type": "application/yaml; charset=utf-8" }),
    )
    .get("/openapi.json", cors(), (c) =>
      c.body(documentJson, 200, { "Content-Type": "application/json; charset=utf-8" }),
    );
}
