/** Returns a strong entity tag of a response. @param link the Link header, which belongs to the representation */
export function createEtag(hash: (text: string) => string, body: string, link = ""): string {
  return `"${hash(`${link}\n${body}`)}"`;
}

/** Returns whether `If-None-Match` lists an entity tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesEtag(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
