import { createStaticHandler, createStaticRoutes } from "@animal-store/node-http";
import { Hono } from "hono";
import type { ServerDefinition } from "./server-definition.ts";

const corsHeaders = { "Access-Control-Allow-Origin": "*" };

export function createContractRoutes({ yaml, json }: ServerDefinition["document"]): Hono {
  const yamlHeaders = { ...corsHeaders, "Content-Type": "application/yaml; charset=utf-8" };
  const jsonHeaders = { ...corsHeaders, "Content-Type": "application/json; charset=utf-8" };
  return new Hono()
    .get("/openapi.yaml", createStaticHandler(yaml, yamlHeaders))
    .get("/openapi.json", createStaticHandler(json, jsonHeaders));
}

export function createDocsRoutes(directory: string): Hono {
  const notBuiltMessage = "The docs are not built. Run: npm run docs";
  return createStaticRoutes({ basePath: "/docs", directory, notBuiltMessage }).route(
    "/",
    createRootRedirects((path) => path),
  );
}

export function createDocsRedirect(url: string): Hono {
  const toUrl = (path: string) => new URL(path, url).href;
  return createRootRedirects(toUrl).get("/docs/*", (c) => c.redirect(toUrl(c.req.path)));
}

const rootPaths = { "/": "/docs", "/favicon.ico": "/docs/favicon.svg", "/llms.txt": "/docs/llms.txt" };

function createRootRedirects(toUrl: (path: string) => string): Hono {
  const routes = new Hono();
  for (const [path, target] of Object.entries(rootPaths)) routes.get(path, (c) => c.redirect(toUrl(target)));
  return routes;
}
