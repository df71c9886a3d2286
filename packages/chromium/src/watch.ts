import type { Page } from "playwright-core";

/** What a page did that its tests want to know of. */
export interface Seen {
  /** Requests to other hosts than its own. */
  readonly strangers: string[];
  /** Errors of its scripts, what it wrote as an error or warning, and what its policy forbade. */
  readonly complaints: string[];
}

/**
 * Notes from now on what the page asks of other hosts than `origin`, and what it complains about.
 * @param expected complaints that begin so are none
 */
export function watch(page: Page, origin: string, expected?: string): Seen {
  const seen: Seen = { strangers: [], complaints: [] };
  page.on("pageerror", (error) => seen.complaints.push(error.message));
  page.on("console", (message) => {
    if (expected && message.text().startsWith(expected)) return;
    if (["error", "warning"].includes(message.type())) seen.complaints.push(message.text());
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!["data:", "blob:", `${origin}/`].some((start) => url.startsWith(start))) seen.strangers.push(url);
  });
  return seen;
}
