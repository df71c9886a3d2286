import { readFileSync } from "node:fs";
import spectralRules from "@stoplight/spectral-owasp-ruleset";
import { expect, it } from "vitest";
import { lintOwasp, waivedRules } from "./lint-owasp.ts";

const contract = readFileSync(new URL("../petstore.yaml", import.meta.url), "utf8");

async function findRules(yaml: string): Promise<string[]> {
  expect(yaml).not.toBe(contract);
  return (await lintOwasp(yaml)).map(({ code }) => String(code));
}

it("the contract follows each OWASP rule that is not waived", async () => {
  expect(await lintOwasp(contract)).toEqual([]);
});

it("each waiver names a rule, with a reason of one line", () => {
  const { rules } = spectralRules as unknown as { rules: object };
  expect(Object.keys(waivedRules).filter((name) => !(name in rules))).toEqual([]);
  expect(Object.values(waivedRules).filter((reason) => reason.length < 20 || reason.includes("\n"))).toEqual([]);
});

it("reports an array without a limit, and operations without security", async () => {
  const rules = await findRules(
    contract
      .replace(/^security:\n {2}- bearerAuth: \[ ?\]\n/m, "")
      .replaceAll(/^ +security: .*\n/gm, "")
      .replace("maxItems: 100", "x-maxItems: 100"),
  );
  expect(rules).toContain("owasp:api4:2023-array-limit");
  expect(rules.filter((rule) => rule.startsWith("owasp:api2:")).length).toBeGreaterThan(0);
});
