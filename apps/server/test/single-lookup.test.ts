import { downloadTimeout, openChromium, recordActivity } from "@animal-store/chromium";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createKey, shareServer } from "./server-process.ts";

const shared = shareServer();
let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
  return () => browser.close();
}, downloadTimeout);

// Not the reference: it is sandboxed, so it cannot read the choice and follows the system.
const pages = { docs: "/docs", "try-it page": "/docs/try/", console: "/console" };
const reference = "/docs/reference";

const choices: Readonly<Record<"docs" | "try-it page" | "console", (page: Page) => Promise<unknown>>> = {
  docs: (page) => page.getByLabel("Select theme").first().selectOption("dark"),
  "try-it page": (page) => page.getByLabel("Light or dark").selectOption("dark"),
  async console(page) {
    await page.getByLabel("API key").fill(await createKey(shared.folder));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Dark" }).click();
  },
};

test.each(["docs", "try-it page", "console"] as const)(
  "dark chosen in the %s is the same dark in docs, try-it page and console",
  async (name) => {
    const context = await browser.newContext({ colorScheme: "light" });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const { complaints } = recordActivity(page, shared.server().origin);
    await page.goto(shared.server().origin + pages[name]);
    await choices[name](page);
    await page.goto(shared.server().origin + pages.docs);
    await expect.poll(async () => isDark(await page.evaluate(ground))).toBe(true);
    const dark = await page.evaluate(ground);
    for (const path of Object.values(pages)) {
      await page.goto(shared.server().origin + path);
      await expect.poll(async () => [path, await page.evaluate(ground)]).toEqual([path, dark]);
    }
    expect(complaints).toEqual([]);
  },
);

test("the reference is the same dark where the system is dark", async () => {
  const context = await browser.newContext({ colorScheme: "dark" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(shared.server().origin + pages.docs);
  const dark = await page.evaluate(ground);
  expect(isDark(dark)).toBe(true);
  await page.goto(shared.server().origin + reference);
  await expect.poll(() => page.evaluate(ground)).toBe(dark);
});

/** What is behind everything: some pages paint it on the body, some on the root. */
function ground(): string | undefined {
  const painted = [document.body, document.documentElement].map((element) => getComputedStyle(element).backgroundColor);
  return painted.find((color) => color !== "rgba(0, 0, 0, 0)");
}

/** Whether a colour is darker than a middle grey. */
function isDark(color = ""): boolean {
  return Number(/\d+/.exec(color)?.[0] ?? 255) < 128;
}
