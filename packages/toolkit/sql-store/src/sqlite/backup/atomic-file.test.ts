import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../../test/test-folders.ts";
import { createAtomicFile } from "./atomic-file.ts";

it("creates the file at its path only when it is published", () => {
  const folder = testFolder();
  const file = createAtomicFile(join(folder, "a.db"));
  writeFileSync(file.path, "whole");
  expect(readdirSync(folder)).not.toContain("a.db");
  file.publish();
  file[Symbol.dispose]();
  expect(readdirSync(folder)).toEqual(["a.db"]);
  expect(readFileSync(join(folder, "a.db"), "utf8")).toBe("whole");
});
