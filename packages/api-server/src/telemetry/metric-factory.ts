import { Counter, Gauge, Histogram, type Registry } from "@prometheus-io/client";

/** Buckets in seconds. The first fits a cached response, the last a request that waits for an unavailable store. */
export const requestBuckets = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];
/** Buckets in seconds. The first is the time to read a row from SQLite. The last is the time of a call that times out. */
export const callBuckets = [0.00005, ...requestBuckets.slice(0, -2)];

export type MetricFactory = ReturnType<typeof createMetricFactory>;

/** @param metricPrefix the prefix of each name, such as `my_api_` */
export function createMetricFactory(registry: Registry, metricPrefix: string) {
  const registers = [registry];
  return {
    counter: (name: string, help: string, ...labelNames: string[]) =>
      new Counter({ name: metricPrefix + name, help, labelNames, registers }),
    histogram: (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
      new Histogram({ name: metricPrefix + name, help, labelNames, buckets, registers }),
    gauge: (name: string, help: string, read: () => number | undefined | Promise<number>) =>
      new Gauge({
        name: metricPrefix + name,
        help,
        registers,
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
  };
}
