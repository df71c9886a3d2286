import { documentJson, documentYaml } from "@animal-store/contract/document";
import { createStaticHandler } from "@animal-store/node-http";
import { Hono } from "hono";
import type { Readiness } from "./readiness.ts";

export interface HealthOptions {
  readonly readiness: Pick<Readiness, "check">;
  /** Returns why limits differ from the configured ones. The server is ready nevertheless. */
  readonly limitsProblem?: (() => string | undefined) | undefined;
  /** Whether the server finishes what it has started, and should get no more requests. */
  readonly isStopping?: (() => boolean) | undefined;
}

/**
 * `/healthz`: the process lives. `/readyz`: 503 while reads or writes fail or the process stops; `reasons` also has problems of limits.
 * Without a key and without limits.
 */
export function createHealthRoutes(options: HealthOptions): Hono {
  const { readiness, limitsProblem = () => undefined, isStopping = () => false } = options;
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const failures = (await readiness.check()).map((reason) => `store: ${reason}`);
      if (isStopping()) failures.unshift("process: it is being stopped");
      const limits = limitsProblem();
      const reasons = [...failures, ...(limits === undefined ? [] : [`limits: ${limits}`])];
      if (failures.length > 0) return c.json({ status: "not ready", reasons }, 503, { "Retry-After": "1" });
      return c.json({ status: "ready", ...(reasons.length > 0 && { reasons }) });
    });
}

// Hono's `cors` copies the body into a stream.
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/** Serves the contract, for tools and for pages of any origin. Without a key and without limits. */
export function createContractRoutes(): Hono {
  const yaml = { ...anyOrigin, "Content-Type": "application/yaml; charset=utf-8" };
  const json = { ...anyOrigin, "Content-Type": "application/json; charset=utf-8" };
  return new Hono()
    .get("/openapi.yaml", createStaticHandler(documentYaml, yaml))
    .get("/openapi.json", createStaticHandler(documentJson, json));
}

// What browsers and crawlers look for at the root of a host, and where it is in the docs.
const rootPaths = { "/": "/docs", "/favicon.ico": "/docs/favicon.svg", "/llms.txt": "/docs/llms.txt" };

/** Redirects `/` and well-known paths to the docs. @param toUrl returns the URL of a path of the docs */
export function createRootRedirects(toUrl: (path: string) => string = (path) => path): Hono {
  const root = new Hono();
  for (const [path, target] of Object.entries(rootPaths)) root.get(path, (c) => c.redirect(toUrl(target)));
  return root;
}

/** Redirects the root and everything below `/docs` to docs at another address, with the same path. */
export function createDocsRedirect(url: string): Hono {
  const toUrl = (path: string) => new URL(path, url).href;
  return createRootRedirects(toUrl).get("/docs/*", (c) => c.redirect(toUrl(c.req.path)));
}
