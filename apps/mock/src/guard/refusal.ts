import type { Answer } from "../answer.ts";
import { type Answers, findByErrorCode } from "../contract/documented-answers.ts";

/** A rule of the contract that the request breaks. */
export type Violation = { path: string; message: string };

/** A request that is refused with a documented answer before Prism sees it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: string;
  readonly violation: Violation | undefined;

  /** @param code an error code of the contract */
  constructor(code: string, violation?: Violation) {
    super(violation?.message ?? code);
    this.code = code;
    this.violation = violation;
  }
}

/**
 * The documented example of an error code, looked for in one set of answers after the other.
 * @throws {Error} when the contract documents none
 */
export function documentedError(code: string, ...candidates: readonly Answers[]): Answer {
  for (const answers of candidates) {
    const found = findByErrorCode(answers, code);
    if (found) return { status: found.answer.status, headers: found.answer.headers, body: found.body };
  }
  throw new Error(`The contract documents no example with code ${code}. Add one to the answer that carries it.`);
}

/** The answer to a refused request. */
export function answerRefusal({ code, violation }: Refusal, ...candidates: readonly Answers[]): Answer {
  const answer = documentedError(code, ...candidates);
  if (!violation) return answer;
  return { ...answer, body: { ...(answer.body as object), message: violation.message, details: [violation] } };
}
