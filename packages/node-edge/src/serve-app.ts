import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import { contract } from "@animal-store/contract";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { Address } from "./address.ts";
import { answerOnNode, type DirectAnswers } from "./answer-on-node.ts";
import { answerParserErrors } from "./answer-parser-errors.ts";
import { checkMessage, type MessageProblem } from "./check-message.ts";
import { checkFirstRequestLine } from "./check-request-line.ts";
import { type EdgeLimits, limitConnections, limitOptions } from "./edge-limits.ts";
import { EdgeResponse } from "./edge-response.ts";
import { limitSlowReaders } from "./limit-slow-readers.ts";
import { closeAfterAnswer, isClosing } from "./linger.ts";
import { listen } from "./listen.ts";
import { createPipelineQueue } from "./pipeline-queue.ts";
import { type EdgeDependencies, refuseMessage } from "./protocol-refusal.ts";
import { safeHeaders } from "./safe-headers.ts";
import { stopServer } from "./stop-server.ts";
import type { ExchangeWatch } from "./watching/exchange-watch.ts";
import { type WatchedMessage, watchResponses } from "./watching/watched-response.ts";

export interface ServeOptions extends EdgeDependencies, Address {
  /** What callers may take. @default `usualLimits` */
  readonly edgeLimits?: EdgeLimits;
  /** Seconds for which browsers shall come by TLS alone (RFC 6797); for where all callers do. @default 0: not said */
  readonly hsts?: number;
  /** Options of node:http's server that come before those of the limits. */
  readonly serverOptions?: ServerOptions;
  /** Answers what is below a path without Hono between. The app is to answer it too: it gets targets that are to be normalised. */
  readonly direct?: DirectAnswers & { readonly basePath: string };
  /** Sees every request. Without it nothing is noted of any. */
  readonly watch?: ExchangeWatch | undefined;
}

export interface RunningServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /**
   * Refuses new connections, answers what was started, and cuts what is left after the time.
   * @param timeout milliseconds
   * @param idle milliseconds for which idle connections stay open, for a balancer to close them first
   */
  stop(timeout: number, idle?: number): Promise<void>;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** The maximum of connections: the limit of open files may be lower than the setting. */
  readonly maxConnections: number;
}

// What `new URL` would change: dot segments, spelled out or encoded, and fragments (RFC 3986, section 6.2.2.3).
const unusual = /#|\/\.|%2e/i;

/**
 * Serves an app on node:http, and answers what never becomes one of its requests.
 * @throws {StartUpError} when the address cannot be listened on
 */
export async function serveApp(app: Pick<Hono, "fetch">, options: ServeOptions): Promise<RunningServer> {
  const { host, serverOptions, direct, edgeLimits = {}, hsts, watch } = options;
  const always = safeHeaders(hsts);
  const serveDirectly = direct && answerOnNode(direct, always);
  const directPath = `${direct?.basePath}/`;
  const server = createServer({
    ...limitOptions(edgeLimits),
    ServerResponse: watch ? watchResponses(watch) : EdgeResponse,
    ...serverOptions,
    // Host is checked by checkMessage, which answers in the contract's words.
    requireHostHeader: false,
  });
  const { closeUnread } = checkFirstRequestLine(server);
  const queue = createPipelineQueue();
  const closeIdle = limitSlowReaders(server, edgeLimits);
  const maxConnections = limitConnections(server, edgeLimits, closeIdle);
  // Who closes its side once all is sent gets its answers. Node's types lack it.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("request", (request: IncomingMessage, response: ServerResponse) => serve(request, response, false));
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => serve(request, response, true));
  answerParserErrors(server, { ...options, always });
  return {
    origin: await listen(server, options),
    stop: (timeout, idle) =>
      stopServer(server, { timeout, idle }, () => {
        closeIdle();
        closeUnread();
      }),
    connections: promisify(server.getConnections.bind(server)),
    maxConnections,
  };

  /** @param isAsking whether the caller waits to be told to send its body */
  function serve(request: IncomingMessage, response: ServerResponse, isAsking: boolean): void {
    if (isClosing(request.socket)) return;
    const { problem, isLast } = checkMessage(request);
    const start = () => respond(request, response, isAsking, problem);
    // Node has not assigned the connection to a response that is not the next one.
    const isFull = !response.socket && queue.add(response, start);
    if (isLast || isFull) {
      response.shouldKeepAlive = false;
      closeAfterAnswer(request.socket);
    }
    if (response.socket) start();
  }

  function respond(
    request: IncomingMessage,
    response: ServerResponse,
    isAsking: boolean,
    problem: MessageProblem | undefined,
  ): void {
    const { url = "", method } = request;
    if (problem) refuse(request, response, problem);
    else if (serveDirectly && url.startsWith(directPath) && !unusual.test(url))
      serveDirectly(request, response, isAsking);
    else if (method === "TRACE" && !isOfApi(url)) refuse(request, response, noTrace);
    else {
      if (isAsking) response.writeContinue();
      // What an app says itself comes before it.
      for (const name in always) response.setHeader(name, always[name] as string);
      void serveByHono(request, response);
    }
  }

  function serveByHono(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const errorHandler = (error: unknown) => {
      // An app answers its own failures.
      if (!(error instanceof RequestError)) return new Response(null, { status: 500 });
      refuse(request, response, notAddressable);
      return undefined;
    };
    return getRequestListener(app.fetch, { hostname: host, autoCleanupIncoming: false, errorHandler })(
      request,
      response,
    );
  }

  function refuse(request: WatchedMessage, response: ServerResponse, problem: MessageProblem): void {
    if (request.findings) request.findings.code = problem.code;
    const refusal = refuseMessage(problem, request.socket.remoteAddress, { ...options, always });
    closeAfterAnswer(request.socket);
    response.writeHead(refusal.status, refusal.fields).end(refusal.body);
  }
}

function isOfApi(target: string): boolean {
  return URL.parse(target, "http://here")?.pathname.startsWith(`${contract.basePath}/`) ?? false;
}

const noTrace: MessageProblem = {
  code: "method_not_allowed",
  message: "TRACE is not supported.",
  headers: { Allow: "GET, HEAD, OPTIONS" },
};

// What Host and target make together: a port beyond all ports, for example.
const notAddressable: MessageProblem = {
  code: "bad_request",
  message: "Host and target are no valid address together. Send the name or address, and the port; and a path.",
};
