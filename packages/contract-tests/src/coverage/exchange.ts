import type { HttpRequest, HttpResponse } from "@animal-store/conformance/internal";
import { basePathOf, type ContractDocument, documentedOperations, unrouted } from "../document/contract-document.ts";

export type Exchange = ReturnType<ReturnType<typeof createExchangeReader>>;

/** A sent request. For raw bytes, only the request line is known. */
export type SentRequest = Pick<HttpRequest, "method" | "target"> & Partial<HttpRequest>;

/** Creates a reader that finds the operation of an exchange by method, path, status and error code. */
export function createExchangeReader(document: ContractDocument) {
  const operations = [...documentedOperations(document).values()];
  const basePath = basePathOf(document);

  return ({ method, target }: SentRequest, response: HttpResponse) => {
    const [fullPath = ""] = target.split("?", 1);
    // Below the base path, as sent.
    const path = fullPath.startsWith(basePath) ? fullPath.slice(basePath.length) : fullPath;
    const code = codeOf(response);
    const operation = operations.find(
      ({ route, responses }) =>
        route &&
        (route.method === method || (route.method === "GET" && method === "HEAD")) &&
        matchesPath(route.path, path) &&
        isDocumented(responses.get(response.status), code),
    );
    return { operation: operation?.id ?? unrouted, method, path, response, code };
  };
}

const patterns = new Map<string, RegExp>();

export function matchesPath(template: string, path: string): boolean {
  const literalParts = template.split(/\{[^}]+\}/).map((text) => RegExp.escape(text));
  const pattern = patterns.get(template) ?? new RegExp(`^${literalParts.join("[^/]+")}$`);
  patterns.set(template, pattern);
  return pattern.test(path);
}

// The parser and the router also respond on paths of operations, with responses that the operation does not document.
function isDocumented(response: { "x-error-codes"?: readonly string[] } | undefined, code: string | undefined) {
  return response !== undefined && (code === undefined || (response["x-error-codes"] ?? []).includes(code));
}

export function codeOf(response: HttpResponse): string | undefined {
  return response.status < 400 || response.bodyText === "" ? undefined : (response.body as { code: string }).code;
}
