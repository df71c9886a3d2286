import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { keysProgram, keysProgramFor } from "./keys-program.ts";

it("is called without a folder for the default one", () => {
  expect(keysProgramFor("/srv/store/data", "/srv/store/data")).toBe(keysProgram);
});

it("is called with any other one, plain where sh takes it so", () => {
  expect(keysProgramFor("/srv/other-data_2.0", "/srv/store/data")).toBe(`DATA_DIR=/srv/other-data_2.0 ${keysProgram}`);
});

it.each(["/my data", "/it's", "/$HOME/`id`", '/a"b\\', "/~;&|*?", "/店"])("sh reads %s back", (folder) => {
  const command = keysProgramFor(folder, "/srv/store/data").replace(keysProgram, "printenv DATA_DIR");
  expect(execFileSync("sh", ["-c", command], { encoding: "utf8" })).toBe(`${folder}\n`);
});
