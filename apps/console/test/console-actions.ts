import { openChromium, recordActivity } from "@animal-store/browser-testing";
import { contract } from "@animal-store/contract";
import { createMemoryPetStore } from "@animal-store/store";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { startTestService, type TestService } from "./test-service.ts";

/** Starts a separate service until the test ends. */
export async function openTestService(options: Parameters<typeof startTestService>[0] = {}): Promise<TestService> {
  const service = await startTestService(options);
  onTestFinished(() => service.stop());
  return service;
}

// All files of a worker share one browser, which ends with the worker.
let browser: ReturnType<typeof openChromium> | undefined;

/** Opens a browser context with separate storage until the test ends. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= openChromium();
  const defaults = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;
  const context = await (await browser).newContext({ ...defaults, ...options });
  onTestFinished(() => context.close());
  return context;
}

/** Opens the console in a separate context. The test fails if a page sends a request to another host or logs an error. */
export async function openConsole({ url }: Pick<TestService, "url">, options: BrowserContextOptions = {}) {
  const problems: string[][] = [];
  onTestFinished(() => expect(problems.flat()).toEqual([]));
  const context = await openContext(options);
  const { origin } = new URL(url);
  const open = async () => {
    const page = await context.newPage();
    const { externalRequests, issues } = recordActivity(page, origin, ({ text, url: source }) =>
      isFailedRequestLog(text, source, origin),
    );
    problems.push(externalRequests, issues);
    await page.goto(url);
    return page;
  };
  return { page: await open(), context, open };
}

// A browser logs error responses and failed connections of the service. Both are expected.
function isFailedRequestLog(text: string, source: string, origin: string): boolean {
  if (!text.startsWith("Failed to load resource")) return false;
  const isService = [`${contract.basePath}/`, "/readyz", "/openapi.json"].some((path) =>
    source.startsWith(origin + path),
  );
  return isService || text.endsWith("net::ERR_CONNECTION_REFUSED");
}

/** Opens the console of a separate service whose store has available pets only. */
export async function openFilledConsole(petCount: number) {
  const store = createMemoryPetStore();
  for (let id = 1; id <= petCount; id += 1)
    await store.writes.createPet({ name: `Pet ${id}`, categoryId: 7, status: "available" });
  const service = await openTestService({ seed: "empty", createStore: () => store });
  return { service, store, ...(await openConsole(service)) };
}

/** Opens the sign-in page of a separate service. */
export async function openSignIn(options: BrowserContextOptions = {}) {
  const service = await openTestService();
  return { service, ...(await openConsole(service, options)) };
}

/** Opens the console of a separate service and signs in with the key of a plan. Tests can advance the page's clock. */
export async function openSignedIn({ plan = "pro", ...options }: BrowserContextOptions & { plan?: string } = {}) {
  const result = await openSignIn(options);
  await result.page.clock.install();
  await signIn(result.page, result.service.getKey(plan));
  return result;
}

export async function submitKey(page: Page, key: string): Promise<void> {
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Sign in" }).click();
}

export async function signIn(page: Page, key: string): Promise<void> {
  await submitKey(page, key);
  await page.getByRole("table").first().waitFor();
}

/** Fills in the form for a new pet without submitting it. */
export async function fillPetForm(page: Page, { name = "Bella", category = "7" } = {}): Promise<void> {
  await page.getByRole("button", { name: "Add pet" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Category").fill(category);
}

export async function submitPetForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

/** Returns the error next to a field. */
export async function getFieldError(page: Page, label: string): Promise<string | undefined> {
  const input = page.getByLabel(label);
  if ((await input.getAttribute("aria-invalid")) !== "true") return undefined;
  const descriptionIds = ((await input.getAttribute("aria-describedby")) ?? "").split(" ");
  const id = descriptionIds.find((name) => name.endsWith("-error"));
  return (await page.locator(`[id="${id}"]`).textContent()) ?? undefined;
}

export async function chooseStatus(page: Page, status: string): Promise<void> {
  await page.getByText(status, { exact: true }).first().click();
}

/** Advances the page's clock, so that countdowns end immediately. */
export async function advancePageClock(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1000);
}

/** Sends requests outside the page, as another program with the same key would. */
export async function exhaustLimit({ call, getKey }: TestService, requests: number, plan = "free"): Promise<void> {
  for (let count = 0; count < requests; count += 1) await call("/pets?limit=1", getKey(plan));
}

/** Advances both clocks to the next window of the limit per minute. */
export async function advance(service: TestService, page: Page): Promise<void> {
  service.advance(60);
  await advancePageClock(page, 60);
}

/** Records the statuses of the responses of the API. */
export function recordStatuses(page: Page): number[] {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith(contract.basePath)) statuses.push(response.status());
  });
  return statuses;
}
