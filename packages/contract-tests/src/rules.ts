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
import { contractDocument, findOperation } from "./contract-document.ts";

const { invalid_request, malformed_json, payload_too_large, unsupported_media_type } = contract.errorCodes;

/** The options of each conformance run of the store. */
export const suiteOptions = {
  document: contractDocument,
  isStrict: true,
  rules: checkStoreRules,
  rejectionStatuses: [
    ...new Set(
      [invalid_request, malformed_json, payload_too_large, unsupported_media_type].map(({ status }) => status),
    ),
  ],
} as const;

/** Returns the rules of this store that a response breaks and the contract cannot express. */
function checkStoreRules({ operation, response }: Pick<Exchange, "operation" | "response">): Problem[] {
  return [...checkCharset(response), ...checkNextPage(operation, response), ...checkReportedProblem(response)];
}

function checkCharset({ headers }: HttpResponse): Problem[] {
  if (headers.get("content-type") !== "application/json") return [];
  return [{ check: "media-type", message: "header Content-Type: must be application/json; charset=utf-8" }];
}

/** The links of a list lead only to its next page. They are relative, so that a proxy can change the host (D-01). */
function checkNextPage(operation: Operation | undefined, { headers }: HttpResponse): Problem[] {
  const isPaged = operation?.parameters.some(({ name }) => name === "cursor");
  const links = isPaged ? (parseLinks(headers.get("link") ?? "") ?? []) : [];
  return links
    .filter(({ rel, target }) => rel !== "next" || !/^\/(?!\/)/.test(target))
    .map(({ rel, target }) => ({
      check: "header",
      message: `header Link: must be a relative reference with rel="next", got "${target}" with rel="${rel}"`,
    }));
}

/** A server that validates its responses replaces an invalid one with a valid 500. */
function checkReportedProblem({ status, bodyText }: HttpResponse): Problem[] {
  if (status < 500 || !bodyText.includes("breaks the contract")) return [];
  return [{ check: "reported", message: `the service reported an invalid response: ${bodyText.slice(0, 500)}` }];
}

const { validateResponse } = createResponseValidator(contractDocument, { isStrict: true, allowsCors: true });

/** Returns the problems of a response. @param operation undefined for a request that matches no operation */
export function findResponseProblems(
  operationId: string | undefined,
  method: string,
  { status, headers, bodyText }: { status: number; headers: Iterable<readonly [string, string]>; bodyText: string },
): string[] {
  const operation = operationId === undefined ? undefined : findOperation(operationId);
  const response = createHttpResponse(status, [...headers].flat(), Buffer.from(bodyText));
  return [...validateResponse(operation, { method }, response), ...checkStoreRules({ operation, response })].map(
    ({ message }) => message,
  );
}
