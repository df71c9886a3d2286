import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { downloadTimeoutMs, openChromium } from "@animal-store/browser-testing";
import { compressFiles } from "@animal-store/node-http";
import { serve } from "@hono/node-server";
import { build } from "astro";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { contract } from "./contract-document.ts";
import { createDocsApp } from "./docs-app.ts";
import { readGuides } from "./guides/read-guides.ts";
import { operationAddress } from "./reference/links.ts";
import { samplePages, siteFolder } from "./test/site-pages.ts";

const loads = 9;
const pages = ["/docs/", "/docs/pagination/", "/docs/errors/", operationAddress("listPets"), "/docs/try/"];

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
}, downloadTimeoutMs);
afterAll(() => browser?.close());

test("pages load about as fast as a plain Starlight page", { timeout: 600_000 }, async () => {
  const plain = await serveFolder(await buildPlainSite());
  const site = await serveFolder(siteFolder);
  const times = new Map<string, { paint: number[]; interactive: number[] }>();
  for (let load = 0; load < loads; load += 1) {
    for (const address of ["plain", ...pages]) {
      const url = address === "plain" ? `${plain}/docs/` : site + address;
      const { paint, interactive } = await measureLoad(url);
      const entry = times.get(address) ?? { paint: [], interactive: [] };
      entry.paint.push(paint);
      entry.interactive.push(interactive);
      times.set(address, entry);
    }
  }
  const base = times.get("plain");
  const rows = pages.map((address) => ({
    address,
    paint: median(times.get(address)?.paint) / median(base?.paint),
    interactive: median(times.get(address)?.interactive) / median(base?.interactive),
    paintMs: median(times.get(address)?.paint),
    interactiveMs: median(times.get(address)?.interactive),
  }));
  console.table(rows);
  for (const { address, paint, interactive } of rows.filter(({ address }) => address !== "/docs/try/")) {
    expect(paint, address).toBeLessThanOrEqual(1.3);
    expect(interactive, address).toBeLessThanOrEqual(1.5);
  }
});

test("pages shift their layout by less than 0.05 and load at most 300 KB", { timeout: 600_000 }, async () => {
  const site = await serveFolder(siteFolder);
  for (const [index, address] of ["/docs/try/", ...samplePages.map((page) => page.address)].entries()) {
    const { shift, bytes } = await measureLoad(site + address, index % 2 === 0 ? 1280 : 390);
    expect(shift, address).toBeLessThan(0.05);
    if (address !== "/docs/try/") expect(bytes, address).toBeLessThanOrEqual(300_000);
  }
});

/** Serves a site until the test ends. @returns its origin */
async function serveFolder(folder: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: createDocsApp(folder).fetch, hostname: "127.0.0.1", port: 0 }, resolve);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(await promise).port}`;
}

/** Loads a page with an empty cache, on a slow phone and a slow network. Times are in ms. */
async function measureLoad(url: string, width = 1280) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(`
    window.measured = { longTaskEnd: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) measured.longTaskEnd = task.startTime + task.duration;
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if (!shift.hadRecentInput) measured.shift += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
  `);
  await page.goto(url, { waitUntil: "networkidle" });
  const result = await page.evaluate<{ paint: number; interactive: number; shift: number }>(`({
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    interactive: Math.max(performance.getEntriesByType("navigation")[0].loadEventEnd, measured.longTaskEnd),
    shift: measured.shift,
  })`);
  await context.close();
  return { ...result, bytes };
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Builds a site of Starlight with one of our guides and without our code. */
async function buildPlainSite(): Promise<string> {
  const root = fileURLToPath(new URL("../node_modules/.cache/plain-starlight/", import.meta.url));
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, "src/content/docs"), { recursive: true });
  const options = { contract, keyOf: () => "as_test_key", changelog: "", format: "plain" as const };
  const guide = readGuides(options).find(({ slug }) => slug === "pagination");
  writeFileSync(join(root, "src/content/docs/index.md"), `---\ntitle: Pagination\n---\n\n${guide?.body}\n`);
  writeFileSync(
    join(root, "src/content.config.ts"),
    `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
  const { default: starlight } = await import("@astrojs/starlight");
  await build({
    root,
    base: "/docs",
    configFile: false,
    logLevel: "error",
    integrations: [starlight({ title: "Plain" })],
  });
  const folder = join(root, "dist");
  writeFileSync(join(folder, "headers.json"), "{}");
  await compressFiles(folder);
  return folder;
}
