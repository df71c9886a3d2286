import { once } from "node:events";
import { Agent, type IncomingMessage, request as requestOverHttp } from "node:http";
import { describePreconditions } from "@animal-store/openapi-hono/test/describe-preconditions";
import { bypassHono, serve } from "../test/serve.ts";

describePreconditions(async (app) => {
  const { origin } = await serve(app, bypassHono(app.pipeline));
  const agent = new Agent({ keepAlive: true });
  return async ({ method, path, headers, body }) => {
    const [response] = (await once(
      requestOverHttp(origin + path, { method, headers, agent }).end(body),
      "response",
    )) as [IncomingMessage];
    response.setEncoding("latin1");
    let text = "";
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode ?? 0, etag: response.headers.etag ?? null, text };
  };
});
