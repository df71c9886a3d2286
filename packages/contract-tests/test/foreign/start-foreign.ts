import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { Callers, type ForeignKey } from "./callers.ts";
import { ALWAYS, passFrontDoor } from "./front-door.ts";
import { Refusal } from "./refusal.ts";
import { addRoutes, markDeprecated, sendRefusal } from "./routes.ts";
import { Store } from "./store.ts";

const BODY_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 30_000;

/** What a foreign service is started with; `now` gives milliseconds since 1970, port 0 takes a free one. */
export type ForeignOptions = {
  port: number;
  keys: readonly ForeignKey[];
  /** Whose pages may call; any without it. */
  origins?: readonly string[];
  now?: () => number;
  /** Hears of each request, once more when its body is there. */
  hears?: (request: HeardRequest) => void;
};

/** A request as it came. */
export type HeardRequest = Pick<FastifyRequest, "method" | "url" | "headers"> & { body: Uint8Array | undefined };

/** A running foreign service; its base URL ends in `/v1`. */
export type Foreign = { baseUrl: string; addKey: (key: ForeignKey) => void; stop: () => Promise<void> };

const parserRefusal = (code: string): Refusal => {
  if (code === "HPE_HEADER_OVERFLOW") return new Refusal("headers_too_large", "The header fields take too much room.");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Refusal("request_timeout", "The request took too long to come.");
  return new Refusal("bad_request", "This is not an HTTP/1.1 request.");
};

const bodyRefusal = (error: FastifyError): Refusal => {
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") {
    return new Refusal("payload_too_large", `A body has ${BODY_BYTES} bytes at most.`);
  }
  if (error.statusCode === 415) return new Refusal("unsupported_media_type", "The Content-Type cannot be read.");
  if (error.statusCode === 400) return new Refusal("bad_request", "The body did not arrive as it was announced.");
  return new Refusal("internal_error", "Something broke in the service.");
};

/** Starts an implementation of the contract that shares no code with the service, in memory, on 127.0.0.1. */
export const startForeign = async ({
  port,
  keys,
  origins,
  now = Date.now,
  hears = () => {},
}: ForeignOptions): Promise<Foreign> => {
  const callers = new Callers(keys, origins);

  const sendError = (error: unknown, reply: FastifyReply): FastifyReply => {
    reply.removeHeader("connection");
    return sendRefusal(reply, error instanceof Refusal ? error : bodyRefusal(error as FastifyError));
  };

  const refuseUrl = (request: FastifyRequest, reply: FastifyReply): void => {
    try {
      if (passFrontDoor(callers, request, reply, now())) return;
      const message = "petId is not percent-encoded UTF-8.";
      markDeprecated(reply);
      sendError(new Refusal("invalid_request", message, {}, [{ path: "petId", message }]), reply);
    } catch (error) {
      sendError(error, reply);
    }
  };

  const refuseMessage = (error: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    const refusal = parserRefusal(error.code ?? "");
    const fields = {
      ...ALWAYS,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(refusal.body)),
      "x-request-id": randomUUID(),
      ...callers.quotaOfAddress(socket.remoteAddress ?? "", now()).headers(now()),
      connection: "close",
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join("")}\r\n${refusal.body}`);
  };

  const app = Fastify({
    http: { requireHostHeader: false },
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    return503OnClosing: false,
    requestIdHeader: false,
    rewriteUrl: ({ url = "/" }) => url.replace(/^https?:\/\/[^/?]*/i, ""),
    routerOptions: { maxParamLength: 100_000 },
    genReqId: ({ headers }) => {
      const sent = String(headers["x-request-id"]);
      const kept = headers["x-request-id"] !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(sent);
      return kept && !callers.holdsKey(sent) ? sent : randomUUID();
    },
    frameworkErrors: (_error, request, reply) => refuseUrl(request, reply),
    clientErrorHandler: refuseMessage,
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => sendError(error, reply));
  app.setNotFoundHandler((_request, reply) => reply.send(new Refusal("route_not_found", "Nothing is found here.")));
  app.addHook("onRequest", async (request, reply) => {
    const { method, url, headers } = request;
    hears({ method, url, headers, body: undefined });
    if (passFrontDoor(callers, request, reply, now())) return reply;
  });
  app.addHook<{ Body: Buffer | undefined }>("preHandler", async ({ method, url, headers, body }) => {
    hears({ method, url, headers, body });
  });
  addRoutes(app, { store: new Store(), callers, now });

  const address = await app.listen({ host: "127.0.0.1", port });
  return { baseUrl: `${address}/v1`, addKey: (key) => callers.add(key), stop: () => app.close() };
};
