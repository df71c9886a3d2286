import { parseJson } from "@animal-store/exact-json";
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
  /** What was sent for a parameter, decoded; one value for each time that it was sent. */
  parameter(place: string, name: string): readonly string[];
  readonly queryNames: readonly string[];
  /** Undefined where none was sent, or where it was no JSON. */
  readonly body: unknown;
  readonly answer: Answer;
  /** The error code of the answer. */
  readonly code: string | undefined;
  /** Places of the request that the answer says break a rule. */
  readonly violations: readonly string[];
}

/** What of a request counts: of bytes that need not be HTTP only the first line does. */
export type SentRequest = Pick<HttpRequest, "method" | "target"> & Partial<HttpRequest>;

export type ExchangeReader = (request: SentRequest, answer: Answer) => Exchange;

/** Reads exchanges by the paths and answers of the document, whatever a case says that it asked for. */
export function createExchangeReader(document: ContractDocument): ExchangeReader {
  const operations = [...documentedOperations(document).values()];
  const basePath = basePathOf(document);

  return (request, answer) => {
    const [fullPath = "", query = ""] = request.target.split(/\?(.*)/s);
    const path = fullPath.startsWith(basePath) ? fullPath.slice(basePath.length) : fullPath;
    const error = errorOf(answer);
    const operation = operations.find(
      ({ route, responses }) =>
        route &&
        (route.method === request.method || (route.method === "GET" && request.method === "HEAD")) &&
        valuesIn(route.path, path) &&
        gives(responses.get(answer.status), error.code),
    );
    const pathValues = operation?.route ? (valuesIn(operation.route.path, path) ?? new Map()) : new Map();
    const queryValues = pairsOf(query);
    const sent: Record<string, (name: string) => readonly (string | undefined)[]> = {
      path: (name) => [pathValues.get(name)],
      query: (name) => queryValues.filter(([one]) => one === name).map(([, value]) => value),
      header: (name) => (request.headers ?? []).filter(([one]) => isSame(one, name)).map(([, value]) => value),
    };
    return {
      operation: operation?.id ?? unrouted,
      method: request.method,
      path,
      parameter: (place, name) => (sent[place]?.(name) ?? []).filter((value) => value !== undefined),
      queryNames: queryValues.flatMap(([name]) => (name === undefined ? [] : [name])),
      body: tryParse(request.body),
      answer,
      ...error,
    };
  };
}

/** Whether a path as sent is one of a template of the document. */
export function isPathOf(template: string, path: string): boolean {
  return valuesIn(template, path) !== undefined;
}

/** Values of the path's parameters, undecodable ones left out; undefined where the path is another one. */
function valuesIn(template: string, path: string): Map<string, string | undefined> | undefined {
  const { names, pattern } = templates.get(template) ?? readTemplate(template);
  const match = pattern.exec(path);
  return match ? new Map(names.map((name, index) => [name, decode(match[index + 1] ?? "")])) : undefined;
}

interface PathTemplate {
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

// Every exchange is compared with them.
const templates = new Map<string, PathTemplate>();

function readTemplate(template: string): PathTemplate {
  const pattern = template
    .split(/\{[^}]+\}/)
    .map((text) => RegExp.escape(text))
    .join("([^/]+)");
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  const read = { names, pattern: new RegExp(`^${pattern}$`) };
  templates.set(template, read);
  return read;
}

// The parser and the routing answer on the paths of operations too: what the operation does not document is theirs.
function gives(response: { "x-error-codes"?: readonly string[] } | undefined, code: string | undefined): boolean {
  return response !== undefined && (code === undefined || (response["x-error-codes"] ?? []).includes(code));
}

function pairsOf(query: string): [name: string | undefined, value: string | undefined][] {
  if (query === "") return [];
  return query.split("&").map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return [decode(name), decode(value)];
  });
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function errorOf(answer: Answer): Pick<Exchange, "code" | "violations"> {
  if (answer.status < 400 || answer.bodyText === "") return { code: undefined, violations: [] };
  const { code, details = [] } = answer.body as { code: string; details?: readonly { path: string }[] };
  return { code, violations: details.map(({ path }) => path) };
}

function tryParse(body: string | Uint8Array | undefined): unknown {
  if (body === undefined) return undefined;
  try {
    return parseJson(typeof body === "string" ? body : utf8.decode(body));
  } catch {
    return undefined;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
