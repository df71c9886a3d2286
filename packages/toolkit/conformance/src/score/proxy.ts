import * as http from "node:http";
import * as https from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type ApiDocument, matchOperation, toApiPath } from "../document.ts";
import type { HttpRequest } from "../http/http-client.ts";
import { sendThrough } from "./middleware.ts";
import type { Mutant } from "./mutants.ts";

type ServedMutant = Pick<Mutant, "operation" | "middleware">;

export interface Proxy {
  /** The URL with the base path of the target. */
  readonly baseUrl: string;
  /** Applies a mutant to the following messages; undefined for none. */
  setMutant(mutant: ServedMutant | undefined): void;
  /** Whether the mutant changed a message. */
  readonly hasChanged: boolean;
  stop(): Promise<void>;
}

/** Starts a proxy on this host. It forwards requests to the target and applies one mutant to the messages of its operation. */
export async function startProxy(document: ApiDocument, target: URL): Promise<Proxy> {
  const basePath = target.pathname.replace(/\/$/, "");
  let active: ServedMutant | undefined;
  let hasChanged = false;
  let origin = "";
  const server = http.createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: origin + basePath,
    setMutant(mutant) {
      active = mutant;
      hasChanged = false;
    },
    get hasChanged() {
      return hasChanged;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function handle(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const { method = "GET", url = "/", rawHeaders } = incoming;
    const body = await buffer(incoming);
    const message = { method, target: url, headers: toPairs(rawHeaders), body };
    if (!active || matchOperation(document, method, toApiPath(url, target.href)) !== active.operation)
      return pipe(await send(message, outgoing), outgoing);
    const sent = await sendThrough(active.middleware, { message, origin }, async (forwarded) => {
      const upstream = await send(forwarded, outgoing);
      return { status: upstream.statusCode ?? 502, headers: toOwnUrls(upstream), bytes: await buffer(upstream) };
    });
    if (sent.hasChanged) hasChanged = true;
    const { status, headers: allHeaders, bytes } = sent.response;
    const headers = withoutFraming([...allHeaders]);
    const isEmpty = method === "HEAD" || status === 204 || status === 304;
    if (!isEmpty) headers.push(["Content-Length", String(bytes.byteLength)]);
    outgoing.writeHead(status, headers.flat());
    outgoing.end(bytes);
  }

  function send(
    { method, target: path, headers = [], body = "" }: HttpRequest,
    outgoing: http.ServerResponse,
  ): Promise<http.IncomingMessage> {
    const { request: start } = target.protocol === "https:" ? https : http;
    const fields = [["Host", target.host], ...withoutFraming(headers)];
    if (body.length > 0) fields.push(["Content-Length", String(body.length)]);
    return new Promise((resolve, reject) => {
      const forwarded = start(new URL(path, target.origin), { method, headers: fields.flat() }, resolve);
      forwarded.on("error", reject);
      outgoing.on("close", () => forwarded.destroy());
      forwarded.end(body);
    });
  }

  function pipe(response: http.IncomingMessage, outgoing: http.ServerResponse): void {
    outgoing.writeHead(response.statusCode ?? 502, toOwnUrls(response).flat());
    response.pipe(outgoing);
    outgoing.on("close", () => response.destroy());
  }

  /** Returns the headers of a response, whose URLs lead to this proxy. */
  function toOwnUrls({ rawHeaders }: http.IncomingMessage): [string, string][] {
    return toPairs(rawHeaders).map(([name, value]) => [
      name,
      isUrl(name) ? value.replaceAll(target.origin, origin) : value,
    ]);
  }
}

function isUrl(name: string): boolean {
  return /^(location|link|content-location)$/i.test(name);
}

function toPairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index] ?? "", raw[2 * index + 1] ?? ""]);
}

function withoutFraming(headers: NonNullable<HttpRequest["headers"]>): (readonly [string, string])[] {
  return headers.filter(([name]) => !/^(host|connection|content-length|transfer-encoding|expect)$/i.test(name));
}
