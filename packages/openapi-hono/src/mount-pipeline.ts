import { Hono } from "hono";
import { FetchRequest } from "./fetch-request.ts";
import type { Answer, Findings, Pipeline } from "./message.ts";
import { whenReady } from "./when-ready.ts";

/** Serves a pipeline on Hono: everything under the base path. */
export function mountPipeline(pipeline: Pipeline, basePath: string): Hono {
  return new Hono().all(`${basePath}/*`, (c) => {
    const incoming = incomingIn(c.env);
    const request = new FetchRequest(c.req.raw, incoming?.socket?.remoteAddress, incoming?.findings);
    return whenReady(pipeline(request), (answer) => toResponse(answer, c.req.method));
  });
}

interface Incoming {
  readonly socket?: { readonly remoteAddress?: string };
  readonly findings?: Findings;
}

/** What @hono/node-server binds; whatever else calls the app binds nothing of that name. */
function incomingIn(env: unknown): Incoming | undefined {
  return ((env ?? {}) as { incoming?: Incoming }).incoming;
}

function toResponse({ status, headers, body }: Answer, method: string): Response {
  if (method !== "HEAD" || body === null) return new Response(body, { status, headers });
  const length = String((typeof body === "string" ? new TextEncoder().encode(body) : body).byteLength);
  return new Response(null, { status, headers: { ...headers, "Content-Length": length } });
}
