import type { ContractDocument } from "../document/contract-document.ts";
import { basePathOf, documentedOperations, unrouted } from "../document/contract-document.ts";
import type { Answer, HttpRequest } from "../http/http-client.ts";

/** A request and its answer as they went over the wire, told apart by the document. */
export interface Exchange {
  /** Whose answer it is, by method, path, status and code; `unrouted` where it belongs to none. */
  readonly operation: string;
  readonly method: string;
  /** The path below the base path as sent. */
  readonly path: string;
  readonly answer: Answer;
  /** The error code of the answer. */
  readonly code: string | undefined;
}

/** What of a request counts: of bytes that need not be HTTP only the first line does. */
export type SentRequest = Pick<HttpRequest, "method" | "target"> & Partial<HttpRequest>;

export type ExchangeReader = (request: SentRequest, answer: Answer) => Exchange;

/** Reads exchanges by the paths and answers of the document, whatever a case says that it asked for. */
export function createExchangeReader(document: ContractDocument): ExchangeReader {
  const operations = [...documentedOperations(document).values()];
  const basePath = basePathOf(document);

  return ({ method, target }, answer) => {
    const [fullPath = ""] = target.split("?", 1);
    const path = fullPath.startsWith(basePath) ? fullPath.slice(basePath.length) : fullPath;
    const code = codeOf(answer);
    const operation = operations.find(
      ({ route, responses }) =>
        route &&
        (route.method === method || (route.method === "GET" && method === "HEAD")) &&
        isPathOf(route.path, path) &&
        gives(responses.get(answer.status), code),
    );
    return { operation: operation?.id ?? unrouted, method, path, answer, code };
  };
}

// Every exchange is compared with them.
const patterns = new Map<string, RegExp>();

/** Whether a path as sent is one of a template of the document. */
export function isPathOf(template: string, path: string): boolean {
  const texts = template.split(/\{[^}]+\}/).map((text) => RegExp.escape(text));
  const pattern = patterns.get(template) ?? new RegExp(`^${texts.join("[^/]+")}$`);
  patterns.set(template, pattern);
  return pattern.test(path);
}

// The parser and the routing answer on the paths of operations too: what the operation does not document is theirs.
function gives(response: { "x-error-codes"?: readonly string[] } | undefined, code: string | undefined): boolean {
  return response !== undefined && (code === undefined || (response["x-error-codes"] ?? []).includes(code));
}

/** The error code of an answer, where it is an error. */
export function codeOf(answer: Answer): string | undefined {
  return answer.status < 400 || answer.bodyText === "" ? undefined : (answer.body as { code: string }).code;
}
