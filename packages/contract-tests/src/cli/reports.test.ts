import { expect, it } from "vitest";
import { expectError, expectSuccess } from "../cases/contract-case.ts";
import { contractCases } from "../cases/contract-cases.ts";
import { contractDocument, findOperation, findResponse, locateInContract } from "../contract-document.ts";
import { inputCases } from "../inputs/input-cases.ts";
import { findSpecLine, groupByCause } from "./reports.ts";
import type { CaseResult } from "./run-cases.ts";

const [firstCase, secondCase, thirdCase] = contractCases;

function createFailure(contractCase: CaseResult["contractCase"] | undefined, reason: string): CaseResult {
  if (!contractCase) throw new Error("Expected at least three cases.");
  return { contractCase, outcome: "failed", reason, seconds: 0 };
}

it("groups the same violation of several operations as one cause, and lists the largest group first", () => {
  const violation = (operation: string) =>
    `The response breaks the contract:\n${operation} → 200 → header etag: must be a tag, got ${operation}\nBody: [{"id":1}]`;
  const otherFailure = createFailure(firstCase, "limit: got 60, expected 300");
  const pets = createFailure(secondCase, violation("listPets"));
  const orders = createFailure(thirdCase, violation("listOrders"));
  expect(groupByCause([otherFailure, pets, orders, { ...otherFailure, outcome: "passed" }])).toEqual([
    ["header etag: must be a tag", [pets, orders]],
    ["limit: got 60, expected 300", [otherFailure]],
  ]);
});

const created = findResponse("createPet", 201);

it("finds the line of the expected response for a case about a response", () => {
  expect(findSpecLine(expectSuccess("createPet"), "got nothing")).toBe(locateInContract(created?.node));
});

it.each(inputCases.filter(({ id }) => id.startsWith("inputs/createPet//name/valid minLength")))(
  "finds the line of the member for a case about a member: $id",
  (contractCase) => {
    const schema = contractDocument.resolve(findOperation("createPet")?.body?.contents[0]?.schema);
    const member = locateInContract((schema.properties as { name: object }).name);
    expect(findSpecLine(contractCase, 'got nothing, expected "x"')).toBe(member);
  },
);

it("finds the line of the violated header if the response breaks the contract", () => {
  const [contractCase = expectError("createPet", "invalid_request")] = inputCases;
  const message = "The response breaks the contract:\ncreatePet → 201 → header x-request-id: is wrong";
  expect(findSpecLine(contractCase, message)).toBe(
    locateInContract(created?.headers.find(({ name }) => name === "X-Request-Id")?.node),
  );
});
