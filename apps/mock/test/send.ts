import { once } from "node:events";
import { type Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

export type SentRequest = {
  method: string;
  /** Relative to the base URL. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** @default a new connection */
  agent?: Agent;
};

interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body, or undefined if it is not JSON. */
  readonly json: unknown;
  readonly isSocketReused: boolean;
}

/** Sends a request without normalizing its path. Adds a key unless `headers` contains one. */
export async function send(
  base: string,
  { method, path, headers = {}, body, agent }: SentRequest,
): Promise<ReceivedResponse> {
  const { hostname, port, pathname } = new URL(base);
  const isChunked = "Transfer-Encoding" in headers;
  const lengthHeader = body === undefined || isChunked ? {} : { "Content-Length": Buffer.byteLength(body) };
  const request = httpRequest({
    hostname,
    port,
    method,
    path: pathname.replace(/\/$/, "") + path,
    headers: { Authorization: "Bearer token", ...lengthHeader, ...headers },
    agent: agent ?? false,
  });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const responseText = await text(response);
  const isJson = response.headers["content-type"]?.startsWith("application/json") && responseText !== "";
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: responseText,
    json: isJson ? JSON.parse(responseText) : undefined,
    isSocketReused: request.reusedSocket,
  };
}
