import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { platform, responseExamples, responseOwners } from "../contract-document.ts";
import { contractCases } from "./contract-cases.ts";
import { createForcedCases } from "./forced-cases.ts";

const documentedOutcomes = responseOwners.flatMap((id) =>
  platform
    .listResponses(id)
    .flatMap(({ status, errorCodes = [""] }) => errorCodes.map((code) => ({ id, status: Number(status), code }))),
);

// These errors have no message case, because other cases trigger them.
const excludedCodes = ["expired_api_key", "revoked_api_key", "request_timeout", "headers_too_large"];

it("has a message case for every distinct error example", () => {
  const caseIds = new Set(contractCases.map(({ id }) => id));
  const expected = responseExamples.flatMap(({ title, operation, response }) => {
    const code = title.split(" ")[2] ?? "";
    return code in contract.errorCodes && !excludedCodes.includes(code)
      ? [{ id: `messages/${operation}/${code}`, example: response.bodyText }]
      : [];
  });
  const missingIds = [...Map.groupBy(expected, ({ example }) => example).values()]
    .filter((duplicates) => !duplicates.some(({ id }) => caseIds.has(id)))
    .map(([first]) => first?.id);
  expect(missingIds, "add a request for each code to `triggers` in responses.ts").toEqual([]);
});

it.each([
  ["service", contractCases],
  ["mock", createForcedCases()],
])("the cases for a %s have unique ids and expect documented responses", (_, cases) => {
  const responses = new Set(
    documentedOutcomes.flatMap(({ id, status, code }) => [`${id} ${status} ${code}`, `${id} ${status} `]),
  );
  // The response to a key in the wrong place can have any status.
  const withStatus = cases.filter(({ status }) => status !== undefined);
  const expected = withStatus.map(({ id, operation, status, code = "" }) => ({
    id,
    response: `${operation} ${status} ${code}`,
  }));
  expect(expected.filter(({ response }) => !responses.has(response))).toEqual([]);
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it("has a mock case for each documented status and error code of each operation", () => {
  const expected = documentedOutcomes
    .filter(({ id }) => id !== "unrouted")
    .flatMap(({ id, status, code }) => [`forced/${id}/${status}`, ...(code ? [`forced/${id}/${status}/${code}`] : [])]);
  const ids = createForcedCases().map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(expected));
});
