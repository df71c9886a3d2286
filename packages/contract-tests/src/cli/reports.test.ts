import { expect, it } from "vitest";
import { contractCases } from "../cases/contract-cases.ts";
import { causesOf } from "./reports.ts";
import type { CaseResult } from "./run-cases.ts";

const [first, second, third] = contractCases;

function failed(contractCase: CaseResult["contractCase"] | undefined, reason: string): CaseResult {
  if (!contractCase) throw new Error("There must be three cases at least.");
  return { contractCase, outcome: "failed", reason, seconds: 0 };
}

it("one violation of many operations is one cause, and the greatest comes first", () => {
  const broken = (operation: string) =>
    `The answer breaks the contract:\n${operation} → 200 → header etag: must be a tag, got ${operation}\nIt was: [{"id":1}]`;
  const alone = failed(first, "limit: got 60, expected 300");
  const pets = failed(second, broken("listPets"));
  const orders = failed(third, broken("listOrders"));
  expect(causesOf([alone, pets, orders, { ...alone, outcome: "passed" }])).toEqual([
    ["header etag: must be a tag", [pets, orders]],
    ["limit: got 60, expected 300", [alone]],
  ]);
});
