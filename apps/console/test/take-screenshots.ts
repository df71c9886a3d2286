// Takes the screenshots of the console guide. `pnpm screenshots` builds the console first.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openChromium } from "@animal-store/browser-testing";
import { contract } from "@animal-store/contract";
import { createMemoryPetStore } from "@animal-store/store";
import type { Page } from "playwright-core";
import { startTestService, type TestService } from "./test-service.ts";

const folder = fileURLToPath(new URL("../../docs/site/public/screenshots", import.meta.url));
const maxBytes = 60 * 1024;
const names = [
  "Willow",
  "Biscuit",
  "Luna",
  "Mochi",
  "Olive",
  "Pepper",
  "Ruby",
  "Ginger",
  "Rex",
  "Bella",
  "Nala",
  "Tom",
];
const statuses = ["available", "available", "pending", "available", "sold"] as const;

const scenes: Readonly<Record<string, (page: Page, service: TestService) => Promise<unknown>>> = {
  pets: (page) => page.getByText("24 pets, newest first").waitFor(),
  async import(page) {
    const rows = [
      "name,categoryId,status",
      "Coco,7,available",
      "Max,9,available",
      "Milo,seven,available",
      "Zoe,5,sold",
    ];
    await page.getByRole("button", { name: "Import CSV" }).click();
    const file = { name: "pets.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Import 3 of 4 rows" }).click();
    await page.getByText("Finished.").waitFor();
  },
  async limit(page, { call, getKey }) {
    for (let count = 0; count < (contract.plans.pro.perMinute ?? 0); count += 1)
      await call("/pets?limit=1", getKey("pro"));
    await page.getByRole("button", { name: "Bella" }).first().click();
    await page.getByText("The limit per minute is exhausted").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  },
};

mkdirSync(folder, { recursive: true });
const browser = await openChromium();
const converter = await browser.newPage();
for (const [name, show] of Object.entries(scenes))
  for (const colorScheme of ["light", "dark"] as const) {
    const service = await startFilledService();
    const context = await browser.newContext({
      colorScheme,
      viewport: { width: 1024, height: 600 },
      deviceScaleFactor: 1.5,
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "UTC",
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(service.sandbox.clock.now());
    await page.goto(`${service.url}#/pets/all`);
    await page.getByLabel("API key").fill(service.getKey("pro"));
    await page.getByLabel("Name of the key").fill("Front desk");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("row", { name: "Willow" }).first().waitFor();
    await show(page, service);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const png = await page.screenshot({ animations: "disabled" });
    const image = await toWebp(converter, png);
    if (image.length > maxBytes)
      throw new Error(
        `${name}-${colorScheme}.webp has ${image.length} bytes, at most ${maxBytes} are allowed. Lower its quality.`,
      );
    writeFileSync(join(folder, `${name}-${colorScheme}.webp`), image);
    console.log(`${name}-${colorScheme}.webp: ${image.length} bytes`);
    await context.close();
    await service.stop();
  }
await browser.close();

async function startFilledService(): Promise<TestService> {
  const store = createMemoryPetStore();
  for (const [index, name] of [...names, ...names].entries())
    await store.writes.createPet({
      name,
      categoryId: (index % 4) + 5,
      status: statuses[index % statuses.length] ?? "sold",
    });
  return startTestService({ seed: "empty", createStore: () => store });
}

/** Converts an image in a page, because Playwright cannot write WebP. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: image.width, height: image.height }).getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.7);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}
