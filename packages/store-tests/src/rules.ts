import { AssertionError } from "node:assert";
import {
  createHttpResponse,
  createResponseValidator,
  type Exchange,
  type HttpResponse,
  type Operation,
  type Problem,
  parseLinks,
} from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { contractDocument, platform } from "./contract-document.ts";

const { invalid_request, malformed_json, payload_too_large, unsupported_media_type } = contract.errorCodes;
const rejections = [invalid_request, malformed_json, payload_too_large, unsupported_media_type];

/** The options of each conformance run of the store. */
export const suiteOptions = {
  document: contractDocument,
  isStrict: true,
  rules: ({ operation, response }: Exchange) => checkResponse(operation, response),
  rejectionStatuses: [...new Set(rejections.map(({ status }) => status))],
} as const;

/** Returns the rules of this store that a response breaks and the contract cannot express. */
function checkResponse(operation: Operation | undefined, response: HttpResponse): Problem[] {
  return [
    ...checkMediaType(response),
    ...checkLinks(operation, response),
    ...checkReports(response),
    ...checkWait(response),
  ];
}

function checkMediaType({ headers }: HttpResponse): Problem[] {
  if (headers.get("content-type") !== "application/json") return [];
  return [{ check: "media-type", message: "header Content-Type: must be application/json; charset=utf-8" }];
}

/** The links of a list lead only to its next page. They are relative, so that a proxy can change the host (D-01). */
function checkLinks(operation: Operation | undefined, { headers }: HttpResponse): Problem[] {
  if (!operation?.parameters.some(({ name }) => name === "cursor")) return [];
  const links = parseLinks(headers.get("link") ?? "") ?? [];
  const wrongLinks = links.filter(({ rel, target }) => rel !== "next" || !/^\/(?!\/)/.test(target));
  return wrongLinks.map(({ rel, target }) => ({
    check: "header",
    message: `header Link: must be a relative reference with rel="next", got "${target}" with rel="${rel}"`,
  }));
}

/** A server that validates its responses replaces an invalid one with a valid 500. */
function checkReports({ status, bodyText }: HttpResponse): Problem[] {
  if (status < 500 || !isInvalidReport(bodyText)) return [];
  return [{ check: "reported", message: `the service reported an invalid response: ${bodyText.slice(0, 500)}` }];
}

function checkWait({ headers, bodyText }: HttpResponse): Problem[] {
  const wait = headers.get("retry-after");
  const [, messageWait = wait] = /Retry in (\d+) second/.exec(bodyText) ?? [];
  if (messageWait === wait) return [];
  return [
    { check: "wait", message: `header Retry-After: must be the wait in the message, ${messageWait}, got ${wait}` },
  ];
}

const { validateResponse } = createResponseValidator(contractDocument, { isStrict: true, allowsCors: true });

/** Returns the problems of a response. @param operationId undefined for a request that matches no operation */
export function findResponseProblems(
  operationId: string | undefined,
  method: string,
  { status, headers, bodyText }: { status: number; headers: Iterable<readonly [string, string]>; bodyText: string },
): string[] {
  const operation = operationId === undefined ? undefined : platform.findOperation(operationId);
  const response = createHttpResponse(status, [...headers].flat(), Buffer.from(bodyText));
  const problems = [...validateResponse(operation, { method }, response), ...checkResponse(operation, response)];
  return problems.map(({ message }) => message);
}

/**
 * Checks the error log of a service. A target calls it in `stop`.
 * @throws {AssertionError} with each distinct message about a response that breaks the contract, and its count
 */
export function assertNoInvalidResponses(messages: readonly string[]): void {
  const counts = [...Map.groupBy(messages.filter(isInvalidReport), (message) => message)].map(
    ([message, { length }]) => `${length} × ${message}`,
  );
  if (counts.length === 0) return;
  throw new AssertionError({
    message: `The service logged responses that break the contract:\n${counts.join("\n")}`,
  });
}

function isInvalidReport(message: string): boolean {
  return message.includes("breaks the contract");
}
