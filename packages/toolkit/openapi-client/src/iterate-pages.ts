import { AbortError, ApiError } from "./api-error.ts";
import type { AnyResult, CallInfo } from "./call-result.ts";
import { findLink } from "./headers.ts";

/**
 * Iterates over the pages of a list by the links to the next page.
 * @param listUrl the URL of the first page
 * @param readPage requests the first page, or the page at a URL
 * @throws {ApiError} if a page is rejected or is not a list, or its next page has another origin or was already read
 */
export async function* iteratePages(
  listUrl: string,
  readPage: (url?: URL) => Promise<AnyResult>,
): AsyncGenerator<AnyResult, void, undefined> {
  const firstUrl = new URL(listUrl, globalThis.location?.href);
  const visitedUrls = new Set<string | undefined>();
  let url: URL | undefined;
  for (;;) {
    const page = await readPage(url);
    const { response, data } = page;
    if (!Array.isArray(data)) throw new ApiError(page);
    yield page;
    const target = findLink(response.headers.get("Link"), "next");
    if (target === undefined) return;
    const pageUrl = new URL(response.url || url || firstUrl);
    visitedUrls.add(pageUrl.href).add(url?.href);
    url = URL.parse(target, pageUrl) ?? undefined;
    if (url?.origin === firstUrl.origin && !visitedUrls.has(url.href)) continue;
    throw new ApiError({
      ...page,
      error: {
        code: undefined,
        message: `The next page <${target}> must be a new URL on ${firstUrl.origin}.`,
        status: response.status,
      },
    });
  }
}

export async function* iterateEntries(
  pages: AsyncIterable<AnyResult>,
  signal: AbortSignal | null | undefined,
): AsyncGenerator<unknown, void, undefined> {
  for await (const { data, response, attempts } of pages) {
    for (const entry of data as unknown[]) {
      if (signal?.aborted)
        throw new AbortError({ method: "GET", url: response.url }, "was aborted.", attempts as number, signal.reason);
      yield entry;
    }
  }
}

/**
 * Returns the cursor of the next page from the `Link` header, or undefined on the last page.
 * @example
 * ```ts
 * const { response } = await library.listBooks();
 * const cursor = nextCursor(response);
 * if (cursor) await library.listBooks({ cursor });
 * ```
 */
export function nextCursor({ headers }: Response): string | undefined {
  const target = findLink(headers.get("Link"), "next");
  return URL.parse(target ?? "", "http://any")?.searchParams.get("cursor") ?? undefined;
}

/** A page of a list, with its response. */
export interface Page<Data, Id> extends CallInfo<Id> {
  status: number;
  data: Data;
}
