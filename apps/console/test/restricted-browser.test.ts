import { expect, test } from "vitest";
import { fillPetForm, openContext, openSignIn, openTestService, signIn, submitPetForm } from "./console-actions.ts";

test("adds a pet over plain HTTP from another machine", async () => {
  const service = await openTestService();
  const context = await openContext();
  const url = new URL(service.url);
  await context.route("http://store.test/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url.origin + pathname + search }) });
  });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on("pageerror", ({ message }) => pageErrors.push(message));
  await page.goto(`http://store.test${url.pathname}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await signIn(page, service.getKey("pro"));
  await fillPetForm(page);
  await submitPetForm(page);
  await expect.poll(async () => [...pageErrors, await page.getByText("Bella was added").count()]).toEqual([1]);
  // The page can still refresh its data.
  await context.unrouteAll({ behavior: "wait" });
});

test("signs in without browser storage, until the tab is reloaded", async () => {
  const { service, page, context } = await openSignIn({ colorScheme: "dark" });
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });
  await page.reload();
  expect(await page.locator("html").getAttribute("data-mantine-color-scheme")).toBe("dark");
  await page.getByLabel("Stay signed in").check();
  await signIn(page, service.getKey("pro"));
  await page.reload();
  await page.getByLabel("API key").waitFor();
});

test("stores the color scheme where the docs read it", async () => {
  const { service, page } = await openSignIn();
  await signIn(page, service.getKey("pro"));
  const getStoredScheme = () => page.evaluate(() => localStorage.getItem("starlight-theme"));
  const getScheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Dark" }).click();
  expect([await getStoredScheme(), await getScheme()]).toEqual(["dark", "dark"]);
  await page.reload();
  expect(await getScheme()).toBe("dark");
});
