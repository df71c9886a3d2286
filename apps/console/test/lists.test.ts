import { readFile } from "node:fs/promises";
import { contract } from "@animal-store/contract";
import { createMemoryPetStore } from "@animal-store/store";
import { expect, test } from "vitest";
import { advance, chooseStatus, openConsole, openTestService, recordStatuses, signIn } from "./console-actions.ts";

const { free } = contract.plans;

test("opens any of 100,000 pets by its ID with one request", async () => {
  const { service, page } = await openStore(100_000);
  await signIn(page, service.getKey("free"));
  expect(service.requests).toHaveLength(1);
  await page.getByRole("cell", { name: "Pet 100000", exact: true }).waitFor();

  const filter = page.getByLabel("open one by ID");
  await filter.fill("54321");
  await page.getByRole("button", { name: "Open ID 54321" }).click();
  const dialog = page.getByRole("dialog", { name: "Pet 54321" });
  await dialog.getByText("Available").waitFor();
  expect(service.requests).toHaveLength(2);
  await dialog.getByRole("button", { name: "Close" }).click();
  await filter.fill("100001");
  await filter.press("Enter");
  await page.getByText("No pet has the ID 100001.").waitFor();
});

test("loads all rows within the limits, then sorts, filters and exports the loaded rows", async () => {
  const petCount = 5600;
  const { service, page } = await openStore(petCount);
  await page.clock.install();
  await signIn(page, service.getKey("free"));
  const statuses = recordStatuses(page);
  await chooseStatus(page, "All");
  await page.getByLabel("Newest first").uncheck();
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
  const { service, page, store } = await openStore(150);
  for (let petId = 1; petId <= 150; petId += 1) await store.writes.createOrder({ petId, createdAt: petId * 1000 });
  await signIn(page, service.getKey("free"));
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByRole("button", { name: "Load all" }).click();
  await page.getByText("150 orders").waitFor();
  await page.getByLabel("Filter loaded orders").fill("pet 150");
  await page.getByRole("button", { name: "Pet 150 (ID 150)" }).waitFor();
  expect(service.requests.slice(1).map((request) => request.split("/").at(-1))).toHaveLength(4);
});

/** Opens the console of a store with available pets only. */
async function openStore(petCount: number) {
  const store = createMemoryPetStore();
  for (let id = 1; id <= petCount; id += 1)
    await store.writes.createPet({ name: `Pet ${id}`, categoryId: 7, status: "available" });
  const service = await openTestService({ seed: "empty", createStore: () => store });
  return { service, store, ...(await openConsole(service)) };
}
