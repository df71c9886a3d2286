import type { ClientRequest, IncomingMessage } from "node:http";
import { contract } from "@animal-store/contract";
import type { WatchedMessage } from "@animal-store/node-edge";
import type { Attributes, Span } from "@opentelemetry/api";

const prefix = `${contract.basePath}/`;
const routes = new Map(
  Object.values(contract.operations).map(({ id, path }) => [id as string, contract.basePath + path]),
);

/** Whether a request is one of the API: what is asked for health and docs is not traced. */
export function isOfApi({ url = "" }: IncomingMessage): boolean {
  return url.startsWith(prefix);
}

/** Names the span of a request by its operation, and tells what its way found out. Not who called. */
export function describeExchange(span: Span, request: ClientRequest | WatchedMessage): void {
  const { operation, requestId, code } = ("findings" in request && request.findings) || {};
  const attributes: Attributes = {};
  if (operation !== undefined) {
    span.updateName(operation);
    const route = routes.get(operation);
    attributes["animal_store.operation"] = operation;
    if (route !== undefined) attributes["http.route"] = route;
  }
  if (requestId !== undefined) attributes["animal_store.request_id"] = requestId;
  if (code !== undefined) attributes["animal_store.error_code"] = code;
  span.setAttributes(attributes);
}
