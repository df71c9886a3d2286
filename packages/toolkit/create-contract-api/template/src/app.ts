import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
// #if hasErrors
import * as platform from "@animal-store/api-platform";
// #end
import { sqlQuery, UnstorableTextError } from "@animal-store/kysely-tables";
import { createClientAddress, createHealthRoutes, createStaticHandler } from "@animal-store/node-http";
import { type ContractApp, FetchRequest, mountContract } from "@animal-store/openapi-hono";
import { StoreUnavailableError, withTimeout } from "@animal-store/process";
import { type Env, type Handler, Hono } from "hono";
import { contextStorage, tryGetContext } from "hono/context-storage";
import { html } from "hono/html";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { type Kysely, sql } from "kysely";
import { createAuthenticate } from "./auth.ts";
import { contract } from "./generated/contract.ts";
import { documentJson } from "./generated/document.ts";
import { validators as requestValidators } from "./generated/inputs.js";
import { validators as responseValidators } from "./generated/responses.js";
import { createHandlers } from "./handlers.ts";
import type { Settings } from "./settings.ts";
import { listStubs, renderError } from "./stubs.ts";
import type { Database } from "./tables.ts";

type OuterEnv = { Variables: RequestIdVariables };
// #if hasParts
/** The context of handlers. In a request with an `Idempotency-Key`, `db` is a transaction. */
export interface AppEnv extends Env {
  Variables: { db: Kysely<Database> };
}
/** Headers that the middleware sets, so handlers do not. */
export type ProvidedHeader = $HEADERS;
// #end
type App = Hono<OuterEnv> & Pick<ContractApp, "toErrorResponse">;

const unavailable = { code: "service_unavailable", status: 503, message: "The database is unavailable. Retry later." };

/** Creates the app: the contract, and next to it the health checks and the docs. */
export function createApp(db: Kysely<Database>, settings: Settings): App {
  const isProduction = settings.NODE_ENV === "production";
  const handlers = createHandlers(db);
  const stubs = listStubs(handlers);
  if (isProduction && stubs.length > 0) log("warn", "operations that respond with examples", { stubs });
  const contractApp = mountContract({
    contract,
    requestValidators,
    // A response that breaks the contract becomes a 500 that names the violation.
    responseValidators: isProduction ? undefined : responseValidators,
    authenticate: createAuthenticate(settings),
    handlers,
    hash: (text) => hash("sha256", text, "base64url"),
    onError(error) {
      if (error instanceof UnstorableTextError) return { code: "invalid_request", status: 400, message: error.message };
      if (error instanceof StoreUnavailableError) return unavailable;
      log("error", "a handler failed", { error: error instanceof Error ? error.stack : String(error) });
      return undefined;
    },
    renderError,
  });
  // #if hasErrors
  const renderPartError: platform.PartErrorOptions["renderError"] = (error, status) => {
    const { body, contentType } = contractApp.toErrorResponse({ ...error, status });
    return new Response(body, { status, headers: { "Content-Type": contentType } });
  };
  // #end
  // #if isLimited
  // Behind a proxy: 1 reads the address of the client from X-Forwarded-For.
  const clientAddress = createClientAddress(0);
  // #end
  // #if isRepeatable
  const records = platform.createSqlIdempotencyRecords(sqlQuery(db));
  const deleteExpired = () =>
    records
      .deleteExpired(Date.now())
      .catch((error) => log("error", "no expired record was deleted", { error: String(error) }));
  setInterval(deleteExpired, 3_600_000).unref();
  // #end
  // #if hasParts
  const api = new Hono<AppEnv>()
    // #end
    // #if hasRequestId
    .use(async (c, next) => {
      c.header("X-Request-Id", tryGetContext<OuterEnv>()?.var.requestId);
      await next();
    })
    // #end
    // #if isLimited
    // For the limits of a user, use rateLimit.
    .use(
      platform.limitAddresses({
        limiter: platform.createAddressLimiter(settings.RATE_LIMIT),
        address: (c) => clientAddress(new FetchRequest(c.req.raw, c)) || "local",
        renderError: renderPartError,
      }),
    )
    // #end
    // #if isRepeatable
    .use(async (c, next) => {
      c.set("db", db);
      await next();
    })
    // A request with an Idempotency-Key runs once, in a transaction with its record. The credentials own the key.
    .use(
      platform.idempotency({
        caller: (c) => $CREDENTIALS(c),
        transaction: (c, run) =>
          db.transaction().execute((trx) => {
            c.set("db", trx);
            return run(platform.createSqlIdempotencyRecords(sqlQuery(trx)));
          }),
        renderError: renderPartError,
      }),
    )
    // #end
    // #if hasParts
    .route("/", contractApp);
  api.notFound((c) => contractApp.fetch(c.req.raw, c.env));
  // #end
  const serveContract: Handler = (c) => $API.fetch(c.req.raw, c.env);
  const documented = new Set(
    Object.values<{ path: string }>(contract.operations).map(({ path }) => contract.basePath + path),
  );
  const app = new Hono<OuterEnv>()
    .use(requestId(), contextStorage(), async (c, next) => {
      await next();
      c.header("X-Request-Id", c.var.requestId);
    })
    // A path of the contract has priority over those below.
    .use((c, next) => (documented.has(c.req.path) ? serveContract(c, next) : next()))
    .route("/", createHealthRoutes({ checks: { database: () => withTimeout(2000, sql`select 1`.execute(db)) } }))
    .route("/", createDocs())
    // Add your own middleware and routes here.
    .all("*", serveContract);
  return Object.assign(app, { toErrorResponse: contractApp.toErrorResponse });
}

/** Writes a line of JSON, with the id of the request. */
export function log(level: "info" | "warn" | "error", message: string, fields: object = {}): void {
  const requestId = tryGetContext<OuterEnv>()?.var.requestId;
  console.log(JSON.stringify({ time: new Date().toISOString(), level, message, requestId, ...fields }));
}

function createDocs(): Hono {
  const jsonHeaders = { "Content-Type": "application/json; charset=utf-8" };
  const page = html`<!doctype html>
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
</html>`;
  return new Hono()
    .get("/openapi.json", createStaticHandler(documentJson, jsonHeaders))
    .get("/docs", (c) => c.html(page))
    .get("/docs/swagger-ui.css", createFileHandler("swagger-ui.css", "text/css"))
    .get("/docs/swagger-ui-bundle.js", createFileHandler("swagger-ui-bundle.js", "text/javascript"));
}

function createFileHandler(file: string, type: string): Handler {
  const path = new URL(import.meta.resolve(`swagger-ui-dist/${file}`));
  return createStaticHandler(readFileSync(path, "utf8"), { "Content-Type": `${type}; charset=utf-8` });
}
