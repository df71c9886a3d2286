import { documentJson, documentYaml } from "@animal-store/contract/document";
import { createStaticHandler } from "@animal-store/node-edge";
import { Hono } from "hono";
import { cors } from "hono/cors";

/** The contract itself, for tools and people. Without a key and without limits, for pages of any origin. */
export function createDocumentRoutes(): Hono {
  return new Hono()
    .get("/openapi.yaml", cors(), createStaticHandler(documentYaml, "application/yaml; charset=utf-8"))
    .get("/openapi.json", cors(), createStaticHandler(documentJson, "application/json; charset=utf-8"));
}
