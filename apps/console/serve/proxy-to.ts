import { contract } from "@animal-store/contract";
import { Hono } from "hono";
import { proxy } from "hono/proxy";

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
      const answer = await proxy(target, { ...c.req, headers: Object.fromEntries(headers), redirect: "manual" });
      for (const name of kept) answer.headers.delete(name);
      answer.headers.set("Content-Location", target);
      return answer;
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
