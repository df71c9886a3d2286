import { findViolations } from "@animal-store/browser-testing";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { servePlayground } from "../test/open-playground.ts";
import { operations } from "./operations.ts";

const openPage = servePlayground();

test.each(operations)(
  "the URL hash #operation=$id opens the operation, and its default request succeeds",
  async ({ id, summary }) => {
    const { form, button, history } = await openPage({ hash: `operation=${id}` });
    await form.getByRole("heading", { name: summary }).waitFor();
    await button("Send").click();
    await history.getByText(/^20[014]$/).waitFor();
  },
);

test("operation links change the URL and preserve the input", async () => {
  const { page, field, operation, form } = await openPage({ hash: "operation=createPet" });
  await field("Body").fill('{"name":"Bella"}');
  await operation("List all orders").click();
  expect(new URL(page.url()).hash).toBe("#operation=listOrders");
  await form.getByRole("heading", { name: "List all orders" }).waitFor();
  await field("limit").fill("3");
  await page.goBack();
  await expect.poll(() => field("Body").inputValue()).toBe('{"name":"Bella"}');
});

test("reports and sends a body that is not JSON, and does not send an invalid header", async () => {
  const { field, form, body, button, send } = await openPage({ hash: "operation=createPet" });
  await field("Body").fill('{"name":');
  await form.getByText("Invalid JSON").waitFor();
  await send(400);
  await expect.poll(() => body.textContent()).toContain("malformed_json");
  await field("Idempotency-Key").fill("🐕");
  await button("Send").click();
  await form.getByRole("alert").getByText("No response").waitFor();
});

test("the same Idempotency-Key replays the first response", async () => {
  const { button, response, field, history, send } = await openPage({ hash: "operation=createPet" });
  await button("New for Idempotency-Key").click();
  await expect.poll(() => field("Idempotency-Key").inputValue()).toMatch(/^[0-9a-f-]{36}$/);
  await send(201);
  await button(/^Send again/, history).click();
  await response.getByRole("tab", { name: "Headers" }).click();
  await response.getByRole("row", { name: "Idempotency-Replayed true", exact: true }).waitFor();
});

test("the response offers the next page and a conditional request", async () => {
  const { field, response, badge, button, send } = await openPage();
  await button("Example for limit").click();
  await send(200);
  await button("Next page").click();
  await expect.poll(() => field("cursor").inputValue()).not.toBe("");
  expect(await field("limit").inputValue()).toBe("10");
  await button("Check for changes").click();
  await badge(304).waitFor();
  await response.getByText("The response has no body.").waitFor();
});

test("copies the request as a sample in the selected language", async () => {
  const { page, context } = await openPage({ hash: "operation=getPet" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = page.getByRole("region", { name: "Code for this request" });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await code.getByRole("button", { name: "Copy" }).click();
  await expect.poll(clipboard).toMatch(/^curl -H "Authorization: Bearer \$KEY" \\\n {2}".*\/v1\/pets\/1"$/);
  await code.getByRole("tab", { name: "TypeScript" }).click();
  await code.getByRole("button", { name: "Copy" }).click();
  await expect.poll(clipboard).toContain("store.getPet({");
});

test("every feature works with the keyboard alone", async () => {
  const { page, form, response, body, history, operation, field, combobox, button, badge } = await openPage();
  const tabTo = async (target: Locator) => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press("Tab");
    expect(await isFocused()).toBe(true);
  };
  await tabTo(operation("Create a pet"));
  await page.keyboard.press("Enter");
  await form.getByRole("heading", { name: "Create a pet" }).waitFor();
  await tabTo(field("Body"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type('{"name":"Keys","categoryId":1}');
  await tabTo(combobox("API key"));
  await page.keyboard.press("ArrowDown");
  await tabTo(button("Send"));
  await page.keyboard.press("Enter");
  await badge(201).waitFor();
  await expect.poll(() => history.textContent()).toContain("pro");
  await tabTo(response.getByRole("tab", { name: "Body" }));
  await page.keyboard.press("ArrowRight");
  await response.getByRole("columnheader", { name: "Value" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await tabTo(body);
  await expect.poll(() => body.textContent()).toContain('"Keys"');
  await tabTo(button("Send again: POST /v1/pets"));
  await page.keyboard.press("Enter");
  await expect.poll(() => history.getByText("201").count()).toBe(2);
});

// Colors depend only on the scheme, layout only on the width.
describe.each([
  ["light", 390],
  ["dark", 1280],
] as const)("%s, %i pixels wide", (colorScheme, width) => {
  test("axe finds no violation in any form and response, and no page is wider than the screen", {
    timeout: 120_000,
  }, async () => {
    const { page, badge, button, response, field, form, operation, send } = await openPage({
      colorScheme,
      viewport: { width, height: 844 },
    });
    for (const { summary } of operations) {
      await operation(summary).click();
      await form.getByRole("heading", { name: summary }).waitFor();
      await checkPage(page);
    }
    await operation("Create a pet").click();
    await send(201);
    await response.getByRole("tab", { name: "Headers" }).click();
    await checkPage(page);
    await field("Body").fill("{");
    await button(/^Send \d+ times$/).click();
    await badge(429, 2).waitFor();
    await response.getByRole("tab", { name: "Body" }).click();
    await page.getByRole("tab", { name: "TypeScript" }).click();
    await checkPage(page);
    await button(/^Trigger a ban/).click();
    await response.getByText("This key is temporarily banned").waitFor();
    await checkPage(page);
  });
});

async function checkPage(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
