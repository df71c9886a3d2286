import type { OperationId } from "@animal-store/contract";
import { findLink } from "./headers.ts";
import { toUrlOptions } from "./openapi-fetch.ts";
import { type CallResult, orThrow, StoreError } from "./store-error.ts";

/** @throws {StoreError} if a page is rejected, or its next page has another origin or was already read */
export async function* iteratePages<Entry, Query, Operation extends OperationId>(
  listUrl: string,
  { signal, ...query }: PageOptions<Query>,
  readPage: (request: PageRequest<Query>) => Promise<ListResult<Entry, Operation>>,
): AsyncGenerator<Page<Entry, Operation>, void, undefined> {
  const firstUrl = new URL(listUrl, globalThis.location?.href);
  const visitedUrls = new Set<string>();
  let nextUrl: URL | undefined;
  do {
    const requestOptions = nextUrl ? toUrlOptions(nextUrl) : { params: { query } };
    const page = await readPage({ ...requestOptions, signal: signal ?? null });
    const { response, requestId, operation } = page;
    yield { data: orThrow<readonly Entry[]>(page), response, requestId, operation };
    const pageUrl = new URL(response.url || (nextUrl ?? firstUrl));
    visitedUrls.add(pageUrl.href).add((nextUrl ?? pageUrl).href);
    nextUrl = findNextUrl(response, { pageUrl, firstUrl, visitedUrls });
  } while (nextUrl);
}

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

/**
 * Returns the cursor of the next page from the `Link` header, or undefined on the last page.
 * @example
 * ```ts
 * const { response } = await store.GET("/pets", { params: { query: { limit: 20 } } });
 * const cursor = nextCursor(response);
 * if (cursor) await store.GET("/pets", { params: { query: { limit: 20, cursor } } });
 * ```
 */
export function nextCursor({ headers }: Response): string | undefined {
  const target = findLink(headers.get("Link"), "next");
  return new URLSearchParams(target?.replace(/^[^?]*\??|#.*/g, "")).get("cursor") ?? undefined;
}

/** A page of a list, with its response. */
export type Page<Entry, Operation extends OperationId> = {
  data: readonly Entry[];
  response: Response;
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  requestId: string | undefined;
  operation: Operation;
};

export type ListResult<Entry, Operation extends OperationId> = CallResult<readonly Entry[]> &
  Omit<Page<Entry, Operation>, "data">;

export type PageOptions<Query> = Query & { signal?: AbortSignal | undefined };

export type PageRequest<Query> = { signal: AbortSignal | null } & (
  | { params: { query: Omit<PageOptions<Query>, "signal"> } }
  | ReturnType<typeof toUrlOptions>
);

type PageUrls = { pageUrl: URL; firstUrl: URL; visitedUrls: ReadonlySet<string> };

function findNextUrl(response: Response, { pageUrl, firstUrl, visitedUrls }: PageUrls): URL | undefined {
  const target = findLink(response.headers.get("Link"), "next");
  if (target === undefined) return undefined;
  const createError = (problem: string) =>
    new StoreError(`${pageUrl} links to the next page <${target}>, which ${problem}. Report it.`, response);

  if (!URL.canParse(target, pageUrl.href)) throw createError("is not a URL");
  const nextUrl = new URL(target, pageUrl);
  if (nextUrl.origin !== firstUrl.origin) throw createError(`is not on ${firstUrl.origin}`);
  if (visitedUrls.has(nextUrl.href)) throw createError("was already read");
  return nextUrl;
}
