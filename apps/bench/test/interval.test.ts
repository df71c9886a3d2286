import { describe, expect, it } from "vitest";
import { estimateMedian, rounds, toVerdict, type Verdict } from "../src/interval.ts";

type Random = () => number;

// Noise of the logarithm of one round's ratio, as between two starts of the same programs.
const noises: Readonly<Record<string, (random: Random) => number>> = {
  "an idle machine": (random) => 0.01 * toNormal(random),
  "a busy machine": (random) => 0.02 * toNormal(random),
  "two modes of the compiled code": (random) => (random() < 0.5 ? -0.02 : 0.02) + 0.01 * toNormal(random),
  "bursts of other work": (random) => (random() < 0.1 ? 0.1 : 0.012) * toNormal(random),
};

describe.each(Object.entries(noises))("1,000 checks with the noise of %s", (_, noise) => {
  it("pass at most 1 % of the working trees with 5 % more CPU time per request", () => {
    expect(countVerdicts(1 / 1.05, noise).passed).toBeLessThanOrEqual(10);
  });

  it("report at most 1 % of the equal working trees as slower or unclear", () => {
    expect(countVerdicts(1, noise).passed).toBeGreaterThanOrEqual(990);
  });
});

it("fails 990 of 1,000 checks of a planted 5 % on an idle machine", () => {
  expect(countVerdicts(0.95, (random) => 0.01 * toNormal(random)).slower).toBeGreaterThanOrEqual(990);
});

it("is unclear if the interval contains the limit and stays wide", () => {
  const ratios = Array.from({ length: rounds.max }, (_, index) => 0.97 + (index % 2 === 0 ? 0.1 : -0.1));
  expect(toVerdict(ratios)).toBe("unclear");
});

it("needs more rounds while the interval is wide, also without noise before the minimum", () => {
  expect(toVerdict(Array.from({ length: rounds.min - 1 }, () => 1))).toBeUndefined();
  expect(toVerdict(Array.from({ length: rounds.min }, () => 1))).toBe("passed");
  expect(toVerdict([0.9, 1.1, 0.95, 1.05, 0.98, 1.02])).toBeUndefined();
});

it("uses the exact Wilcoxon interval", () => {
  // With six values, only the whole range has a confidence of 95 %. With eight, three averages per side are outside.
  expect(estimateMedian([1, 1, 1, 1, 1, 4])).toEqual({ low: 1, median: 1, high: 4 });
  expect(estimateMedian([1, 1, 1, 1, 1, 1, 1, 4]).high).toBe(2);
});

it("contains the true median in 95 of 100 intervals", () => {
  const random = createRandom(3);
  const intervals = Array.from({ length: 1000 }, () =>
    estimateMedian(Array.from({ length: 12 }, () => Math.exp(0.02 * toNormal(random)))),
  );
  const hits = intervals.filter(({ low, high }) => low <= 1 && high >= 1).length;
  expect(hits).toBeGreaterThan(930);
  expect(hits).toBeLessThan(970);
});

function countVerdicts(ratio: number, noise: (random: Random) => number): Record<Verdict, number> {
  const counts = { passed: 0, slower: 0, unclear: 0 };
  const random = createRandom(1);
  for (let check = 0; check < 1000; check += 1) {
    const ratios: number[] = [];
    let verdict: Verdict | undefined;
    while (!verdict) {
      ratios.push(ratio * Math.exp(noise(random)));
      verdict = toVerdict(ratios);
    }
    counts[verdict] += 1;
  }
  return counts;
}

/** Returns a number with a normal distribution (Box-Muller). */
function toNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Returns numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
