import { contract } from "@animal-store/contract";
import { createStaticRoutes } from "@animal-store/node-http";
import { type Handler, Hono } from "hono";
import { proxy } from "hono/proxy";

/** Creates an app that serves the built console at `/console` and forwards API requests to the service at `base`. */
export function createConsoleApp({ directory, base }: { directory: string; base: string }): Hono {
  const notBuiltMessage = "The console is not built. Run: npm run console";
  return new Hono()
    .get("/", (c) => c.redirect("/console"))
    .get("/docs/*", (c) => c.redirect(new URL(c.req.path, base).href))
    .on(
      "GET",
      ["/readyz", "/openapi.json"],
      proxyTo((path) => new URL(path, base).href),
    )
    .all(
      `${contract.basePath}/*`,
      proxyTo((path) => base + path.slice(contract.basePath.length)),
    )
    .route("/", createStaticRoutes({ basePath: "/console", directory, notBuiltMessage }));
}

/**
 * Forwards requests to a service, so that the page calls its own origin. Forwards only headers of the contract, returns
 * redirects unchanged, and sets `Content-Location` (RFC 9110, section 8.7) to the URL of the service.
 */
function proxyTo(findTarget: (path: string) => string): Handler {
  return async (c) => {
    const url = new URL(c.req.url);
    const target = findTarget(url.pathname) + url.search;
    try {
      const headers = Object.entries(c.req.header()).filter(([name]) => forwardedHeaders.has(name.toLowerCase()));
      const response = await proxy(target, { ...c.req, headers: Object.fromEntries(headers), redirect: "manual" });
      for (const name of removedHeaders) response.headers.delete(name);
      response.headers.set("Content-Location", target);
      return response;
    } catch {
      return c.text(`${new URL(target).origin} is not responding.\n`, 502, { "Content-Location": target });
    }
  };
}

const documentedHeaders = Object.values(contract.operations).flatMap(({ parameters }) =>
  parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name.toLowerCase()),
);
const requestHeaders = ["authorization", "accept", "content-type", "content-length", "x-request-id"];
const forwardedHeaders = new Set([...requestHeaders, ...documentedHeaders]);
// These headers would change cookies and storage of the console's origin.
const removedHeaders = ["Set-Cookie", "Clear-Site-Data"];
