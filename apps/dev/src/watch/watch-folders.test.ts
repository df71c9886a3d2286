import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { watchFolders } from "./watch-folders.ts";

const folder = mkdtempSync(join(tmpdir(), "animal-store-watch-"));
const told = new Set<string>();
const stopWatching = watchFolders([folder], (files) => {
  for (const file of files) told.add(file);
});
afterAll(() => {
  stopWatching();
  rmSync(folder, { recursive: true });
});

test("what was written into new folders before they were watched is told, and not what tools write there", async () => {
  for (const name of ["new/inner", "new/dist"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["new/inner/saved.ts", "new/dist/built.js"]) writeFileSync(join(folder, name), "");
  await expect.poll(() => [...told]).toContain(join(folder, "new/inner/saved.ts"));
  expect([...told]).not.toContain(join(folder, "new/dist/built.js"));
});
