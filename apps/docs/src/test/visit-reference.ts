import type { Locator, Page } from "playwright-core";
import type { Operation } from "../contract-document.ts";

/** Where the reference is served. */
export const reference = "/docs/reference";

/** The place of an operation in the reference. */
export function anchor({ tags, operationId }: Operation): string {
  return `#tag/${tags[0]}/operation/${operationId}`;
}

/** The heading of an operation in the reference. */
export function heading(page: Page, { summary }: Operation): Locator {
  return page.getByRole("heading", { level: 2, name: summary });
}

/** How many pixels below the upper edge of the window an element is. */
export async function top(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.y;
}

/** Waits until Redocly's page has been filled. */
export async function isFilled(page: Page): Promise<void> {
  await page.getByTestId("search-trigger").getByText("Search").waitFor();
}

/** Chooses the other look, light or dark, as readers do. */
export async function switchLook(page: Page, look: "light" | "dark"): Promise<void> {
  await page.getByTestId("color-mode-switcher").click();
  await page.locator(`html.${look}`).waitFor();
}

/**
 * What axe finds in Redocly's page and only Redocly can mend, all of it moderate: the order of its headings, and that little of it stands in
 * landmarks. More than this turns the tests red, and so does less: then take it off the list.
 */
export const redoclyFindings = {
  introduction: ["region"],
  operation: ["heading-order", "page-has-heading-one", "region"],
} as const;
