import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Listens on an ephemeral port and keeps what it was asked; `await using` closes it. */
export async function serve(answer: (request: SeenRequest) => Answer | Promise<Answer>): Promise<Server> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (message, response) => {
    const request = await read(message);
    requests.push(request);
    write(response, await answer(request));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

export type Server = AsyncDisposable & { origin: string; baseUrl: string; requests: SeenRequest[] };
export type SeenRequest = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
export type Answer = { status?: number; headers?: Record<string, string>; body?: string; chunked?: boolean };

async function read(message: IncomingMessage): Promise<SeenRequest> {
  const { method = "", url = "", headers } = message;
  return { method, url, headers, body: await text(message) };
}

function write(response: ServerResponse, { status = 200, headers = {}, body = "", chunked = false }: Answer): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    ...(chunked ? {} : { "Content-Length": Buffer.byteLength(body) }),
    ...headers,
  });
  // Two writes, so that Node neither joins them nor adds a Content-Length of its own.
  if (chunked) response.write(body.slice(0, 1));
  response.end(chunked ? body.slice(1) : body);
}

/** Five entries on three pages, whose links stand among others. */
export function threePages({ url }: SeenRequest): Answer {
  const next = new URL(url, "http://store.test");
  const cursor = Number(next.searchParams.get("cursor"));
  if (cursor === 4) return { body: pets(5), headers: { Link: '</v1/pets>; rel="first"' } };
  next.searchParams.set("cursor", String(cursor + 2));
  const Link = `</docs>; rel="help"; title="a, b", <${next.pathname}${next.search}>; rel="next"`;
  return { body: pets(cursor + 1, cursor + 2), headers: { Link } };
}

/** A page that holds these ids. */
export function pets(...ids: number[]): string {
  return JSON.stringify(ids.map((id) => ({ id, name: "Rex", categoryId: 7 })));
}
