import { expect, it } from "vitest";
import { refuseBrokenAnswers } from "../src/broken-answers.ts";
import type { Target } from "../src/target.ts";
import { judgeTarget } from "../src/tool/judge-target.ts";
import { createForeignTarget } from "./foreign/foreign-target.ts";

it("a run against a target ends with what failed, what its services logged and what it never showed", {
  timeout: 60_000,
}, async () => {
  let told = "";
  const stdout = {
    isTTY: false,
    write(text: string) {
      told += text;
      return true;
    },
  };
  expect(
    await judgeTarget(logging(createForeignTarget()), { stdout, stderr: { isTTY: false, write: () => true } }),
  ).toBe(1);
  expect(told).toMatch(/^✗ .*\n {4}paging\/exactly-full|^✗ paging\/exactly-full/m);
  expect(told).toMatch(/^\d+ passed, \d+ failed, \d+ not tried, in \d+ s$/m);
  expect(told).toMatch(/^The service logged [\d]+ answers of its own as broken:$/m);
  expect(told).toMatch(
    /^ *\d{2,} {2}listPets answered 200, which breaks the contract: header \/ETag: is wrong \(openapi\/petstore\.yaml:\d+\)$/m,
  );
  expect(told.match(/listPets answered 200/g)).toHaveLength(1);
  // Its store cannot be made to fail.
  expect(told).toMatch(/^foreign never showed these facts/m);
  expect(told).toMatch(/^ *\d+ {2}listPets answers: 500 internal_error$/m);
});

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
