import type { BenchReport } from "./report.ts";
import { isWallClockReliable, type Ratio, type Summary, summarize } from "./summarize.ts";

/** Returns the report as Markdown: ratios, then all results, then the conditions. */
export function renderMarkdownReport(report: BenchReport): string {
  const summaries = summarize(report);
  const { options, machine, targets, scenarios, services } = report;
  const { title, coreUse, storeNote, omittedFeatures } = textsByBackend[options.on];

  return `# ${title}

${formatCount(options.pets)} pets, ${options.connections} connections, ${coreUse}; medians of ${options.rounds} interleaved rounds of ${options.seconds} s.${isWallClockReliable(report) ? "" : busyMachineNote}

## Requests per second, relative to the baseline

The baseline is a bare \`node:http\` server that sends the same responses, precomputed.

${formatOverview(({ vsBaseline }) => formatNumber(vsBaseline.byWallClock, 2))}

## Requests per CPU time, relative to the baseline

This comparison is fairer on a busy machine, or if the load generator was the bottleneck.

${formatOverview(({ vsBaseline }) => formatNumber(vsBaseline.byCpu, 2))}
${services.length > 0 ? formatPeerComparison() : ""}
## Memory after the run

${formatTable(
  ["", "MiB"],
  targets.map(({ name, title }) => [title, formatNumber((report.memory[name] ?? Number.NaN) / 2 ** 20, 0)]),
)}

## Each request

- "CPU µs" is the CPU time per request of all threads, in user and system mode. "core" is the share of its core that a target used:
  a share well below 100 % means that the disk, the load generator or other work on the machine was the bottleneck.
- Ratios have two values: per second, and per CPU time.

${scenarios.map(({ name, title }) => `### ${title}\n\n${formatScenario(name)}`).join("\n\n")}

## How it was measured

- ${machine.processor}, ${machine.cores} cores, ${Math.round(machine.memory / 2 ** 30)} GiB, ${machine.system}, Node ${machine.node}, ${machine.date}.
- \`${report.command}\`
- Load from ${generatorNotes[report.generator]}
- The status of every response was counted and as expected. Before the run, the responses of every target were compared with the server's.
- Each ratio is the median of the ratios within a round.
- The baseline reads no bodies. ${storeNote}
- The other frameworks omit ${omittedFeatures}, which favours them.
`;

  function formatOverview(formatCell: (summary: Summary) => string, rowTargets = targets): string {
    const rows = rowTargets.map(({ name, title }) => [
      title,
      ...scenarios.map((scenario) => formatResult(name, scenario.name, formatCell)),
    ]);
    return formatTable(["", ...scenarios.map(({ title }) => title)], rows);
  }

  function formatResult(target: string, scenario: string, formatCell: (summary: Summary) => string): string {
    const match = summaries.find((summary) => summary.target === target && summary.scenario === scenario);
    return match ? formatCell(match) : "–";
  }

  /** Each value includes the CPU time of PostgreSQL and Redis. */
  function formatPeerComparison(): string {
    const targetsWithStore = targets.filter(({ kind }) => kind !== "baseline");
    return `
## Requests per CPU time, relative to the best other framework

Compared with the other frameworks that have the same number of processes.

${formatOverview(({ vsBestPeer }) => formatNumber(vsBestPeer.byCpu, 2))}

## CPU time of a request

In microseconds: the target + ${services.join(" + ")}.

${formatOverview(formatCpuParts, targetsWithStore)}
`;
  }

  function formatScenario(scenario: string): string {
    const head = ["", "req/s", "slowest to fastest round", "p50 ms", "p99 ms", "CPU µs", "core"];
    const rows = summaries
      .filter((summary) => summary.scenario === scenario)
      .map((summary) => [targets.find(({ name }) => name === summary.target)?.title ?? "", ...formatDetails(summary)]);
    return formatTable([...head, "vs. baseline", "vs. best other"], rows);
  }
}

const textsByBackend = {
  sqlite: {
    title: "Benchmarks",
    coreUse: "one process on one core each",
    storeNote: "The other frameworks have the same durable SQLite store and the same counters.",
    omittedFeatures: "entity tags, Idempotency-Key, bans and exact int64",
  },
  postgres: {
    title: "Benchmarks on PostgreSQL and Redis",
    coreUse: "the processes of a target, PostgreSQL and Redis together on one core",
    storeNote:
      "All share one PostgreSQL, which has each commit on disk before the response, and one Redis, which counts every request. The other frameworks have pooled connections, prepared statements, keyset pages, and Redis commands in pipelines.",
    omittedFeatures: "limits per day, bans, entity tags, Idempotency-Key, ids in the order of commits and exact int64",
  },
};

const busyMachineNote =
  "\n\nThe machine was busy with other work: the bare server had less than 80 % of its core. Compare by CPU time, because requests per second are unreliable here.";

const generatorNotes = {
  wrk: "wrk, one thread on a separate core; a script counts the statuses.",
  autocannon:
    "autocannon, on a separate core. It costs more than a fast server, so requests per second measure autocannon; compare by CPU time. Latencies are whole milliseconds.",
};

function formatCpuParts({ cpuPerRequest = Number.NaN, cpuOfServices }: Summary): string {
  const serviceCpus = cpuOfServices.map((cpu = Number.NaN) => cpu);
  const targetCpu = serviceCpus.reduce((remaining, cpu) => remaining - cpu, cpuPerRequest);
  return [targetCpu, ...serviceCpus].map((cpu) => Math.max(0, cpu).toFixed(0)).join("+");
}

function formatDetails(summary: Summary): string[] {
  const { requestsPerSecond, slowest, fastest, p50, p99, cpuPerRequest, coreUsage, vsBaseline, vsBestPeer } = summary;
  return [
    formatCount(requestsPerSecond),
    `${formatCount(slowest)} to ${formatCount(fastest)}`,
    formatNumber(p50, 1),
    formatNumber(p99, 1),
    formatNumber(cpuPerRequest, 1),
    coreUsage === undefined ? "–" : `${Math.round(coreUsage * 100)} %`,
    formatRatio(vsBaseline),
    formatRatio(vsBestPeer),
  ];
}

function formatRatio({ byWallClock, byCpu }: Ratio): string {
  return byWallClock === undefined ? "–" : `${formatNumber(byWallClock, 2)} / ${formatNumber(byCpu, 2)}`;
}

function formatCount(number: number): string {
  return Math.round(number).toLocaleString("en");
}

function formatNumber(number: number | undefined, digits: number): string {
  return number === undefined || Number.isNaN(number) ? "–" : number.toFixed(digits);
}

function formatTable(head: string[], rows: string[][]): string {
  const toRow = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [toRow(head), toRow(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(toRow)].join("\n");
}
