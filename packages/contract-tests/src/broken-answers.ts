import { AssertionError } from "node:assert";

/** A service that checks its answers logged some that break the contract. Its message has each kind of them once. */
export class BrokenAnswers extends AssertionError {
  readonly logged: readonly string[];

  constructor(logged: readonly string[]) {
    const kinds = countKinds(logged).map(([kind, count]) => `${count} × ${kind}`);
    super({ message: `The service logged answers that break the contract:\n${kinds.join("\n")}` });
    this.logged = logged;
  }
}

/**
 * What a target's `stop` makes of the errors that its service logged.
 * @throws {BrokenAnswers} where an answer that breaks the contract is among them, whatever a case made of it
 */
export function refuseBrokenAnswers(logged: readonly string[]): void {
  const broken = logged.filter((message) => message.includes("breaks the contract"));
  if (broken.length > 0) throw new BrokenAnswers(broken);
}

/** Each message once, with how often it came; the most frequent first. */
export function countKinds(messages: readonly string[]): [kind: string, count: number][] {
  const kinds = Map.groupBy(messages, (message) => message);
  return [...kinds]
    .map(([kind, { length }]): [string, number] => [kind, length])
    .sort(([, one], [, other]) => other - one);
}
