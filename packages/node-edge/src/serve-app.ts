import { createServer, type ServerOptions } from "node:http";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Address } from "./address.ts";
import { answerOnNode, type DirectAnswers } from "./answer-on-node.ts";
import { answerParserErrors } from "./answer-parser-errors.ts";
import { checkMessage } from "./check-message.ts";
import { listen } from "./listen.ts";
import { type EdgeDependencies, refuseMessage } from "./protocol-refusal.ts";
import { stopServer } from "./stop-server.ts";
import type { ExchangeWatch } from "./watching/exchange-watch.ts";
import { watchResponses } from "./watching/watched-response.ts";

export interface ServeOptions extends EdgeDependencies, Address {
  /** Options of node:http's server, its time-outs for example. */
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
}

// What `new URL` would change: dot segments, spelled out or encoded, and fragments (RFC 3986, section 6.2.2.3).
const unusual = /#|\/\.|%2e/i;

/**
 * Serves an app on node:http, and answers what never becomes one of its requests.
 * @throws {StartUpError} when the address cannot be listened on
 */
export async function serveApp(app: Pick<Hono, "fetch">, options: ServeOptions): Promise<RunningServer> {
  const { host, serverOptions, direct, watch } = options;
  const serveByHono = getRequestListener(app.fetch, { hostname: host });
  const serveDirectly = direct && answerOnNode(direct);
  const directPath = `${direct?.basePath}/`;
  // Host is checked by checkMessage, which answers in the contract's words.
  const watched = watch && { ServerResponse: watchResponses(watch) };
  const server = createServer({ ...serverOptions, ...watched, requireHostHeader: false }, (request, response) => {
    const problem = checkMessage(request);
    if (problem === undefined) {
      const { url = "" } = request;
      if (serveDirectly && url.startsWith(directPath) && !unusual.test(url)) serveDirectly(request, response);
      else void serveByHono(request, response);
      return;
    }
    const refusal = refuseMessage({ code: "bad_request", message: problem }, request.socket.remoteAddress, options);
    response.writeHead(refusal.status, refusal.fields).end(refusal.body);
  });
  answerParserErrors(server, options);
  return {
    origin: await listen(server, options),
    stop: (timeout, idle) => stopServer(server, { timeout, idle }),
    connections: promisify(server.getConnections.bind(server)),
  };
}
