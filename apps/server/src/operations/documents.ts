import { documentJson, documentYaml } from "@animal-store/contract/document";
import { Hono } from "hono";

/** The contract itself, for tools and people. Without a key and without limits. */
export function createDocumentRoutes(): Hono {
  return new Hono()
    .get("/openapi.yaml", (c) => c.body(documentYaml, 200, { "Content-Type": "application/yaml; charset=utf-8" }))
    .get("/openapi.json", (c) => c.body(documentJson, 200, { "Content-Type": "application/json; charset=utf-8" }));
}
