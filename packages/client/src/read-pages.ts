import { nextLink } from "./next-link.ts";
import { toAddress } from "./openapi-fetch.ts";
import { type Answer, orThrow } from "./or-throw.ts";
import { StoreError } from "./store-error.ts";

/**
 * Reads a list to its end, a page at a time, following the `Link` of each page.
 * @param address of the list; one that is relative counts from the page that the client runs in
 * @throws {StoreError} when a page is refused, or its next page was read before or is of another origin
 */
export async function* readPages<Entry, Query>(
  address: string,
  { signal, ...query }: PageOptions<Query>,
  read: (request: PageRequest<Query>) => Promise<Answer<readonly Entry[]>>,
): AsyncGenerator<Entry, void, undefined> {
  const first = new URL(address, globalThis.location?.href);
  const visited = new Set<string>();
  let next: URL | undefined;
  do {
    const target = next ? toAddress(next) : { params: { query } };
    const page = await read({ ...target, signal: signal ?? null });
    for (const entry of orThrow(page)) {
      signal?.throwIfAborted();
      yield entry;
    }
    const here = new URL(page.response.url || (next ?? first));
    visited.add(here.href).add((next ?? here).href);
    next = nextPage(page.response, { here, first, visited });
  } while (next);
}

export type PageOptions<Query> = Query & { signal?: AbortSignal | undefined };

export type PageRequest<Query> = { signal: AbortSignal | null } & (
  | { params: { query: Omit<PageOptions<Query>, "signal"> } }
  | ReturnType<typeof toAddress>
);

type Way = { here: URL; first: URL; visited: ReadonlySet<string> };

function nextPage(response: Response, { here, first, visited }: Way): URL | undefined {
  const target = nextLink(response.headers.get("Link") ?? "");
  if (target === undefined) return undefined;
  const refuse = (fault: string) =>
    new StoreError(`${here} names <${target}> as its next page, which ${fault}. Report it to the service.`, response);

  if (!URL.canParse(target, here.href)) throw refuse("is no URL");
  const next = new URL(target, here);
  if (next.origin !== first.origin) throw refuse(`would take the key away from ${first.origin}`);
  if (visited.has(next.href)) throw refuse("was read before");
  return next;
}
