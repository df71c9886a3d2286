import { cpus, type } from "node:os";
import type { Measurement } from "./load.ts";
import type { BenchOptions } from "./options.ts";
import type { BenchResults } from "./run-bench.ts";
import type { GrowthResults } from "./run-growth.ts";
import { petCount } from "./scenarios.ts";
import type { Target } from "./targets.ts";

/** The medians of a run, as tables. The docs draw charts of them. */
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
  /** Digits after the point. */
  readonly digits: number;
  /** The heads of all columns. The numbers are numbers of pets. */
  readonly columns: readonly (string | number)[];
  readonly rows: readonly ReportRow[];
}

export interface ReportRow {
  readonly title: string;
  readonly kind?: Target["kind"];
  readonly values: readonly Value[];
}

/** `null` if it was not measured. */
type Value = number | string | null;

/** Returns the report of a benchmark. Each value is a median over the rounds; ratios compare within a round. */
export function createReport(results: BenchResults, options: BenchOptions): Report {
  const { targets, scenarios, measurements, memory } = results;
  const isPostgres = options.on === "postgres";
  const baseline = targets.find(({ kind }) => kind === "baseline");

  return {
    title: isPostgres ? "Benchmarks on PostgreSQL and Redis" : "Benchmarks",
    description: describeRun(
      `${petCount.toLocaleString("en")} pets`,
      options,
      `Each target${isPostgres ? ", with PostgreSQL and Redis," : ""} uses one core, and the load generator, autocannon, uses another.`,
    ),
    tables: [
      createTable({
        name: "relative-to-baseline",
        title: "Requests per CPU time, relative to the baseline",
        note: "The baseline is a bare `node:http` server that sends the same responses, precomputed.",
        digits: 2,
        toValue: (target, scenario) => compareCpu(target, scenario, baseline),
      }),
      createTable({
        name: "relative-to-best-peer",
        title: "Requests per CPU time, relative to the best other framework",
        note: "The best other framework of each column has 1.00.",
        digits: 2,
        toValue: (target, scenario) => compareCpu(target, scenario, findBestPeer(scenario)),
      }),
      createTable({
        name: "cpu",
        title: "CPU time of a request",
        note: `In microseconds${isPostgres ? ": the target + PostgreSQL + Redis" : ""}.`,
        digits: 0,
        toValue: (target, scenario) => formatCpu(findRounds(target, scenario)),
      }),
      createTable({
        name: "throughput",
        title: "Requests per second",
        note: "autocannon uses more CPU than a fast server, so it limits the fastest targets. Compare them by CPU time.",
        digits: 0,
        toValue: (target, scenario) =>
          median(findRounds(target, scenario).map(({ requestsPerSecond }) => requestsPerSecond)),
      }),
      createTable({
        name: "slowest",
        title: "Slowest 1 % of the requests",
        note: "Milliseconds of the 99th percentile.",
        digits: 0,
        toValue: (target, scenario) => median(findRounds(target, scenario).map(({ p99 }) => p99)),
      }),
      {
        name: "memory",
        title: "Memory after the run",
        note: "Resident memory of the target.",
        digits: 0,
        columns: ["Target", "MiB"],
        rows: targets.flatMap(({ name, title, kind }) =>
          memory[name] ? [{ title, kind, values: [round(toMebibytes(memory[name]), 0)] }] : [],
        ),
      },
    ],
  };

  function createTable({
    toValue,
    ...table
  }: Omit<ReportTable, "columns" | "rows"> & {
    readonly toValue: (target: Target, scenario: string) => number | string | undefined;
  }): ReportTable {
    const rows = targets.map((target) => ({
      title: target.title,
      kind: target.kind,
      values: scenarios.map(({ name }) => round(toValue(target, name), table.digits)),
    }));
    return { ...table, columns: ["Target", ...scenarios.map(({ title }) => title)], rows };
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

  function formatCpu(rounds: readonly Measurement[]): number | string | undefined {
    const medianOf = (name: keyof Measurement["cpuPerRequest"]) =>
      median(rounds.map(({ cpuPerRequest }) => cpuPerRequest[name]));
    if (!isPostgres) return medianOf("server");
    return (["server", "PostgreSQL", "Redis"] as const)
      .map((name) => formatValue(round(medianOf(name), 0), 0))
      .join(" + ");
  }
}

/** Returns the report of the growth. Each value is a median over the rounds. */
export function createGrowthReport(results: GrowthResults, options: BenchOptions): Report {
  const { stores, scenarios, measurements } = results;
  const sizes = stores.map(({ pets }) => pets);

  return {
    title: "Growth",
    description: describeRun("SQLite", options, "The server uses one core."),
    tables: [
      {
        name: "cost",
        title: "CPU time of a request",
        note: "In microseconds. Each request for one pet reads a random one. POST adds pets while it is measured.",
        unit: "µs",
        digits: 1,
        columns: ["Pets", ...sizes],
        rows: scenarios.map(({ name, title }) => ({
          title,
          values: sizes.map((pets) => {
            const isMeasured = (each: Measurement) => each.scenario === name && each.target === String(pets);
            return round(median(measurements.filter(isMeasured).map(sumCpu)), 1);
          }),
        })),
      },
      {
        name: "time",
        title: "Start and maintenance",
        note: "In seconds. The start ends with the first response. The backup includes the check of the copy.",
        unit: "s",
        digits: 2,
        columns: ["Pets", ...sizes],
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
        digits: 1,
        columns: ["Pets", ...sizes],
        rows: [
          { title: "memory, idle", values: toSizes("idleMemory") },
          { title: "memory, loaded", values: toSizes("loadedMemory") },
          { title: "disk", values: toSizes("disk") },
        ],
      },
    ],
  };

  function toSeconds(name: "start" | "backup" | "integrity"): Value[] {
    return stores.map(({ figures }) => round((median(figures[name]) ?? Number.NaN) / 1000, 2));
  }

  function toSizes(name: "idleMemory" | "loadedMemory" | "disk"): Value[] {
    return stores.map(({ figures }) => round(toMebibytes(median(figures[name])), 1));
  }
}

function describeRun(store: string, { connections, rounds, seconds }: BenchOptions, cores: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = [cpus()[0]?.model.trim(), `${type()} ${process.arch}`, `Node ${process.version}`, date].join(", ");
  return `${store}, ${connections} connections; medians of ${rounds} interleaved rounds of ${seconds} s. ${cores} ${machine}.`;
}

/** Returns a report as Markdown. */
export function renderReport({ title, description, tables }: Report): string {
  const toRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const sections = tables.map(({ title: tableTitle, note, digits, columns, rows }) => {
    const head = columns.map((column) => formatValue(column, 0));
    const lines = [
      toRow(head),
      toRow(head.map((_, index) => (index === 0 ? "---" : "---:"))),
      ...rows.map((row) => toRow([row.title, ...row.values.map((value) => formatValue(value, digits))])),
    ];
    return `## ${tableTitle}\n\n${note}\n\n${lines.join("\n")}\n`;
  });
  return `# ${title}\n\n${description}\n\n${sections.join("\n")}`;
}

/** Returns a report as JSON, one row per line. */
export function formatReportJson(report: Report): string {
  const json = JSON.stringify(report, null, 2);
  return `${json.replaceAll(/\{[^{}]*\}|\[[^[\]{}]*\]/g, (line) => line.replaceAll(/\s+/g, " "))}\n`;
}

function sumCpu({ cpuPerRequest: { server, PostgreSQL, Redis } }: Measurement): number {
  return server + PostgreSQL + Redis;
}

function round(value: number | string | undefined, digits: number): Value {
  if (typeof value === "string") return value;
  return Number.isFinite(value) ? Number((value as number).toFixed(digits)) : null;
}

function formatValue(value: Value, digits: number): string {
  if (typeof value !== "number") return value ?? "–";
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function toMebibytes(bytes: number | undefined): number {
  return (bytes ?? Number.NaN) / 2 ** 20;
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
