import { findViolations } from "@animal-store/chromium";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { operations } from "./contract/operations.ts";
import { serveTry } from "./test/serve-try.ts";

const openPage = serveTry();

test.each(operations)("the address #operation=$id opens it, and its first call succeeds", async ({ id, summary }) => {
  const { form, button, history } = await openPage({ hash: `operation=${id}` });
  await form.getByRole("heading", { name: summary }).waitFor();
  await button("Send").click();
  await history.getByText(/^20[014]$/).waitFor();
});

test("the links of the operations change the address, and keep what was typed", async () => {
  const { page, field, operation, form } = await openPage({ hash: "operation=createPet" });
  await field("Body").fill('{"name":"Kept"}');
  await operation("List all orders").click();
  expect(new URL(page.url()).hash).toBe("#operation=listOrders");
  await form.getByRole("heading", { name: "List all orders" }).waitFor();
  await field("limit").fill("3");
  await page.goBack();
  await expect.poll(() => field("Body").inputValue()).toBe('{"name":"Kept"}');
});

test("reports a body that is not JSON but sends it, and does not send a header that cannot be sent", async () => {
  const { field, form, body, button, send } = await openPage({ hash: "operation=createPet" });
  await field("Body").fill('{"name":');
  await form.getByText("This is no JSON").waitFor();
  await send(400);
  await expect.poll(() => body.textContent()).toContain("malformed_json");
  await field("Idempotency-Key").fill("🐕");
  await button("Send").click();
  await form.getByRole("alert").getByText("It was not sent").waitFor();
});

test("the same Idempotency-Key gives the first answer again", async () => {
  const { button, answer: response, field, history, send } = await openPage({ hash: "operation=createPet" });
  await button("New for Idempotency-Key").click();
  await expect.poll(() => field("Idempotency-Key").inputValue()).toMatch(/^[0-9a-f-]{36}$/);
  await send(201);
  await button(/^Again/, history).click();
  await response.getByRole("tab", { name: "Headers" }).click();
  await response.getByRole("row", { name: "Idempotency-Replayed true", exact: true }).waitFor();
});

test("the next page, and whether a page has changed, are a press away", async () => {
  const { field, answer: response, badge, button, send } = await openPage();
  await button("Example for limit").click();
  await send(200);
  await button("Next page").click();
  await expect.poll(() => field("cursor").inputValue()).not.toBe("");
  expect(await field("limit").inputValue()).toBe("10");
  await button("Has it changed?").click();
  await badge(304).waitFor();
  await response.getByText("This answer has no body.").waitFor();
});

test("the request is copied as curl and as code of the client", async () => {
  const { page, context } = await openPage({ hash: "operation=getPet" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const code = page.getByRole("region", { name: "The same request elsewhere" });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await code.getByRole("button", { name: "Copy" }).click();
  await expect.poll(clipboard).toMatch(/^curl -i '.*\/v1\/pets\/1' \\\n {2}-H 'Authorization: Bearer as_test_\w+'$/);
  await code.getByRole("tab", { name: "TypeScript client" }).click();
  await code.getByRole("button", { name: "Copy" }).click();
  await expect.poll(clipboard).toContain('store.GET("/pets/{petId}", {');
});

test("everything is done with the keyboard alone", async () => {
  const { page, form, answer: response, body, history, operation, field, choice, button, badge } = await openPage();
  const tabTo = async (target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press("Tab");
    expect(await isThere()).toBe(true);
  };
  await tabTo(operation("Create a pet"));
  await page.keyboard.press("Enter");
  await form.getByRole("heading", { name: "Create a pet" }).waitFor();
  await tabTo(field("Body"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type('{"name":"Keys","categoryId":1}');
  await tabTo(choice("Whose key"));
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
  await tabTo(button("Again: POST /v1/pets"));
  await page.keyboard.press("Enter");
  await expect.poll(() => history.getByText("201").count()).toBe(2);
});

describe("light and dark", () => {
  const schemeOf = () => document.documentElement.dataset.mantineColorScheme;

  test.each(["light", "dark"] as const)("the page is %s where the system is", async (colorScheme) => {
    const { page } = await openPage({ colorScheme });
    expect(await page.evaluate(schemeOf)).toBe(colorScheme);
  });

  test("what was chosen in the docs counts, and what is chosen here counts in every tab", async () => {
    const before = () => localStorage.getItem("starlight-theme") ?? localStorage.setItem("starlight-theme", "dark");
    const { page, context } = await openPage({ before });
    expect(await page.evaluate(schemeOf)).toBe("dark");
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole("combobox", { name: "Light or dark" }).selectOption("Light");
    await expect.poll(() => page.evaluate(schemeOf)).toBe("light");
    await page.getByRole("combobox", { name: "Light or dark" }).selectOption("System");
    expect(await page.evaluate(() => localStorage.getItem("starlight-theme"))).toBe("");
  });

  test("the page is dark before its script has come", async () => {
    const { page, context } = await openPage({ before: () => localStorage.setItem("starlight-theme", "dark") });
    const held = await context.newPage();
    await held.route("**/assets/*.js", () => {});
    await held.goto(page.url(), { waitUntil: "commit" });
    await expect
      .poll(() => held.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe("rgb(17, 22, 29)");
  });
});

// Colours differ by scheme and layout by width, neither by the other.
describe.each([
  ["light", 390],
  ["dark", 1280],
] as const)("%s, %i pixels wide", (colorScheme, width) => {
  test("axe finds no violation in any form and response, and nothing is wider than the page", {
    timeout: 120_000,
  }, async () => {
    const {
      page,
      badge,
      button,
      answer: response,
      field,
      form,
      operation,
      send,
    } = await openPage({
      colorScheme,
      viewport: { width, height: 844 },
    });
    for (const { summary } of operations) {
      await operation(summary).click();
      await form.getByRole("heading", { name: summary }).waitFor();
      await isRight(page);
    }
    await operation("Create a pet").click();
    await send(201);
    await response.getByRole("tab", { name: "Headers" }).click();
    await isRight(page);
    await field("Body").fill("{");
    await button(/^Send \d+ times$/).click();
    await badge(429, 2).waitFor();
    await response.getByRole("tab", { name: "Body" }).click();
    await page.getByRole("tab", { name: "TypeScript client" }).click();
    await isRight(page);
    await button(/^Go on all the same/).click();
    await response.getByText("The key is banned").waitFor();
    await isRight(page);
  });
});

async function isRight(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
