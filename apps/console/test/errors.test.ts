import { ban, contract } from "@animal-store/contract";
import { describe, expect, test } from "vitest";
import {
  advancePageClock,
  chooseStatus,
  exhaustLimit,
  fillPetForm,
  getFieldError,
  openSignedIn,
  openSignIn,
  signIn,
  submitKey,
  submitPetForm,
} from "./console-actions.ts";

const { free } = contract.plans;

describe("API keys", () => {
  test("a malformed or invalid key, or one without the scope read, is rejected and not stored", async () => {
    const { service, page } = await openSignIn();
    await submitKey(page, "as_test_…");
    await page.getByText("An API key contains only letters, digits and underscores.").waitFor();
    expect(service.requests).toEqual([]);

    await page.getByLabel("Stay signed in").check();
    await submitKey(page, "as_test_wrong");
    await expect.poll(() => getFieldError(page, "API key")).toContain("The API key is not valid.");
    expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, ""]);

    await submitKey(page, (await service.sandbox.keyRing().issue({ plan: "pro", scopes: ["write"] })).key);
    const scope = "requires the scope read, but the API key has only write.";
    await expect.poll(() => getFieldError(page, "API key")).toContain(scope);
  });

  test("a key is lost after a reload, unless the user stays signed in for the tab", async () => {
    const { service, page } = await openSignedIn();
    await page.reload();
    await page.getByLabel("Stay signed in").check();
    await signIn(page, service.getKey("pro"));
    await page.reload();
    await page.getByRole("table").waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("as_test_");
  });
});

describe("exhausted limits", () => {
  test("the console shows a countdown, sends no requests and resumes automatically", async () => {
    const { service, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(service, free.perMinute);
    await chooseStatus(page, "Sold");
    await page.getByText("The limit per minute is exhausted").waitFor();
    await page.getByText(/Resumes automatically in 0:\d\d\./).waitFor();
    expect(await page.getByRole("button", { name: "Add pet" }).isDisabled()).toBe(true);

    const requestCount = service.requests.length;
    await chooseStatus(page, "Pending");
    await advancePageClock(page, 1);
    expect(service.requests.length).toBe(requestCount);

    service.advance(60);
    await advancePageClock(page, 60);
    await page.getByText("The limit per minute is exhausted").waitFor({ state: "hidden" });
    await page.getByRole("row").nth(2).waitFor();
    expect(await page.getByRole("button", { name: "Add pet" }).isEnabled()).toBe(true);
  });

  test("the console shows the remaining time of a ban", async () => {
    const { service, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(service, free.perMinute);
    service.advance(ban.graceSeconds + 1);
    await exhaustLimit(service, ban.strikes);
    await chooseStatus(page, "Sold");
    await page.getByText("This key is temporarily banned").waitFor();
    await page.getByText(/Resumes automatically in [45]:\d\d\./).waitFor();
    service.advance(ban.seconds);
    await advancePageClock(page, ban.seconds + 1);
    await page.getByText("This key is temporarily banned").waitFor({ state: "hidden" });
    await page.getByRole("row").nth(2).waitFor();
  });

  test("a key with an exhausted limit can sign in, and the page shows which limit it is", async () => {
    const { service, page } = await openSignIn();
    await exhaustLimit(service, free.perMinute);
    await signIn(page, service.getKey("free"));
    await page.getByText("The limit per minute is exhausted").waitFor();
    expect(service.requests.length).toBe(1);

    await page.reload();
    const { key } = await service.sandbox.keyRing().issue({ plan: "enterprise", perMinute: 100, perDay: 2 });
    await signIn(page, key);
    await service.call("/pets", key);
    await chooseStatus(page, "Sold");
    await page.getByText("The limit per day is exhausted").waitFor();
  });
});

describe("outages of the service", () => {
  test("the console reports an outage, shows loaded data meanwhile, and recovers after the restart", async () => {
    const { service, page } = await openSignedIn();
    await page.getByRole("row").nth(10).waitFor();
    await service.stop();
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByText("The store is not responding").waitFor();
    expect(await page.getByText("Showing data that was loaded before.").count()).toBe(0);
    await page.getByRole("link", { name: "Pets" }).click();
    await page.getByRole("row").nth(10).waitFor();
    await page.getByText("Showing data that was loaded before.").waitFor();
    await page.getByRole("link", { name: "Orders" }).click();
    await service.start();
    // Advances repeatedly, because a retry can fail just before the start. On a busy machine, a step of the timeout of the client, 15 s,
    // could abort each retry.
    await expect
      .poll(
        async () => {
          await advancePageClock(page, 5);
          return page.getByRole("row").count();
        },
        { interval: 1000, timeout: 50_000 },
      )
      .toBeGreaterThan(5);
    await page.getByText("The store is not responding").waitFor({ state: "hidden" });
  });

  test("an outage does not clear the input of a form", async () => {
    const { service, page } = await openSignedIn();
    await fillPetForm(page);
    await service.stop();
    await submitPetForm(page);
    await page.getByText("Your input is still here").waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("Bella");
    await service.start();
    await submitPetForm(page);
    await page.getByText("Bella was added").waitFor();
  });

  test("the sign-in page reports an outage", async () => {
    const { service, page } = await openSignIn();
    await page.getByLabel("API key").fill(service.getKey("pro"));
    await service.stop();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The store is not responding.").waitFor();
    await service.start();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("table").waitFor();
  });

  test("the console reports a service that accepts requests but does not respond", async () => {
    const { service, page } = await openSignIn();
    await page.clock.install();
    await page.reload();
    await signIn(page, service.getKey("pro"));
    service.setStalled(true);
    const orderRequest = page.waitForRequest(/orders/);
    await page.getByRole("link", { name: "Orders" }).click();
    await orderRequest;
    await advancePageClock(page, 16);
    await page.getByText("The store is not responding").waitFor({ timeout: 10_000 });
    service.setStalled(false);
    await page.getByRole("button", { name: "Retry now" }).click();
    await page.getByText("The store is not responding").waitFor({ state: "hidden" });
    await page.getByRole("row").nth(5).waitFor();
  });
});
