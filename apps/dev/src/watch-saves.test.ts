import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root, watchSaves } from "./watch-saves.ts";

it("reports files of new folders, and no output of tools", async () => {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-watch-"));
  const saved = new Set<string>();
  const stopWatching = watchSaves([relative(root, folder)], (files) => {
    for (const file of files) saved.add(join(root, file));
  });
  onTestFinished(() => {
    stopWatching();
    rmSync(folder, { recursive: true });
  });
  for (const name of ["new/inner", "new/dist"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["new/inner/saved.ts", "new/dist/built.ts"]) writeFileSync(join(folder, name), "text");
  await expect.poll(() => [...saved]).toContain(join(folder, "new/inner/saved.ts"));
  expect([...saved]).not.toContain(join(folder, "new/dist/built.ts"));
});
