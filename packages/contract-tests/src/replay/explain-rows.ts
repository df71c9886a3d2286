import { compareAnswers } from "./compare-answers.ts";
import type { Row } from "./compare-recordings.ts";
import { type KnownLimit, limitOf } from "./known-limit.ts";
import type { OtherState } from "./other-states.ts";

/** Why a target answers otherwise: a limit that is listed, an answer that rests on state; or nobody knows. */
export type Cause =
  | { readonly kind: "limit"; readonly id: string }
  | { readonly kind: "state"; readonly state: string }
  | { readonly kind: "unexplained" };

/** A difference and its cause. */
export type ExplainedRow = Row & { readonly cause: Cause };

/**
 * Finds the cause of each difference. State it is where the expected target itself differs in the very same way from what it
 * answered in the case, once the same request meets another state.
 */
export async function explainRows(
  rows: readonly Row[],
  limits: readonly KnownLimit[],
  states: readonly OtherState[],
): Promise<ExplainedRow[]> {
  const explained: ExplainedRow[] = [];
  for (const row of rows) explained.push({ ...row, cause: await causeOf(row, limits, states) });
  return explained;
}

async function causeOf(row: Row, limits: readonly KnownLimit[], states: readonly OtherState[]): Promise<Cause> {
  const limit = limitOf(limits, row);
  if (limit) return { kind: "limit", id: limit.id };
  for (const { name, ask } of states) {
    const answer = await ask(row.exchange.request);
    const differences = compareAnswers(row.exchange.answer, answer);
    if (differences.some(({ text }) => text === row.text)) return { kind: "state", state: name };
    // Both at once: in that state the answer would be another one, and that one is what the limit gets wrong.
    const both = limitOf(limits, { ...row, exchange: { ...row.exchange, answer } });
    if (both && differences.length > 0) return { kind: "limit", id: both.id };
  }
  return { kind: "unexplained" };
}
