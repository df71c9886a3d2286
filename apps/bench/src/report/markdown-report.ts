import type { BenchReport } from "./report.ts";
import { isWallClockReliable, type Ratio, type Summary, summarize } from "./summarize.ts";

/** The report for people: ratios at a glance, then every figure, then the conditions. */
export function markdownReport(report: BenchReport): string {
  const summaries = summarize(report);
  const { options, machine, targets, scenarios, services } = report;
  const { title, place, stores, omitted } = texts[options.on];

  return `# ${title}

${count(options.pets)} pets, ${options.connections} connections, ${place}; medians of ${options.rounds} interleaved rounds of ${options.seconds} s.${isWallClockReliable(report) ? "" : busy}

## Requests a second, as a part of the floor's

${overview(({ ofBaseline }) => fixed(ofBaseline.byClock, 2))}

## Requests for the same processor time, as a part of the floor's

The fairer figure on a busy machine, or if the load generator was the limit.

${overview(({ ofBaseline }) => fixed(ofBaseline.byCpu, 2))}
${services.length > 0 ? comparison() : ""}
## Memory after the run

${table(
  ["", "MiB"],
  targets.map(({ name, title }) => [title, fixed((report.memory[name] ?? Number.NaN) / 2 ** 20, 0)]),
)}

## Each request

- "CPU µs" is the processor time per request of all threads, in user and system mode. "core" is the part of its core that a subject had:
  well under 100 % means that the disk, the load generator or other work on the machine was the limit.
- Ratios have two figures: by the clock, and for the same processor time.

${scenarios.map(({ name, title }) => `### ${title}\n\n${detailsOf(name)}`).join("\n\n")}

## How it was measured

- ${machine.processor}, ${machine.cores} cores, ${Math.round(machine.memory / 2 ** 30)} GiB, ${machine.system}, Node ${machine.node}, ${machine.date}.
- \`${report.command}\`
- Load from ${generatorNotes[report.generator]}
- The status of every response was counted and expected. Before, the responses of every subject were compared with the server's.
- Each ratio is the median of the ratios within a round.
- The bare floor reads no body. ${stores}
- The peers omit ${omitted}. That is in their favour.
`;

  function overview(cell: (summary: Summary) => string, chosen = targets): string {
    const rows = chosen.map(({ name, title }) => [
      title,
      ...scenarios.map((scenario) => find(name, scenario.name, cell)),
    ]);
    return table(["", ...scenarios.map(({ title }) => title)], rows);
  }

  function find(target: string, scenario: string, cell: (summary: Summary) => string): string {
    const found = summaries.find((summary) => summary.target === target && summary.scenario === scenario);
    return found ? cell(found) : "–";
  }

  /** The CPU of PostgreSQL and Redis is a part of each figure. */
  function comparison(): string {
    const stored = targets.filter(({ kind }) => kind !== "floor");
    return `
## Requests for the same processor time, as many times the best peer's

Of the peers with as many processes.

${overview(({ ofBestPeer }) => fixed(ofBestPeer.byCpu, 2))}

## Where the time of a request goes

Microseconds of processor time: the subject + ${services.join(" + ")}.

${overview(cpuParts, stored)}
`;
  }

  function detailsOf(scenario: string): string {
    const head = ["", "req/s", "slowest to fastest round", "p50 ms", "p99 ms", "CPU µs", "core"];
    const rows = summaries
      .filter((summary) => summary.scenario === scenario)
      .map((summary) => [targets.find(({ name }) => name === summary.target)?.title ?? "", ...details(summary)]);
    return table([...head, "of the floor", "of the best peer"], rows);
  }
}

const texts = {
  sqlite: {
    title: "Benchmarks",
    place: "one process on one core each",
    stores: "The peers have the same durable SQLite store and the same counters.",
    omitted: "entity tags, Idempotency-Key, bans and exact int64",
  },
  postgres: {
    title: "Benchmarks on PostgreSQL and Redis",
    place: "the processes of a subject, PostgreSQL and Redis together on one core",
    stores:
      "All share one PostgreSQL, which has each commit on disk before the response, and one Redis, which counts every request. The peers have pooled connections, prepared statements, keyset pages, and Redis commands in pipelines.",
    omitted: "limits per day, bans, entity tags, Idempotency-Key, ids in the order of commits and exact int64",
  },
};

const busy =
  "\n\nThe machine was busy with other work: the bare server had less than 80 % of its core. Compare by processor time, because figures by the clock mean little here.";

const generatorNotes = {
  wrk: "wrk, one thread on a separate core; a script counts the statuses.",
  autocannon:
    "autocannon, on a separate core. It costs more than a fast server, so requests a second are a figure of autocannon; compare by processor time. Latencies are whole milliseconds.",
};

function cpuParts({ cpuPerRequest = Number.NaN, cpuOfServices }: Summary): string {
  const services = cpuOfServices.map((cpu = Number.NaN) => cpu);
  const own = services.reduce((left, cpu) => left - cpu, cpuPerRequest);
  return [own, ...services].map((cpu) => Math.max(0, cpu).toFixed(0)).join("+");
}

function details(summary: Summary): string[] {
  const { requestsPerSecond, slowest, fastest, p50, p99, cpuPerRequest, core, ofBaseline, ofBestPeer } = summary;
  return [
    count(requestsPerSecond),
    `${count(slowest)} to ${count(fastest)}`,
    fixed(p50, 1),
    fixed(p99, 1),
    fixed(cpuPerRequest, 1),
    core === undefined ? "–" : `${Math.round(core * 100)} %`,
    both(ofBaseline),
    both(ofBestPeer),
  ];
}

function both({ byClock, byCpu }: Ratio): string {
  return byClock === undefined ? "–" : `${fixed(byClock, 2)} / ${fixed(byCpu, 2)}`;
}

function count(number: number): string {
  return Math.round(number).toLocaleString("en");
}

function fixed(number: number | undefined, digits: number): string {
  return number === undefined || Number.isNaN(number) ? "–" : number.toFixed(digits);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
