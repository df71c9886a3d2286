import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { basePath, calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import type { components, contract, paths } from "@animal-store/codegen/test/generated/library/contract.ts";
import { onTestFinished } from "vitest";
import { type ApiClientOptions, createApiClient } from "../src/index.ts";

export type Library = { paths: paths; contract: typeof contract };
export type Book = components["schemas"]["Book"];

/** The header that `listBooks` requires. */
export const atBranch = { headers: { "X-Branch": 1 } };

/** Serves responses until the test ends. Returns a client and the received requests. */
export async function serve(
  respond: (request: RecordedRequest) => ServedResponse | Promise<ServedResponse>,
  options: Partial<ApiClientOptions> = {},
) {
  const requests: RecordedRequest[] = [];
  const origin = await listen(async (message, response) => {
    const { method = "", url = "", headers } = message;
    const request = { method, url, headers, body: await text(message) };
    requests.push(request);
    writeResponse(response, await respond(request));
  });
  const baseUrl = origin + basePath;
  const client = createApiClient<Library>(calls, { baseUrl, apiKey: "test-key", ...options });
  return { origin, baseUrl, requests, client };
}

/** Starts a server on a free port until the test ends. Returns its origin. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export type RecordedRequest = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
export type ServedResponse = { status?: number; headers?: Record<string, string>; body?: string; chunked?: boolean };

function writeResponse(
  response: ServerResponse,
  { status = 200, headers = {}, body = "", chunked = false }: ServedResponse,
): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    ...(chunked ? {} : { "Content-Length": Buffer.byteLength(body) }),
    ...headers,
  });
  // Two writes, so that Node.js does not add a Content-Length.
  if (chunked) response.write(body.slice(0, 1));
  response.end(chunked ? body.slice(1) : body);
}

/** Returns five entries on three pages. The Link headers also contain unrelated links. */
export function threePages({ url }: RecordedRequest): ServedResponse {
  const nextUrl = new URL(url, "http://library.test");
  const cursor = Number(nextUrl.searchParams.get("cursor"));
  if (cursor === 4) return { body: booksJson(5), headers: { Link: `<${basePath}/books>; rel="first"` } };
  nextUrl.searchParams.set("cursor", String(cursor + 2));
  const Link = `</docs>; rel="help"; title="a, b", <${nextUrl.pathname}${nextUrl.search}>; rel="next"`;
  return { body: booksJson(cursor + 1, cursor + 2), headers: { Link } };
}

export function booksJson(...ids: number[]): string {
  return JSON.stringify(ids.map((id) => ({ id: String(id), title: "Momo", shelf: 7, authors: [] })));
}
