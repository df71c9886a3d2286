import { contract } from "@animal-store/contract";
import { createAccessLog, type RunningServer, type ServeOptions, serveApp } from "@animal-store/node-edge";
import { type AppDependencies, createApp, hideKeys } from "@animal-store/service";
import { Hono } from "hono";
import { createDocsRoutes } from "../operations/docs-page.ts";
import { createDocumentRoutes } from "../operations/documents.ts";
import { createHealthRoutes } from "../operations/health.ts";

export interface ServerOptions extends AppDependencies, ServeOptions {
  /** Where the built docs lie. */
  readonly docsDirectory: string;
  readonly accessLog?: ((fields: object, message: string) => void) | undefined;
}

/** Serves the app with everything beside it. @throws {StartUpError} when the address cannot be listened on */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const app = new Hono();
  if (options.accessLog) app.use(createAccessLog(options.accessLog));
  app.route("/", createApp(options));
  app.route("/", createHealthRoutes(options.stores));
  app.route("/", createDocumentRoutes());
  app.route("/", createDocsRoutes(options.docsDirectory));

  app.notFound((c) =>
    c.text(
      `There is nothing at ${hideKeys(c.req.path)}. The API is under ${contract.basePath}, its docs at /docs.\n`,
      404,
    ),
  );

  return serveApp(app, options);
}
