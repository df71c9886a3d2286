import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { UnstorableTextError } from "@animal-store/kysely-tables";
import { createStaticHandler } from "@animal-store/node-http";
import { type ContractApp, mountContract } from "@animal-store/openapi-hono";
import { withTimeout } from "@animal-store/process";
import { type Handler, Hono } from "hono";
import { contextStorage, tryGetContext } from "hono/context-storage";
import { html } from "hono/html";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { type Kysely, sql } from "kysely";
import { createAuthenticate } from "./auth.ts";
import { listStubs, renderError } from "./examples.ts";
import { contract } from "./generated/contract.ts";
import { documentJson } from "./generated/document.ts";
import { validators as requestValidators } from "./generated/inputs.js";
import { validators as responseValidators } from "./generated/responses.js";
import { createHandlers } from "./handlers.ts";
import type { Settings } from "./settings.ts";
import type { Database } from "./tables.ts";

type Env = { Variables: RequestIdVariables };
type App = Hono<Env> & Pick<ContractApp, "toErrorResponse">;

/** Creates the app: the contract, and next to it the health checks and the docs. */
export function createApp(db: Kysely<Database>, settings: Settings): App {
  const isProduction = settings.NODE_ENV === "production";
  const handlers = createHandlers(db);
  const stubs = listStubs(handlers);
  if (isProduction && stubs.length > 0) log("warn", "operations that respond with examples", { stubs });
  const api = mountContract({
    contract,
    requestValidators,
    // A response that breaks the contract becomes a 500 that names the violation.
    responseValidators: isProduction ? undefined : responseValidators,
    authenticate: createAuthenticate(settings),
    handlers,
    hash: (text) => hash("sha256", text, "base64url"),
    onError(error) {
      if (error instanceof UnstorableTextError) return { code: "invalid_request", status: 400, message: error.message };
      log("error", "a handler failed", { error: error instanceof Error ? error.stack : String(error) });
      return undefined;
    },
    ...(renderError && { renderError }),
  });
  const app = new Hono<Env>().use(requestId(), contextStorage(), async (c, next) => {
    await next();
    c.header("X-Request-Id", c.var.requestId);
  });
  const documented = Object.values(contract.operations).map(({ path }) => contract.basePath + path);
  // A path of the contract has priority.
  for (const [path, handler] of Object.entries({ ...createHealthRoutes(db), ...docsRoutes }))
    if (!documented.includes(path)) app.get(path, handler);
  // Add middleware and other routes here.
  app.all("*", (c) => api.fetch(c.req.raw, c.env));
  return Object.assign(app, { toErrorResponse: api.toErrorResponse });
}

/** Writes a line of JSON, with the id of the request. */
export function log(level: "info" | "warn" | "error", message: string, fields: object = {}): void {
  const requestId = tryGetContext<Env>()?.var.requestId;
  console.log(JSON.stringify({ time: new Date().toISOString(), level, message, requestId, ...fields }));
}

function createHealthRoutes(db: Kysely<Database>): Record<string, Handler> {
  return {
    "/healthz": (c) => c.json({ status: "ok" }),
    async "/readyz"(c) {
      try {
        await withTimeout(2000, sql`select 1`.execute(db));
        return c.json({ status: "ready" });
      } catch (error) {
        log("error", "the database is not ready", { error: String(error) });
        return c.json({ status: "not ready", reasons: ["the database does not respond, see the log"] }, 503);
      }
    },
  };
}

const docsRoutes: Readonly<Record<string, Handler>> = {
  "/openapi.json": createStaticHandler(documentJson, { "Content-Type": "application/json; charset=utf-8" }),
  "/docs": (c) =>
    c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${contract.title}</title>
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body data-server="${contract.basePath || "/"}">
    <script src="docs/swagger-ui-bundle.js"></script>
    <script type="module">
      const { server: url } = document.body.dataset;
      const spec = await (await fetch("openapi.json")).json();
      spec.servers = [{ url }, ...(spec.servers ?? []).filter((each) => each.url !== url)];
      SwaggerUIBundle({ spec, domNode: document.body, deepLinking: true, validatorUrl: null });
    </script>
  </body>
</html>`),
  "/docs/swagger-ui.css": createDocsHandler("swagger-ui.css", "text/css"),
  "/docs/swagger-ui-bundle.js": createDocsHandler("swagger-ui-bundle.js", "text/javascript"),
};

function createDocsHandler(file: string, type: string): Handler {
  const path = new URL(import.meta.resolve(`swagger-ui-dist/${file}`));
  return createStaticHandler(readFileSync(path, "utf8"), { "Content-Type": `${type}; charset=utf-8` });
}
