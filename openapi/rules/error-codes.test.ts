import { expect, test } from "vitest";
import { lintChanged, testRejections } from "./test/lint-changed-contract.ts";

const rule = "animal-store/known-error-codes";

test("a code that the root table does not define is refused", async () => {
  const problems = await lintChanged((contract) =>
    contract.addIn(["components", "responses", "TooManyRequests", "x-error-codes"], "too_fast"),
  );
  const message =
    "components.responses.TooManyRequests lists the error code too_fast, which the root `x-error-codes` do not define. Add it there, or correct it.";
  expect(problems).toContainEqual({
    rule,
    severity: "error",
    place: "#/components/responses/TooManyRequests/x-error-codes/3",
    message,
  });
});

test("a code of an unrouted answer that the root table does not define is refused", async () => {
  const problems = await lintChanged((contract) =>
    contract.setIn(["x-unrouted-responses", "408", "x-error-codes", 0], "too_slow"),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ rule, place: "#/x-unrouted-responses/408/x-error-codes/0" }),
  );
});

testRejections(rule, [
  [
    "a code under another status than its own",
    (contract) => contract.setIn(["x-error-codes", "payload_too_large", "status"], 414),
    "#/components/responses/PayloadTooLarge/x-error-codes/0",
    "components.responses.PayloadTooLarge lists the error code payload_too_large under 413, but the root `x-error-codes` give it 414. Make the two agree.",
  ],
  [
    "a code that no answer uses",
    (contract) => contract.setIn(["x-error-codes", "pet_gone"], { status: 410, description: "The animal is gone." }),
    "#/x-error-codes/pet_gone",
    "The error code pet_gone is used by no answer. List it in the `x-error-codes` of a response, or remove it.",
  ],
]);

test("an entry of the root table has a status", async () => {
  const problems = await lintChanged((contract) => contract.deleteIn(["x-error-codes", "bad_request", "status"]));
  expect(problems).toContainEqual(expect.objectContaining({ rule: "struct", place: "#/x-error-codes/bad_request" }));
});
