import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { onStopSignal } from "@animal-store/process";
import { getRequestListener, RequestError } from "@hono/node-server";
import { type ListenAddress, listen } from "./address.ts";
import { catchErrors } from "./catch-errors.ts";
import { checkMessage, type MessageError, serverTarget } from "./check-message.ts";
import { acceptConnections, closeAfterResponse, getConnection } from "./connections.ts";
import { type ObservedRequest, observeExchange, toSafeObserver } from "./exchange.ts";
import { HttpRequest } from "./http-request.ts";
import { createNodeListener, type NodeListenerOptions } from "./node-listener.ts";
import { handleParserErrors, type ProtocolErrorOptions, toOwnHeaders, toProtocolError } from "./protocol-error.ts";
import { limitConnections, type ServerLimits, toServerOptions } from "./server-limits.ts";
import { createResponseClass } from "./server-response.ts";

/** An app that responds to requests, such as a `Hono` with any environment. */
export interface FetchApp {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
}

/** The options of `serveApp`. */
export interface ServeOptions extends ProtocolErrorOptions, ListenAddress {
  /** The path of the API. @default none */
  readonly basePath?: string;
  /** @default `defaultLimits` */
  readonly serverLimits?: ServerLimits;
  /** Options of node:http's server. They override the limits. */
  readonly serverOptions?: ServerOptions;
  /** Serves requests below `basePath`, which it requires, without Hono. Targets that need normalization reach the app. */
  readonly directPipeline?: NodeListenerOptions;
}

/** The result of `serveApp`. */
export interface RunningServer {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  /** The maximum number of connections. The limit of open files can make it lower than the setting. */
  readonly maxConnections: number;
  /** Returns the number of open connections. */
  connections(): Promise<number>;
  /**
   * Stops accepting connections, ends the streams of events and finishes the other requests in flight. Closes the
   * remaining connections after the timeout.
   * @param timeoutMs time until all connections are closed
   * @param idleMs time for which idle connections stay open, so that a load balancer closes them first
   */
  stop(timeoutMs: number, idleMs?: number): Promise<void>;
}

// Targets that `new URL` would change: plain or encoded dot segments (RFC 3986, section 6.2.2.3).
const needsNormalization = /\/\.|%2e/i;

/**
 * Serves an app on node:http. Responds itself to messages that never become a request of the app.
 * @throws {StartupError} if the server cannot listen on the address
 * @example
 * const server = await serveApp(app, { host: "127.0.0.1", port: 4000 });
 * onStopSignal(() => server.stop(10_000));
 */
export async function serveApp(app: FetchApp, options: ServeOptions): Promise<RunningServer> {
  const { host, basePath, serverOptions, directPipeline, serverLimits = {}, commonHeaders = {} } = options;
  const observers = (options.observers ?? []).map(toSafeObserver);
  const serveDirectly = directPipeline && createNodeListener(directPipeline.pipeline, commonHeaders, fail);
  const onFailure = catchErrors(directPipeline?.onFailure ?? console.error);
  const apiPath = basePath?.concat("/");
  let isStopping = false;
  const eventStreams = new Set<ServerResponse>();
  const server = createServer({
    ...toServerOptions(serverLimits),
    IncomingMessage: HttpRequest,
    ServerResponse: createResponseClass(serverLimits, () => isStopping, eventStreams),
    ...serverOptions,
    // checkMessage checks Host and returns an error in the format of the app.
    requireHostHeader: false,
  });
  const connections = acceptConnections(server, serverLimits);
  const maxConnections = limitConnections(server, serverLimits, connections.closeIdle);
  server.on("request", (request: IncomingMessage, response: ServerResponse) => serve(request, response, false));
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => serve(request, response, true));
  handleParserErrors(server, { ...options, observers });
  return {
    origin: await listen(server, options),
    stop(timeoutMs, idleMs = 0) {
      isStopping = true;
      for (const response of eventStreams) response.end();
      return drainConnections(server, { timeoutMs, idleMs }, connections.closeIdle);
    },
    connections: promisify(server.getConnections.bind(server)),
    maxConnections,
  };

  /** @param expectsContinue whether the client waits for 100 Continue before it sends its body */
  function serve(request: IncomingMessage, response: ServerResponse, expectsContinue: boolean): void {
    if (!connections.acceptRequest(request)) return;
    if (observers.length > 0) observeExchange(request, observers);
    const { problem, isLast } = checkMessage(request);
    const start = (): void => {
      try {
        respond(request, response, expectsContinue, problem);
      } catch (error) {
        fail(response, error);
      }
    };
    connections.queueRequest({ response, isLast, start });
  }

  function respond(
    request: IncomingMessage,
    response: ServerResponse,
    expectsContinue: boolean,
    problem: MessageError | undefined,
  ): void {
    const { url = "" } = request;
    if (problem) reject(request, response, problem);
    else if (serveDirectly && apiPath && url.startsWith(apiPath) && !needsNormalization.test(url))
      serveDirectly(request, response, expectsContinue);
    else if (url === serverTarget) response.writeHead(204, toOwnHeaders(request.socket.remoteAddress, options)).end();
    else {
      if (expectsContinue) response.writeContinue();
      // The app can override these headers.
      for (const name in commonHeaders) response.setHeader(name, commonHeaders[name] as string);
      serveByHono(request, response).catch((error: unknown) => fail(response, error));
    }
  }

  function serveByHono(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A scheme is case-insensitive (RFC 3986, section 6.2.2.1). @hono/node-server expects lower case.
    request.url = request.url?.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
    const errorHandler = (error: unknown): undefined => {
      if (error instanceof RequestError) reject(request, response, invalidUrl);
      else fail(response, error);
    };
    const listener = getRequestListener(app.fetch, { hostname: host, autoCleanupIncoming: false, errorHandler });
    return listener(request, response);
  }

  /** Responds to a failure of the app with a 500. Closes the connection if the response has begun. */
  function fail(response: ServerResponse, error: unknown): void {
    onFailure(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // The failed response may have set some.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusMessage = "";
    reject(response.req, response, unexpectedFailure);
  }

  function reject(request: ObservedRequest, response: ServerResponse, problem: MessageError): void {
    if (request.attributes) request.attributes.code = problem.code;
    const error = toProtocolError(problem, request.socket.remoteAddress, options);
    const connection = getConnection(request.socket);
    if (connection) closeAfterResponse(connection);
    response.writeHead(error.status, error.fields).end(error.body);
  }
}

/**
 * Serves an app until the process receives a stop signal. Returns the origin, without a trailing slash.
 * @throws {StartupError} if the server cannot listen on the address
 * @example
 * const origin = await serveStatic(app, { host: "127.0.0.1", port: 4001 });
 */
export async function serveStatic(app: FetchApp, address: ListenAddress): Promise<string> {
  const server = await serveApp(app, address);
  onStopSignal(() => server.stop(10_000));
  return server.origin;
}

/**
 * Stops accepting connections, and waits until all are closed.
 * @param timeoutMs milliseconds after which all connections are closed
 * @param idleMs milliseconds for which idle connections stay open, so that a load balancer can close them first
 */
async function drainConnections(
  server: Server,
  { timeoutMs, idleMs }: { readonly timeoutMs: number; readonly idleMs: number },
  closeIdle: () => void,
): Promise<void> {
  await acceptQueued(server);
  // The close() of node:http closes idle connections immediately.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  // A keep-alive connection becomes idle only after its response, and close() does not close it then.
  let sweepTimer: NodeJS.Timeout | undefined;
  const sweepStartTimer = setTimeout(
    () => {
      closeIdle();
      sweepTimer = setInterval(closeIdle, 20);
    },
    Math.min(idleMs, timeoutMs),
  );
  const closeAllTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(sweepStartTimer);
  clearInterval(sweepTimer);
  clearTimeout(closeAllTimer);
}

// Node's default length of the queue of a listener.
const maxQueuedConnections = 511;

/** Accepts the connections that the kernel has queued, of which Node accepts one in each turn. Closing the listener resets them. */
async function acceptQueued(server: Server): Promise<void> {
  let emptyTurns = 0;
  const onConnection = () => {
    emptyTurns = 0;
  };
  server.on("connection", onConnection);
  // The current turn can be past its accept.
  for (let turns = 0; emptyTurns < 2 && turns < maxQueuedConnections; turns += 1) {
    emptyTurns += 1;
    await nextTurn();
  }
  server.off("connection", onConnection);
}

const unexpectedFailure: MessageError = {
  code: "internal_error",
  message: "The service failed unexpectedly. Retry later.",
};

// Host and target do not form a valid URL, for example because of a port above 65535.
const invalidUrl: MessageError = {
  code: "bad_request",
  message: "Host and target are not a valid URL together. Send a name or address with its port, and a path.",
};
