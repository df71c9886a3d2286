import { documentJson, documentYaml } from "@animal-store/contract/document";
import { createStaticHandler, createStaticRoutes } from "@animal-store/node-http";
import { Hono } from "hono";

const anyOrigin = { "Access-Control-Allow-Origin": "*" };

export function createContractRoutes(): Hono {
  const yaml = { ...anyOrigin, "Content-Type": "application/yaml; charset=utf-8" };
  const json = { ...anyOrigin, "Content-Type": "application/json; charset=utf-8" };
  return new Hono()
    .get("/openapi.yaml", createStaticHandler(documentYaml, yaml))
    .get("/openapi.json", createStaticHandler(documentJson, json));
}

export function createDocsRoutes(directory: string): Hono {
  const absent = "The docs are not built. Run: npm run docs";
  return createStaticRoutes({ basePath: "/docs", directory, notBuiltMessage: absent }).route(
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
  const root = new Hono();
  for (const [path, target] of Object.entries(rootPaths)) root.get(path, (c) => c.redirect(toUrl(target)));
  return root;
}
