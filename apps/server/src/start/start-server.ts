import { contract } from "@animal-store/contract";
import { createStaticRoutes, type RunningServer, type ServeOptions, serveApp } from "@animal-store/node-http";
import { type AppDependencies, createApp, redactKeys, requestId } from "@animal-store/service";
import { Hono, type MiddlewareHandler } from "hono";
import {
  createContractRoutes,
  createDocsRedirect,
  createHealthRoutes,
  createRootRedirects,
} from "../health/operator-routes.ts";
import type { Readiness } from "../health/readiness.ts";

export interface ServerOptions extends AppDependencies, ServeOptions {
  /** Where the built docs lie. */
  readonly docsDirectory: string;
  /** Where they are served instead: `/docs` leads there. */
  readonly docsUrl?: string;
  /** Where the built console lies. @default nowhere */
  readonly consoleDirectory?: string;
  /** Whether requests of the API go past Hono, which answers them the same, and more slowly. @default true */
  readonly isDirect?: boolean;
  /** Whether the answers of a turn of the event loop are sent together, at its end. @default true */
  readonly batchesSends?: boolean;
  /** Why limits are not what they are to be; `/readyz` tells it. */
  readonly limitsProblem?: () => string | undefined;
  /** Whether it answers what was started alone; `/readyz` tells it. */
  readonly isStopping?: () => boolean;
  /** Whether requests succeed; `/readyz` tells it. */
  readonly readiness: Pick<Readiness, "check">;
}

/** Serves the app with everything beside it. @throws {StartupError} when the address cannot be listened on */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { isDirect = true, batchesSends = true, log } = options;
  const onFailure = (err: unknown) => log.error({ err }, "a request was cut off, its answer could not be sent");
  const app = new Hono();
  const api = createApp(options);
  app.route("/", api);
  for (const beside of [
    createHealthRoutes(options),
    createContractRoutes(),
    options.docsUrl ? createDocsRedirect(options.docsUrl) : createDocsRoutes(options.docsDirectory),
    createStaticRoutes({
      at: "/console",
      directory: options.consoleDirectory ?? "",
      absent: "The console is not built. Run: npm run console",
    }),
  ]) {
    // Path by path: a middleware for all of them would stand in the way of the API too.
    for (const path of new Set(beside.routes.map((route) => route.path))) app.use(path, nameRequest);
    app.route("/", beside);
  }

  app.notFound((c) => {
    c.header("X-Request-Id", requestId(c.req.raw.headers.get("x-request-id")));
    const places = `The API is under ${contract.basePath}, its docs at /docs, its console at /console.`;
    return c.text(`There is nothing at ${redactKeys(c.req.path)}. ${places}\n`, 404);
  });

  return serveApp(app, {
    ...options,
    ...(isDirect && { direct: { basePath: contract.basePath, pipeline: api.pipeline, onFailure, batchesSends } }),
  });
}

/** Answers beside the API tell their request's id like those of the API. */
const nameRequest: MiddlewareHandler = (c, next) => {
  c.header("X-Request-Id", requestId(c.req.raw.headers.get("x-request-id")));
  return next();
};

/** The docs at `/docs`, and the root leads there. */
function createDocsRoutes(directory: string): Hono {
  const absent = "The docs are not built. Run: npm run docs";
  return createStaticRoutes({ at: "/docs", directory, absent }).route("/", createRootRedirects());
}
