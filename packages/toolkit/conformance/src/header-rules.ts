import type { ApiDocument, Operation, ResponseEntry } from "./document.ts";
import type { Problem } from "./validate-response.ts";

type Headers = ReadonlyMap<string, string>;

/** Validates headers by rules that a schema cannot express: lifecycle headers, links, and remaining requests within the limit. */
export function checkHeaderRules(
  document: ApiDocument,
  operation: Operation | undefined,
  { headers: entries }: ResponseEntry,
  headers: Headers,
): Problem[] {
  const documented = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const lifecycle = getLifecycle(document, operation);
  const check = (name: string, toMessages: (value: string) => string[]): Problem[] => {
    const [entry, value] = [documented.get(name.toLowerCase()), headers.get(name.toLowerCase())];
    if (!entry || value === undefined) return [];
    return toMessages(value).map((message) => ({
      check: "header",
      message: `header ${name}: ${message}`,
      node: entry.node,
    }));
  };
  return [
    ...Object.entries(lifecycle.headers).flatMap(([name, expected]) =>
      check(name, (found) =>
        found === expected ? [] : [`must be "${expected}" according to the operation, got "${found}"`],
      ),
    ),
    ...check("Link", (value) => checkLinks(value, lifecycle.links)),
    ...check("X-RateLimit-Remaining", (value) => {
      const limit = headers.get("x-ratelimit-limit");
      return Number(value) > Number(limit) ? [`must be at most X-RateLimit-Limit ${limit}, got ${value}`] : [];
    }),
  ];
}

export interface Link {
  readonly target: string;
  readonly rel: string;
}

/** Returns the values of `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` that the extensions of an operation require. */
function getLifecycle({ operations, basePath }: ApiDocument, operation: Operation | undefined) {
  const { node = {} } = operation ?? {};
  const text = (key: string) => (typeof node[key] === "string" ? node[key] : undefined);
  const [deprecatedAt, sunset] = [text("x-deprecated-at"), text("x-sunset")];
  const [docs, successorId] = [text("x-deprecation-docs"), text("x-successor")];
  const successor = operations.find(({ id }) => id === successorId);
  return {
    headers: {
      ...(deprecatedAt && { Deprecation: `@${new Date(deprecatedAt).getTime() / 1000}` }),
      ...(sunset && { Sunset: new Date(sunset).toUTCString() }),
    },
    links: [
      ...(docs ? [{ rel: "deprecation", target: docs }] : []),
      ...(successor ? [{ rel: "successor-version", target: basePath + successor.path }] : []),
    ],
  };
}

function checkLinks(header: string, required: readonly Link[]): string[] {
  const links = parseLinks(header);
  if (!links) return [`must be links in the format of RFC 8288, got "${header}"`];
  return required
    .filter(({ rel, target }) => !links.some((link) => link.rel === rel && link.target === target))
    .map(({ rel, target }) => `must contain <${target}>; rel="${rel}" according to the operation, got "${header}"`);
}

/** Parses a `Link` header. @returns undefined if it does not match RFC 8288 */
export function parseLinks(header: string): Link[] | undefined {
  const links: Link[] = [];
  let remainingText = header;
  do {
    const match = linkPattern.exec(remainingText);
    const rel = match && relPattern.exec(match[2] ?? "");
    if (!match || !rel) return undefined;
    links.push({ target: match[1] ?? "", rel: rel[1] ?? rel[2] ?? "" });
    remainingText = remainingText.slice(match[0].length);
  } while (remainingText !== "");
  return links;
}

/** Returns the target of the first link with a relation. */
export function findLink(headers: Headers, relation: string): string | undefined {
  return parseLinks(headers.get("link") ?? "")?.find(({ rel }) => rel.split(" ").includes(relation))?.target;
}

const linkPattern = /^\s*<([^<>\s]*)>((?:\s*;\s*[a-z]+=(?:"[^"]*"|[^\s",;]+))+)\s*(?:,\s*|$)/i;
const relPattern = /;\s*rel=(?:"([^"]*)"|([^\s",;]+))/i;
