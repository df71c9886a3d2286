import type { OperationId } from "@animal-store/contract";
import { findLink } from "./headers.ts";
import { toUrl } from "./openapi-fetch.ts";
import { type CallResult, orThrow, StoreError } from "./store-error.ts";

/**
 * Reads a list to its end, following the `Link` of each page.
 * @param address of the list; one that is relative counts from the page that the client runs in
 * @throws {StoreError} when a page is refused, or its next page was read before or is of another origin
 */
export async function* iteratePages<Entry, Query, Operation extends OperationId>(
  address: string,
  { signal, ...query }: PageOptions<Query>,
  read: (request: PageRequest<Query>) => Promise<ListResult<Entry, Operation>>,
): AsyncGenerator<Page<Entry, Operation>, void, undefined> {
  const first = new URL(address, globalThis.location?.href);
  const visited = new Set<string>();
  let next: URL | undefined;
  do {
    const target = next ? toUrl(next) : { params: { query } };
    const page = await read({ ...target, signal: signal ?? null });
    const { response, requestId, operation } = page;
    yield { data: orThrow<readonly Entry[]>(page), response, requestId, operation };
    const here = new URL(response.url || (next ?? first));
    visited.add(here.href).add((next ?? here).href);
    next = nextPage(response, { here, first, visited });
  } while (next);
}

/** Gives the entries of pages one by one. */
export async function* iterateEntries<Entry>(
  pages: AsyncIterable<{ data: readonly Entry[] }>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Entry, void, undefined> {
  for await (const { data } of pages) {
    for (const entry of data) {
      signal?.throwIfAborted();
      yield entry;
    }
  }
}

/** The cursor of the page after this one, for `params.query.cursor`; undefined on the last page. */
export function nextCursor({ headers }: Response): string | undefined {
  const target = findLink(headers.get("Link"), "next");
  return new URLSearchParams(target?.replace(/^[^?]*\??|#.*/g, "")).get("cursor") ?? undefined;
}

/** A page of a list, and the answer that it came with. */
export type Page<Entry, Operation extends OperationId> = {
  data: readonly Entry[];
  response: Response;
  /** Names the request in the logs of the service. */
  requestId: string | undefined;
  operation: Operation;
};

/** What a method of the client resolves to for a list. */
export type ListResult<Entry, Operation extends OperationId> = CallResult<readonly Entry[]> &
  Omit<Page<Entry, Operation>, "data">;

export type PageOptions<Query> = Query & { signal?: AbortSignal | undefined };

export type PageRequest<Query> = { signal: AbortSignal | null } & (
  | { params: { query: Omit<PageOptions<Query>, "signal"> } }
  | ReturnType<typeof toUrl>
);

type Way = { here: URL; first: URL; visited: ReadonlySet<string> };

function nextPage(response: Response, { here, first, visited }: Way): URL | undefined {
  const target = findLink(response.headers.get("Link"), "next");
  if (target === undefined) return undefined;
  const refuse = (fault: string) =>
    new StoreError(`${here} names <${target}> as its next page, which ${fault}. Report it.`, response);

  if (!URL.canParse(target, here.href)) throw refuse("is no URL");
  const next = new URL(target, here);
  if (next.origin !== first.origin) throw refuse(`would take the key from ${first.origin}`);
  if (visited.has(next.href)) throw refuse("was read before");
  return next;
}
