/**
 * Finds the target of the first link with this relation in a Link header (RFC 8288, section 3); it may be a relative reference.
 * Reading ends at the first thing that is neither a link nor a parameter.
 */
export function findLink(header: string | null, relation: string): string | undefined {
  return parseLinks(header ?? "").find((link) => isRelated(link, relation))?.target;
}

type Link = { target: string; parameters: Map<string, string> };

const linkOrParameter =
  /[\s,]*<(?<target>[^>]*)>|\s*;\s*(?<name>[^\s=;,<"]*)(?:\s*=\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[^\s;,"]*)))?/gy;

function parseLinks(header: string): Link[] {
  const links: Link[] = [];
  for (const { groups = {} } of header.matchAll(linkOrParameter)) {
    const { target, name = "", quoted, token = "" } = groups;
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
