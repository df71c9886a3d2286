import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { z } from "zod";
import { createFileTags } from "./file-tags.ts";

export interface Site {
  /** Below which path it is served: `/docs`. */
  readonly at: string;
  /** Where it was built: its pages and what they need, `404.html` if there is one, and `headers.json`. */
  readonly directory: string;
  /** What is answered where nothing was built. */
  readonly absent: string;
}

/**
 * Serves a built site. Its `headers.json` tells the headers of what is below each of its paths: `{"/": {…}, "/assets/": {…}}`; the
 * later one counts.
 */
export function createSiteRoutes({ at, directory, absent }: Site): Hono {
  const site = new Hono();
  const tagOf = createFileTags();
  const tags = new WeakMap<Request, string>();
  if (!existsSync(join(directory, "index.html"))) return site.get(at, (c) => c.text(`${absent}\n`, 404));

  const below = (path: string) => path.slice(at.length);
  const lost = join(directory, "404.html");
  site.use(`${at}/*`, addHeaders(readHeaders(join(directory, "headers.json")), below), etag());
  site.get(
    `${at}/*`,
    async (c, next) => {
      await next();
      const tag = tags.get(c.req.raw);
      if (tag !== undefined) c.res.headers.set("ETag", tag);
    },
    serveStatic({
      root: directory,
      rewriteRequestPath: below,
      onFound: (path, c) => void tags.set(c.req.raw, tagOf(path)),
    }),
  );
  if (existsSync(lost)) site.get(`${at}/*`, (c) => c.html(readFileSync(lost, "utf8"), 404));
  return site;
}

function addHeaders(headers: SiteHeaders, below: (path: string) => string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const path = below(c.req.path) || "/";
    for (const [prefix, entries] of Object.entries(headers)) {
      if (path.startsWith(prefix)) for (const [name, value] of Object.entries(entries)) c.header(name, value);
    }
    // What is not there now may come: nobody keeps that it was missing.
    if (c.res.status >= 400) c.header("Cache-Control", "no-cache");
  };
}

const siteHeaders = z.record(z.string(), z.record(z.string(), z.string()));
type SiteHeaders = z.infer<typeof siteHeaders>;

function readHeaders(file: string): SiteHeaders {
  return existsSync(file) ? siteHeaders.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}
