import { mapAwaitable, type Pipeline, type PipelineRequest, type PipelineResponse } from "@animal-store/openapi-hono";
import type { PlatformContract } from "./platform-contract.ts";

export interface CorsOptions {
  readonly contract: PlatformContract;
  /** Allowed origins. `"*"` allows any. */
  readonly origins: readonly string[];
  /** Returns the headers of a response that does not count towards a limit. */
  readonly anonymousHeaders: (request: PipelineRequest) => Record<string, string>;
}

/** Adds the CORS protocol of the Fetch standard. Preflight requests need no API key. */
export function withCors(pipeline: Pipeline, { contract, origins, anonymousHeaders }: CorsOptions): Pipeline {
  const isAnyOriginAllowed = origins.includes("*");
  const operations = Object.values(contract.operations);
  const documentedMethods = toHeaderList(["HEAD", "OPTIONS", ...operations.map(({ method }) => method)]);
  const exposedHeaders = toHeaderList(
    [...operations.map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
      Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
    ),
  );
  const crossOrigin = contract.extensions["x-cross-origin"];

  return (request) => {
    if (isPreflight(request)) return addCorsHeaders(request, replyToPreflight(request, anonymousHeaders(request)));
    if (origins.length === 0) return pipeline(request);
    return mapAwaitable(pipeline(request), (response) =>
      addCorsHeaders(request, response, { "Access-Control-Expose-Headers": exposedHeaders }),
    );
  };

  function addCorsHeaders(
    request: PipelineRequest,
    response: PipelineResponse,
    extraHeaders: Record<string, string> = {},
  ): PipelineResponse {
    if (origins.length === 0) return response;
    const { Vary } = response.headers;
    // A shared cache must not serve a response without CORS headers to a web page.
    const headers = { ...response.headers, Vary: Vary ? `${Vary}, Origin` : "Origin" };
    const origin = request.header("origin");
    if (origin === null || !(isAnyOriginAllowed || origins.includes(origin))) return { ...response, headers };
    return {
      ...response,
      headers: { ...headers, "Access-Control-Allow-Origin": isAnyOriginAllowed ? "*" : origin, ...extraHeaders },
    };
  }

  function replyToPreflight(request: PipelineRequest, headers: Record<string, string>): PipelineResponse {
    const requestedHeaders = request.header("access-control-request-headers");
    return {
      status: 204,
      headers: {
        ...headers,
        "Access-Control-Allow-Methods": documentedMethods,
        ...(crossOrigin && { "Access-Control-Max-Age": String(crossOrigin.maxAgeSeconds) }),
        Vary: "Access-Control-Request-Headers",
        ...(requestedHeaders && { "Access-Control-Allow-Headers": requestedHeaders }),
      },
      body: null,
    };
  }
}

function isPreflight(request: PipelineRequest): boolean {
  return (
    request.method === "OPTIONS" &&
    request.header("origin") !== null &&
    request.header("access-control-request-method") !== null
  );
}

function toHeaderList(names: readonly string[]): string {
  return [...new Set(names)].sort().join(",");
}
