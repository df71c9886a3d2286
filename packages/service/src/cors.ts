import { contract } from "@animal-store/contract";
import { mapAwaitable, type Pipeline, type PipelineRequest, type PipelineResponse } from "@animal-store/openapi-hono";

export interface CorsOptions {
  /** Origins whose pages may call the API; "*" stands for any. */
  readonly origins: readonly string[];
  /** The headers of an answer that is counted nowhere. */
  readonly anonymousHeaders: (request: PipelineRequest) => Record<string, string>;
}

/**
 * Lets pages of these origins call the API and read every documented header; answers preflights without a key (Fetch, CORS
 * protocol). An answer to a request without an `Origin` carries no header of that protocol.
 */
export function withCors(pipeline: Pipeline, { origins, anonymousHeaders }: CorsOptions): Pipeline {
  const isAnyAllowed = origins.includes("*");

  return (request) => {
    const isAsking = isPreflight(request);
    if (isAsking) return permit(request, replyToPreflight(request, anonymousHeaders(request)));
    // Where no origin may call, preflights are answered all the same, and nothing else is slowed down.
    if (origins.length === 0) return pipeline(request);
    return mapAwaitable(pipeline(request), (response) =>
      permit(request, response, { "Access-Control-Expose-Headers": exposedHeaders }),
    );
  };

  function permit(
    request: PipelineRequest,
    response: PipelineResponse,
    toPages: Record<string, string> = {},
  ): PipelineResponse {
    if (origins.length === 0) return response;
    const { Vary } = response.headers;
    // No cache may give a page what was answered to a request without an Origin (Fetch, CORS protocol and HTTP caches).
    const headers = { ...response.headers, Vary: Vary ? `${Vary}, Origin` : "Origin" };
    const origin = request.header("origin");
    if (origin === null || !(isAnyAllowed || origins.includes(origin))) return { ...response, headers };
    return {
      ...response,
      headers: { ...headers, "Access-Control-Allow-Origin": isAnyAllowed ? "*" : origin, ...toPages },
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

/** What may be sent, whoever asks; the headers are all those that are asked for. */
function replyToPreflight(request: PipelineRequest, headers: Record<string, string>): PipelineResponse {
  const asked = request.header("access-control-request-headers");
  return {
    status: 204,
    headers: {
      ...headers,
      "Access-Control-Allow-Methods": documentedMethods,
      "Access-Control-Max-Age": String(contract.extensions["x-cross-origin"].maxAgeSeconds),
      Vary: "Access-Control-Request-Headers",
      ...(asked && { "Access-Control-Allow-Headers": asked }),
    },
    body: null,
  };
}

const operations = Object.values(contract.operations);
const documentedMethods = listed(["HEAD", "OPTIONS", ...operations.map(({ method }) => method)]);
const exposedHeaders = listed(
  [...operations.map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
);

function listed(names: readonly string[]): string {
  return [...new Set(names)].sort().join(",");
}
