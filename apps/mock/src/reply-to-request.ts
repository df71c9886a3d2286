import type { HonoRequest } from "hono";
import { type Contract, type DocumentedResponse, findRoute, type Operation, toAllowHeader } from "./contract.ts";
import type { Prism } from "./create-prism.ts";
import { isPercentEncoded, parsePreference, readJsonBody } from "./read-request.ts";
import { findErrorReply, type Reply, RequestError } from "./reply.ts";

export type MockDependencies = { contract: Contract; prism: Prism };

/** Checks key, path, method and body in the order of the contract. Prism validates the values. */
export async function replyToRequest(request: HonoRequest, dependencies: MockDependencies): Promise<Reply> {
  const { contract } = dependencies;
  const { pathname } = new URL(request.url);
  if (!/^bearer +\S+$/i.test(request.header("Authorization") ?? ""))
    return findErrorReply("missing_api_key", contract.unroutedResponses);
  const route = findRoute(contract, pathname);
  if (!route) return findErrorReply("route_not_found", contract.unroutedResponses);
  if (request.method === "OPTIONS") return createOptionsReply(contract, pathname);
  const operation = route.operations.get(request.method === "HEAD" ? "GET" : request.method);
  if (!operation) {
    const reply = findErrorReply("method_not_allowed", contract.unroutedResponses);
    return { ...reply, headers: { ...reply.headers, Allow: toAllowHeader(route) } };
  }
  try {
    return await callPrism(request, operation, dependencies);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { code, violation } = error;
    const reply = findErrorReply(code, operation.responses, contract.unroutedResponses);
    if (!violation) return reply;
    return { ...reply, body: { ...(reply.body as object), message: violation.message, details: [violation] } };
  }
}

export function createOptionsReply(contract: Contract, pathname: string): Reply {
  const response = contract.unroutedResponses.get(204);
  if (!response) throw new Error("The contract documents no response to OPTIONS. Add a 204 to x-unrouted-responses.");
  const { status, headers } = response;
  return { status, headers: { ...headers, Allow: toAllowHeader(findRoute(contract, pathname)) } };
}

async function callPrism(request: HonoRequest, operation: Operation, { contract, prism }: MockDependencies) {
  const url = new URL(request.url);
  const preference = parsePreference(request.header("Prefer"), operation);
  const isForced = preference.status !== undefined;
  const hasBody = operation.mediaTypes.length > 0 && !isForced;
  const body = hasBody ? await readJsonBody(request.raw, operation.mediaTypes, contract) : undefined;
  if (!isForced && !isPercentEncoded(url.pathname + url.search)) throw new RequestError("invalid_request");

  const reply = await prism({
    method: operation.method,
    path: url.pathname.slice(contract.basePath.length),
    query: parseQuery(url.searchParams),
    headers: toPrismHeaders(request.header(), hasBody),
    body,
    preference,
  });
  const headers = pickDocumentedHeaders(reply.headers, operation.responses.get(reply.status));
  if (headers.Link !== undefined && !canLinkNextPage(headers.Link, url)) delete headers.Link;
  return { ...reply, headers };
}

function parseQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}

// Prism negotiates by Accept and rejects an undocumented body. The contract ignores both.
function toPrismHeaders(headers: Record<string, string>, hasBody: boolean): Record<string, string> {
  const ignoredNames = ["accept", ...(hasBody ? [] : ["content-length", "content-type"])];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ignoredNames.includes(name)));
}

// Compares names case-sensitively, because Prism adds `deprecation: true` to the documented `Deprecation`.
function pickDocumentedHeaders(headers: Reply["headers"], response: DocumentedResponse | undefined): Reply["headers"] {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => response && Object.hasOwn(response.headers, name)),
  );
}

/** Returns whether the `Link` example fits the requested list. A page with a cursor is the last, so that pagination ends. */
function canLinkNextPage(link: string, url: URL): boolean {
  const next = /<([^>]*)>;\s*rel="next"/.exec(link)?.[1];
  if (next === undefined) return true;
  return new URL(next, url).pathname === url.pathname && !url.searchParams.has("cursor");
}
