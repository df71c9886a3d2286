import { expect, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { documentedOperations } from "../document/documented-operations.ts";
import { coverageTable } from "./coverage-table.ts";
import type { CoverageRecord } from "./create-coverage.ts";

const everything: CoverageRecord[] = [...documentedOperations(contractDocument).values()].flatMap(({ id, responses }) =>
  [...responses].flatMap(([status, { "x-error-codes": codes = [undefined] }]) =>
    codes.map((code) => ({
      target: "server",
      operation: id,
      status,
      code,
      caseId: `${id} ${status} ${code}`,
      forced: false,
    })),
  ),
);

it("is complete when the server gave every documented answer with every code", () => {
  const { text, unexercised } = coverageTable(contractDocument, everything);
  expect(unexercised).toEqual([]);
  expect(text.split("\n\n")[0]).not.toMatch(/[✗◐]/);
});

it("fits a terminal of 100 columns", () => {
  const { text } = coverageTable(contractDocument, everything);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
});

it("names an answer that nobody gave", () => {
  const records = everything.filter(({ operation, status }) => !(operation === "getPet" && status === 404));
  const { text, unexercised } = coverageTable(contractDocument, records);
  expect(unexercised).toEqual(["getPet 404"]);
  expect(text).toMatch(/^getPet .*✗/m);
});

it("names a code that an answer never had", () => {
  const records = everything.filter(({ operation, code }) => !(operation === "createPet" && code === "malformed_json"));
  const { text, unexercised } = coverageTable(contractDocument, records);
  expect(unexercised).toEqual(["createPet 400 malformed_json"]);
  expect(text).toMatch(/^createPet .*◐/m);
});

it("does not take a forced answer, or another target's, for the server's own", () => {
  const ofListPets = everything.filter(({ operation, status }) => operation === "listPets" && status === 200);
  const rest = everything.filter((record) => !ofListPets.includes(record));
  const forced = ofListPets.map((record) => ({ ...record, target: "mock", forced: true }));
  const table = coverageTable(contractDocument, [...rest, ...forced]);
  expect(table.unexercised).toEqual(["listPets 200"]);
  expect(table.text).toMatch(/^listPets +✗f/m);
  const sandbox = ofListPets.map((record) => ({ ...record, target: "sandbox" }));
  expect(coverageTable(contractDocument, [...rest, ...sandbox]).unexercised).toEqual(["listPets 200"]);
});
