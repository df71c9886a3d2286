import type { Finding } from "./find-in-contract.ts";

/**
 * Why what a rule asks for is not done: at these places, which are JSON Pointers, or everywhere, where the rule asks it of every answer
 * or number alike.
 */
export type Answer = { why: string; at: string[] | "everywhere" };

/** Each rule's answers, as answers.yaml has them. */
export type Answers = Record<string, Answer[]>;

/** What nobody answered, and which answers are to nothing. Both empty: the contract is clean, or says why not. */
export function judgeFindings(findings: Finding[], answers: Answers): { open: Finding[]; stale: string[] } {
  const open = findings.filter(({ rule, place }) => !answers[rule]?.some((answer) => isTo(answer, place)));
  const stale = Object.entries(answers).flatMap(([rule, list]) => {
    const asked = findings.filter((finding) => finding.rule === rule).map(({ place }) => place);
    return list
      .flatMap(({ at }) => at)
      .filter((place) => (place === "everywhere" ? asked.length === 0 : !asked.includes(place)))
      .map((place) => `${rule} at ${place}`);
  });
  return { open, stale };
}

function isTo({ at }: Answer, place: string): boolean {
  return at === "everywhere" || at.includes(place);
}
