import { Hono } from "hono";
import { proxy } from "hono/proxy";

/** Passes what is below a path on to a service, so that the page calls its own origin and the service needs no CORS. */
export function proxyTo(base: string, at: string): Hono {
  return new Hono().all(`${at}/*`, async (c) => {
    const url = new URL(c.req.url);
    const target = base + url.pathname.slice(at.length) + url.search;
    try {
      return await proxy(target, { ...c.req, headers: { ...c.req.header(), host: undefined } });
    } catch {
      return c.text(`${base} does not answer.\n`, 502);
    }
  });
}
