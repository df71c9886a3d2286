import {
  createHealthRoutes,
  createStaticRoutes,
  type HealthOptions,
  type RunningServer,
  type ServeOptions,
  serveApp,
} from "@animal-store/node-http";
import type { StoreDefinition } from "@animal-store/sql-store";
import { Hono, type MiddlewareHandler } from "hono";
import { createContractRoutes, createDocsRedirect, createDocsRoutes } from "../docs-routes.ts";
import type { AppDependencies, ServerDefinition } from "../server-definition.ts";

export interface ServerOptions<Definition extends StoreDefinition>
  extends AppDependencies<Definition>,
    ServeOptions,
    HealthOptions {
  readonly server: ServerDefinition<Definition>;
  /** The URL of docs on another server, to which `/docs` redirects. */
  readonly docsUrl?: string;
  /** Max-age of Strict-Transport-Security in seconds (RFC 6797). Requires TLS for all clients. @default 0: no header */
  readonly hsts?: number;
}

export async function startServer<Definition extends StoreDefinition>(
  options: ServerOptions<Definition>,
): Promise<RunningServer> {
  const { contract, platform, createApp, document, pages } = options.server;
  const { log } = options;
  const setRequestId: MiddlewareHandler = (c, next) => {
    c.header("X-Request-Id", platform.toRequestId(c.req.raw.headers.get("x-request-id")));
    return next();
  };
  const onFailure = (err: unknown) => log.error({ err }, "request aborted, failed to send the response");
  const app = new Hono();
  const api = createApp(options);
  for (const routes of [
    createHealthRoutes(options),
    createContractRoutes(document),
    options.docsUrl ? createDocsRedirect(options.docsUrl) : createDocsRoutes(pages.docs),
    createStaticRoutes({
      basePath: "/console",
      directory: pages.console,
      notBuiltMessage: "The console is not built. Run: npm run console",
    }),
  ]) {
    // Registered for each path: a middleware for all paths would slow down the API too.
    for (const path of new Set(routes.routes.map((route) => route.path))) app.use(path, setRequestId);
    app.route("/", routes);
  }
  // Last, because an API without a base path matches every path.
  app.route("/", api);

  app.notFound((c) => {
    c.header("X-Request-Id", platform.toRequestId(c.req.raw.headers.get("x-request-id")));
    const hint = `The API is under ${contract.basePath}, its docs at /docs, its console at /console.`;
    return c.text(`There is nothing at ${platform.redactKeys(c.req.path)}. ${hint}\n`, 404);
  });

  return serveApp(app, {
    ...options,
    ...platform.toServeOptions(options, options.hsts),
    ...(contract.basePath !== "" && { directPipeline: { pipeline: api.pipeline, onFailure } }),
  });
}
