import { StoreUnavailableError } from "@animal-store/process";
import { expect, test } from "vitest";
import { advancePageClock, openConsole, openSignIn, openTestService, signIn } from "./console-actions.ts";

test("shows without a key whether the service is ready, its problems and the next steps, and follows changes", async () => {
  const { service, page } = await openSignIn();
  await page.clock.install();
  await page.getByRole("link", { name: "status of the service" }).click();
  await page.getByRole("status").getByText("Reads and writes succeed").waitFor();
  expect(page.url()).toBe(`${service.url}#/status`);

  service.setHealth({ warning: () => "limits: Redis unavailable" });
  await advancePageClock(page, 5);
  await page.getByText("Ready, with a problem").waitFor();
  await page.getByRole("row", { name: "Rate limits" }).getByText("Redis unavailable").waitFor();

  const checks = { "store: writes fail": () => Promise.reject(new StoreUnavailableError("the disk is full")) };
  service.setHealth({ checks });
  await advancePageClock(page, 5);
  await page.getByRole("alert").getByText("Not ready").waitFor();
  const store = page.getByRole("row", { name: "Store" });
  expect(await store.textContent()).toContain("writes fail: the disk is full");
  expect(await store.textContent()).toContain("Do not restart");
  expect(await page.getByRole("row", { name: "Process OK" }).textContent()).toContain("OK");

  await service.stop();
  await page.getByRole("button", { name: "Check now" }).click();
  await page.getByText("The service is not responding").waitFor();
  await service.start();
  service.setHealth({});
  await page.getByRole("button", { name: "Check now" }).click();
  await page.getByRole("status").getByText("Ready").waitFor();

  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, service.getKey("pro"));
});

test("a signed-in user opens the status from the menu, and a service without `/readyz` has no status", async () => {
  const service = await openTestService();
  const { page } = await openConsole(service);
  await signIn(page, service.getKey("pro"));
  await page.route("**/readyz", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Status of the service" }).click();
  await page.getByRole("alert").getByText("does not report its status: it returned 404").waitFor();
  expect(await page.getByRole("link", { name: "Monitoring" }).getAttribute("href")).toBe("/docs/monitoring/");
});

test("shows reasons that it does not know, and a message for a body that is not a status", async () => {
  const { page } = await openSignIn();
  let body: unknown = { status: "not ready", reasons: ["disk: full"] };
  await page.route("**/readyz", (route) => route.fulfill({ status: 200, body: JSON.stringify(body) }));
  await page.getByRole("link", { name: "status of the service" }).click();
  await page.getByRole("row", { name: "Other" }).getByText("disk: full").waitFor();
  for (body of [null, 1, [], { status: "ready", reasons: null }, { status: "ready", reasons: [1, {}] }]) {
    await page.getByRole("button", { name: "Check now" }).click();
    await page.getByText("does not report its status").waitFor();
    await page.reload();
  }
});
