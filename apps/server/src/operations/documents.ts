import { documentJson, documentYaml } from "@animal-store/contract/document";
import { createStaticHandler } from "@animal-store/node-edge";
import { Hono } from "hono";

// Not by Hono's `cors`: it copies the body into a stream.
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/** The contract itself, for tools and people. Without a key and without limits, for pages of any origin. */
export function createDocumentRoutes(): Hono {
  return new Hono()
    .get(
      "/openapi.yaml",
      createStaticHandler(documentYaml, { ...anyOrigin, "Content-Type": "application/yaml; charset=utf-8" }),
    )
    .get(
      "/openapi.json",
      createStaticHandler(documentJson, { ...anyOrigin, "Content-Type": "application/json; charset=utf-8" }),
    );
}
