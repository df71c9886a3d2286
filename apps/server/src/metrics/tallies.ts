import { Histogram, type Registry } from "@prometheus-io/client";

/** Observations of one set of labels. */
export interface Tally {
  add(value: number): void;
}

export interface TalliesOptions {
  readonly registry: Registry;
  readonly name: string;
  readonly help: string;
  readonly labels: readonly [string, string];
  /** Upper bounds, ascending. */
  readonly buckets: readonly number[];
}

/** A histogram by two labels, for where every request goes. */
export interface Tallies {
  /** @param first and second are values of the labels, of which there must be few */
  of(first: string, second: string | number): Tally;
}

export function createTallies({ registry, name, help, labels, buckets }: TalliesOptions): Tallies {
  const histogram = new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] });
  const known = new Map<string, Map<string | number, Tally>>();
  return {
    of(first, second) {
      return known.get(first)?.get(second) ?? begin(first, second);
    },
  };

  function begin(first: string, second: string | number): Tally {
    const child = histogram.labels(first, String(second));
    const tally: Tally = { add: (value) => child.observe(value) };
    const row = known.get(first) ?? new Map<string | number, Tally>();
    known.set(first, row.set(second, tally));
    return tally;
  }
}
