import { contract } from "@animal-store/contract";
import { createStaticRoutes, type RunningServer, type ServeOptions, serveApp } from "@animal-store/node-http";
import { type AppDependencies, createApp, redactKeys, toRequestId, toServeOptions } from "@animal-store/service";
import { Hono, type MiddlewareHandler } from "hono";
import { createContractRoutes, createDocsRedirect, createDocsRoutes } from "../docs-routes.ts";
import { createHealthRoutes } from "../health/health-routes.ts";
import type { Readiness } from "../health/readiness.ts";

export interface ServerOptions extends AppDependencies, ServeOptions {
  /** Max-age of Strict-Transport-Security in seconds (RFC 6797). Requires TLS for all clients. @default 0: no header */
  readonly hsts?: number;
  readonly docsDirectory: string;
  /** The URL of docs on another server, to which `/docs` redirects. */
  readonly docsUrl?: string;
  readonly consoleDirectory?: string;
  /** Handles API requests without Hono, with the same responses but faster. @default true */
  readonly bypassesHono?: boolean;
  /** Sends the responses of an event-loop turn together at its end. @default true */
  readonly sendsInBatches?: boolean;
  readonly limitsProblem?: () => string | undefined;
  readonly isStopping?: () => boolean;
  readonly readiness: Pick<Readiness, "check">;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { bypassesHono = true, sendsInBatches = true, log } = options;
  const onFailure = (err: unknown) => log.error({ err }, "request aborted, failed to send the response");
  const app = new Hono();
  const api = createApp(options);
  app.route("/", api);
  for (const routes of [
    createHealthRoutes(options),
    createContractRoutes(),
    options.docsUrl ? createDocsRedirect(options.docsUrl) : createDocsRoutes(options.docsDirectory),
    createStaticRoutes({
      basePath: "/console",
      directory: options.consoleDirectory ?? "",
      notBuiltMessage: "The console is not built. Run: npm run console",
    }),
  ]) {
    // Registered for each path: a middleware for all paths would slow down the API too.
    for (const path of new Set(routes.routes.map((route) => route.path))) app.use(path, setRequestId);
    app.route("/", routes);
  }

  app.notFound((c) => {
    c.header("X-Request-Id", toRequestId(c.req.raw.headers.get("x-request-id")));
    const hint = `The API is under ${contract.basePath}, its docs at /docs, its console at /console.`;
    return c.text(`There is nothing at ${redactKeys(c.req.path)}. ${hint}\n`, 404);
  });

  return serveApp(app, {
    ...options,
    ...toServeOptions(options, options.hsts),
    ...(bypassesHono && { directPipeline: { pipeline: api.pipeline, onFailure, sendsInBatches } }),
  });
}

const setRequestId: MiddlewareHandler = (c, next) => {
  c.header("X-Request-Id", toRequestId(c.req.raw.headers.get("x-request-id")));
  return next();
};
