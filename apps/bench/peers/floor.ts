// Responds with constants: the upper bound for Node, or with the argument `hono` for Hono on Node.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A response of the server, as it came over the wire. */
export interface ConstantResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

type Prepared = ReturnType<typeof prepare>;

let only: Prepared | undefined;
let last: Prepared | undefined;
let byRequest = new Map<string, Prepared>();

// The benchmark sends the responses before each measurement.
process.on("message", (responses: ConstantResponse[]) => {
  const prepared = responses.map(prepare);
  only = prepared.length === 1 ? prepared[0] : undefined;
  last = prepared.at(-1);
  byRequest = new Map(responses.map(({ method, path }, index) => [method + path, prepared[index] as Prepared]));
  process.send?.("ready");
});

const port = Number(process.env.PORT ?? 0);
if (process.argv[2] === "hono") serveHono();
else serveBare();

/** Reads no body and does the minimum. */
function serveBare(): void {
  const server = createServer((request, response) => {
    const { status, headerList, bytes } = findConstant(request.method, request.url);
    response.writeHead(status, headerList);
    response.end(bytes);
  });
  server.listen(port, "127.0.0.1", () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

function serveHono(): void {
  const app = new Hono();
  app.all("/v1/*", (c) => {
    const { method, url } = c.req.raw;
    const { status, headers, bytes } = findConstant(method, url.slice(url.indexOf("/", "http://".length)));
    return c.body(bytes, status as ContentfulStatusCode, headers);
  });
  serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, (info) => console.log(`http://127.0.0.1:${info.port}`));
}

/** Returns the only response, else that for the method and path, else the last. */
function findConstant(method: string | undefined, path: string | undefined): Prepared {
  const found = only ?? byRequest.get(`${method}${path}`) ?? last;
  if (!found) throw new Error("The benchmark has not sent the responses yet.");
  return found;
}

function prepare({ status, headers, body }: ConstantResponse) {
  const bytes = Buffer.from(body);
  const complete = { ...headers, "Content-Length": String(bytes.length) };
  // node:http writes a flat list of names and values fastest.
  return { status, headers: complete, headerList: Object.entries(complete).flat(), bytes };
}
