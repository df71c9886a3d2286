import type { ContractDocument } from "../document/contract-document.ts";
import { basePathOf, documentedOperations, unrouted } from "../document/contract-document.ts";
import type { HttpRequest, HttpResponse } from "../http/http-client.ts";

/** A request and its response as sent, classified by the document. */
export interface Exchange {
  /** The operation of the response, by method, path, status and code; `unrouted` if it belongs to none. */
  readonly operation: string;
  readonly method: string;
  /** The path below the base path as sent. */
  readonly path: string;
  readonly response: HttpResponse;
  /** The error code of the response. */
  readonly code: string | undefined;
}

/** The parts of a request that coverage uses: for bytes that may not be HTTP, only the first line. */
export type SentRequest = Pick<HttpRequest, "method" | "target"> & Partial<HttpRequest>;

export type ExchangeReader = (request: SentRequest, answer: HttpResponse) => Exchange;

/** Classifies exchanges by the paths and responses of the document, not by the operation that a case names. */
export function createExchangeReader(document: ContractDocument): ExchangeReader {
  const operations = [...documentedOperations(document).values()];
  const basePath = basePathOf(document);

  return ({ method, target }, response) => {
    const [fullPath = ""] = target.split("?", 1);
    const path = fullPath.startsWith(basePath) ? fullPath.slice(basePath.length) : fullPath;
    const code = codeOf(response);
    const operation = operations.find(
      ({ route, responses }) =>
        route &&
        (route.method === method || (route.method === "GET" && method === "HEAD")) &&
        isPathOf(route.path, path) &&
        documents(responses.get(response.status), code),
    );
    return { operation: operation?.id ?? unrouted, method, path, response, code };
  };
}

// Cached, because every exchange is compared with every template.
const patterns = new Map<string, RegExp>();

/** Returns whether a path as sent matches a template of the document. */
export function isPathOf(template: string, path: string): boolean {
  const texts = template.split(/\{[^}]+\}/).map((text) => RegExp.escape(text));
  const pattern = patterns.get(template) ?? new RegExp(`^${texts.join("[^/]+")}$`);
  patterns.set(template, pattern);
  return pattern.test(path);
}

// The parser and the router also respond on the paths of operations: responses that the operation does not document are theirs.
function documents(response: { "x-error-codes"?: readonly string[] } | undefined, code: string | undefined): boolean {
  return response !== undefined && (code === undefined || (response["x-error-codes"] ?? []).includes(code));
}

/** Returns the error code of a response, if it is an error. */
export function codeOf(answer: HttpResponse): string | undefined {
  return answer.status < 400 || answer.bodyText === "" ? undefined : (answer.body as { code: string }).code;
}
