import { type Context, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Contract } from "./contract.ts";
import { findErrorReply, toResponse } from "./reply.ts";
import { createOptionsReply, type MockDependencies, replyToRequest } from "./reply-to-request.ts";

export function createMockApp(dependencies: MockDependencies): Hono {
  const { contract } = dependencies;
  const app = new Hono();

  app.use(allowAnyOrigin(contract));
  app.get("/openapi.yaml", (context) => context.body(contract.source, 200, { "Content-Type": "application/yaml" }));
  app.all("*", async (context) => withRequestId(context, toResponse(await replyToRequest(context.req, dependencies))));
  app.onError((error, context) => {
    console.error(error);
    return withRequestId(context, toResponse(findErrorReply("internal_error", contract.unroutedResponses)));
  });
  return app;
}

function allowAnyOrigin(contract: Contract): MiddlewareHandler {
  const handleCors = cors({ origin: "*", exposeHeaders: contract.headerNames });

  return async (context, next) => {
    if (context.req.method !== "OPTIONS") return handleCors(context, next);
    if (isPreflight(context)) {
      const { Allow: _, ...headers } = createOptionsReply(contract, context.req.path).headers;
      for (const [name, value] of Object.entries(headers)) context.header(name, value);
      return handleCors(context, next);
    }
    // Hono's CORS middleware would handle every OPTIONS request as a preflight.
    await next();
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Access-Control-Expose-Headers", contract.headerNames.join(","));
  };
}

function isPreflight({ req }: Context): boolean {
  return req.header("Origin") !== undefined && req.header("Access-Control-Request-Method") !== undefined;
}

/** Echoes a valid request id of the client. */
function withRequestId(context: Context, response: Response): Response {
  const id = context.req.header("X-Request-Id");
  if (id !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(id)) response.headers.set("X-Request-Id", id);
  return response;
}
