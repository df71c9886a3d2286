import { isDeepStrictEqual } from "node:util";
import { BenchFailure } from "../bench-failure.ts";
import type { Call } from "../call.ts";
import type { Scenario } from "../scenarios.ts";
import { type Answer, ask } from "./ask.ts";

/** A call that was made, and what came of it. */
export interface Exchange {
  readonly call: Call;
  readonly id: number | string;
  readonly answer: Answer;
}

/** Makes every call of a scenario, each with all ids that are named for it. @throws {BenchFailure} at another status than it calls for */
export async function askAll(
  { name: subject, origin }: { name: string; origin: string },
  { name, calls }: Scenario,
  { key, idsFor }: { key: string; idsFor: (call: Call) => readonly (number | string)[] },
): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const call of new Set(calls)) {
    for (const id of idsFor(call)) {
      const answer = await ask(origin, call, { key, id });
      exchanges.push({ call, id, answer });
      if (answer.status === call.status) continue;
      throw difference(subject, name, call, `status ${call.status}`, `${answer.status}: ${answer.body}`);
    }
  }
  return exchanges;
}

/** Holds what a subject answered against what the server did: where a call succeeds, the whole JSON value. @throws {BenchFailure} */
export function assertEqual(subject: string, scenario: Scenario, wanted: Exchange[], given: Exchange[]): void {
  for (const [index, { call, answer }] of wanted.entries()) {
    const found = given[index]?.answer.body ?? "";
    const isSame = call.status >= 400 || isDeepStrictEqual(comparable(found), comparable(answer.body));
    if (!isSame) throw difference(subject, scenario.name, call, answer.body, found);
  }
}

/** Holds the constants of a floor against the bytes of the server. @throws {BenchFailure} */
export function assertSameBytes(subject: string, scenario: Scenario, wanted: Exchange[], given: Exchange[]): void {
  for (const { call, answer } of given) {
    if (wanted.some((exchange) => exchange.call === call && exchange.answer.body === answer.body)) continue;
    throw difference(subject, scenario.name, call, "the bytes of the server", answer.body);
  }
}

// The moment of an order is each one's own.
function comparable(body: string): unknown {
  return JSON.parse(body, (name, value) => (name === "createdAt" ? typeof value : value));
}

function difference(subject: string, scenario: string, { method, path }: Call, wanted: string, given: string) {
  const texts = [wanted, given].map((text) => (text.length > 400 ? `${text.slice(0, 400)}…` : text));
  return new BenchFailure(
    `${subject} must answer ${method} ${path} of ${scenario} with ${texts[0]}, got ${texts[1]}. Only equal work compares.`,
  );
}
