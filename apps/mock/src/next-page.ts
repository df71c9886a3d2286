/**
 * Whether a documented `Link` may follow a request: the one example of a next page must belong to the list that was
 * asked for, and a page that was reached by a cursor is the last, or a client that follows links would never end.
 */
export function mayLink(link: string, url: URL): boolean {
  const next = /<([^>]*)>;\s*rel="next"/.exec(link)?.[1];
  if (next === undefined) return true;
  return new URL(next, url).pathname === url.pathname && !url.searchParams.has("cursor");
}
