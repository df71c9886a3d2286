import { createHash } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";

const events = "/_built";
const script = `
let shown;
new EventSource("${events}").onmessage = ({ data }) => {
  shown ??= data;
  if (data !== shown) location.reload();
};`;
const scriptHash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The built docs, at the root and at the server's `/docs`, whose open pages load anew when they were built again. */
export interface DocsPreview {
  readonly app: Hono;
  /** Tells the open pages. */
  tellBuilt(): void;
}

/** @param folder absolute; what lies there now is served, and nothing is remembered */
export function createDocsPreview(folder: string): DocsPreview {
  const app = new Hono();
  const told = new Set<() => void>();
  let built = Date.now();

  app.get(events, (context) =>
    streamSSE(context, async (stream) => {
      while (!stream.aborted) {
        await stream.writeSSE({ data: String(built) });
        const { promise, resolve } = Promise.withResolvers<void>();
        told.add(resolve);
        stream.onAbort(resolve);
        await promise;
        told.delete(resolve);
      }
    }),
  );
  app.get("/docs", (context) => context.redirect("/docs/"));
  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    if (!context.res.headers.get("content-type")?.startsWith("text/html")) return;
    const page = withReload(await context.res.text());
    context.header("Content-Length", undefined);
    context.res = new Response(page, context.res);
  });
  app.get("*", serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^\/docs\//, "/") }));

  return {
    app,
    tellBuilt() {
      built = Date.now();
      for (const tell of told) tell();
    },
  };
}

/** The page with the script that loads it anew; its own policy, where it has one, is widened for exactly that script. */
function withReload(page: string): string {
  const open = page.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)"/,
    (_, start, policy) => `${start}${widen(policy)}"`,
  );
  const end = open.lastIndexOf("</body>");
  const element = `<script>${script}</script>`;
  return end === -1 ? open + element : open.slice(0, end) + element + open.slice(end);
}

function widen(policy: string): string {
  const directives = policy.split(";").map((directive) => directive.trim());
  const names = directives.map((directive) => directive.split(" ")[0]);
  const added = directives.map((directive, index) => {
    if (names[index] === "script-src") return `${directive} ${scriptHash}`;
    return names[index] === "connect-src" ? `${directive.replace("'none'", "")} 'self'` : directive;
  });
  return (names.includes("connect-src") ? added : [...added, "connect-src 'self'"]).join("; ");
}
