import type { Page } from "playwright-core";

/** The recorded activity of a page. */
export interface PageActivity {
  /** URLs of requests and WebSockets to other hosts. */
  readonly externalRequests: string[];
  /** Script errors, console errors and warnings, and violations of the content security policy. */
  readonly issues: string[];
}

/** An error or warning in the console of a page, and the URL of its script or of the failed request. */
export interface PageIssue {
  readonly text: string;
  readonly url: string;
}

/**
 * Records requests of a page to other hosts than `origin`, and its errors and warnings.
 * @param isExpected returns whether to ignore a console message; by default none
 */
export function recordActivity(
  page: Page,
  origin: string,
  isExpected: (issue: PageIssue) => boolean = () => false,
): PageActivity {
  const activity: PageActivity = { externalRequests: [], issues: [] };
  page.on("pageerror", (error) => activity.issues.push(error.message));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    const issue = { text: message.text(), url: message.location().url };
    if (!isExpected(issue)) activity.issues.push(`${issue.text} ${issue.url}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!["data:", "blob:", `${origin}/`].some((prefix) => url.startsWith(prefix))) activity.externalRequests.push(url);
  });
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== new URL(origin).host) activity.externalRequests.push(socket.url());
  });
  return activity;
}
