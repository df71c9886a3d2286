import { expect, it } from "vitest";
import { contractCases } from "../cases/contract-cases.ts";
import { createHttpResponse } from "../http/http-client.ts";
import { compareRecordings, compareResponses } from "./compare-recordings.ts";

const response = (status: number, body: string, headers: string[] = []) =>
  createHttpResponse(status, ["Content-Type", "application/json", ...headers], Buffer.from(body));
const unavailable = response(409, '{"code":"pet_not_available"}');

it.each([
  ["no values", response(200, '{"id":1}', ["ETag", '"a"']), response(200, '{"id":2}', ["ETag", '"b"']), []],
  [
    "only status and code if these differ",
    unavailable,
    response(409, '{"code":"idempotency_conflict"}', ["A", "1"]),
    [{ text: "returns 409 idempotency_conflict, not 409 pet_not_available" }],
  ],
  [
    "missing and added headers, except ignored ones",
    response(200, "1", ["A", "1", "Vary", "Origin"]),
    response(200, "1", ["B", "1"]),
    [
      { text: "lacks a", header: "a" },
      { text: "adds b", header: "b" },
    ],
  ],
  [
    "members and types of the body",
    response(200, '[{"id":1}]'),
    response(200, '[{"id":"1"}]'),
    [{ text: "has a body of [{ id: string }], not [{ id: number }]" }],
  ],
])("compares %s", (_, expected, found, differences) => {
  expect(compareResponses(expected, found, (name) => name === "vary")).toEqual(differences);
});

it("reports the case and the contract line of each difference", () => {
  const [{ id: caseId } = { id: "" }] = contractCases;
  const request = { method: "POST", target: "/v1/store/orders", headers: [] };
  const recording = (...responses: ReturnType<typeof response>[]) =>
    new Map([[caseId, responses.map((response) => ({ request, response }))]]);
  const [status, missing] = compareRecordings(recording(unavailable, unavailable), recording(response(200, "[]")));
  const line = expect.stringMatching(/^openapi\/petstore\.yaml:\d+$/);
  const location = { caseId, operation: "createOrder", request, line };
  expect(status).toEqual({ ...location, text: "returns 200, not 409 pet_not_available" });
  expect(missing).toEqual({ ...location, text: "is missing: 1 of 2 requests were sent" });
});
