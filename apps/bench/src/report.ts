import { cpus, type } from "node:os";
import type { Measurement } from "./load.ts";
import type { BenchOptions } from "./options.ts";
import type { BenchResults } from "./run-bench.ts";
import { petCount } from "./scenarios.ts";
import type { Target } from "./targets.ts";

/** Returns the report as Markdown. Each value is a median over the rounds; ratios compare within a round. */
export function renderReport(results: BenchResults, { on, connections, rounds, seconds }: BenchOptions): string {
  const { targets, scenarios, measurements, memory } = results;
  const baseline = targets.find(({ kind }) => kind === "baseline");
  const title = on === "postgres" ? "Benchmarks on PostgreSQL and Redis" : "Benchmarks";
  const processor = cpus()[0]?.model.trim();
  const date = new Date().toISOString().slice(0, 10);

  return `# ${title}

${petCount} pets, ${connections} connections; medians of ${rounds} interleaved rounds of ${seconds} s. Each target${on === "postgres" ? ", with PostgreSQL and Redis," : ""} uses one core, and
the load generator, autocannon, uses another. ${processor}, ${type()} ${process.arch}, Node ${process.version}, ${date}.

## Requests per CPU time, relative to the baseline

The baseline is a bare \`node:http\` server that sends the same responses, precomputed.

${renderTable((target, scenario) => formatRatio(compareCpu(target, scenario, baseline)))}

## Requests per CPU time, relative to the best other framework

${renderTable((target, scenario) => formatRatio(compareCpu(target, scenario, findBestPeer(scenario))))}

## CPU time of a request

In microseconds${on === "postgres" ? ": the target + PostgreSQL + Redis" : ""}.

${renderTable((target, scenario) => formatCpu(findRounds(target, scenario)))}

## Requests per second

autocannon uses more CPU than a fast server, so it limits the fastest targets. Compare them by CPU time.

${renderTable((target, scenario) => formatCount(median(findRounds(target, scenario).map(({ requestsPerSecond }) => requestsPerSecond))))}

## Slowest 1 % of the requests

Milliseconds of the 99th percentile.

${renderTable((target, scenario) => formatCount(median(findRounds(target, scenario).map(({ p99 }) => p99))))}

## Memory after the run

In MiB: ${targets.flatMap(({ name, title }) => (memory[name] ? [`${title} ${formatCount(memory[name] / 2 ** 20)}`] : [])).join(", ")}.
`;

  function renderTable(formatCell: (target: Target, scenario: string) => string): string {
    const toRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
    const head = ["", ...scenarios.map(({ title }) => title)];
    const rows = targets.map((target) => [target.title, ...scenarios.map(({ name }) => formatCell(target, name))]);
    return [toRow(head), toRow(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(toRow)].join("\n");
  }

  function findRounds({ name }: Target, scenario: string): Measurement[] {
    return measurements.filter((measurement) => measurement.target === name && measurement.scenario === scenario);
  }

  function findBestPeer(scenario: string): Target | undefined {
    const medianCpu = (target: Target) => median(findRounds(target, scenario).map(sumCpu)) ?? 0;
    const peers = targets.filter(({ kind }) => kind === "peer");
    return peers.toSorted((a, b) => medianCpu(a) - medianCpu(b))[0];
  }

  function compareCpu(target: Target, scenario: string, other: Target | undefined): number | undefined {
    if (!other) return undefined;
    const otherRounds = findRounds(other, scenario).map(sumCpu);
    return median(
      findRounds(target, scenario).map((measurement, index) => (otherRounds[index] ?? 0) / sumCpu(measurement)),
    );
  }

  function formatCpu(rounds: readonly Measurement[]): string {
    const programs = on === "postgres" ? (["server", "PostgreSQL", "Redis"] as const) : (["server"] as const);
    return programs
      .map((name) => formatCount(median(rounds.map(({ cpuPerRequest }) => cpuPerRequest[name]))))
      .join(" + ");
  }
}

function sumCpu({ cpuPerRequest: { server, PostgreSQL, Redis } }: Measurement): number {
  return server + PostgreSQL + Redis;
}

function formatRatio(ratio: number | undefined): string {
  return Number.isFinite(ratio) ? (ratio as number).toFixed(2) : "–";
}

function formatCount(number: number | undefined): string {
  return number === undefined ? "–" : Math.round(number).toLocaleString("en");
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
