import type { Finding } from "./find-in-contract.ts";

/** Why what a rule asks for is not done at these places, which are JSON Pointers. */
export type Answer = { why: string; at: string[] };

/** Each rule's answers, as answers.yaml has them. */
export type Answers = Record<string, Answer[]>;

/** What nobody answered, and which answers are to nothing. Both empty: the contract is clean, or says why not. */
export function judgeFindings(findings: Finding[], answers: Answers): { open: Finding[]; stale: string[] } {
  const places = Object.entries(answers).flatMap(([rule, list]) =>
    list.flatMap(({ at }) => at.map((place) => ({ rule, place }))),
  );
  const meets = (answer: { rule: string; place: string }, finding: Finding) =>
    answer.rule === finding.rule && answer.place === finding.place;
  return {
    open: findings.filter((finding) => !places.some((answer) => meets(answer, finding))),
    stale: places
      .filter((answer) => !findings.some((finding) => meets(answer, finding)))
      .map(({ rule, place }) => `${rule} at ${place}`),
  };
}
