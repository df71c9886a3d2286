import { AssertionError } from "node:assert";

/**
 * Checks the error log of a service. A target calls it in `stop`.
 * @throws {AssertionError} with each distinct message about a response that breaks the contract, and its count
 */
export function assertNoInvalidResponses(messages: readonly string[]): void {
  const invalid = messages.filter((message) => message.includes("breaks the contract"));
  if (invalid.length === 0) return;
  const counts = [...Map.groupBy(invalid, (message) => message)].map(
    ([message, { length }]) => `${length} × ${message}`,
  );
  throw new AssertionError({
    message: `The service logged responses that break the contract:\n${counts.join("\n")}`,
  });
}
