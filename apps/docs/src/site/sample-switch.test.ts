import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findViolations } from "@animal-store/browser-testing";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { operationAddress } from "../reference/links.ts";
import { sampleLanguages } from "../samples/operation-samples.ts";
import { sampleFolder } from "../test/guide-samples.ts";
import { looks, measureWidth } from "../test/looks.ts";
import { runSample } from "../test/run-sample.ts";
import { serveSite } from "../test/serve-site.ts";

const authorizations: (string | null)[] = [];
const site = serveSite((request) => {
  if (new URL(request.url).pathname !== "/readyz") authorizations.push(request.headers.get("Authorization"));
  return Response.json([]);
});
const docsWithoutApi = serveSite();

async function open(address: string) {
  const { page, externalRequests, issues } = await site.visit(address);
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  onTestFinished(async () => {
    await page.context().close();
    expect([externalRequests, issues]).toEqual([[], []]);
  });
  authorizations.length = 0;
  return { page, urls };
}

async function choose(page: Page, name: string): Promise<void> {
  const summary = page.locator("[data-sample-switch] summary");
  if (!(await page.getByRole("radio", { name: new RegExp(`^${name}`) }).isVisible())) await summary.click();
  await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
}

async function enterKey(page: Page, key: string): Promise<void> {
  await choose(page, "My key");
  await page.getByLabel("Your API key").fill(key);
}

const readSamples = (page: Page) =>
  page.locator(".expressive-code").evaluateAll((list) => list.map((each) => each.outerHTML).join());
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const readStorages = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));

test("shows and copies the samples of guides and of the reference for this server, also on the next page", async () => {
  const { page } = await open("/docs/pagination/");
  const original = await readSamples(page);
  await choose(page, "This server");
  const samples = await readSamples(page);
  expect(samples).not.toContain(sandboxOrigin);
  expect(samples.split(site.origin).length).toBe(original.split(sandboxOrigin).length);
  await page.keyboard.press("Escape");
  await page.locator(".expressive-code button[data-code]").first().click();
  await expect
    .poll(() => readClipboard(page))
    .toBe(`curl -i -H "Authorization: Bearer $KEY" "${site.origin}/v1/pets?limit=2"`);
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/^# Pagination/);
  expect(await readClipboard(page)).toContain(site.origin);
  expect(await readClipboard(page)).not.toContain(sandboxOrigin);

  await page.goto(`${site.origin}${operationAddress("listPets")}`);
  const code = page.getByRole("region", { name: "Code for this request" });
  await code.getByText(`${site.origin}/v1/pets`).waitFor();
  await code.getByText("Bearer $KEY").waitFor();
  await choose(page, "Sandbox");
  await code.getByText(`${sandboxOrigin}/v1/pets`).waitFor();
  await page.goto(`${site.origin}/docs/pagination/`);
  expect(await readSamples(page)).toBe(original);
});

test("a key with quotes, variables and escapes reaches the server from the samples of all languages", async () => {
  const { page } = await open("/docs/pagination/");
  const key = "a\"b'c$HOME`e`\\n!{g}%s#";
  await enterKey(page, key);
  const folder = join(sampleFolder, "with-key");
  mkdirSync(folder, { recursive: true });
  for (const { id, label } of sampleLanguages) {
    const panel = page.getByRole("tabpanel", { name: label, includeHidden: true }).first();
    const code = (await panel.locator("[data-code]").getAttribute("data-code"))?.replaceAll("\u007f", "\n") ?? "";
    const lines = await panel.locator(".ec-line").allTextContents();
    expect(lines.map((line) => line.trimEnd()).join("\n")).toBe(code);
    const file = join(folder, `sample.${id}`);
    writeFileSync(file, code.replaceAll(site.origin, sandboxOrigin));
    await runSample(file, { origin: site.origin, key: undefined });
  }
  expect(authorizations).toEqual(sampleLanguages.map(() => `Bearer ${key}`));
});

test("forms send the key to this server, and Run still uses the store in the page", async () => {
  const { page } = await open(operationAddress("listPets"));
  await choose(page, "This server");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Enter your key" }).click();
  await page.keyboard.type("as_live_1");
  await page.getByLabel(/Keep it/).check();
  await page.keyboard.press("Escape");
  await page.getByText("Sends your key to this server.").waitFor();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => authorizations).toEqual(["Bearer as_live_1"]);
  await page.goto(`${site.origin}/docs/pagination/`);
  await page.getByText("as_live_1").first().waitFor();
  await page.getByRole("button", { name: "Run", exact: true }).first().click();
  await page.getByRole("region", { name: "Response of the store in this page" }).getByText("HTTP/1.1 200").waitFor();
  expect(authorizations).toHaveLength(1);
});

test("a key leaves the page only if the reader agrees, and no page has it after it is forgotten", async () => {
  const { page, urls } = await open("/docs/pagination/");
  const key = "as_live_secret";
  await enterKey(page, key);
  expect(await readSamples(page)).toContain(key);
  expect(await readStorages(page)).not.toContain(key);
  await page.reload();
  await page.locator("[data-sample-switch][data-is-ready]").waitFor();
  expect(await readSamples(page)).not.toContain(key);
  expect(await readSamples(page)).toContain(site.origin);

  await enterKey(page, key);
  await page.getByLabel(/Keep it/).check();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);
  await page.goto(`${site.origin}${operationAddress("createPet")}`);
  await page.getByText(key).waitFor();
  await page.locator("[data-sample-switch] summary").click();
  await page.getByRole("button", { name: "Forget key" }).click();
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(key);
  expect(await readStorages(page)).not.toContain(key);
  await page.goBack();
  await expect.poll(() => readSamples(page)).not.toContain(key);
  expect(await page.getByLabel("Your API key").inputValue()).toBe("");
  expect(urls.filter((url) => url.includes(key))).toEqual([]);
});

test.each([
  ["as_live_ключ", "got к"],
  ["as_live 1", "got a space"],
])("refuses the key %s", async (key, problem) => {
  const { page } = await open("/docs/pagination/");
  await enterKey(page, key);
  await page.getByRole("alert").getByText(problem).waitFor();
  expect(await readSamples(page)).not.toContain("as_live");
  await page.getByLabel("Your API key").fill(" as_live_1 ");
  expect(await page.getByRole("alert").textContent()).toBe("");
  expect(await readSamples(page)).toContain("as_live_1");
});

test("works with the keyboard, moves nothing, and is accessible in all looks", { timeout: 120_000 }, async () => {
  const { page } = await open("/docs/pagination/");
  await page.locator("[data-sample-switch][data-is-ready] summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await page.getByRole("radio", { name: "My key" }).isChecked()).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.type("as_live_1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Samples: my key");
  for (const look of looks.slice(0, 2))
    for (const address of ["/docs/pagination/", "/docs/try/"]) {
      await page.setViewportSize(look.size);
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.goto(site.origin + address);
      await page.locator("[data-sample-switch][data-is-ready]").waitFor();
      expect(await page.evaluate(measureLayoutShift)).toBeLessThan(0.05);
      await page.locator("[data-sample-switch] summary").click();
      expect(await findViolations(page)).toEqual([]);
      expect(await measureWidth(page)).toBe(look.size.width);
    }
});

test("is not visible without an API or without scripts", async () => {
  const { page } = await docsWithoutApi.visit("/docs/pagination/");
  await page.waitForLoadState("networkidle");
  expect(await page.locator("[data-sample-switch]").isVisible()).toBe(false);
  const plainContext = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const plainPage = await plainContext?.newPage();
  await plainPage?.goto(`${site.origin}/docs/pagination/`);
  expect(await plainPage?.locator("[data-sample-switch]").isVisible()).toBe(false);
  expect(await plainPage?.textContent("main")).toContain(sandboxOrigin);
  await plainContext?.close();
  await page.context().close();
});

function measureLayoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      resolve(shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0));
    }).observe({ type: "layout-shift", buffered: true });
    // Without a shift, the observer has nothing to report.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}

test("samples of functions that only the sandbox has stay on it, and a copied page does not contain the key", async () => {
  const { page } = await open("/docs/rate-limits/");
  await enterKey(page, "as_live_secret");
  const samples = await page.locator("[data-code]").evaluateAll((list) => list.map((each) => each.dataset.code ?? ""));
  const clockSamples = samples.filter((sample) => sample.includes("/_sandbox"));
  expect(clockSamples.length).toBeGreaterThan(0);
  for (const sample of clockSamples) expect(sample).not.toMatch(/as_live_secret/);
  for (const sample of clockSamples) expect(sample.split(sandboxOrigin).length).toBeGreaterThan(2);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect.poll(() => readClipboard(page)).toContain(site.origin);
  expect(await readClipboard(page)).not.toContain("as_live_secret");
});

test("forms and the switch work without storage", async () => {
  // The scripts of Starlight report it as an error.
  const { page } = await site.visit("/docs/");
  onTestFinished(() => page.context().close());
  await page.addInitScript(() => {
    const block = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    Storage.prototype.getItem = block;
    Storage.prototype.setItem = block;
    Storage.prototype.removeItem = block;
  });
  await page.goto(site.origin + operationAddress("listPets"));
  await choose(page, "This server");
  await page.getByRole("region", { name: "Code for this request" }).getByText(`${site.origin}/v1/pets`).waitFor();
});
