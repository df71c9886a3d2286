import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { contract } from "@animal-store/contract";
import { type AppDependencies, createApp } from "@animal-store/service";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createAccessLog } from "../edge/access-log.ts";
import { answerParserErrors } from "../edge/answer-parser-errors.ts";
import { checkMessage } from "../edge/check-message.ts";
import { refuseMessage } from "../edge/protocol-refusal.ts";
import { createDocsRoutes } from "../operations/docs-page.ts";
import { createDocumentRoutes } from "../operations/documents.ts";
import { createHealthRoutes } from "../operations/health.ts";
import { StartUpError } from "./start-up-error.ts";
import { stopServer } from "./stop-server.ts";

export interface ServerOptions extends AppDependencies {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Where the built docs lie. */
  readonly docsDirectory: string;
  readonly accessLog?: ((fields: object, message: string) => void) | undefined;
  /** Options of node:http's server, its time-outs for example. */
  readonly serverOptions?: object;
}

export interface RunningServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Refuses new connections, answers what was started, and cuts what is left after the time. @param timeout milliseconds */
  stop(timeout: number): Promise<void>;
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
    c.text(`There is nothing at ${c.req.path}. The API is under ${contract.basePath}, its docs at /docs.\n`, 404),
  );

  const { host, port } = options;
  const server = await listen(app, options);
  answerParserErrors(server, options);
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return {
    origin: `http://${name}:${(server.address() as AddressInfo | null)?.port ?? port}`,
    stop: (timeout) => stopServer(server, timeout),
  };
}

function listen(app: Hono, options: ServerOptions): Promise<Server> {
  const { host, port, serverOptions = {} } = options;
  const serve = getRequestListener(app.fetch, { hostname: host });
  // Host is checked by checkMessage, which answers in the contract's words.
  const server = createServer({ ...serverOptions, requireHostHeader: false }, (request, response) => {
    const problem = checkMessage(request);
    if (problem === undefined) return void serve(request, response);
    const refusal = refuseMessage({ code: "bad_request", message: problem }, request.socket.remoteAddress, options);
    response.writeHead(refusal.status, refusal.fields).end(refusal.body);
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartUpError(listenProblem(error, host, port), { cause: error })),
    );
    server.listen(port, host, () => resolve(server));
  });
}

function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE")
    return `port ${port} on ${host} is taken by another program. A server needs a free one: stop that program, or start with PORT=${port + 1}.`;
  if (code === "EACCES") return `port ${port} may not be used by this user. Take one from 1024 up: PORT=3000.`;
  return `HOST ${host} cannot be listened on (${message}). It must be an address of this machine: leave it unset for 127.0.0.1.`;
}
