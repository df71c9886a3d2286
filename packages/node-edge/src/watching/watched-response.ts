import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders } from "node:http";
import { EdgeResponse } from "../edge-response.ts";
import { Exchange } from "./exchange.ts";
import type { ExchangeWatch } from "./exchange-watch.ts";

/** A request of node:http that may carry where its way writes down what it finds out. */
export interface WatchedMessage extends IncomingMessage {
  findings?: Exchange | undefined;
}

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/**
 * The responses of a server that is watched. node:http makes one for each request, and one class of them costs less than listeners
 * that are made for each.
 */
export function watchResponses(watch: ExchangeWatch): typeof EdgeResponse {
  return class WatchedResponse extends EdgeResponse {
    readonly #exchange: Exchange;

    // node:http gives more than its types tell.
    constructor(...given: [WatchedMessage]) {
      super(...given);
      const [request] = given;
      this.#exchange = new Exchange(request);
      request.findings = this.#exchange;
      this.on("close", this.#end);
      watch.began?.(this.#exchange);
    }

    override writeHead(status: number, message?: string | Head, head?: Head): this {
      const headers = typeof message === "string" ? head : message;
      if (headers && !Array.isArray(headers)) this.#note(headers);
      return typeof message === "string" ? super.writeHead(status, message, head) : super.writeHead(status, message);
    }

    #note(headers: OutgoingHttpHeaders): void {
      const id = headers["X-Request-Id"] ?? headers["x-request-id"];
      if (typeof id === "string") this.#exchange.requestId = id;
      const length = headers["Content-Length"] ?? headers["content-length"];
      if (length !== undefined) this.#exchange.bytes = this.req.method === "HEAD" ? 0 : Number(length);
    }

    // The one listener of all: node:http calls it with the response as `this`.
    #end(): void {
      this.#exchange.end(this.headersSent ? this.statusCode : undefined, !this.writableFinished);
      watch.ended(this.#exchange);
    }
  };
}
