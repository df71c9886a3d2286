/** One link of a `Link` header (RFC 8288). */
export interface Link {
  readonly target: string;
  readonly rel: string;
}

/** Reads a `Link` header. @returns undefined where it is not one that RFC 8288 describes */
export function parseLinks(header: string): Link[] | undefined {
  const links: Link[] = [];
  let rest = header;
  do {
    const match = oneLink.exec(rest);
    const rel = match && relation.exec(match[2] ?? "");
    if (!match || !rel) return undefined;
    links.push({ target: match[1] ?? "", rel: rel[1] ?? rel[2] ?? "" });
    rest = rest.slice(match[0].length);
  } while (rest !== "");
  return links;
}

const oneLink = /^\s*<([^<>\s]*)>((?:\s*;\s*[a-z]+=(?:"[^"]*"|[^\s",;]+))+)\s*(?:,\s*|$)/i;
const relation = /;\s*rel=(?:"([^"]*)"|([^\s",;]+))/i;
