import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { downloadTimeoutMs, openChromium, recordActivity } from "@animal-store/browser-testing";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createKey, startSharedServer } from "./server-process.ts";

const shared = startSharedServer();
let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
  return () => browser.close();
}, downloadTimeoutMs);

async function open(colorScheme: "light" | "dark" = "light"): Promise<{ page: Page; issues: readonly string[] }> {
  const context = await browser.newContext({ colorScheme, permissions: ["clipboard-read", "clipboard-write"] });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  return { page, issues: recordActivity(page, shared.server().origin).issues };
}

test("a newcomer runs a sample on the home page, and then sends a request to the server with curl", async () => {
  const { origin } = shared.server();
  const { page, issues } = await open();
  const start = performance.now();
  await page.goto(`${origin}/docs/`);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("region", { name: "Response of the store in this page" }).getByText("Willow").waitFor();
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(new URL(page.url()).pathname).toBe("/docs/");

  await page.getByRole("link", { name: "API reference" }).first().click();
  await page.getByRole("link", { name: "List all pets" }).first().click();
  const sample = page.getByRole("region", { name: "Code for this request" });
  await chooseSamples(page, "This server");
  await page.keyboard.press("Escape");
  await sample.getByText(origin).waitFor();
  await sample.getByRole("button", { name: "Copy" }).click();
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  // The first click also loads the script of the panel.
  await expect.poll(readClipboard).toContain(origin);
  const command = await readClipboard();
  const KEY = await createKey(shared.folder);
  const { stdout } = await promisify(execFile)("bash", ["-c", command], { env: { ...process.env, KEY } });
  expect(JSON.parse(stdout)).toEqual([]);
  expect(issues).toEqual([]);
});

test("a request from the docs to this server uses the key of the user", async () => {
  const { page } = await open();
  await page.goto(`${shared.server().origin}/docs/reference/create-pet/`);
  const panel = page.locator("[data-try-operation]");
  await chooseSamples(page, "My key");
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  await panel.getByText("missing_api_key").waitFor();
  await panel.getByRole("button", { name: "Enter your key" }).click();
  await page.getByLabel("Your API key").fill(await createKey(shared.folder));
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  await panel.getByText("The pet was created.").waitFor();
});

async function chooseSamples(page: Page, name: string): Promise<void> {
  await page.locator("[data-sample-switch] summary").click();
  await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
}

const chooseDark: Readonly<Record<"/docs" | "/console", (page: Page) => Promise<unknown>>> = {
  "/docs": (page) => page.getByLabel("Select theme").first().selectOption("dark"),
  async "/console"(page) {
    await page.getByLabel("API key").fill(await createKey(shared.folder));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Dark" }).click();
  },
};

test.each(["/docs", "/console"] as const)(
  "a dark theme chosen in %s applies to the docs and the console with the same background",
  async (path) => {
    const { page, issues } = await open();
    const { origin } = shared.server();
    await page.goto(origin + path);
    await chooseDark[path](page);
    await page.goto(`${origin}/docs`);
    await expect.poll(async () => isDark(await page.evaluate(findBackground))).toBe(true);
    const darkBackground = await page.evaluate(findBackground);
    await page.goto(`${origin}/console`);
    await expect.poll(() => page.evaluate(findBackground)).toBe(darkBackground);
    expect(issues).toEqual([]);
  },
);

/** Returns the background colour, which some pages set on the body and others on the root. */
function findBackground(): string | undefined {
  const colors = [document.body, document.documentElement].map((element) => getComputedStyle(element).backgroundColor);
  return colors.find((color) => color !== "rgba(0, 0, 0, 0)");
}

function isDark(color = ""): boolean {
  return Number(/\d+/.exec(color)?.[0] ?? 255) < 128;
}
