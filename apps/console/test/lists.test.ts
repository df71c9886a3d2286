import { readFile } from "node:fs/promises";
import { contract } from "@animal-store/contract";
import { expect, test } from "vitest";
import { advance, chooseStatus, openFilledConsole, recordStatuses, signIn } from "./console-actions.ts";
import { testOpenById } from "./test-open-by-id.ts";

const { free } = contract.plans;

// `npm run test:long` opens one of 100,000.
testOpenById(1000);

test("loads all rows within the limits, then sorts, filters and exports the loaded rows", async () => {
  const petCount = 5600;
  const { service, page } = await openFilledConsole(petCount);
  await page.clock.install();
  await signIn(page, service.getKey("free"));
  const statuses = recordStatuses(page);
  await chooseStatus(page, "All");
  await page.getByRole("button", { name: /^ID/ }).click();
  await page.getByRole("cell", { name: "Pet 1", exact: true }).waitFor();
  await page.getByRole("button", { name: "Name" }).click();
  await page.getByText("100 loaded pets, sorted by name").waitFor();
  await page.getByRole("button", { name: "Load all" }).click();
  await page.getByText(/loading all, continues in [01]:\d\d$/).waitFor();
  const loadedCount = service.requests.length;
  expect(loadedCount).toBe(free.perMinute * 0.9);
  await page.getByRole("button", { name: "Stop" }).click();
  await advance(service, page);
  expect(service.requests.length).toBe(loadedCount);
  await page.getByRole("button", { name: "Load all" }).click();
  await page.getByText(`${petCount.toLocaleString("en")} pets, sorted by name`).waitFor();
  expect(new Set(statuses)).toEqual(new Set([200]));

  await page.getByLabel("open one by ID").fill("pet 559");
  await page.getByText("11 of 5,600 pets match, sorted by name").waitFor();
  await page.getByRole("button", { name: "Name" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).split("\r\n");
  expect([lines.length, ...lines.slice(0, 2)]).toEqual([
    12,
    '"id","name","categoryId","status"',
    '"5599","Pet 5599","7","available"',
  ]);
});

test("orders show the names of their pets, with one more request per page", async () => {
  const { service, page, store } = await openFilledConsole(150);
  for (let petId = 1; petId <= 150; petId += 1) await store.writes.createOrder({ petId, createdAt: petId * 1000 });
  await signIn(page, service.getKey("free"));
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByRole("button", { name: "Load all" }).click();
  await page.getByText("150 orders").waitFor();
  await page.getByLabel("Filter loaded orders").fill("pet 150");
  await page.getByRole("button", { name: "Pet 150 (ID 150)" }).waitFor();
  expect(service.requests.slice(1).map((request) => request.split("/").at(-1))).toHaveLength(4);
});
