import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { contractDocument, documentedOperations } from "../document/contract-document.ts";
import { documentedExamples } from "../response-validator/documented-examples.ts";
import { operationsWith } from "./contract-case.ts";
import { contractCases } from "./contract-cases.ts";
import { forcedCases } from "./forced-cases.ts";
import { idempotentPosts } from "./idempotency.ts";

const documented = [...documentedOperations(contractDocument).values()].flatMap(({ id, responses }) =>
  [...responses].flatMap(([status, { "x-error-codes": codes = [""] }]) => codes.map((code) => ({ id, status, code }))),
);

it.each(documented)("there is a case for $id $status $code", ({ id, status, code }) => {
  const found = contractCases.filter(
    (one) => one.operation === id && one.status === status && (one.code ?? "") === code,
  );
  expect(found).not.toEqual([]);
});

// Keys in a state and the parser have cases of their own.
const shownElsewhere = ["expired_api_key", "revoked_api_key", "request_timeout", "headers_too_large"];

it("each refusal has a request that is shown to be answered by its example", () => {
  const shownIds = new Set(contractCases.map(({ id }) => id));
  const named = documentedExamples(contractDocument).flatMap(({ title, operation, response }) => {
    const code = title.split(" ")[2] ?? "";
    return code in contract.errorCodes && !shownElsewhere.includes(code)
      ? [{ id: `messages/${operation}/${code}`, example: response.bodyText }]
      : [];
  });
  const unshown = [...Map.groupBy(named, ({ example }) => example).values()]
    .filter((same) => !same.some(({ id }) => shownIds.has(id)))
    .map(([first]) => first?.id);
  expect(unshown, "add a request for each to `written` in messages.ts").toEqual([]);
});

it.each([
  ["contract", contractCases],
  ["forced", forcedCases(contractDocument)],
])("the %s cases have unique ids, and name responses of the document", (_, cases) => {
  const answers = new Set(
    documented.flatMap(({ id, status, code }) => [`${id} ${status} ${code}`, `${id} ${status} `]),
  );
  const named = cases.map(({ id, operation, status, code = "" }) => ({
    id,
    response: `${operation} ${status} ${code}`,
  }));
  expect(named.filter(({ response: answer }) => !answers.has(answer))).toEqual([]);
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it("each operation with an Idempotency-Key has its cases", () => {
  expect(idempotentPosts.map(({ operation }) => operation)).toEqual(operationsWith("Idempotency-Key"));
});

it("every documented answer of every operation has a forced case, and so has each of its codes", () => {
  const expected = documented
    .filter(({ id }) => id !== "unrouted")
    .flatMap(({ id, status, code }) => [`forced/${id}/${status}`, ...(code ? [`forced/${id}/${status}/${code}`] : [])]);
  const ids = forcedCases(contractDocument).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(expected));
});
