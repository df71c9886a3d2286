import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folders.ts";
import { createAtomicFile } from "./atomic-file.ts";

it("creates the file at its path only when it is published", () => {
  const folder = testFolder();
  const file = createAtomicFile(join(folder, "a.db"));
  writeFileSync(file.path, "whole");
  expect(readdirSync(folder)).not.toContain("a.db");
  file.publish();
  file.discard();
  expect(readdirSync(folder)).toEqual(["a.db"]);
  expect(readFileSync(join(folder, "a.db"), "utf8")).toBe("whole");
});

it("removes unfinished files that are older than a day, and no other files", () => {
  const folder = testFolder();
  const dayAgo = (systemClock.now() - 86_400_000) / 1000;
  const abandoned = [".a.db.1.unfinished", ".b.db.2.unfinished-journal"];
  const retained = [".c.db.3.unfinished", ".d.db", "e.db"];
  for (const name of [...abandoned, ...retained]) writeFileSync(join(folder, name), "");
  for (const name of [...abandoned, ".d.db", "e.db"]) utimesSync(join(folder, name), dayAgo, dayAgo - 1);
  utimesSync(join(folder, ".c.db.3.unfinished"), dayAgo, dayAgo + 60);
  createAtomicFile(join(folder, "f.db")).discard();
  expect(readdirSync(folder).sort()).toEqual(retained);
});
