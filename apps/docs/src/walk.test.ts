import type { Locator, Page } from "playwright-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { serveSite } from "./test/serve-site.ts";

/** A reader who uses only what is visible on the page. */
function createReader(page: Page) {
  const counts = { clicks: 0, words: 0 };
  const see = (text: string | RegExp, within: Page | Locator = page) =>
    within.getByText(text).filter({ visible: true }).first().waitFor();
  async function clickOn(element: Locator): Promise<void> {
    counts.clicks += 1;
    await element.filter({ visible: true }).first().click();
  }
  async function follow(name: string | RegExp, within: Page | Locator = page): Promise<void> {
    const address = page.url();
    await clickOn(within.getByRole("link", { name, exact: true }));
    await page.waitForURL(({ href }) => href !== address);
  }
  return {
    page,
    counts,
    see,
    clickOn,
    follow,
    async search(words: string, result: string): Promise<void> {
      await clickOn(page.getByRole("button", { name: "Search" }));
      counts.words += words.split(" ").length;
      await page.getByPlaceholder("Search").fill(words);
      await follow(result);
    },
    /** Runs a sample of a guide, and finds a text in its response. */
    async run(sample: number, text: string): Promise<void> {
      await clickOn(page.getByRole("button", { name: "Run", exact: true }).nth(sample));
      await see(text, page.getByRole("region", { name: "Response of the store in this page" }));
    },
    /** Opens the address of the page in another tab, and finds the element that the address names. */
    async shareLink(): Promise<void> {
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await tab.locator(":target").filter({ visible: true }).waitFor();
    },
  };
}

type Task = { maxClicks: number; walk: (reader: ReturnType<typeof createReader>) => Promise<void> };

const tasks: Readonly<Record<string, Task>> = {
  "get a first response": {
    maxClicks: 1,
    walk: ({ run }) => run(0, "Willow"),
  },
  "get an own key": {
    maxClicks: 1,
    async walk({ follow, see }) {
      await follow("Call it");
      await see("npm run --silent keys -- create");
    },
  },
  "page through a list": {
    maxClicks: 3,
    async walk({ follow, run }) {
      await follow("Pagination");
      await run(0, 'rel="next"');
      await run(1, "Tofu");
    },
  },
  "handle a 429": {
    maxClicks: 2,
    async walk({ follow, run, see }) {
      await follow("Rate limits");
      await run(1, "Retry-After:");
      await see("Wait for the seconds in Retry-After.");
    },
  },
  "retry a POST": {
    maxClicks: 2,
    async walk({ follow, run }) {
      await follow("Idempotency");
      await run(0, "Idempotency-Replayed: true");
    },
  },
  "find an error by its code": {
    maxClicks: 2,
    async walk({ page, search }) {
      await search("key_banned", "key_banned");
      await page.getByRole("heading", { level: 1, name: "key_banned" }).waitFor();
    },
  },
  "migrate from the deprecated getPet": {
    maxClicks: 3,
    async walk({ follow, see }) {
      await follow("API reference");
      await follow(/deprecated$/);
      await follow("How to replace it");
      await see("listPets({ id: [30] })");
    },
  },
  "install the client": {
    maxClicks: 1,
    async walk({ page, follow, see }) {
      await follow("TypeScript client");
      await see(/^npm install http/);
      const command = await page.getByText(/^npm install http/).textContent();
      const { pathname } = new URL(command?.replace("npm install ", "") ?? "");
      const response = await page.request.get(new URL(pathname, page.url()).href);
      expect([response.status(), (await response.body()).toString("hex", 0, 2)]).toEqual([200, "1f8b"]);
    },
  },
  "run a sample of a guide": {
    maxClicks: 2,
    async walk({ follow, run }) {
      await follow("Errors");
      await run(0, "name is required.");
    },
  },
  "open a field by its link": {
    maxClicks: 5,
    async walk({ page, follow, clickOn, shareLink }) {
      await follow("API reference");
      await follow("List all pets");
      await follow("Link to status", page.locator("[id='200.status']"));
      await shareLink();
      await clickOn(page.getByText(/^Optional fields/));
      await follow("Link to cursor");
      await shareLink();
    },
  },
};

const site = serveSite();
const rows: Record<string, { clicks: number; words: number; seconds: number }> = {};
afterAll(() => console.table(rows));

test.each(Object.entries(tasks))("a reader can %s from the home page", async (task, { maxClicks, walk }) => {
  const { page, issues } = await site.visit("/docs/");
  onTestFinished(() => page.context().close());
  const reader = createReader(page);
  const start = performance.now();
  await walk(reader);
  rows[task] = { ...reader.counts, seconds: Number(((performance.now() - start) / 1000).toFixed(1)) };
  expect(reader.counts.clicks).toBeLessThanOrEqual(maxClicks);
  expect(issues).toEqual([]);
});
