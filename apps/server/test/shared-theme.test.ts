import { downloadTimeoutMs, openChromium, recordActivity } from "@animal-store/chromium";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createKey, startSharedServer } from "./server-process.ts";

const shared = startSharedServer();
let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
  return () => browser.close();
}, downloadTimeoutMs);

// The reference is sandboxed: it cannot read the stored theme, so it follows the system.
const pages = { docs: "/docs", "try-it page": "/docs/try/", console: "/console" };
const referencePath = "/docs/reference";

const chooseDark: Readonly<Record<"docs" | "try-it page" | "console", (page: Page) => Promise<unknown>>> = {
  docs: (page) => page.getByLabel("Select theme").first().selectOption("dark"),
  "try-it page": (page) => page.getByLabel("Color scheme").selectOption("dark"),
  async console(page) {
    await page.getByLabel("API key").fill(await createKey(shared.folder));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Dark" }).click();
  },
};

test.each(["docs", "try-it page", "console"] as const)(
  "a dark theme chosen in the %s applies to docs, try-it page and console with the same background",
  async (name) => {
    const context = await browser.newContext({ colorScheme: "light" });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const { issues } = recordActivity(page, shared.server().origin);
    await page.goto(shared.server().origin + pages[name]);
    await chooseDark[name](page);
    await page.goto(shared.server().origin + pages.docs);
    await expect.poll(async () => isDark(await page.evaluate(findBackground))).toBe(true);
    const darkBackground = await page.evaluate(findBackground);
    for (const path of Object.values(pages)) {
      await page.goto(shared.server().origin + path);
      await expect.poll(async () => [path, await page.evaluate(findBackground)]).toEqual([path, darkBackground]);
    }
    expect(issues).toEqual([]);
  },
);

test("the reference has the same dark background as the docs on a dark system", async () => {
  const context = await browser.newContext({ colorScheme: "dark" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(shared.server().origin + pages.docs);
  const darkBackground = await page.evaluate(findBackground);
  expect(isDark(darkBackground)).toBe(true);
  await page.goto(shared.server().origin + referencePath);
  await expect.poll(() => page.evaluate(findBackground)).toBe(darkBackground);
});

/** Returns the background colour, which some pages set on the body and others on the root. */
function findBackground(): string | undefined {
  const colors = [document.body, document.documentElement].map((element) => getComputedStyle(element).backgroundColor);
  return colors.find((color) => color !== "rgba(0, 0, 0, 0)");
}

function isDark(color = ""): boolean {
  return Number(/\d+/.exec(color)?.[0] ?? 255) < 128;
}
