import { escapePattern, listPathParameters } from "@animal-store/openapi-document/nodes";
import type { OperationEntry } from "../contract.ts";

export interface Resource<Route> {
  readonly path: string;
  readonly routes: ReadonlyMap<string, Route>;
  /** That of its first operation, whose names the parameters have. */
  readonly template: string;
  /** Value of the `Allow` header, with OPTIONS, and with HEAD if there is a GET (RFC 9110, section 10.2.1). */
  readonly allow: string;
  /** Has a group for all parameters of a segment, such as those of `{from}-{to}`. */
  readonly pattern: RegExp;
  readonly groups: readonly ParameterGroup[];
  /** True if a parameter has the name `__proto__`, which only an object without a prototype can contain. */
  readonly hasProto: boolean;
}
interface ParameterGroup {
  readonly first: string;
  /** The other parameters from right to left, each with the literal before it. */
  readonly others: readonly { readonly literal: string; readonly name: string }[];
}
export interface Match<Route> {
  readonly resource: Resource<Route>;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Finds the contract's path of a request. A literal segment wins over a parameter (OpenAPI 3.1, Paths Object).
 * Hono's routers do not fit: they interpret `*` and `:`, which are literal in OpenAPI.
 */
export class Router<Route> {
  readonly #literals: ReadonlyMap<string, Match<Route>>;
  /** Hashing a path takes longer than all else here. */
  readonly #literalLengths: ReadonlySet<number>;
  readonly #templates: readonly Resource<Route>[];

  constructor(operations: readonly OperationEntry[], toRoute: (operation: OperationEntry) => Route) {
    // Paths of different methods can differ in the names of their parameters.
    const groups = Map.groupBy(operations, ({ path }) => normalizePath(path).replaceAll(/\{[^}]+\}/g, "{}"));
    const resources = Array.from(groups.values(), (group) => createResource(group, toRoute));
    resources.sort((one, other) => rankSegments(one.path).localeCompare(rankSegments(other.path)));
    const literals = resources.filter(({ groups }) => groups.length === 0);
    this.#literals = new Map(literals.map((resource) => [resource.path, { resource, parameters: {} }]));
    this.#literalLengths = new Set(literals.map(({ path }) => path.length));
    this.#templates = resources.filter(({ groups }) => groups.length > 0);
  }

  /** @param path in normal form */
  find(path: string): Match<Route> | undefined {
    const literal = this.#literalLengths.has(path.length) && this.#literals.get(path);
    if (literal) return literal;
    for (const resource of this.#templates) {
      const parameters = matchPath(resource, path);
      if (parameters) return { resource, parameters };
    }
    return undefined;
  }
}

/**
 * Makes each parameter as long as possible, from left to right, in linear time.
 * The template `/files/{name}.{format}` has the pattern `^/files/([^/]+)$` and one group: `name`, then `.` and `format`.
 */
function matchPath({ pattern, groups, hasProto }: Resource<unknown>, path: string): Record<string, string> | undefined {
  const texts = pattern.exec(path);
  if (!texts) return undefined;
  const parameters: Record<string, string> = hasProto ? Object.create(null) : {};
  for (let index = 0; index < groups.length; index++) {
    const { first, others } = groups[index] as ParameterGroup;
    let text = texts[index + 1] as string;
    for (const { literal, name } of others) {
      // Without backtracking: only the last position leaves the most text for the parameters before it.
      const position = text.lastIndexOf(literal, text.length - literal.length - 1);
      if (position < 1) return undefined;
      parameters[name] = text.slice(position + literal.length);
      text = text.slice(0, position);
    }
    parameters[first] = text;
  }
  return parameters;
}

/** Returns the path in normal form, and the query. */
export function splitTarget(target: string): { path: string; query: string } {
  const queryStart = target.indexOf("?");
  if (queryStart < 0) return { path: normalizeEncoding(target), query: "" };
  return { path: normalizeEncoding(target.slice(0, queryStart)), query: target.slice(queryStart + 1) };
}

/** Returns the normal form of a path or template of a document. Its text can be unencoded, such as `/café`. */
export function normalizePath(path: string): string {
  const literalsAndNames = path.split(/(\{[^}]+\})/);
  return literalsAndNames.map((part, index) => (index % 2 === 0 ? normalizeLiteral(part) : part)).join("");
}

function normalizeLiteral(text: string): string {
  return normalizeEncoding(text.replaceAll(/[^!-~]+/g, (characters) => encodeURIComponent(characters.toWellFormed())));
}

// The printable characters that are not reserved. A URL can contain some of them, such as `|`, unencoded.
const unreserved = /[!-~]/;
// Braces enclose a parameter of a template.
const reserved = /[!#$%&'()*+,/:;=?@[\]{}]/;

/**
 * Returns an equivalent path (RFC 3986, section 6.2.2): decodes unreserved characters, and writes the others as %XX in upper
 * case. Encodes braces, as `new URL()` does.
 */
function normalizeEncoding(path: string): string {
  if (!path.includes("%") && !path.includes("{") && !path.includes("}")) return path;
  return path.replaceAll(/%([0-9A-Fa-f]{2})|[{}]/g, (encoded, digits?: string) => {
    if (digits === undefined) return encodeURIComponent(encoded);
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return unreserved.test(character) && !reserved.test(character) ? character : encoded.toUpperCase();
  });
}

function createResource<Route>(
  operations: readonly OperationEntry[],
  toRoute: (operation: OperationEntry) => Route,
): Resource<Route> {
  const template = String(operations[0]?.path);
  const path = normalizePath(template);
  const routes = new Map(operations.map((operation) => [operation.method, toRoute(operation)]));
  const methods = new Set([...routes.keys(), ...(routes.has("GET") ? ["HEAD"] : []), "OPTIONS"]);
  return { path, template, routes, allow: [...methods].sort().join(", "), ...parseTemplate(path) };
}

/** Returns the path parameters by their names in the path of an operation, which can differ from those of other methods. */
export function toPathParameters(
  { resource: { template }, parameters }: Match<unknown>,
  { path }: OperationEntry,
): Match<unknown>["parameters"] {
  if (path === template) return parameters;
  const names = listPathParameters(path);
  return Object.fromEntries(listPathParameters(template).map((name, index) => [names[index], parameters[name]]));
}

function parseTemplate(path: string): Pick<Resource<unknown>, "pattern" | "groups" | "hasProto"> {
  const [start = "", ...namesAndLiterals] = path.split(/\{([^}]+)\}/);
  const groups: { first: string; others: { literal: string; name: string }[] }[] = [];
  let [source, literal] = ["^", start];
  for (let index = 0; index < namesAndLiterals.length; index += 2) {
    const [name = "", nextLiteral = ""] = namesAndLiterals.slice(index);
    const group = literal.includes("/") ? undefined : groups.at(-1);
    if (group) group.others.unshift({ literal, name });
    else {
      groups.push({ first: name, others: [] });
      source += `${escapePattern(literal)}([^/]+)`;
    }
    literal = nextLiteral;
  }
  const pattern = new RegExp(`${source}${escapePattern(literal)}$`);
  return { pattern, groups, hasProto: path.includes("{__proto__}") };
}

/** Returns a digit per segment: 0 for a literal, 1 for text with a parameter, 2 for a parameter. */
function rankSegments(path: string): string {
  return path
    .split("/")
    .map((segment) => {
      if (!segment.includes("{")) return "0";
      return /^\{[^}]+\}$/.test(segment) ? "2" : "1";
    })
    .join("");
}
