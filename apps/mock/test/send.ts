import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

export type SentRequest = {
  method: string;
  /** Relative to the base URL. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
};

export type Received = { status: number; headers: Record<string, string | undefined>; text: string; json: unknown };

/** Sends exactly this path, method and body, with a key unless the headers have another. */
export async function send(base: string, { method, path, headers = {}, body }: SentRequest): Promise<Received> {
  const { hostname, port, pathname } = new URL(base);
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  const outgoing = httpRequest({
    hostname,
    port,
    method,
    path: pathname.replace(/\/$/, "") + path,
    headers: { Authorization: "Bearer token", ...length, ...headers },
    agent: false,
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const received = await text(response);
  const entries = Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(entries),
    text: received,
    json:
      response.headers["content-type"]?.startsWith("application/json") && received ? JSON.parse(received) : undefined,
  };
}
