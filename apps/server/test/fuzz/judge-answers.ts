import { contract } from "@animal-store/contract";
import { contractDocument, createJudge } from "@animal-store/contract-tests";
import type { ReceivedAnswer } from "./read-answers.ts";

const judge = createJudge(contractDocument, { allowCors: true });
const places = [...Object.keys(contract.operations), "unrouted"];
// What health, documents, sites and their neighbourhood answer, which the contract does not describe.
const beside = [200, 301, 302, 304, 404];

/** What is wrong with answers to messages that need not be requests; undefined where each is one that the service may give. */
export function problemOf(answers: readonly ReceivedAnswer[]): string | undefined {
  for (const answer of answers) {
    const problem = problemOfOne(answer);
    if (problem !== undefined) return `${problem}\n${JSON.stringify(answer).slice(0, 1500)}`;
  }
  return undefined;
}

function problemOfOne(answer: ReceivedAnswer): string | undefined {
  const { status, headers, bodyText } = answer;
  if (status >= 500) return `${status} is a failure`;
  const names = new Map(headers);
  const unsafe = Object.keys(contract.extensions["x-answer-headers"]).find((name) => !names.has(name.toLowerCase()));
  if (unsafe !== undefined) return `${unsafe} is missing`;
  if (!names.has("x-ratelimit-limit")) return beside.includes(status) ? undefined : `${status} is not documented`;
  // Of which operation it is, the message need not tell: it must be the answer of one.
  const method = bodyText === "" ? "HEAD" : "GET";
  const verdicts = places.map((place) => judge(place, { method, hasOrigin: true }, answer));
  if (verdicts.some((violations) => violations.length === 0)) return undefined;
  const nearest = verdicts.toSorted((one, other) => one.length - other.length)[0] ?? [];
  return `the answer breaks the contract: ${nearest.join("; ")}`;
}
