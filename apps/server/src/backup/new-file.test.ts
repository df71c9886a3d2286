import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryDirectory } from "../../test/server-process.ts";
import { createNewFile } from "./new-file.ts";

function open() {
  const folder = temporaryDirectory();
  onTestFinished(folder.remove);
  return folder.path;
}

it("is there once it is kept, and not before", () => {
  const folder = open();
  const file = createNewFile(join(folder, "a.db"));
  writeFileSync(file.path, "whole");
  expect(readdirSync(folder)).not.toContain("a.db");
  file.keep();
  file.drop();
  expect(readdirSync(folder)).toEqual(["a.db"]);
  expect(readFileSync(join(folder, "a.db"), "utf8")).toBe("whole");
});

it("takes away what a process left that was killed, and nothing that somebody may still write", () => {
  const folder = open();
  const { pid: dead } = spawnSync(process.execPath, ["--version"]);
  const here = hostname();
  const forsaken = [`.a.db.${here}-${dead}.unfinished`, `.b.db.${here}-${dead}.unfinished-journal`];
  const others = [`.c.db.${here}-${process.ppid}.unfinished`, `.d.db.elsewhere-${dead}.unfinished`, "e.db"];
  for (const name of [...forsaken, ...others]) writeFileSync(join(folder, name), "");
  createNewFile(join(folder, "f.db")).drop();
  expect(readdirSync(folder).sort()).toEqual(others);
});
