import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { createCases } from "../src/cases/all-cases.ts";
import { createApiDocument } from "../src/document.ts";
import { listMessages } from "./run-cases.ts";
import { serve } from "./serve.ts";

const header = { schema: { type: "string" } };
const response = { description: "-", headers: { ETag: header, Allow: header } };
const requestBody = { required: true, content: { "application/json": { schema: { type: "object" } } } };
const document = createApiDocument({
  openapi: "3.1.0",
  paths: {
    "/notes": {
      get: { operationId: "listNotes", responses: { 200: response, 400: response } },
      post: { operationId: "addNote", requestBody, responses: { 200: response, 400: response, 415: response } },
    },
  },
  "x-unrouted-responses": { 204: response, 400: response, 404: response, 405: response },
});
const cases = createCases(document).filter(({ id }) => /^http\/|media-type/.test(id));

interface Reply {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

const allow = { Allow: "GET, HEAD, OPTIONS, POST" };

async function respond(request: IncomingMessage): Promise<Reply> {
  const { method = "", url = "", headers } = request;
  const body = await text(request);
  if (!/^\/notes(\?|$)/.test(url)) return { status: 404 };
  if (method === "OPTIONS") return { status: 204, headers: allow };
  if (method === "HEAD" || method === "GET")
    return { status: url.includes("unknown") ? 400 : 200, headers: { ETag: '"1"', "Content-Length": "0" } };
  if (method !== "POST") return { status: 405, headers: allow };
  const isJson = /^application\/json *(; *charset="?utf-8"?)?$/i.test(headers["content-type"] ?? "");
  if (!isJson || headers["content-encoding"]) return { status: 415 };
  return { status: body.startsWith("{") ? 200 : 400 };
}

it.each<[fault: string, message: string | undefined, change: (reply: Reply, request: IncomingMessage) => Reply]>([
  ["no fault", undefined, (reply) => reply],
  [
    "another length for HEAD",
    "HEAD must have the Content-Length of GET",
    (reply, { method }) => (method === "HEAD" ? { ...reply, headers: { "Content-Length": "3" } } : reply),
  ],
  [
    "another ETag for HEAD",
    "HEAD must have the etag of GET",
    (reply, { method }) => (method === "HEAD" ? { ...reply, headers: { ETag: '"2"' } } : reply),
  ],
  [
    "no validation of HEAD",
    "HEAD must have the status of GET, got 200 instead of 400",
    (reply, { method }) => (method === "HEAD" && reply.status === 400 ? { ...reply, status: 200 } : reply),
  ],
  [
    "an Allow without HEAD",
    "header Allow: must list HEAD and OPTIONS",
    (reply) => (reply.headers?.Allow ? { ...reply, headers: { Allow: "GET, POST, OPTIONS" } } : reply),
  ],
  [
    "404 for other methods",
    "PUT /notes is not documented and must get 405, got 404",
    (reply) => (reply.status === 405 ? { status: 404 } : reply),
  ],
  [
    "400 for unknown paths",
    "GET /admin is not documented and must get 404, got 400",
    (reply) => (reply.status === 404 ? { status: 400 } : reply),
  ],
  [
    "optional slashes",
    "GET /notes/ is not documented and must be rejected, got 200",
    (reply, { method, url }) => (method === "GET" && url === "/notes/" ? { status: 200 } : reply),
  ],
  [
    "no OPTIONS",
    "OPTIONS /notes must be accepted, got 404",
    (reply, { method }) => (method === "OPTIONS" ? { status: 404 } : reply),
  ],
  [
    "no media types in upper case",
    "Content-Type APPLICATION/JSON: must be accepted, got 415",
    (reply, { headers }) => (/[A-Z]{4}/.test(headers["content-type"] ?? "") ? { status: 415 } : reply),
  ],
  [
    "400 for other media types",
    "a body with Content-Type application/xml: must be rejected with 415, got 400",
    (reply) => (reply.status === 415 ? { status: 400 } : reply),
  ],
  [
    "ignored codings",
    "a body with Content-Encoding gzip: must be rejected, got 200",
    (reply, { headers }) => (headers["content-encoding"] ? { status: 200 } : reply),
  ],
])("a strict run reports a server with %s: %s", async (_, message, change) => {
  const baseUrl = await serve(async (request, outgoing) => {
    const { status, headers = {} } = change(await respond(request), request);
    outgoing.writeHead(status, headers).end();
  });
  const messages = await listMessages({ document, baseUrl, seed: 1, setup: { isStrict: true } }, cases);
  if (message === undefined) expect(messages).toBe("");
  else expect(messages).toContain(message);
});
