import { expect, test } from "vitest";
import { add, all, lintChanged, remove, set, testRejections, toPointer } from "./test/lint-changed-contract.ts";

const rule = "animal-store/known-error-codes";

test("rejects a code that the root does not define, also of an unrouted response", async () => {
  const tooMany = ["components", "responses", "TooManyRequests", "x-error-codes"];
  const unrouted = ["x-unrouted-responses", "408", "x-error-codes"];
  const problems = await lintChanged(all([add(tooMany, "too_fast"), set([...unrouted, 0], "too_slow")]));
  const message =
    "components.responses.TooManyRequests lists the error code too_fast, which the root `x-error-codes` does not define. Add it there, or correct it.";
  expect(problems).toContainEqual({ rule, severity: "error", location: toPointer([...tooMany, 3]), message });
  expect(problems).toContainEqual(expect.objectContaining({ rule, location: toPointer([...unrouted, 0]) }));
});

await testRejections(rule, [
  [
    "a code under a different status",
    set(["x-error-codes", "payload_too_large", "status"], 414),
    ["components", "responses", "PayloadTooLarge", "x-error-codes", 0],
    "components.responses.PayloadTooLarge lists the error code payload_too_large under 413, but the root `x-error-codes` has status 414. Correct one of them.",
  ],
  [
    "a code that no response uses",
    set(["x-error-codes", "pet_gone"], { status: 410, description: "The pet was removed." }),
    ["x-error-codes", "pet_gone"],
    "No response uses the error code pet_gone. List it in the `x-error-codes` of a response, or remove it.",
  ],
]);

test("rejects an error code of the root without a status", async () => {
  const entry = ["x-error-codes", "bad_request"];
  const problems = await lintChanged(remove([...entry, "status"]));
  expect(problems).toContainEqual(expect.objectContaining({ rule: "struct", location: toPointer(entry) }));
});
