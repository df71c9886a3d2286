import { contract } from "@animal-store/contract";
import { createStaticRoutes } from "@animal-store/node-http";
import { Hono } from "hono";
import { proxy } from "hono/proxy";

/** The built console at `/console`, and the service that it is for at the contract's base path. */
export function createConsoleApp({ directory, base }: { directory: string; base: string }): Hono {
  return new Hono()
    .get("/", (c) => c.redirect("/console"))
    .route("/", proxyTo(base, contract.basePath))
    .route(
      "/",
      createStaticRoutes({ at: "/console", directory, absent: "The console is not built. Run: npm run console" }),
    );
}

/**
 * Passes what is below a path on to a service, so that the page calls its own origin and the service needs no CORS. Cookies, in both
 * directions, and whatever else the contract does not ask for stay here, and a redirect is handed over, not followed. The page learns
 * whose answer it is from `Content-Location` (RFC 9110, section 8.7).
 */
export function proxyTo(base: string, at: string): Hono {
  return new Hono().all(`${at}/*`, async (c) => {
    const url = new URL(c.req.url);
    const target = base + url.pathname.slice(at.length) + url.search;
    try {
      const headers = Object.entries(c.req.header()).filter(([name]) => passed.has(name.toLowerCase()));
      const response = await proxy(target, { ...c.req, headers: Object.fromEntries(headers), redirect: "manual" });
      for (const name of kept) response.headers.delete(name);
      response.headers.set("Content-Location", target);
      return response;
    } catch {
      return c.text(`${base} does not answer.\n`, 502, { "Content-Location": target });
    }
  });
}

// Those of every request, and those that an operation documents.
const documented = Object.values(contract.operations).flatMap(({ parameters }) =>
  parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name.toLowerCase()),
);
const passed = new Set(["authorization", "accept", "content-type", "content-length", "x-request-id", ...documented]);
// What a service could change of the console's own origin.
const kept = ["Set-Cookie", "Clear-Site-Data"];
