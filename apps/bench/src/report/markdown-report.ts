import type { BenchReport } from "./report.ts";
import { isClockFair, type Ratio, type Summary, summarise } from "./summarise.ts";

type Cell = string | number;

/** The report for people: how it stands at a glance, then every figure, then how it came about. */
export function markdownReport(report: BenchReport): string {
  const summaries = summarise(report);
  const { options, machine, subjects, scenarios } = report;
  const find = (subject: string, scenario: string) =>
    summaries.find((summary) => summary.subject === subject && summary.scenario === scenario);
  const glance = (ratioOf: (summary: Summary) => number | undefined) =>
    table(
      ["", ...scenarios.map(({ title }) => title)],
      subjects.map(({ name, title }) => [
        title,
        ...scenarios.map((scenario) => {
          const summary = find(name, scenario.name);
          return fixed(summary && ratioOf(summary), 2);
        }),
      ]),
    );

  const { title, place, stores, favour } = wordsOf[options.on];

  return `# ${title}

${count(options.pets)} pets, ${options.connections} connections, ${place}; medians of ${options.rounds} interleaved rounds of ${options.seconds} s${options.slowSync ? `, every sync ${options.slowSync} ms slower` : ""}.${isClockFair(report) ? "" : busy}

## Requests a second, as a part of the floor's

${glance(({ ofFloor }) => ofFloor.byClock)}

## Requests for the same processor time, as a part of the floor's

The fairer figure where the machine had other work too, or where the load generator was the limit.

${glance(({ ofFloor }) => ofFloor.byCpu)}
${report.services.length > 0 ? beside(report, find, glance) : ""}
## Memory after the run

${table(
  ["", "MiB"],
  subjects.map(({ name, title }) => [title, mebibytes(report.memory[name])]),
)}

## Each request

- "CPU µs" is the processor time of a request, all threads and the kernel's part in them; "core" is the part of its core that a
  subject had: well under 100 % means that the disk, the load generator or other work on the machine was the limit.
- Ratios have two figures: by the clock, and for the same processor time.

${scenarios
  .map(
    ({ name, title }) =>
      `### ${title}\n\n${table(
        [
          "",
          "req/s",
          "slowest to fastest round",
          "p50 ms",
          "p99 ms",
          "CPU µs",
          "core",
          "of the floor",
          "of the best peer",
        ],
        subjects.flatMap((subject) => {
          const summary = find(subject.name, name);
          return summary ? [details(subject.title, summary)] : [];
        }),
      )}`,
  )
  .join("\n\n")}

## How it was measured

- ${machine.processor}, ${machine.cores} cores, ${Math.round(machine.memory / 2 ** 30)} GiB, ${machine.system}, Node ${machine.node}, ${machine.date}.
- \`${report.command}\`
- Load from ${generatorNote[report.generator]}
- Every answer's status was counted, and all were the expected ones. Before, every subject's answers were compared with the
  server's: the same pets in the same order.
- Each ratio is the median of the ratios within a round. Processor time counts all threads of a subject, and the kernel's part in them.
- The bare floor reads no body. ${stores}
- ${favour}
`;
}

const wordsOf = {
  sqlite: {
    title: "Benchmarks",
    place: "one process on one core each",
    stores: "The peers keep the same durable SQLite store and the same counters.",
    favour:
      "They leave out what the server does beside: entity tags, Idempotency-Key, bans, exact int64. That is in their favour.",
  },
  postgres: {
    title: "Benchmarks on PostgreSQL and Redis",
    place: "the processes of a subject, PostgreSQL and Redis together on one core",
    stores:
      "All share one PostgreSQL, which has each commit on disk before it answers, and one Redis, where every request is counted. The peers have pooled connections, prepared statements, pages by key, and Redis commands that go together.",
    favour:
      "They count the minute alone, and leave out what the server does beside: limits by day, bans, entity tags, Idempotency-Key, ids in the order of commits, exact int64. That is in their favour.",
  },
};

/** What a subject needs of others, which its figures by processor time hold too. */
function beside(
  { subjects, scenarios, services }: BenchReport,
  find: (subject: string, scenario: string) => Summary | undefined,
  glance: (ratioOf: (summary: Summary) => number | undefined) => string,
): string {
  const stored = subjects.filter(({ kind }) => kind !== "floor");
  const cell = ({ cpuPerRequest = Number.NaN, cpuOfServices }: Summary) => {
    const others = cpuOfServices.map((cpu = Number.NaN) => cpu);
    const own = others.reduce((left, cpu) => left - cpu, cpuPerRequest);
    return [own, ...others].map((cpu) => Math.max(0, cpu).toFixed(0)).join("+");
  };
  const rows = stored.map(({ name, title }) => [
    title,
    ...scenarios.map((scenario) => {
      const summary = find(name, scenario.name);
      return summary ? cell(summary) : "–";
    }),
  ]);
  return `
## Requests for the same processor time, as many times the best peer's

Of the peers with as many processes.

${glance(({ ofBestPeer }) => ofBestPeer.byCpu)}

## Where the time of a request goes

Microseconds of processor time: the subject + ${services.join(" + ")}.

${table(["", ...scenarios.map(({ title }) => title)], rows)}
`;
}

const busy =
  "\n\nThe machine was busy with other work: the bare server had less than 80 % of its core. Figures by the clock mean little here, so compare by processor time.";

const generatorNote = {
  wrk: "wrk, one thread on a core of its own; a script counts the statuses.",
  autocannon:
    "autocannon, on a core of its own. It costs more than a fast server does, so requests a second tell of it rather than of the subject; compare by processor time. Latencies are whole milliseconds.",
};

function details(title: string, summary: Summary): Cell[] {
  const { requestsPerSecond, slowest, fastest, p50, p99, cpuPerRequest, core, ofFloor, ofBestPeer } = summary;
  return [
    title,
    count(requestsPerSecond),
    `${count(slowest)} to ${count(fastest)}`,
    fixed(p50, 1),
    fixed(p99, 1),
    fixed(cpuPerRequest, 1),
    core === undefined ? "–" : `${Math.round(core * 100)} %`,
    both(ofFloor),
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
  return number === undefined ? "–" : number.toFixed(digits);
}

function mebibytes(bytes: number | undefined): string {
  return fixed(bytes && bytes / 2 ** 20, 0);
}

function table(head: string[], rows: Cell[][]): string {
  const line = (cells: Cell[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
