import { contract } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import { documentJson } from "@animal-store/contract/document";
import { createMcpServer } from "@animal-store/openapi-client/mcp";
import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from "@modelcontextprotocol/server";
import { Hono } from "hono";

export const mcpPath = "/_sandbox/mcp";

/** Adds an MCP server to an app. It sends the `Authorization` header of its clients to the API of the app. */
export function withMcp(app: Hono): Hono {
  const mcp = createMcpHandler(({ requestInfo }) => {
    const authorization = requestInfo?.headers.get("Authorization");
    return createMcpServer({
      documentJson,
      calls,
      baseUrl: `http://127.0.0.1${contract.basePath}`,
      apiKey: false,
      headers: authorization ? { Authorization: authorization } : {},
      fetch: (request) => app.fetch(request),
    });
  });
  return new Hono()
    .all(mcpPath, ({ req }) => originValidationResponse(req.raw, localhostAllowedOrigins()) ?? mcp.fetch(req.raw))
    .all("*", ({ req, env }) => app.fetch(req.raw, env));
}
