import * as http from "node:http";
import * as https from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type ApiDocument, findOperation, toApiPath } from "../document.ts";
import type { PlainResponse } from "./middleware.ts";
import type { Mutant } from "./mutants.ts";

export interface Proxy {
  /** The URL with the base path of the target. */
  readonly baseUrl: string;
  /** Applies a mutant to the following messages, or none. */
  setMutant(mutant: Mutant | undefined): void;
  /** Whether the mutant changed a message. */
  readonly hasChanged: boolean;
  stop(): Promise<void>;
}

/** Starts a proxy on this host. It forwards requests to the target and applies one mutant to the messages of its operation. */
export async function startProxy(document: ApiDocument, target: URL): Promise<Proxy> {
  const basePath = target.pathname.replace(/\/$/, "");
  let active: Mutant | undefined;
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
    const original = { method, target: url, headers: toPairs(rawHeaders), body };
    const isOther =
      active === undefined || findOperation(document, method, toApiPath(url, target.href)) !== active.operation;
    const mutant = isOther ? undefined : active;
    const request = mutant && toRequest(original);
    if (!mutant || !request) return pipe(await send(original, outgoing), outgoing);
    const received = new Map<PlainResponse, Uint8Array>();
    const response = await mutant.middleware(request, async (changed) => {
      if (changed !== request) hasChanged = true;
      const upstream = await send(changed === request ? original : await toMessage(changed), outgoing);
      const bytes = await buffer(upstream);
      const plain = {
        status: upstream.statusCode ?? 502,
        headers: new Headers(toOwnUrls(upstream)),
        text: Buffer.from(bytes).toString(),
      };
      received.set(plain, bytes);
      return plain;
    });
    if (!received.has(response)) hasChanged = true;
    const bytes = [...received].find(([each]) => each.text === response.text)?.[1] ?? Buffer.from(response.text);
    const headers = [...withoutFraming([...response.headers])];
    const isEmpty = method === "HEAD" || response.status === 204 || response.status === 304;
    if (!isEmpty) headers.push(["Content-Length", String(bytes.byteLength)]);
    outgoing.writeHead(response.status, headers.flat());
    outgoing.end(bytes);
  }

  function toRequest({ method, target: path, headers, body }: OutgoingMessage): Request | undefined {
    const hasBody = body.byteLength > 0;
    // The Request constructor rejects these (Fetch standard).
    if (method === "TRACE" || (hasBody && (method === "GET" || method === "HEAD"))) return undefined;
    return new Request(origin + path, { method, headers, ...(hasBody && { body }) });
  }

  async function toMessage(request: Request): Promise<OutgoingMessage> {
    const { pathname, search } = new URL(request.url);
    const body = new Uint8Array(await request.arrayBuffer());
    return { method: request.method, target: pathname + search, headers: [...request.headers], body };
  }

  function send(
    { method, target: path, headers, body }: OutgoingMessage,
    outgoing: http.ServerResponse,
  ): Promise<http.IncomingMessage> {
    const { request: start } = target.protocol === "https:" ? https : http;
    const fields = [["Host", target.host], ...withoutFraming(headers)];
    if (body.byteLength > 0) fields.push(["Content-Length", String(body.byteLength)]);
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

interface OutgoingMessage {
  readonly method: string;
  /** The path and query, with the base path. */
  readonly target: string;
  readonly headers: [string, string][];
  readonly body: Uint8Array<ArrayBuffer>;
}

function isUrl(name: string): boolean {
  return /^(location|link|content-location)$/i.test(name);
}

function toPairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index] ?? "", raw[2 * index + 1] ?? ""]);
}

function withoutFraming(headers: readonly [string, string][]): [string, string][] {
  return headers.filter(([name]) => !/^(host|connection|content-length|transfer-encoding|expect)$/i.test(name));
}
