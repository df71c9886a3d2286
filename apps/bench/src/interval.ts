/** An interval with a confidence of 95 % for the median of ratios. */
export interface Interval {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export type Verdict = "passed" | "slower" | "unclear";

export const minRatio = 0.97;
const maxHalfWidth = 0.01;
const maxErrorPerSide = 0.025;
export const rounds = { min: 6, max: 20 };

/**
 * Returns the Hodges-Lehmann median of ratios and the interval that inverts the Wilcoxon signed-rank test. It assumes
 * independent ratios and no normal distribution, and needs a third fewer of them than an interval of order statistics.
 */
export function estimateMedian(ratios: readonly number[]): Interval {
  const averages = ratios
    .flatMap((a, index) => ratios.slice(index).map((b) => Math.sqrt(a * b)))
    .toSorted((a, b) => a - b);
  const excluded = countExcluded(ratios.length);
  const at = (index: number) => averages.at(index) ?? Number.NaN;
  return { low: at(excluded), median: at(averages.length >> 1), high: at(-1 - excluded) };
}

/** Returns how many of the sorted averages of pairs are outside the interval on each side, for `count` ratios. */
function countExcluded(count: number): number {
  // The number of subsets of the ranks 1 to `count` with each sum: the distribution of the signed-rank statistic.
  let subsets = [1];
  for (let rank = 1; rank <= count; rank += 1)
    subsets = Array.from(
      { length: subsets.length + rank },
      (_, sum) => (subsets[sum] ?? 0) + (subsets[sum - rank] ?? 0),
    );
  let probability = 0;
  const end = subsets.findIndex((ways) => {
    probability += ways / 2 ** count;
    return probability > maxErrorPerSide;
  });
  return Math.max(end - 1, 0);
}

/** Returns the verdict after some rounds, or undefined if it needs another round. */
export function toVerdict(ratios: readonly number[]): Verdict | undefined {
  if (ratios.length < rounds.min) return undefined;
  const { low, median, high } = estimateMedian(ratios);
  if (high < minRatio) return "slower";
  const isNarrow = (high - low) / 2 <= maxHalfWidth;
  const isLast = ratios.length >= rounds.max;
  if (low >= minRatio) return isNarrow || isLast ? "passed" : undefined;
  if (!isLast) return undefined;
  if (!isNarrow) return "unclear";
  return median < minRatio ? "slower" : "passed";
}
