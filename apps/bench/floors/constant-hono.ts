import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { constantFor } from "./constant-answers.ts";

/** What Hono and its Node adapter cost: the bare floor's constants behind one route. */
const app = new Hono();
app.all("/v1/*", (c) => {
  const { method, url } = c.req.raw;
  const { status, headers, bytes } = constantFor(method, url.slice(url.indexOf("/", "http://".length)));
  return c.body(bytes, status as ContentfulStatusCode, headers);
});

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 0), hostname: "127.0.0.1" }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
