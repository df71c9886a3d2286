import { type Context, Hono } from "hono";
import { toResponse } from "./answer.ts";
import { answerRequest, type MockDependencies } from "./answer-request.ts";
import { crossOrigin } from "./cross-origin.ts";
import { documentedError } from "./guard/refusal.ts";
import { requestIdOf } from "./request-id.ts";
import { TimeLimitError } from "./time-limit.ts";

/** The mock as a function of a contract and of Prism; it knows no port. */
export function createMockApp(dependencies: MockDependencies): Hono {
  const { contract } = dependencies;
  const app = new Hono();

  app.use(crossOrigin(contract));
  app.get("/openapi.yaml", (context) => context.body(contract.source, 200, { "Content-Type": "application/yaml" }));
  app.all("*", async (context) => {
    const answer = await answerRequest(context.req, dependencies);
    return withRequestId(context, toResponse(answer));
  });

  app.onError((error, context) => {
    console.error(error);
    const code = error instanceof TimeLimitError ? "service_unavailable" : "internal_error";
    return withRequestId(context, toResponse(documentedError(code, contract.unrouted)));
  });

  return app;
}

function withRequestId(context: Context, response: Response): Response {
  const id = requestIdOf(context.req.header("X-Request-Id"));
  if (id !== undefined) response.headers.set("X-Request-Id", id);
  return response;
}
