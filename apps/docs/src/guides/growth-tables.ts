import { readFileSync } from "node:fs";

interface Cost {
  server: number;
  postgres: number;
  redis: number;
}
interface Times {
  p50: number;
  p99: number;
}
interface Simulated {
  reads: Times;
  writes: Times & { batch: number };
  writesApart: Times;
}
interface Step {
  perMinute: number;
  perSecond: number;
  processes: number;
  partitions: number;
  replicas: number;
  shards: number;
  busy: { process: number; turns: number; database: number; limits: number; changes: number };
  batchesPerSecond: number;
  gigabytesPerDay: number;
  simulated: Simulated;
}
interface Measured {
  machine: { processor: string; cores: number; memory: number; system: string; node: string; date: string };
  costs: Record<string, { two: Cost }>;
  perSecond: Record<string, { one: number; two: number }>;
  heard: { own: number; redis: number };
  bytesPerPet: number;
  firstStep: Times & { perMinute: number; seconds: number; processes: number; answered: number; cost: Cost };
}
interface Growth {
  assumed: { writes: number; busy: number; commit: number; trip: number; databaseCores: number };
  steps: Step[];
  firstStep: Simulated;
}

const titles = [
  ["list", "a list of 20"],
  ["sold", "a list of 100 of one status"],
  ["by-id", "one animal by its id"],
  ["post", "a new animal"],
  ["order", "an order"],
  ["mixed", "the mix: one in ten writes"],
] as const;

/**
 * Tables and figures of the guide on growth, from what `npm run growth` wrote.
 * @throws {Error} for a word that is none of them
 */
export function growthTables(word: string): string {
  const measured = read<Measured>("measured.json");
  const growth = read<Growth>("growth.json");
  const { assumed, steps } = growth;
  const { server = 0, postgres = 0, redis = 0 } = measured.costs.mixed?.two ?? {};
  const mixed = server + postgres + redis;
  const writesAtMost = (1e6 / (measured.costs.post?.two.postgres ?? 1)) * assumed.busy;
  const last = steps.at(-1) ?? missing();
  const tables: Record<string, () => string> = {
    costs: () =>
      table(
        ["Request", "Server", "PostgreSQL", "Redis", "Together"],
        titles.map(([name, title]) => {
          const { server = 0, postgres = 0, redis = 0 } = measured.costs[name]?.two ?? {};
          return [title, ...[server, postgres, redis, server + postgres + redis].map(micros)];
        }),
      ),
    steps: () =>
      bySteps(steps, [
        ["Requests a second", ({ perSecond }) => count(perSecond)],
        ["Server processes", ({ processes }) => count(processes)],
        ["PostgreSQL, writing", ({ partitions }) => count(partitions)],
        ["Read replicas", ({ replicas }) => count(replicas)],
        ["Redis", ({ shards }) => count(shards)],
        ["New data a day", ({ gigabytesPerDay }) => bytes(gigabytesPerDay)],
      ]),
    busy: () =>
      bySteps(steps, [
        ["A server process", ({ busy }) => percent(busy.process)],
        ["Writers' turns", ({ busy }) => percent(busy.turns)],
        ["A PostgreSQL", ({ busy }) => percent(busy.database)],
        ["A Redis", ({ busy }) => percent(busy.limits)],
        ["The log of changes", ({ busy }) => percent(busy.changes)],
      ]),
    latencies: () =>
      bySteps(steps, [
        ["Reads, half", ({ simulated }) => milliseconds(simulated.reads.p50)],
        ["Reads, 99 %", ({ simulated }) => milliseconds(simulated.reads.p99)],
        ["Writes, half", ({ simulated }) => milliseconds(simulated.writes.p50)],
        ["Writes, 99 %", ({ simulated }) => milliseconds(simulated.writes.p99)],
        ["Writes in one batch", ({ simulated }) => count(simulated.writes.batch)],
        ["Writes in groups, half", ({ simulated }) => milliseconds(simulated.writesApart.p50)],
      ]),
    run: () => {
      const { firstStep: run } = measured;
      const { reads, writes } = growth.firstStep;
      return table(
        ["Answered within", "The run", "Simulated reads", "Simulated writes"],
        [
          ["half of them", run.p50, reads.p50, writes.p50] as const,
          ["99 of 100", run.p99, reads.p99, writes.p99] as const,
        ].map(([part, ...times]) => [part, ...times.map(milliseconds)]),
      );
    },
    "run-asked": () => {
      const { answered, seconds, processes, perMinute } = measured.firstStep;
      return `${count(answered)} requests came by chance within ${seconds} seconds, ${count(perMinute)} a minute, to ${processes} processes`;
    },
    "run-cost": () => {
      const { server, postgres, redis } = measured.firstStep.cost;
      const all = server + postgres + redis;
      return `${micros(all)} of processor time, ${micros(server)} of it the server's, ${micros(postgres)} PostgreSQL's and ${micros(redis)} Redis's`;
    },
    "run-busy": () => {
      const { cost, perMinute, processes } = measured.firstStep;
      return percent((cost.server * perMinute) / 60 / 1e6 / processes);
    },
    measured: () => {
      const { processor, cores, memory, system, node, date } = measured.machine;
      return `${processor}, ${cores} cores, ${Math.round(memory / 2 ** 30)} GiB, ${system}, Node ${node}, ${date}; two processes, PostgreSQL and Redis together on one core, 50 connections`;
    },
    "core-per-second": () => about(1e6 / mixed),
    "core-part": () => {
      const part = ((measured.perSecond.mixed?.two ?? 0) * mixed) / 1e6;
      const had = `They had ${percent(part)} of that core`;
      return part > 0.8 ? `${had}.` : `${had}: the machine was busy with other work, which makes all costs dearer.`;
    },
    heard: () => `${micros(measured.heard.redis)} of Redis and ${micros(measured.heard.own)} of the process`,
    "bytes-per-pet": () => `${measured.bytesPerPet} bytes`,
    "busy-at-most": () => percent(assumed.busy),
    commit: () => milliseconds(assumed.commit),
    trip: () => milliseconds(assumed.trip),
    "writes-all": () => milliseconds(last.simulated.writes.p50),
    "writes-apart": () => milliseconds(last.simulated.writesApart.p50),
    changes: () => `${digits(last.busy.changes)} cores`,
    "database-cores": () => count(assumed.databaseCores),
    "writes-at-most": () => about(writesAtMost),
    "requests-at-most": () => about((writesAtMost * 60) / assumed.writes),
  };
  const found = tables[word];
  if (found) return found();
  throw new Error(`growth must name one of ${Object.keys(tables).join(", ")}, and not "${word}". Correct the guide.`);
}

function missing(): never {
  throw new Error("growth.json has no steps. Write it again: npm run growth");
}

/** `npm run growth` alone writes them. */
function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(new URL(`../../growth/${file}`, import.meta.url), "utf8")) as Content;
}

function bySteps(steps: readonly Step[], rows: readonly (readonly [string, (step: Step) => string])[]): string {
  return table(
    ["A minute", ...steps.map(({ perMinute }) => short(perMinute))],
    rows.map(([title, figure]) => [title, ...steps.map(figure)]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

const count = (number: number) => Math.round(number).toLocaleString("en-US");
const short = (number: number) => (number >= 1e6 ? `${count(number / 1e6)} M` : `${count(number / 1e3)} k`);
/** To two digits. */
const about = (number: number) => count(Number(number.toPrecision(2)));
const digits = (number: number) => number.toLocaleString("en-US", { maximumSignificantDigits: 2, useGrouping: false });
const micros = (number: number) => `${number < 10 ? digits(number) : count(number)} µs`;
const milliseconds = (number: number) => `${number < 10 ? digits(number) : count(number)} ms`;
const percent = (part: number) => (part < 0.01 ? "< 1 %" : `${count(part * 100)} %`);
const bytes = (gigabytes: number) =>
  gigabytes >= 1000
    ? `${digits(gigabytes / 1000)} TB`
    : gigabytes < 1
      ? `${count(gigabytes * 1000)} MB`
      : `${digits(gigabytes)} GB`;
