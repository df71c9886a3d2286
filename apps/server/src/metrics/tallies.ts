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

/**
 * A histogram by two labels, for where every request goes: the client's own looks its labels up at each observation, which costs
 * twenty times as much.
 */
export class Tallies extends Histogram<string> {
  readonly #options: TalliesOptions;
  readonly #tallies = new Map<string, Map<string | number, BucketTally>>();

  constructor(options: TalliesOptions) {
    const { registry, name, help, labels, buckets } = options;
    super({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] });
    this.#options = options;
  }

  /** @param first and second are values of the labels, of which there must be few */
  of(first: string, second: string | number): Tally {
    return this.#tallies.get(first)?.get(second) ?? this.#begin(first, second);
  }

  /** What the client calls where it writes a metric down. */
  async getForPromString() {
    const { name, help, labels } = this.#options;
    const [one, other] = labels;
    const values = [...this.#tallies].flatMap(([first, row]) =>
      [...row].flatMap(([second, tally]) => tally.values(name, { [one]: first, [other]: String(second) })),
    );
    return { name, help, type: "histogram", aggregator: "sum", values };
  }

  #begin(first: string, second: string | number): Tally {
    const tally = new BucketTally(this.#options.buckets);
    const row = this.#tallies.get(first) ?? new Map<string | number, BucketTally>();
    this.#tallies.set(first, row.set(second, tally));
    return tally;
  }
}

class BucketTally implements Tally {
  readonly #bounds: readonly number[];
  // One more for what is above all bounds.
  readonly #counts: number[];
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = [...bounds, Number.POSITIVE_INFINITY].map(() => 0);
  }

  add(value: number): void {
    let bucket = 0;
    while (value > (this.#bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#sum += value;
  }

  values(name: string, labels: Record<string, string>) {
    let count = 0;
    const buckets = this.#counts.map((here, index) => {
      count += here;
      const le = this.#bounds[index] ?? "+Inf";
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.#sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
