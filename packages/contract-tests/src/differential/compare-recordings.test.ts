import { createHttpResponse } from "@animal-store/conformance";
import { expect, it } from "vitest";
import { contractCases } from "../cases/contract-cases.ts";
import { compareRecordings, compareResponses } from "./compare-recordings.ts";

const response = (status: number, body: string, headers: string[] = []) =>
  createHttpResponse(status, ["Content-Type", "application/json", ...headers], Buffer.from(body));
const petNotAvailable = response(409, '{"code":"pet_not_available"}');

it.each([
  ["ignores values", response(200, '{"id":1}', ["ETag", '"a"']), response(200, '{"id":2}', ["ETag", '"b"']), []],
  [
    "reports only status and code if these differ",
    petNotAvailable,
    response(409, '{"code":"idempotency_conflict"}', ["A", "1"]),
    [{ text: "returns 409 idempotency_conflict, not 409 pet_not_available" }],
  ],
  [
    "reports missing and added headers, except ignored ones",
    response(200, "1", ["A", "1", "Vary", "Origin"]),
    response(200, "1", ["B", "1"]),
    [
      { text: "lacks a", header: "a" },
      { text: "adds b", header: "b" },
    ],
  ],
  [
    "reports different members and types of the body",
    response(200, '[{"id":1}]'),
    response(200, '[{"id":"1"}]'),
    [{ text: "has a body of [{ id: string }], not [{ id: number }]" }],
  ],
])("%s", (_, expected, found, differences) => {
  expect(compareResponses(expected, found, (name) => name === "vary")).toEqual(differences);
});

it("reports the case and the contract line of each difference", () => {
  const [{ id: caseId } = { id: "" }] = contractCases;
  const request = { method: "POST", target: "/v1/store/orders", headers: [] };
  const recording = (...responses: ReturnType<typeof response>[]) =>
    new Map([[caseId, responses.map((response) => ({ request, response }))]]);
  const differences = compareRecordings(recording(petNotAvailable, petNotAvailable), recording(response(200, "[]")));
  const line = expect.stringMatching(/^openapi\/petstore\.yaml:\d+$/);
  const commonMembers = { caseId, operation: "createOrder", request, line };
  expect(differences[0]).toEqual({ ...commonMembers, text: "returns 200, not 409 pet_not_available" });
  expect(differences[1]).toEqual({ ...commonMembers, text: "is missing: 1 of 2 requests were sent" });
});
