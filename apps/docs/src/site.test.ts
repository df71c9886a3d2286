import { findViolations } from "@animal-store/browser-testing";
import { ban, contract as contractValues } from "@animal-store/contract";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { contract, getOperation } from "./contract-document.ts";
import { pictureNames } from "./guides/pictures.ts";
import { operationAddress } from "./reference/links.ts";
import { sampleLanguages } from "./samples/operation-samples.ts";
import { operations } from "./test/contract.ts";
import { findViolationsIn, looks, measureWidth, phoneSize } from "./test/looks.ts";
import { serveSite, type Visit } from "./test/serve-site.ts";
import { samplePages } from "./test/site-pages.ts";

const axeTimeout = 120_000;

// The pages share their components, so each check opens every third page. `npm run test:long` opens all of them in all looks.
const everyThird = (offset: number) => samplePages.filter((_, index) => index % 3 === offset);

/** Search terms and questions, and the page that must be the first result. */
const searchTerms: Readonly<Record<string, string>> = {
  authentication: "/docs/authentication/",
  "api key": "/docs/authentication/",
  bearer: "/docs/authentication/",
  token: "/docs/authentication/",
  idempotency: "/docs/idempotency/",
  retry: "/docs/idempotency/",
  "rate limit": "/docs/rate-limits/",
  "429": "/docs/rate-limits/",
  quota: "/docs/rate-limits/",
  ban: "/docs/rate-limits/",
  cursor: "/docs/pagination/",
  pagination: "/docs/pagination/",
  "next page": "/docs/pagination/",
  etag: "/docs/conditional-requests/",
  "304": "/docs/conditional-requests/",
  cors: "/docs/cors/",
  deprecation: "/docs/versioning/",
  sunset: "/docs/versioning/",
  webhook: "/docs/non-goals/",
  "error codes": "/docs/errors/",
  "validation error": "/docs/errors/",
  int64: "/docs/int64/",
  typescript: "/docs/client/",
  react: "/docs/react/",
  python: "/docs/reference/",
  sandbox: "/docs/sandbox/",
  mock: "/docs/mock/",
  changelog: "/docs/changelog/",
  backup: "/docs/backup-and-restore/",
  postgres: "/docs/postgresql-and-redis/",
  "how do I get a key": "/docs/authentication/",
  "why do I get a 401": "/docs/authentication/",
  "how can I create a key for a customer": "/docs/api-keys/",
  "what does an error response look like": "/docs/errors/",
  "how do I load the next page of results": "/docs/pagination/",
  "how many requests per minute can I send": "/docs/rate-limits/",
  "why am I banned": "/docs/rate-limits/",
  "can I safely retry a POST": "/docs/idempotency/",
  "prevent duplicate orders": "/docs/idempotency/",
  "how do I cache responses": "/docs/conditional-requests/",
  "which pets are available": "/docs/statuses/",
  "what is the lifecycle of an order": "/docs/statuses/",
  "how do I fetch a single pet by id": "/docs/read-one-pet/",
  "can I call the API from the browser": "/docs/cors/",
  "what should I check before production": "/docs/go-live/",
  "how do I update the client after a contract change": "/docs/upgrade-client/",
  "build my own API": "/docs/build-your-own/",
  "is there a TypeScript SDK": "/docs/client/",
  "React hooks for the API": "/docs/react/",
  "why is my id rounded in JavaScript": "/docs/int64/",
  "how does the client compare to openapi-fetch": "/docs/client-comparison/",
  "how can an AI agent use the API": "/docs/mcp/",
  "how do I write unit tests for my code": "/docs/testing/",
  "how do I fast-forward time in tests": "/docs/sandbox/",
  "start a mock server": "/docs/mock/",
  "which operations are deprecated": "/docs/versioning/",
  "what's new in the API": "/docs/changelog/",
  "how do I delete a pet": "/docs/non-goals/",
  "delete pet": "/docs/non-goals/",
  PATCH: "/docs/non-goals/",
  "can I update an order": "/docs/non-goals/",
  "how do I get notified about new orders": "/docs/non-goals/",
  "run it with docker compose": "/docs/install/",
  "how do I change the port": "/docs/configure/",
  "do I need Redis": "/docs/postgresql-and-redis/",
  "restore from a backup": "/docs/backup-and-restore/",
  "send metrics to Prometheus": "/docs/monitoring/",
  "is there a dashboard for employees": "/docs/console/",
  "how do I enable HTTPS": "/docs/security/",
  "deploy without downtime": "/docs/scaling/",
  "what is the latency": "/docs/performance/",
  "how do I make my first request": "/docs/quickstart/",
  "how do I buy a pet": "/docs/place-an-order/",
  "what can this API do": "/docs/",
  "openapi.yaml": "/docs/reference/",
  "what is the base URL": "/docs/reference/",
  "X-RateLimit-Reset": "/docs/reference/headers/x-ratelimit-reset/",
  "Sunset header": "/docs/reference/headers/sunset/",
  key_banned: "/docs/reference/errors/key_banned/",
  "create a pet": "/docs/reference/create-pet/",
  "How do I get an API key?": "/docs/authentication/",
  "How can I delete a pet?": "/docs/non-goals/",
  "Where can I download the openapi.yaml file?": "/docs/reference/",
  "Is PATCH supported to update a pet?": "/docs/non-goals/",
  "What does the X-RateLimit-Reset header mean?": "/docs/reference/headers/x-ratelimit-reset/",
  "Why is my request rejected with 401?": "/docs/authentication/",
  "What happens when I send too many requests?": "/docs/rate-limits/",
  "How long is a key banned?": "/docs/rate-limits/",
  "How do I read all pages of a list?": "/docs/pagination/",
  "Can I retry a POST without creating two pets?": "/docs/idempotency/",
  "How do I avoid downloading a pet that has not changed?": "/docs/conditional-requests/",
  "Can I call the API from a browser?": "/docs/cors/",
  "How do I find out that an operation will be removed?": "/docs/versioning/",
  "What replaces getPet?": "/docs/read-one-pet/",
  "Does the API send webhooks?": "/docs/non-goals/",
  "What does each error code mean?": "/docs/errors/",
  "How do I show validation errors next to form fields?": "/docs/errors/",
  "Why are ids strings in JavaScript?": "/docs/int64/",
  "How do I install the TypeScript client?": "/docs/client/",
  "How do I use the API in a React component?": "/docs/react/",
  "Is there a Python example?": "/docs/reference/",
  "How do I test my code without the real server?": "/docs/testing/",
  "How do I start the mock server?": "/docs/mock/",
  "What changed in the last version?": "/docs/changelog/",
  "How do I back up the database?": "/docs/backup-and-restore/",
  "How do I run the service on PostgreSQL?": "/docs/postgresql-and-redis/",
  "How do I connect an AI assistant to the API?": "/docs/mcp/",
  "How many requests per second can one server handle?": "/docs/performance/",
  "How do I revoke a leaked key?": "/docs/api-keys/",
  "Which metrics does the server export?": "/docs/monitoring/",
  ...Object.fromEntries(operations.map(({ operationId }) => [operationId, operationAddress(operationId)])),
};

describe("the site in a browser", () => {
  const site = serveSite();
  // All pages load in one tab, so that the browser compiles axe only once.
  let sharedVisit: Visit;

  beforeAll(async () => {
    sharedVisit = await site.visit("/docs/");
  });

  async function open(address: string): Promise<Visit> {
    const visit = await site.visit(address);
    onTestFinished(() => visit.page.context().close());
    return visit;
  }

  test.each(everyThird(0).map(({ address }, index) => ({ address, index })))(
    "$address is accessible and fits the screen",
    async ({ address, index }) => {
      const look = looks[index % looks.length] ?? looks[0];
      expect(await findViolationsIn(sharedVisit.page, site.origin + address, look)).toEqual([]);
      expect(await measureWidth(sharedVisit.page)).toBe(look.size.width);
    },
    axeTimeout,
  );

  test(
    "other pages fit a phone, and no page requests another host or logs an error",
    async () => {
      const { page, externalRequests, issues } = sharedVisit;
      await page.setViewportSize(phoneSize);
      for (const { address } of everyThird(1)) {
        await page.goto(site.origin + address);
        expect([address, await measureWidth(page)]).toEqual([address, phoneSize.width]);
      }
      expect([externalRequests, issues]).toEqual([[], []]);
    },
    axeTimeout,
  );

  test("lists the right page first for each search term", async () => {
    const { page, issues } = await open("/docs/");
    const results = await page.evaluate(findFirstResults(Object.keys(searchTerms)));
    expect(results).toEqual(searchTerms);
    expect(issues).toEqual([]);
  });

  test("shows sentences of the page in search results, without its keywords", async () => {
    const { page } = await open("/docs/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByPlaceholder("Search").fill("how do I rotate a key");
    const results = page.locator(".pagefind-ui__results");
    await results.getByRole("link", { name: "Rotate a key" }).waitFor();
    const text = await results.textContent();
    expect(text).toContain("The operator can issue a new key that replaces yours.");
    expect(text).not.toMatch(/keywords/i);
    expect(await results.getByRole("link", { name: "Authentication", exact: true }).count()).toBe(1);
  });

  test.each(["light", "dark"] as const)("the open search is accessible in the %s theme", async (colorScheme) => {
    const { page } = await open("/docs/");
    await page.emulateMedia({ colorScheme });
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByPlaceholder("Search").fill("how do I rotate a key");
    await page.getByRole("dialog").getByRole("link", { name: "Rotate a key" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test("says that the search cannot be loaded without a connection", async () => {
    const { page } = await open("/docs/");
    await page.locator("button[data-open-modal]:enabled").waitFor();
    await page.context().setOffline(true);
    await page.keyboard.press("Control+k");
    expect(await page.getByRole("alert").textContent()).toBe(
      "The search could not be loaded. Check your connection, then reload the page.",
    );
  });

  test("finds an error code with the search, using only the keyboard", async () => {
    const { page, issues } = await open("/docs/");
    await page.locator("button[data-open-modal]:enabled").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search").fill("key_banned");
    const result = page.getByRole("dialog").getByRole("link", { name: "key_banned", exact: true }).first();
    await result.press("Enter");
    await expect.poll(() => page.url()).toBe(`${site.origin}/docs/reference/errors/key_banned/`);
    expect(issues).toEqual([]);
  });

  test("runs the curl samples of a guide on the store in the page", async () => {
    const { page, issues } = await open("/docs/rate-limits/");
    const buttons = page.getByRole("button", { name: "Run", exact: true });
    await buttons.last().click();
    const response = page.getByRole("region", { name: "Response of the store in this page" });
    await response.getByText("HTTP/1.1 429").waitFor();
    await buttons.first().click();
    await response.first().getByText("HTTP/1.1 429").waitFor();
    expect(issues).toEqual([]);
  });

  test("an operation links to its changes, the URL keeps the chosen operation, and an anchor leads to a change", async () => {
    const { page, issues } = await open(operationAddress("getPet"));
    await page.getByRole("link", { name: "Changes to this operation" }).click();
    const changes = page.locator("[data-operations]:visible");
    const listOthers = () =>
      changes.evaluateAll((items) =>
        items.filter(({ dataset: { operations = "" } }) => operations && !operations.split(" ").includes("getPet")),
      );
    await expect.poll(() => page.getByLabel("Operation").inputValue()).toBe("getPet");
    await expect.poll(listOthers).toEqual([]);
    const all = await page.locator("[data-operations]").count();
    expect(await changes.count()).toBeLessThan(all);
    await page.getByRole("link", { name: "Link to this change" }).locator("visible=true").last().click();
    expect(await page.locator("[data-operations]:target").isVisible()).toBe(true);

    await page.reload();
    expect(await changes.count()).toBe(all);
    await page.getByLabel("Operation").selectOption("createOrder");
    expect(page.url()).toBe(`${site.origin}/docs/changelog/?operation=createOrder`);
    await page.getByLabel("Operation").selectOption({ label: "All operations" });
    expect(page.url()).toBe(`${site.origin}/docs/changelog/`);
    expect(await changes.count()).toBe(all);
    expect(await findViolations(page)).toEqual([]);
    expect(issues).toEqual([]);
  });

  test("shows all changes and no filter without scripts", async () => {
    const context = await sharedVisit.page.context().browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(`${site.origin}/docs/changelog/?operation=getPet`);
    const count = await page?.locator("[data-operations]").count();
    expect(count).toBeGreaterThan(5);
    expect(await page?.locator("[data-operations]:visible").count()).toBe(count);
    expect(await page?.locator("select[data-changelog-filter]").isVisible()).toBe(false);
    await context?.close();
  });

  test("the timeline of rate limits shows the 429, the strikes and the ban of the store in the page", async () => {
    const { page, issues } = await open("/docs/rate-limits/");
    await page.clock.setFixedTime("2026-01-15T09:30:12Z");
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    const panel = page.locator(".try-panel");
    const height = await panel.evaluate(({ clientHeight }) => clientHeight);
    const { perMinute, perDay } = contractValues.plans.free;
    const press = async (name: string, ...texts: string[]) => {
      const button = panel.getByRole("button", { name });
      await button.press("Enter");
      for (const text of texts) await panel.getByText(text).waitFor();
      expect([name, await panel.evaluate(({ clientHeight }) => clientHeight)]).toEqual([name, height]);
    };
    expect(scripts).toEqual([]);
    await press("Until the limit", `09:30:12: ${perMinute} × 200 accepted`, "X-RateLimit-Remaining: 0");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Until the limit");
    await press("1 request", "1 × 429 over the limit", "rate_limit_exceeded", "Retry-After: 48");
    await press("+10 s", "Clock 09:30:22");
    const { strikes, seconds } = ban;
    await press(`${strikes} requests`, "key_banned", `${strikes} of ${strikes} strikes`, `Retry-After: ${seconds}`);
    expect(await findViolations(page)).toEqual([]);
    await press("1 request", "1 × 429 banned");
    await press(`Wait ${seconds} s`, "Clock 09:35:22", `0 of ${strikes} strikes`);
    await press("1 request", "1 × 200 accepted", `${perMinute - 1} of ${perMinute} left`);
    await press("Next minute", "Clock 09:36:00");
    await press("+1 day", "16 Jan, 09:36");
    await press("1 request", `${perDay - 1} of ${perDay.toLocaleString("en")} left`);
    expect(issues).toEqual([]);
  });

  test("shows only the picture of rate limits in print and without scripts", async () => {
    const { page } = await open("/docs/rate-limits/");
    const plainContext = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    const plainPage = await plainContext?.newPage();
    await plainPage?.goto(page.url());
    expect(await page.locator(".try-panel").isVisible()).toBe(true);
    await page.emulateMedia({ media: "print" });
    for (const each of [page, plainPage]) {
      expect(await each?.locator(".try-panel").isVisible()).toBe(false);
      expect(await each?.locator("figure.picture svg.wide").isVisible()).toBe(true);
    }
    await plainContext?.close();
  });

  test("Redoc's page has enough contrast and leads back to the docs", async () => {
    const { page } = await open("/docs/redoc/");
    await page.getByRole("link", { name: "Animal Store docs" }).waitFor();
    await page.getByRole("heading", { name: "Animal Store" }).first().waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await page.getByRole("heading", { name: "Animal Store" }).first().waitFor();
      expect((await findViolations(page)).filter(({ id }) => id === "color-contrast")).toEqual([]);
    }
    await page.getByRole("link", { name: "Animal Store docs" }).click();
    await expect.poll(() => page.url()).toBe(`${site.origin}/docs/reference/`);
  });

  test.each(operations)(
    "$operationId sends its request from its page and shows the response",
    async ({ operationId }) => {
      const { page, issues } = await open(operationAddress(operationId));
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await page
        .locator(".try-badge")
        .getByText(/^20[01]$/)
        .waitFor();
      await page.getByRole("region", { name: "Response body" }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(issues).toEqual([]);
    },
  );

  test("the code of an operation changes with its form, and keeps what the user typed before the scripts arrived", async () => {
    const { page, issues } = await open(operationAddress("listPets"));
    // The first action loads the scripts.
    await page.getByRole("textbox", { name: "limit" }).fill("3");
    const code = page.getByRole("region", { name: "Code for this request" });
    await code.getByText("limit=3").waitFor();
    await page.getByRole("combobox", { name: "status" }).selectOption("sold");
    for (const { label, id } of sampleLanguages) {
      await code.getByRole("tab", { name: label }).click();
      await code.getByText(id === "ts" ? 'status: "sold"' : "limit=3&status=sold").waitFor();
    }
    expect(issues).toEqual([]);
  });

  test("a link to a collapsed field or error opens it without scripts", async () => {
    const { page } = await open(operationAddress("listPets"));
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    const plainPage = await context?.newPage();
    for (const element of await page.locator("details .fields > li").all()) {
      expect(await element.isVisible()).toBe(false);
      const id = await element.getAttribute("id");
      await plainPage?.goto(`${site.origin}${operationAddress("listPets")}#${id}`);
      expect(await plainPage?.locator(`[id="${id}"]`).isVisible()).toBe(true);
    }
    await context?.close();
  });

  test.each(operations)("the page of $operationId lists its error codes in one collapsed table", async (operation) => {
    const { page } = await open(operationAddress(operation.operationId));
    const codes = getOperation(contract, operation.operationId, "This test").responses.flatMap(
      ([, { "x-error-codes": list = [] }]) => list,
    );
    await page.getByText(`Error codes: ${codes.length}`).click();
    const links = page.locator("details[open] td:first-child a");
    expect(await links.allTextContents()).toEqual(codes);
    expect(await links.first().isVisible()).toBe(true);
  });

  test.each(operations)("a phone shows Send while the form of $operationId is in view", async ({ operationId }) => {
    const { page } = await open(operationAddress(operationId));
    await page.setViewportSize(phoneSize);
    const measureSend = () =>
      page.locator(".try-form").evaluate((form) => {
        scrollTo(0, form.getBoundingClientRect().top + scrollY - 300);
        const { top = 0, bottom = 0 } = form.querySelector("[type=submit]")?.getBoundingClientRect() ?? {};
        return top > 300 && bottom <= innerHeight;
      });
    await expect.poll(measureSend).toBe(true);
  });

  test.each(looks)("shows the screenshots of a guide in the theme of the page: $colorScheme", async (look) => {
    const { page, issues } = await open("/docs/console/");
    await page.setViewportSize(look.size);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    const images = page.locator("main img").filter({ visible: true });
    await expect.poll(() => images.count()).toBe(3);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1536);
      expect(await image.getAttribute("src")).toMatch(new RegExp(`-${look.colorScheme}\\.webp$`));
      expect((await image.getAttribute("alt"))?.length).toBeGreaterThan(40);
    }
    expect(await measureWidth(page)).toBe(look.size.width);
    expect(issues).toEqual([]);
  });

  test("copies a page as Markdown", async () => {
    const { page } = await open("/docs/pagination/");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy page" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Pagination\n/);
  });

  test("the tables of the performance page fit 1280 pixels", async () => {
    const { page } = await open("/docs/performance/");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator("main details").evaluateAll((list) => {
      for (const details of list) details.setAttribute("open", "");
    });
    const tables = page.locator(".wide-table");
    const hiddenWidths = await tables.evaluateAll((list) => list.map((table) => table.scrollWidth - table.clientWidth));
    expect(hiddenWidths).toEqual(hiddenWidths.map(() => 0));
    expect(hiddenWidths.length).toBeGreaterThan(3);
  });

  test("the texts of pictures have at least 11 px on a phone and on a desktop, and do not overlap", async () => {
    const { page } = sharedVisit;
    const pages = samplePages.filter(({ html }) => html.includes('<figure class="picture"'));
    expect(pages).toHaveLength(pictureNames.length);
    for (const { address } of pages)
      for (const width of [phoneSize.width, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site.origin + address);
        expect([address, width, await page.locator("figure.picture svg:visible").evaluate(findBadTexts)]).toEqual([
          address,
          width,
          [],
        ]);
      }
  });

  test("prints dark text and light screenshots, also in the dark theme", async () => {
    const { page } = await open("/docs/");
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    for (const address of [
      "/docs/performance/",
      "/docs/rate-limits/",
      "/docs/console/",
      operationAddress("listPets"),
    ]) {
      await page.goto(site.origin + address);
      await page.locator("html[data-theme=dark]").waitFor();
      const lowContrast = (await findViolations(page)).filter(({ id }) => id === "color-contrast");
      expect([address, lowContrast]).toEqual([address, []]);
      // axe does not check the text of drawings.
      const textColors = await page
        .locator("svg text:is(.main, .error):visible, main img:visible")
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute("src") ?? getComputedStyle(element).fill),
        );
      for (const color of textColors) expect(color).toMatch(/^rgb\((16, 24, 40|190, 18, 60)\)$|-light.webp$/);
    }
  });

  test("prints whole tables on A4", async () => {
    const { page } = await open("/docs/");
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: "print" });
    for (const { address } of samplePages.filter(({ html }) => html.includes('<div class="wide-table'))) {
      await page.goto(site.origin + address);
      const tables = page.locator("main table:visible");
      const rightEdges = await tables.evaluateAll((list) => list.map((table) => table.getBoundingClientRect().right));
      expect([address, Math.max(...rightEdges) <= 720]).toEqual([address, true]);
    }
  });

  test("the badge of a deprecated operation is next to its name", async () => {
    const { page } = await open("/docs/reference/");
    await page.setViewportSize({ width: 1280, height: 800 });
    const heights = await page
      .locator(".sidebar-content a[data-method]")
      .evaluateAll((links) => links.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size).toBe(1);
  });

  test("the first focusable element skips to the content", async () => {
    const { page } = await open("/docs/errors/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#_top");
  });

  test("uses the selected theme on the next page", async () => {
    const { page } = await open("/docs/");
    const readTheme = () => page.locator("html").getAttribute("data-theme");
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByLabel("Select theme").first().selectOption("dark");
    expect(await readTheme()).toBe("dark");
    await page.getByRole("link", { name: "Pagination" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Pagination" }).waitFor();
    expect(await readTheme()).toBe("dark");
  });

  test("shows the samples of the next page in the selected language", async () => {
    const { page } = await open(operationAddress("listPets"));
    await page.getByRole("tab", { name: "Python" }).click();
    await page.getByRole("tab", { name: "Python", selected: true }).waitFor();
    await page.getByRole("link", { name: "Create a pet" }).first().click();
    await page.getByRole("tab", { name: "Python", selected: true }).waitFor();
    await page.goto(`${site.origin}/docs/pagination/`);
    await page.getByText("print(response.status, response.headers").waitFor();
  });
});

/** Returns the texts of a picture that are too small, overlap another text, or exceed their box or the picture. */
function findBadTexts(picture: Element): string[] {
  const scale = picture.clientWidth / Number(picture.getAttribute("viewBox")?.split(" ")[2]);
  const texts = [...picture.querySelectorAll("text")].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    return { text: element.textContent, size, left, right, top: top + 2, bottom: bottom - 2 };
  });
  const boxes = [...picture.querySelectorAll("rect"), picture].map((box) => box.getBoundingClientRect());
  const isBad = (a: (typeof texts)[number]) =>
    a.size < 11 ||
    boxes.some(
      (box) =>
        isInside((a.left + a.right) / 2, box.left, box.right) &&
        isInside(a.top, box.top, box.bottom) &&
        (a.left < box.left || a.right > box.right),
    ) ||
    texts.some((b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
  return texts.filter(isBad).map(({ text }) => text);

  function isInside(value: number, from: number, to: number): boolean {
    return value > from && value < to;
  }
}

/** Returns a program for the page, as text because vitest would transform its import. */
function findFirstResults(terms: readonly string[]): string {
  return `(async () => {
    const { options, search } = await import("/docs/pagefind/pagefind.js");
    await options({});
    const entries = [];
    for (const term of ${JSON.stringify(terms)}) {
      const [first] = (await search(term)).results;
      entries.push([term, first ? (await first.data()).url : "nothing"]);
    }
    return Object.fromEntries(entries);
  })()`;
}
