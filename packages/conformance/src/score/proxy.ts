import * as http from "node:http";
import * as https from "node:https";
import type { AddressInfo } from "node:net";
import { type ApiDocument, findOperation } from "../document.ts";
import type { Mutant, ProxiedRequest, ProxiedResponse } from "./mutants.ts";

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
    const { method = "GET", url = "/" } = incoming;
    const request: ProxiedRequest = {
      method,
      target: url,
      headers: toPairs(incoming.rawHeaders),
      body: await readAll(incoming),
    };
    const path = (url.split("?")[0] ?? "").slice(basePath.length);
    const mutant = active && findOperation(document, method, path) === active.operation ? active : undefined;
    const changed = apply(request, mutant?.changeRequest?.bind(mutant));
    const response = await send(changed, outgoing, mutant === undefined);
    if (!response) return;
    const final = apply(response, (original) => mutant?.changeResponse?.(original, request) ?? original);
    outgoing.writeHead(final.status, toRaw(final, method));
    outgoing.end(final.body);
  }

  function apply<Value>(value: Value, change: ((value: Value) => Value) | undefined): Value {
    const changed = change ? change(value) : value;
    if (changed !== value) hasChanged = true;
    return changed;
  }

  /** Forwards a request. Pipes the response to the client if no mutant can change it. */
  function send(
    request: ProxiedRequest,
    outgoing: http.ServerResponse,
    isPiped: boolean,
  ): Promise<ProxiedResponse | undefined> {
    const { request: start } = target.protocol === "https:" ? https : http;
    return new Promise((resolve, reject) => {
      const { method, target: path, body } = request;
      const headers = [
        ["Host", target.host] as const,
        ...withoutFraming(request.headers),
        ...(body.byteLength > 0 ? [["Content-Length", String(body.byteLength)] as const] : []),
      ];
      const forwarded = start(new URL(path, target.origin), { method, headers: headers.flat() }, (response) => {
        const { statusCode: status = 502 } = response;
        const pairs = toPairs(response.rawHeaders).map(
          ([name, value]) => [name, isUrl(name) ? value.replaceAll(target.origin, origin) : value] as const,
        );
        if (!isPiped)
          return void readAll(response).then((bytes) => resolve({ status, headers: pairs, body: bytes }), reject);
        outgoing.writeHead(status, pairs.flat());
        response.pipe(outgoing);
        outgoing.on("close", () => response.destroy());
        resolve(undefined);
      });
      forwarded.on("error", reject);
      outgoing.on("close", () => forwarded.destroy());
      forwarded.end(body);
    });
  }
}

function isUrl(name: string): boolean {
  return /^(location|link|content-location)$/i.test(name);
}

function toPairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index] ?? "", raw[2 * index + 1] ?? ""]);
}

function withoutFraming(headers: ProxiedRequest["headers"]): ProxiedRequest["headers"] {
  return headers.filter(([name]) => !/^(host|connection|content-length|transfer-encoding|expect)$/i.test(name));
}

/** Returns the headers with the length of a changed body. */
function toRaw({ status, headers, body }: ProxiedResponse, method: string): string[] {
  const others = withoutFraming(headers).flat();
  const isEmpty = method === "HEAD" || status === 204 || status === 304;
  return isEmpty ? others : [...others, "Content-Length", String(body.byteLength)];
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
