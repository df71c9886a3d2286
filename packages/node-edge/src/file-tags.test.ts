import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createFileTags } from "./file-tags.ts";

it("a file is read anew only where another one lies there", () => {
  const folder = mkdtempSync(join(tmpdir(), "tags-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "page.html");
  const tagOf = createFileTags();
  const write = (file: string, text: string) => {
    writeFileSync(file, text);
    utimesSync(file, 1, 1);
  };
  write(path, "one");
  const tag = tagOf(path);
  write(path, "two");
  // By all that tells it is the same file: so it was not read.
  expect(tagOf(path)).toBe(tag);
  write(`${path}.new`, "two");
  renameSync(`${path}.new`, path);
  expect(tagOf(path)).not.toBe(tag);
});
