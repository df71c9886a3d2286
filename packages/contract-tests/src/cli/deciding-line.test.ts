import { expect, it } from "vitest";
import { refused, succeeds } from "../cases/contract-case.ts";
import { contractLine } from "../document/contract-line.ts";
import { inputCases } from "../inputs/input-cases.ts";
import { decidingLine } from "./deciding-line.ts";

const lineOf = (...place: string[]) => `openapi/petstore.yaml:${contractLine(place)}`;
const responses = ["paths", "/pets", "post", "responses"];

it("a case of an answer points at the answer", () => {
  expect(decidingLine(succeeds("createPet"), "got nothing")).toBe(lineOf(...responses, "201"));
});

it.each(inputCases.filter(({ id }) => id.startsWith("inputs/createPet//name/length")))(
  "a case of a member points at the member: $id",
  (contractCase) => {
    const member = lineOf("components", "schemas", "NewPet", "properties", "name");
    expect(decidingLine(contractCase, 'got nothing, expected "x"')).toBe(member);
  },
);

it("an answer that breaks the contract is pointed at, whatever the case is about", () => {
  const [contractCase = refused("createPet", "invalid_request")] = inputCases;
  const message = "The answer breaks the contract:\ncreatePet → 201 → header x-request-id: is wrong";
  expect(decidingLine(contractCase, message)).toBe(lineOf("components", "headers", "X-Request-Id"));
});
