import { cpus, type } from "node:os";
import type { Measurement } from "./load.ts";
import { type Latency, type OpenLoopMeasurement, type OpenLoopResults, shares } from "./open-loop.ts";
import type { BenchOptions } from "./options.ts";
import type { BenchResults } from "./run-bench.ts";
import type { GrowthResults } from "./run-growth.ts";
import { petCount, type Scenario } from "./scenarios.ts";
import type { Target } from "./targets.ts";

/** The results as tables, in Markdown and in the JSON file. The docs draw charts of some tables. */
export interface Report {
  readonly title: string;
  readonly description: string;
  readonly tables: readonly ReportTable[];
}

export interface ReportTable {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly unit?: string;
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
}

export interface ReportRow {
  readonly title: string;
  readonly kind?: Target["kind"];
  readonly values: readonly string[];
}

/** Returns the report of a benchmark. Each value is a median over the rounds; ratios compare within a round. */
export function createReport(results: BenchResults, options: BenchOptions): Report {
  const { targets, scenarios, measurements, memory } = results;
  const isPostgres = options.on === "postgres";
  const baseline = targets.find(({ kind }) => kind === "baseline");
  const cores = `Each target${isPostgres ? ", with PostgreSQL and Redis," : ""} uses one core, and the load generator, autocannon, uses another.`;

  return {
    title: isPostgres ? "Benchmarks on PostgreSQL and Redis" : "Benchmarks",
    description: describeRun(`${formatNumber(petCount)} pets`, options, cores),
    tables: [
      createTable(
        "relative-to-baseline",
        "Requests per CPU time, relative to the baseline",
        "The baseline is a bare `node:http` server that sends the same responses, precomputed.",
        (target, scenario) => formatNumber(compareCpu(target, scenario, baseline), 2),
      ),
      createTable(
        "relative-to-best-peer",
        "Requests per CPU time, relative to the best other framework",
        "The best other framework has 1.00.",
        (target, scenario) => formatNumber(compareCpu(target, scenario, findBestPeer(scenario)), 2),
      ),
      createTable(
        "cpu",
        "CPU time of a request",
        `In microseconds${isPostgres ? ": the target + PostgreSQL + Redis" : ""}.`,
        (target, scenario) => formatCpu(findRounds(target, scenario)),
      ),
      createTable(
        "throughput",
        "Requests per second",
        "autocannon uses more CPU than a fast server, so it limits the fastest targets. Compare them by CPU time.",
        (target, scenario) =>
          formatNumber(median(findRounds(target, scenario).map(({ requestsPerSecond }) => requestsPerSecond))),
      ),
      createTable(
        "slowest",
        "Slowest 1 % of the requests",
        "Milliseconds of the 99th percentile.",
        (target, scenario) => formatNumber(median(findRounds(target, scenario).map(({ p99 }) => p99))),
      ),
      {
        name: "memory",
        title: "Memory after the run",
        note: "Resident memory.",
        columns: ["Target", "MiB"],
        rows: targets.flatMap(({ name, title, kind }) =>
          memory[name] ? [{ title, kind, values: [formatMebibytes(memory[name])] }] : [],
        ),
      },
    ],
  };

  function createTable(
    name: string,
    title: string,
    note: string,
    formatCell: (target: Target, scenario: string) => string,
  ): ReportTable {
    const rows = targets.map((target) => ({
      title: target.title,
      kind: target.kind,
      values: scenarios.map((scenario) => formatCell(target, scenario.name)),
    }));
    return { name, title, note, columns: ["Target", ...scenarios.map((scenario) => scenario.title)], rows };
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
    const programs = isPostgres ? (["server", "PostgreSQL", "Redis"] as const) : (["server"] as const);
    return programs
      .map((name) => formatNumber(median(rounds.map(({ cpuPerRequest }) => cpuPerRequest[name]))))
      .join(" + ");
  }
}

/**
 * Returns the report of an open loop. Each value is a median over the rounds. "Quiet rounds" is their lowest decile, which
 * pauses of the rest of the machine affect least.
 */
export function createOpenLoopReport(results: OpenLoopResults, options: BenchOptions): Report {
  const { targets, scenarios, measurements } = results;
  return {
    title: "Latency at fixed rates",
    description: describeRun(
      `${formatNumber(petCount)} pets on ${options.on === "postgres" ? "PostgreSQL" : "SQLite"}`,
      options,
      "The load generator sends each request at its time, also while others wait for a response, and counts the latency from that time.",
    ),
    tables: scenarios.map((scenario) => ({
      name: "latency",
      title: scenario.title,
      note: `Milliseconds, and relative to the baseline. Quiet rounds are the lowest tenth. The rates are ${shares.map((share) => formatRate(scenario, share)).join(", ")}.`,
      unit: "ms",
      columns: ["Target", "p50", "p99, quiet rounds", "p99", "longest", "unanswered", "longest pause of the generator"],
      rows: shares.flatMap((share) => targets.map((target) => toRow(target, scenario, share))),
    })),
  };

  function findRounds(target: string, { name }: Scenario, share: number): OpenLoopMeasurement[] {
    return measurements.filter((each) => each.target === target && each.scenario === name && each.share === share);
  }

  function formatRate(scenario: Scenario, share: number): string {
    const [round] = findRounds("baseline", scenario, share);
    return `${share * 100} % (${formatNumber(round?.requestsPerSecond)} requests/s)`;
  }

  function toRow({ name, title, kind }: Target, scenario: Scenario, share: number): ReportRow {
    const own = findRounds(name, scenario, share);
    const ofBaseline = findRounds("baseline", scenario, share);
    const formatLatency = (pick: (latency: Latency) => number, choose: (numbers: number[]) => number | undefined) => {
      const [ms, baselineMs] = [own, ofBaseline].map((rounds) => choose(rounds.map(({ latency }) => pick(latency))));
      return `${formatMs(ms)} (${formatNumber((ms ?? Number.NaN) / (baselineMs ?? Number.NaN), 2)})`;
    };
    return {
      title: `${title}, ${share * 100} %`,
      kind,
      values: [
        formatLatency(({ p50 }) => p50, median),
        formatLatency(({ p99 }) => p99, lowerDecile),
        formatLatency(({ p99 }) => p99, median),
        formatLatency(({ longest }) => longest, median),
        formatNumber(median(own.map(({ unanswered }) => unanswered))),
        formatMs(median(own.map(({ generatorPause }) => generatorPause))),
      ],
    };
  }
}

/** Returns the report of the growth. Each value is a median over the rounds. */
export function createGrowthReport({ stores, scenarios, measurements }: GrowthResults, options: BenchOptions): Report {
  const columns = ["Pets", ...stores.map(({ pets }) => formatNumber(pets))];
  const toSeconds = (name: "start" | "backup" | "integrity") =>
    stores.map(({ figures }) => formatNumber((median(figures[name]) ?? 0) / 1000, 2));
  const toMebibytes = (name: "idleMemory" | "loadedMemory" | "disk") =>
    stores.map(({ figures }) => formatMebibytes(median(figures[name]), 1));
  const toCosts = (scenario: string) =>
    stores.map(({ pets }) => {
      const rounds = measurements.filter((each) => each.scenario === scenario && each.target === String(pets));
      return formatNumber(median(rounds.map(sumCpu)), 1);
    });

  return {
    title: "Growth",
    description: describeRun("SQLite", options, "The server uses one core."),
    tables: [
      {
        name: "cost",
        title: "CPU time of a request",
        note: "In microseconds. Each request for one pet reads a random one. POST adds pets while it is measured.",
        unit: "µs",
        columns,
        rows: scenarios.map(({ name, title }) => ({ title, values: toCosts(name) })),
      },
      {
        name: "time",
        title: "Start and maintenance",
        note: "In seconds. The start ends with the first response. The backup includes the check of the copy.",
        unit: "s",
        columns,
        rows: [
          { title: "start", values: toSeconds("start") },
          { title: "backup", values: toSeconds("backup") },
          { title: "integrity check", values: toSeconds("integrity") },
        ],
      },
      {
        name: "space",
        title: "Memory and disk",
        note: "In MiB. The memory is the resident memory of the server.",
        unit: "MiB",
        columns,
        rows: [
          { title: "memory, idle", values: toMebibytes("idleMemory") },
          { title: "memory, loaded", values: toMebibytes("loadedMemory") },
          { title: "disk", values: toMebibytes("disk") },
        ],
      },
    ],
  };
}

function describeRun(store: string, { connections, rounds, seconds }: BenchOptions, cores: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0]?.model.trim()}, ${type()} ${process.arch}, Node ${process.version}, ${date}.`;
  return `${store}, ${connections} connections; medians of ${rounds} interleaved rounds of ${seconds} s. ${cores} ${machine}`;
}

/** Returns a report as Markdown. */
export function renderReport({ title, description, tables }: Report): string {
  const toRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const sections = tables.map(({ title: heading, note, columns, rows }) => {
    const lines = [columns, columns.map((_, index) => (index === 0 ? "---" : "---:"))];
    const table = [...lines, ...rows.map((row) => [row.title, ...row.values])].map(toRow).join("\n");
    return `## ${heading}\n\n${note}\n\n${table}\n`;
  });
  return `# ${title}\n\n${description}\n\n${sections.join("\n")}`;
}

/** Returns a report as JSON, with one row per line. */
export function formatReportJson(report: Report): string {
  const json = JSON.stringify(report, null, 2);
  return `${json.replaceAll(/\{[^{}]*\}|\[[^[\]{}]*\]/g, (part) => part.replaceAll(/\s+/g, " "))}\n`;
}

function sumCpu({ cpuPerRequest: { server, PostgreSQL, Redis } }: Measurement): number {
  return server + PostgreSQL + Redis;
}

function formatMebibytes(bytes: number | undefined, digits?: number): string {
  return formatNumber(bytes && bytes / 2 ** 20, digits);
}

function formatNumber(number: number | undefined, digits = 0): string {
  if (number === undefined || !Number.isFinite(number)) return "–";
  return number.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function formatMs(ms: number | undefined): string {
  return formatNumber(ms, ms !== undefined && ms < 10 ? 2 : 0);
}

function median(numbers: readonly number[]): number | undefined {
  return quantile(numbers, 1 / 2);
}

function lowerDecile(numbers: readonly number[]): number | undefined {
  return quantile(numbers, 1 / 10);
}

function quantile(numbers: readonly number[], part: number): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)];
}
