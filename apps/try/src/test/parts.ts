import type { Locator, Page } from "playwright-core";

/** The parts of the page, by the names that a reader knows them by. */
export function partsOf(page: Page) {
  const answer = page.getByRole("region", { name: "The answer" });
  const form = page.getByRole("region").filter({ has: page.getByRole("button", { name: "Send", exact: true }) });
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  const summary = answer.locator("[aria-live]");
  /** What the answer's summary says of a status: how often it came, when more than once was sent. */
  const badge = (status: number, count?: number) =>
    summary.getByText(`${count === undefined ? "" : `${count} × `}${status}`, { exact: true });
  return {
    answer,
    badge,
    form,
    button,
    field: (name: string) => form.getByRole("textbox", { name, exact: false }),
    choice: (name: string) => form.getByRole("combobox", { name }),
    body: page.getByRole("region", { name: "The body of the answer" }),
    history: page.getByRole("region", { name: "Sent so far" }),
    clock: page.getByRole("region", { name: "The store’s clock" }),
    operation: (summary: string) =>
      page.getByRole("navigation", { name: "Operations" }).getByRole("link", { name: summary }),
    /** Sends, and waits until the answer has this status. */
    async send(status: number): Promise<void> {
      await button("Send").click();
      await badge(status).waitFor();
    },
  };
}
