import { cpus, type } from "node:os";
import type { Measurement } from "./load.ts";
import { type OpenLoopMeasurement, type OpenLoopResults, shares } from "./open-loop.ts";
import type { BenchOptions } from "./options.ts";
import type { BenchResults } from "./run-bench.ts";
import { petCount, type Scenario } from "./scenarios.ts";
import type { Target } from "./targets.ts";

/** Returns the report as Markdown. Each value is a median over the rounds; ratios compare within a round. */
export function renderReport(results: BenchResults, { on, connections, rounds, seconds }: BenchOptions): string {
  const { targets, scenarios, measurements, memory } = results;
  const baseline = targets.find(({ kind }) => kind === "baseline");
  const title = on === "postgres" ? "Benchmarks on PostgreSQL and Redis" : "Benchmarks";

  return `# ${title}

${petCount} pets, ${connections} connections; medians of ${rounds} interleaved rounds of ${seconds} s. Each target${on === "postgres" ? ", with PostgreSQL and Redis," : ""} uses one core, and
the load generator, autocannon, uses another. ${describeMachine()}.

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
    const head = ["", ...scenarios.map(({ title }) => title)];
    return renderRows(
      head,
      targets.map((target) => [target.title, ...scenarios.map(({ name }) => formatCell(target, name))]),
    );
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

/** Returns the report of an open loop as Markdown. */
export function renderOpenLoopReport(
  results: OpenLoopResults,
  { on, connections, rounds, seconds }: BenchOptions,
): string {
  const { targets, scenarios, measurements } = results;
  const findRounds = (target: string, { name }: Scenario, share: number) =>
    measurements.filter((each) => each.target === target && each.scenario === name && each.share === share);

  return `# Latency at fixed rates

${petCount} pets on ${on}, ${connections} connections; medians of ${rounds} interleaved rounds of ${seconds} s. The load generator sends each request at
its time, also while others wait for a response, and counts the latency from that time. Milliseconds (relative to the
baseline). ${describeMachine()}.

${scenarios.map(renderScenario).join("\n")}`;

  function renderScenario(scenario: Scenario): string {
    const rows = shares.flatMap((share) => targets.map((target) => renderTarget(target, scenario, share)));
    const head = [
      "requests/s",
      "",
      "p50",
      "p99",
      "longest",
      "first second: p99",
      "longest",
      "unanswered",
      "generator's longest pause",
    ];
    return `## ${scenario.title}\n\n${renderRows(head, rows)}\n`;
  }

  function renderTarget({ name, title }: Target, scenario: Scenario, share: number): string[] {
    const own = findRounds(name, scenario, share);
    const ofBaseline = findRounds("baseline", scenario, share);
    const formatLatency = (pick: (each: OpenLoopMeasurement) => number) => {
      const ratios = own.map((each, index) => pick(each) / pick(ofBaseline[index] ?? each));
      return `${formatMs(median(own.map(pick)))} (${formatRatio(median(ratios))})`;
    };
    return [
      `${formatCount(own[0]?.requestsPerSecond)} (${share * 100} %)`,
      title,
      formatLatency(({ latency }) => latency.p50),
      formatLatency(({ latency }) => latency.p99),
      formatLatency(({ latency }) => latency.longest),
      formatLatency(({ firstSecond }) => firstSecond.p99),
      formatLatency(({ firstSecond }) => firstSecond.longest),
      formatCount(median(own.map(({ unanswered }) => unanswered))),
      formatMs(median(own.map(({ generatorPause }) => generatorPause))),
    ];
  }
}

function renderRows(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const toRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [toRow(head), toRow(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(toRow)].join("\n");
}

function describeMachine(): string {
  const date = new Date().toISOString().slice(0, 10);
  return `${cpus()[0]?.model.trim()}, ${type()} ${process.arch}, Node ${process.version}, ${date}`;
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

function formatMs(ms: number | undefined): string {
  return ms === undefined ? "–" : ms.toFixed(ms < 10 ? 2 : 0);
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
