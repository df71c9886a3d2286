import { ban, type ErrorCode } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createAnswer } from "../http/answer.ts";
import { createCoverage } from "./create-coverage.ts";

type Step = readonly [at: number, answer: 200 | "over" | "banned"];

const { strikes, withinSeconds, seconds, graceSeconds } = ban;
const codes = { over: "rate_limit_exceeded", banned: "key_banned" } satisfies Record<string, ErrorCode>;
const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step);
const refused: Step[] = [
  [0, 200],
  [0, "over"],
];
const s = 1000;

it.each<[fact: string, shows: Step[], doesNot: Step[]]>([
  [
    `strike ${strikes} bans`,
    [...refused, ...times(strikes - 1, [2 * s, "over"]), [2 * s, "banned"]],
    [...refused, ...times(strikes - 2, [2 * s, "over"]), [2 * s, "banned"]],
  ],
  [
    `strike ${strikes - 1} does not ban`,
    [...refused, ...times(strikes - 1, [2 * s, "over"]), [60 * s, 200]],
    [...refused, ...times(strikes - 1, [1, "over"]), [60 * s, 200]],
  ],
  [
    `strikes within ${withinSeconds} s add up`,
    [...refused, ...times(strikes - 1, [2 * s, "over"]), [(withinSeconds + 2) * s - 1, "banned"]],
    [...refused, ...times(strikes - 1, [2 * s, "over"]), [(withinSeconds + 2) * s, "banned"]],
  ],
  [
    `strikes ${withinSeconds} s apart do not add up`,
    [...refused, [2 * s, "over"], ...times(strikes - 1, [(withinSeconds + 2) * s, "over"])],
    [...refused, [2 * s, "over"], ...times(strikes - 2, [(withinSeconds + 2) * s, "over"])],
  ],
  [
    `requests ${graceSeconds} s after the first 429 are no strikes`,
    [...refused, ...times(strikes, [graceSeconds * s, "over"])],
    [...refused, ...times(strikes, [graceSeconds * s - 1, "over"])],
  ],
  [
    `requests later than ${graceSeconds} s after it are strikes`,
    [...refused, ...times(strikes - 1, [graceSeconds * s + 1, "over"]), [graceSeconds * s + 1, "banned"]],
    [...refused, ...times(strikes - 1, [3 * graceSeconds * s, "over"]), [3 * graceSeconds * s, "banned"]],
  ],
  [
    `a ban of ${seconds} s is told`,
    [[0, "banned"]],
    [
      [0, "over"],
      [0, 200],
    ],
  ],
  [
    `a ban is in force until its ${seconds} s are over`,
    [
      [0, "banned"],
      [seconds * s - 1, "banned"],
    ],
    [
      [0, "banned"],
      [s, "banned"],
    ],
  ],
  [
    `a ban is over after ${seconds} s`,
    [
      [0, "banned"],
      [seconds * s, 200],
    ],
    [
      [0, "banned"],
      [seconds * s + 1, 200],
    ],
  ],
])("%s: only by what one key was answered, and when", (fact, shows, doesNot) => {
  expect(seenIn(shows)).toContain(`shared bounds: ${fact}`);
  expect(seenIn(doesNot)).not.toContain(`shared bounds: ${fact}`);
});

it("another key, another case, or a clock that nobody can read shows nothing", () => {
  const steps: Step[] = [
    [0, "banned"],
    [seconds * s, 200],
  ];
  const fact = `shared bounds: a ban is over after ${seconds} s`;
  expect(seenIn(steps, ({ key }, index) => ({ key: `${key}${index}` }))).not.toContain(fact);
  expect(seenIn(steps, ({ caseId }, index) => ({ caseId: `${caseId}${index}` }))).not.toContain(fact);
  expect(seenIn(steps, () => ({ at: undefined }))).not.toContain(fact);
});

interface Sent {
  readonly key: string;
  readonly caseId: string;
  readonly at: number | undefined;
}

function seenIn(steps: readonly Step[], change: (sent: Sent, index: number) => Partial<Sent> = () => ({})): string[] {
  const coverage = createCoverage("server");
  for (const [index, [time, given]] of steps.entries()) {
    const usual: Sent = { key: "key", caseId: "a/case", at: time };
    const { key, caseId, at } = { ...usual, ...change(usual, index) };
    const request = { method: "GET", target: "/v1/pets", headers: [["Authorization", `Bearer ${key}`]] as const };
    const status = given === 200 ? 200 : 429;
    const body = given === 200 ? [] : { code: codes[given], message: "No.", status };
    const headers = given === "banned" ? ["Retry-After", `${seconds}`] : [];
    coverage.add(caseId, request, createAnswer(status, headers, Buffer.from(JSON.stringify(body))), at);
  }
  return Object.keys(coverage.record.seen);
}
