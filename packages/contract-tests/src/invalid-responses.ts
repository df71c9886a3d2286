import { AssertionError } from "node:assert";

/** Thrown if a service logged invalid responses. The message contains each distinct log message once, with its count. */
class InvalidResponses extends AssertionError {}

/**
 * Checks the error log of a service. A target calls it in `stop`.
 * @throws {InvalidResponses} if the service logged a response that breaks the contract
 */
export function assertNoInvalidResponses(messages: readonly string[]): void {
  const invalid = messages.filter((message) => message.includes("breaks the contract"));
  if (invalid.length === 0) return;
  const counts = [...Map.groupBy(invalid, (message) => message)].map(
    ([message, { length }]) => `${length} × ${message}`,
  );
  throw new InvalidResponses({
    message: `The service logged responses that break the contract:\n${counts.join("\n")}`,
  });
}
