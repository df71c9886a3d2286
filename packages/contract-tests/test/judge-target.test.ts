import { expect, it } from "vitest";
import { judgeTarget } from "../src/cli/run-judge.ts";
import type { Target } from "../src/target.ts";
import { refuseBrokenAnswers } from "../src/target.ts";
import { createForeignTarget } from "./foreign/foreign-target.ts";

it("a run against a target ends with what failed, what its services logged and what it never showed", {
  timeout: 60_000,
}, async () => {
  const { code, stdout } = await judge(logging(createForeignTarget()));
  expect(code).toBe(1);
  expect(stdout).toMatch(/^✗ .*\n {4}paging\/listPets\/exactly-full|^✗ paging\/listPets\/exactly-full/m);
  expect(stdout).toMatch(/^\d+ passed, \d+ failed, \d+ not tried, in \d+ s$/m);
  expect(stdout).toContain("2 × listPets answered 200, which breaks the contract: header /ETag: is wrong");
  expect(stdout.match(/listPets answered 200/g)).not.toBeNull();
  // Its store cannot be made to fail.
  expect(stdout).toMatch(/^foreign never showed these facts/m);
  expect(stdout).toMatch(/^ *\d+ {2}listPets answers: 500 internal_error$/m);
});

it("--only chooses cases, and what was never shown is not told then", async () => {
  const { code, stdout, stderr } = await judge(createForeignTarget(), "--only", "request-ids/kept");
  expect(stderr).toMatch(/^Judging foreign by \d+ cases of \d{3,}, chosen by --only\.$/m);
  expect(stdout).toMatch(/^\d+ passed, 0 failed, 0 not tried, in \d+ s\n$/);
  expect(code).toBe(0);
});

it("--list judges nothing", async () => {
  const { code, stdout } = await judge(createForeignTarget(), "--list", "--only", "request-ids/kept");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^(pets\/.*: .*\n){2,}$/);
});

it.each([
  [["foo"], "error: too many arguments. Expected 0 arguments but got 1: foo."],
  [["--case", "nope"], "error: unknown option '--case'"],
  [["--only", "nope"], "judge: --only names no case."],
])("%j is wrong usage, and nothing is judged", async (argv, line) => {
  const { code, stdout, stderr } = await judge(createForeignTarget(), ...argv);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(line);
  expect(stderr).toContain("--list shows ");
});

async function judge(target: Target, ...argv: string[]) {
  const told = { stdout: "", stderr: "" };
  const stream = (name: keyof typeof told) => ({
    isTTY: false,
    write(text: string) {
      told[name] += text;
      return true;
    },
  });
  const code = await judgeTarget(target, argv, { stdout: stream("stdout"), stderr: stream("stderr") });
  return { code, ...told };
}

/** Each of its services says at its end that it logged two broken answers, and one that is none. */
function logging(target: Target): Target {
  const broken = "listPets answered 200, which breaks the contract: header /ETag: is wrong";
  return {
    ...target,
    start: async (situation) => {
      const service = await target.start(situation);
      return {
        ...service,
        stop: () => service.stop().then(() => refuseBrokenAnswers([broken, "another error", broken])),
      };
    },
  };
}
