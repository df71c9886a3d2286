import { expect, it } from "vitest";
import { judgeTarget } from "../src/tool/judge-target.ts";
import { createForeignTarget } from "./foreign/foreign-target.ts";

it("a run against a target ends with what failed and what it never showed", { timeout: 60_000 }, async () => {
  let told = "";
  const stdout = {
    isTTY: false,
    write(text: string) {
      told += text;
      return true;
    },
  };
  expect(await judgeTarget(createForeignTarget(), { stdout, stderr: { isTTY: false, write: () => true } })).toBe(1);
  expect(told).toMatch(/^✗ .*\n {4}paging\/exactly-full|^✗ paging\/exactly-full/m);
  expect(told).toMatch(/^\d+ passed, \d+ failed, \d+ not tried, in \d+ s$/m);
  // Its store cannot be made to fail.
  expect(told).toMatch(/^foreign never showed these facts/m);
  expect(told).toMatch(/^ *\d+ {2}listPets answers: 500 internal_error$/m);
});
