import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { findInContract } from "./find-in-contract.ts";
import { type Answers, judgeFindings } from "./judge-findings.ts";

const contract = readFileSync(new URL("../petstore.yaml", import.meta.url), "utf8");
const findings = findInContract(contract);
const answers: Answers = parse(readFileSync(new URL("answers.yaml", import.meta.url), "utf8"));

it("what OWASP's rules ask of the contract is done or answered", async () => {
  expect(judgeFindings(await findings, answers)).toEqual({ open: [], stale: [] });
});

it("each answer is one line, and says why", () => {
  const reasons = Object.values(answers).flatMap((list) => list.map(({ why }) => why));
  expect(reasons.filter((why) => why.length < 20 || why.includes("\n"))).toEqual([]);
});

it("one finding more, or one less, is told", async () => {
  const weaker = contract
    .replace(/^security:\n {2}- bearerAuth: \[\]\n/m, "")
    .replaceAll(/^ +security: .*\n/gm, "")
    .replace("maxItems: 100", "x-maxItems: 100");
  const { open } = judgeFindings(await findInContract(weaker), answers);
  expect(open).toContainEqual(
    expect.objectContaining({ rule: "owasp:api4:2023-array-limit", place: "#/components/schemas/Pets" }),
  );
  expect(open.filter(({ rule }) => rule.startsWith("owasp:api2:")).length).toBeGreaterThan(0);

  const unasked = {
    ...answers,
    "owasp:api2:2023-no-http-basic": [{ why: "It is not so.", at: "everywhere" as const }],
  };
  expect(judgeFindings(await findings, unasked).stale).toEqual(["owasp:api2:2023-no-http-basic at everywhere"]);

  const stronger = {
    ...answers,
    "owasp:api4:2023-array-limit": [{ why: "It is not so.", at: ["#/components/schemas/Pets"] }],
  };
  expect(judgeFindings(await findings, stronger).stale).toEqual([
    "owasp:api4:2023-array-limit at #/components/schemas/Pets",
  ]);
});
