import {
  createHttpResponse,
  createResponseValidator as createValidator,
  type Operation,
  parseLinks,
} from "@animal-store/conformance/internal";
import { contractDocument, unrouted } from "./contract-document.ts";

/** A response as received. */
export interface ValidatedResponse {
  readonly status: number;
  /** Names and values: for example `Headers` of fetch, or a Map. */
  readonly headers: Iterable<readonly [string, string]>;
  readonly bodyText: string;
}

/** The parts of the request that determine whether its response is valid. */
export interface ValidatedRequest {
  readonly method: string;
  /** True if the request has an `Origin`. Only then may the response have CORS headers. */
  readonly hasOrigin?: boolean;
}

/** Validates a response. @returns the violations, each with its location, the rule and the value found; empty if valid */
export type ResponseValidator = (operation: string, request: ValidatedRequest, response: ValidatedResponse) => string[];

/**
 * Creates a validator that treats responses as closed: an undocumented status, header or member is a violation.
 * @param options `allowCors`: allows CORS headers in every response, also without an `Origin` in the request
 */
export function createResponseValidator({ allowCors = false, document = contractDocument } = {}): ResponseValidator {
  const { validateResponse } = createValidator(document, { isStrict: true });

  return (operationId, { method, hasOrigin = false }, { status, headers, bodyText }) => {
    const operation = document.operations.find(({ id }) => id === operationId);
    if (!operation && operationId !== unrouted)
      throw new Error(
        `The contract has no operation ${operationId}. It has ${document.operations.map(({ id }) => id).join(", ")}.`,
      );
    const response = createHttpResponse(status, [...headers].flat(), Buffer.from(bodyText));
    const request = { method, hasOrigin: allowCors || hasOrigin };
    const [contentType, link] = ["content-type", "link"].map((name) => response.headers.get(name));
    const messages = validateResponse(operation, request, response).map(({ message }) => message);
    const problems = [...messages, ...checkCharset(contentType), ...checkNextPage(operation, link)];
    return problems.map((problem) => `${operationId} → ${status} → ${problem}`);
  };
}

function checkCharset(type: string | undefined): string[] {
  return type === "application/json" ? [`header Content-Type: must be ${type}; charset=utf-8, got ${type}`] : [];
}

/** The links of a list lead only to its next page. They are relative, so that a proxy can change the host (D-01). */
function checkNextPage(operation: Operation | undefined, header = ""): string[] {
  const isPaged = operation?.parameters.some(({ name }) => name === "cursor");
  return (isPaged ? (parseLinks(header) ?? []) : []).flatMap(({ rel, target }) => [
    ...(rel === "next" ? [] : [`header Link: must have rel="next", got "${rel}"`]),
    ...(/^\/(?!\/)/.test(target) ? [] : [`header Link: must be a relative reference, got "${target}"`]),
  ]);
}
