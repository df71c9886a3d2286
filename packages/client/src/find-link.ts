/**
 * Finds the target of the first link with this relation in a Link header (RFC 8288, section 3); it may be a relative reference.
 * Reading ends at the first thing that is neither a link nor a parameter.
 */
export function findLink(header: string | null, relation: string): string | undefined {
  return parseLinks(header ?? "").find((link) => isRelated(link, relation))?.target;
}

type Link = { target: string; parameters: Map<string, string> };

// A target; or the name of a parameter with its value, quoted or as a token.
const linkOrParameter = /[\s,]*<([^>]*)>|\s*;\s*([^\s=;,<"]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/gy;

function parseLinks(header: string): Link[] {
  const links: Link[] = [];
  for (const [, target, name = "", quoted, token = ""] of header.matchAll(linkOrParameter)) {
    if (target === undefined) addParameter(links.at(-1), name, quoted?.replace(/\\(.)/g, "$1") ?? token);
    else links.push({ target, parameters: new Map() });
  }
  return links;
}

// Of a repeated `rel` the first counts.
function addParameter(link: Link | undefined, name: string, value: string): void {
  const key = name.toLowerCase();
  if (!link?.parameters.has(key)) link?.parameters.set(key, value);
}

// A link with an `anchor` starts from some other resource: what is next there is not next here.
function isRelated({ parameters }: Link, relation: string): boolean {
  return !parameters.has("anchor") && (parameters.get("rel")?.toLowerCase().split(/\s+/).includes(relation) ?? false);
}
