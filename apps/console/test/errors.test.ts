import { ban, contract } from "@animal-store/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  advancePageClock,
  chooseStatus,
  toStoreError,
  exhaustLimit,
  openSignedIn,
  openSignIn,
  sendKey,
  sendPet,
  signIn,
  typePet,
} from "./console-actions.ts";

const { free } = contract.plans;

describe("A key", () => {
  test("is rejected next to its field if it cannot be sent, is not valid or lacks the scope read, and is not stored", async () => {
    const { store, page } = await openSignIn();
    await sendKey(page, "as_test_…");
    await page.getByText("An API key has letters, digits and underscores only.").waitFor();
    expect(store.requests).toEqual([]);

    await page.getByLabel("Stay signed in").check();
    await sendKey(page, "as_test_wrong");
    await expect.poll(() => toStoreError(page, "API key")).toContain("The API key is not valid.");
    expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, ""]);

    await sendKey(page, (await store.sandbox.keyRing().issue({ plan: "pro", scopes: ["write"] })).key);
    const scope = "requires the scope read, but the API key has only write.";
    await expect.poll(() => toStoreError(page, "API key")).toContain(scope);
  });

  test("is lost after a reload, unless the user stays signed in for the tab", async () => {
    const { store, page } = await openSignedIn();
    await page.reload();
    await page.getByLabel("Stay signed in").check();
    await signIn(page, store.keyOf("pro"));
    await page.reload();
    await page.getByRole("table").waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("as_test_");
  });
});

describe("At a limit", () => {
  test("it counts down, sends no requests and continues automatically", async () => {
    const { store, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(store, free.perMinute);
    await chooseStatus(page, "Sold");
    await page.getByText("The limit of this minute is used up").waitFor();
    await page.getByText(/Goes on by itself in 0:\d\d\./).waitFor();
    expect(await page.getByRole("button", { name: "Add an animal" }).isDisabled()).toBe(true);

    const sent = store.requests.length;
    await chooseStatus(page, "Pending");
    await advancePageClock(page, 1);
    expect(store.requests.length).toBe(sent);

    store.pass(60);
    await advancePageClock(page, 60);
    await page.getByText("The limit of this minute is used up").waitFor({ state: "hidden" });
    await page.getByRole("row").nth(2).waitFor();
    expect(await page.getByRole("button", { name: "Add an animal" }).isEnabled()).toBe(true);
  });

  test("a ban is shown with its end", async () => {
    const { store, page } = await openSignedIn({ plan: "free" });
    await exhaustLimit(store, free.perMinute);
    store.pass(ban.graceSeconds + 1);
    await exhaustLimit(store, ban.strikes);
    await chooseStatus(page, "Sold");
    await page.getByText("This key is banned for a while").waitFor();
    await page.getByText(/Goes on by itself in [45]:\d\d\./).waitFor();
    store.pass(ban.seconds);
    await advancePageClock(page, ban.seconds + 1);
    await page.getByText("This key is banned for a while").waitFor({ state: "hidden" });
    await page.getByRole("row").nth(2).waitFor();
  });

  test("signing in works, and shows whether the minute or the day is exhausted", async () => {
    const { store, page } = await openSignIn();
    await exhaustLimit(store, free.perMinute);
    await signIn(page, store.keyOf("free"));
    await page.getByText("The limit of this minute is used up").waitFor();
    expect(store.requests.length).toBe(1);

    await page.reload();
    const { key } = await store.sandbox.keyRing().issue({ plan: "enterprise", perMinute: 100, perDay: 2 });
    await signIn(page, key);
    await store.call("/pets", key);
    await chooseStatus(page, "Sold");
    await page.getByText("The limit of this day is used up").waitFor();
  });
});

describe("A store that stops", () => {
  test("is reported, loaded data stays visible, and requests continue after the restart", async () => {
    const { store, page } = await openSignedIn();
    await page.getByRole("row").nth(10).waitFor();
    await store.stop();
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByText("The store does not answer").waitFor();
    expect(await page.getByText("What you see is what was read before.").count()).toBe(0);
    await page.getByRole("link", { name: "Animals" }).click();
    await page.getByRole("row").nth(10).waitFor();
    await page.getByText("What you see is what was read before.").waitFor();
    await page.getByRole("link", { name: "Orders" }).click();
    await store.start();
    // An attempt that failed just before the start schedules the next one only after the clock was moved.
    await expect
      .poll(async () => {
        await advancePageClock(page, 30);
        return page.getByRole("row").count();
      })
      .toBeGreaterThan(5);
    await page.getByText("The store does not answer").waitFor({ state: "hidden" });
  });

  test("does not clear the input of a form", async () => {
    const { store, page } = await openSignedIn();
    await typePet(page);
    await store.stop();
    await sendPet(page);
    await page.getByText("What you typed is still here").waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("Bella");
    await store.start();
    await sendPet(page);
    await page.getByText("Bella was added").waitFor();
  });

  test("is reported at the sign-in", async () => {
    const { store, page } = await openSignIn();
    await page.getByLabel("API key").fill(store.keyOf("pro"));
    await store.stop();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The store does not answer.").waitFor();
    await store.start();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("table").waitFor();
  });

  test("is reported if it does not respond, and requests continue once it does", async () => {
    const { store, page } = await openSignIn();
    await usePageClockForTimeouts(page);
    await page.clock.install();
    await page.reload();
    await signIn(page, store.keyOf("pro"));
    store.hang();
    const requested = page.waitForRequest(/orders/);
    await page.getByRole("link", { name: "Orders" }).click();
    await requested;
    await advancePageClock(page, 16);
    await page.getByText("The store does not answer").waitFor({ timeout: 10_000 });
    store.hang(false);
    await page.getByRole("button", { name: "Try now" }).click();
    await page.getByText("The store does not answer").waitFor({ state: "hidden" });
    await page.getByRole("row").nth(5).waitFor();
  });
});

/** Makes AbortSignal.timeout follow the page's clock, which moves only the timers of the page. */
async function usePageClockForTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("It took too long.", "TimeoutError")), milliseconds);
      return controller.signal;
    };
  });
}
