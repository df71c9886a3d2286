import { Hono } from "hono";
import { FetchRequest } from "./fetch-request.ts";
import type { Answer, Pipeline } from "./message.ts";
import { whenReady } from "./when-ready.ts";

/** Serves a pipeline on Hono: everything under the base path. */
export function mountPipeline(pipeline: Pipeline, basePath: string): Hono {
  return new Hono().all(`${basePath}/*`, (c) =>
    whenReady(pipeline(new FetchRequest(c.req.raw, remoteAddressIn(c.env))), (answer) =>
      toResponse(answer, c.req.method),
    ),
  );
}

/** From what @hono/node-server binds; whatever else calls the app binds nothing of that name. */
function remoteAddressIn(env: unknown): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}

function toResponse({ status, headers, body }: Answer, method: string): Response {
  if (method !== "HEAD" || body === null) return new Response(body, { status, headers });
  const length = String((typeof body === "string" ? new TextEncoder().encode(body) : body).byteLength);
  return new Response(null, { status, headers: { ...headers, "Content-Length": length } });
}
