import type { ClientRequest, IncomingMessage } from "node:http";
import { contract } from "@animal-store/contract";
import type { WatchedMessage } from "@animal-store/node-edge";
import { hideKeys } from "@animal-store/service";
import { type Attributes, type Span, SpanStatusCode } from "@opentelemetry/api";

const prefix = `${contract.basePath}/`;
const routes = new Map(
  Object.values(contract.operations).map(({ id, path }) => [id as string, contract.basePath + path]),
);

/** Whether a request is one of the API: what is asked for health and docs is not traced. */
export function isOfApi({ url = "" }: IncomingMessage): boolean {
  return url.startsWith(prefix);
}

/**
 * What a span tells of a request in place of what the instrumentation would: traces go to others, so they hold no query, no header that
 * a caller wrote, and no key.
 */
export function describeRequest({ url = "" }: IncomingMessage): Attributes {
  const [path = ""] = url.split("?", 1);
  return { ...removed, "url.path": hideKeys(path) };
}

const removed = {
  "url.query": undefined,
  "user_agent.original": undefined,
  // By Host, Forwarded and X-Forwarded-For, whoever sent them.
  "server.address": undefined,
  "server.port": undefined,
  "client.address": undefined,
};

/** Names the span of a request by its operation, and tells what its way found out. Not who called. */
export function setSpanAttributes(span: Span, request: ClientRequest | WatchedMessage): void {
  const exchange = "findings" in request ? request.findings : undefined;
  if (!exchange) return;
  const { operation, requestId, code, status, isAborted } = exchange;
  const attributes: Attributes = {};
  if (operation !== undefined) {
    span.updateName(operation);
    const route = routes.get(operation);
    attributes["animal_store.operation"] = operation;
    if (route !== undefined) attributes["http.route"] = route;
  }
  if (requestId !== undefined) attributes["animal_store.request_id"] = requestId;
  if (code !== undefined) attributes["animal_store.error_code"] = code;
  // The instrumentation takes what a response would have said for what was sent.
  if (status !== undefined) attributes["http.response.status_code"] = status;
  if (isAborted)
    span.setStatus({ code: SpanStatusCode.ERROR, message: "the connection ended before the answer was sent" });
  span.setAttributes(attributes);
}
