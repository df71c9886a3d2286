import { type CallResult, orThrow, type ToError } from "./api-error.ts";
import { findLink } from "./headers.ts";

/**
 * Iterates over the pages of a list by the links to the next page.
 * @param readPage requests the first page, or the page at a URL
 * @throws the error of `toError` if a page is rejected, or its next page has another origin or was already read
 */
export async function* iteratePages<Data, Operation extends string>(
  listUrl: string,
  readPage: (url?: URL) => Promise<PageResult<Data, Operation>>,
  toError: ToError<Operation>,
): AsyncGenerator<Page<Data, Operation>, void, undefined> {
  const firstUrl = new URL(listUrl, globalThis.location?.href);
  const visitedUrls = new Set<string>();
  let url: URL | undefined;
  for (;;) {
    const page = await readPage(url);
    const { response, requestId, operation } = page;
    yield { data: orThrow(page, toError), response, requestId, operation };
    const target = findLink(response.headers.get("Link"), "next");
    if (target === undefined) return;

    const pageUrl = new URL(response.url || (url ?? firstUrl));
    visitedUrls.add(pageUrl.href).add((url ?? pageUrl).href);
    url = URL.canParse(target, pageUrl.href) ? new URL(target, pageUrl) : undefined;
    let problem = "";
    if (!url) problem = "is not a URL";
    else if (url.origin !== firstUrl.origin) problem = `is not on ${firstUrl.origin}`;
    else if (visitedUrls.has(url.href)) problem = "was already read";
    if (!problem) continue;
    const message = `${pageUrl} links to the next page <${target}>, which ${problem}. Report it.`;
    throw toError({ error: { message, status: response.status, cause: undefined }, response });
  }
}

export async function* iterateEntries<Entry>(
  pages: AsyncIterable<{ data: readonly Entry[] }>,
  signal: AbortSignal | null | undefined,
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
 * const { response } = await library.GET("/books");
 * const cursor = nextCursor(response);
 * if (cursor) await library.GET("/books", { params: { query: { cursor } } });
 * ```
 */
export function nextCursor({ headers }: Response): string | undefined {
  const target = findLink(headers.get("Link"), "next");
  return new URLSearchParams(target?.replace(/^[^?]*\??|#.*/g, "")).get("cursor") ?? undefined;
}

/** A page of a list, with its response. */
export type Page<Data, Operation extends string = string> = {
  data: Data;
  response: Response;
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  requestId: string | undefined;
  operation: Operation;
};

export type PageResult<Data, Operation extends string> = CallResult<Data> & Omit<Page<Data, Operation>, "data">;
