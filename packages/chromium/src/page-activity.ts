import type { Page } from "playwright-core";

/** What a page did that its tests want to know of. */
export interface PageActivity {
  /** Requests and WebSockets to other hosts than its own. */
  readonly strangers: string[];
  /** Errors of its scripts, what it wrote as an error or warning, and what its policy forbade. */
  readonly complaints: string[];
}

/** An error or warning in the console of a page, and the address that it is about: that of a script, or of what could not be loaded. */
export interface PageIssue {
  readonly text: string;
  readonly url: string;
}

/**
 * Notes from now on what the page asks of other hosts than `origin`, and what it complains about.
 * @param isExpected whether the page may write this to its console; nothing, unless it is said
 */
export function recordActivity(
  page: Page,
  origin: string,
  isExpected: (complaint: PageIssue) => boolean = () => false,
): PageActivity {
  const seen: PageActivity = { strangers: [], complaints: [] };
  page.on("pageerror", (error) => seen.complaints.push(error.message));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    const complaint = { text: message.text(), url: message.location().url };
    if (!isExpected(complaint)) seen.complaints.push(`${complaint.text} ${complaint.url}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!["data:", "blob:", `${origin}/`].some((start) => url.startsWith(start))) seen.strangers.push(url);
  });
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== new URL(origin).host) seen.strangers.push(socket.url());
  });
  return seen;
}
