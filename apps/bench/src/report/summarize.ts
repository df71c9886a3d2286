import type { Measurement } from "../measure.ts";
import type { BenchReport } from "./report.ts";

/** The results of one target in one scenario: medians over the rounds. */
export type Summary = ReturnType<typeof summarize>[number];

/** Requests relative to another target: in the same wall-clock time, and for the same CPU time. */
export interface Ratio {
  readonly byWallClock: number | undefined;
  readonly byCpu: number | undefined;
}

type Metric = (measurement: Measurement) => number | undefined;
const speed: Metric = ({ requestsPerSecond }) => requestsPerSecond;
const efficiency: Metric = ({ cpuPerRequest }) => cpuPerRequest && 1 / cpuPerRequest;

/** Summarises every target in every scenario. Ratios compare within a round; the result is their median. */
export function summarize({ measurements, scenarios, targets, services }: BenchReport) {
  return scenarios.flatMap((scenario) => {
    const scenarioMeasurements = measurements.filter((measurement) => measurement.scenario === scenario.name);
    const findRounds = (target: string) => scenarioMeasurements.filter((measurement) => measurement.target === target);
    const baseline = targets.find(({ kind }) => kind === "baseline");
    const peers = targets.filter(({ kind }) => kind === "peer");
    const findBest = (metric: Metric, processes: number) =>
      peers
        .filter((peer) => peer.processes === processes)
        .map(({ name }) => findRounds(name))
        .toSorted((a, b) => (median(b.map(metric)) ?? 0) - (median(a.map(metric)) ?? 0))[0];

    const measuredTargets = targets.filter(({ name }) => findRounds(name).length > 0);
    return measuredTargets.map(({ name, kind, processes }) => {
      const rounds = findRounds(name);
      const speeds = rounds.map(({ requestsPerSecond }) => requestsPerSecond);
      const compare = (getRounds: (metric: Metric) => Measurement[] | undefined): Ratio => ({
        byWallClock: medianRatio(rounds, getRounds(speed), speed),
        byCpu: medianRatio(rounds, getRounds(efficiency), efficiency),
      });
      return {
        target: name,
        scenario: scenario.name,
        requestsPerSecond: median(speeds) ?? 0,
        slowest: Math.min(...speeds),
        fastest: Math.max(...speeds),
        p50: median(rounds.map(({ p50 }) => p50)) ?? 0,
        p99: median(rounds.map(({ p99 }) => p99)) ?? 0,
        cpuPerRequest: median(rounds.map(({ cpuPerRequest }) => cpuPerRequest)),
        /** CPU time of each service, in the order of `services`. */
        cpuOfServices: services.map((service) => median(rounds.map(({ cpuOfServices }) => cpuOfServices[service]))),
        coreUsage: median(rounds.map(({ core }) => core)),
        vsBaseline: compare(() => baseline && findRounds(baseline.name)),
        /** Relative to the best peer with the same number of processes. Undefined for baselines and without such a peer. */
        vsBestPeer: kind === "baseline" ? compare(() => undefined) : compare((metric) => findBest(metric, processes)),
      };
    });
  });
}

/** Returns whether the baseline, which never waits, used over 80 % of its core. */
export function isWallClockReliable({ measurements, targets }: BenchReport): boolean {
  const baseline = targets.find(({ kind }) => kind === "baseline");
  return (median(measurements.filter(({ target }) => target === baseline?.name).map(({ core }) => core)) ?? 1) > 0.8;
}

function medianRatio(rounds: Measurement[], baseRounds: Measurement[] | undefined, metric: Metric): number | undefined {
  return median(
    rounds.map((measurement) => {
      const base = baseRounds?.find(({ round }) => round === measurement.round);
      const [value, baseValue] = [metric(measurement), base && metric(base)];
      return value && baseValue ? value / baseValue : undefined;
    }),
  );
}

function median(numbers: (number | undefined)[]): number | undefined {
  const sorted = numbers.filter((number) => number !== undefined).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}
