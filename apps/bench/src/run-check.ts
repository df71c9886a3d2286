import { buildCommit, readRecordedCommit } from "./build-commit.ts";
import { type BurstSender, createBurstSender } from "./bursts.ts";
import { readCpuNanoseconds } from "./cpu.ts";
import { estimateMedian, minRatio, rounds, toVerdict, type Verdict } from "./interval.ts";
import type { BenchOptions } from "./options.ts";
import { moveToCore } from "./processes.ts";
import type { RunOptions } from "./run-bench.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import { openSqliteStores } from "./stores.ts";
import { type RunningTarget, server, serverIn, startTarget, type Target } from "./targets.ts";

/** The ratios of a scenario: requests per CPU time of the working tree, relative to the commit. One ratio per round. */
interface ScenarioRatios {
  readonly scenario: Scenario;
  readonly ratios: number[];
}

const connections = 200;
/** Two bursts are 400 requests, about 15 ms: shorter than most changes of the load of the machine. */
const burstsPerSlice = 2;
const pairsPerRound = 25;
/** The compiler optimizes most functions within 20,000 requests. */
const warmUpPairs = { ofRound: 50, ofScenario: 10 };
const mixed = scenarios.at(-1) as Scenario;
const exitCodes: Readonly<Record<Verdict, number>> = { passed: 0, slower: 1, unclear: 3 };

/** Compares the working tree with a commit and prints a table. @returns the exit code */
export async function runCheck(
  options: Pick<BenchOptions, "scenario" | "against">,
  { log, signal }: RunOptions,
): Promise<number> {
  const commit = options.against ?? readRecordedCommit();
  const commitServer = serverIn(await buildCommit(commit, signal));
  const results: ScenarioRatios[] = scenarios
    .filter(({ name }) => options.scenario?.includes(name) ?? true)
    .map((scenario) => ({ scenario, ratios: [] }));
  for (let round = 1; round <= rounds.max; round += 1) {
    const open = results.filter(({ ratios }) => !toVerdict(ratios));
    if (open.length === 0 || findWorst(results) === "slower") break;
    log(`Round ${round} (at least ${rounds.min}, at most ${rounds.max})…`);
    // The servers start in turn, so that neither is always first.
    const targets = round % 2 === 0 ? [server, commitServer] : [commitServer, server];
    await measureRound(open, targets, { log, signal });
  }
  process.stdout.write(renderTable(commit, results));
  const verdict = findWorst(results);
  if (verdict === "unclear")
    log("The intervals are too wide for a verdict. Repeat the check while the machine is idle.");
  return exitCodes[verdict];
}

interface Meter extends Pick<RunningTarget, "target" | "pid"> {
  readonly sender: BurstSender;
}

/** Starts both servers and adds one ratio to each scenario. Two processes of the same program can differ by 2 %. */
async function measureRound(
  results: readonly ScenarioRatios[],
  targets: readonly Target[],
  { log, signal }: RunOptions,
) {
  await using resources = new AsyncDisposableStack();
  const stores = resources.use(openSqliteStores());
  moveToCore(0);
  const running: RunningTarget[] = [];
  for (const target of targets) running.push(resources.use(await startTarget(target, stores, signal)));
  moveToCore(1);
  const meters: Meter[] = running.map((target) => ({
    ...target,
    sender: resources.use(createBurstSender(target, connections)),
  }));
  await measurePairs(meters, mixed, warmUpPairs.ofRound);
  for (const { scenario, ratios } of results) {
    await measurePairs(meters, scenario, warmUpPairs.ofScenario);
    ratios.push(estimateMedian(await measurePairs(meters, scenario, pairsPerRound)).median);
    log(`  ${scenario.title}: ${formatInterval(ratios)}`);
  }
}

/** Returns ratios. Each pair of slices has the opposite order of the last one, so that neither is always first. */
async function measurePairs(meters: readonly Meter[], scenario: Scenario, count: number): Promise<number[]> {
  const ratios: number[] = [];
  for (let pair = 0; pair < count; pair += 1)
    ratios.push(await measurePair(pair % 2 === 0 ? meters : meters.toReversed(), scenario));
  return ratios;
}

/** Returns how many times more requests per CPU time the working tree handles than the commit. */
async function measurePair(meters: readonly Meter[], scenario: Scenario): Promise<number> {
  let ratio = 1;
  for (const { target, pid, sender } of meters) {
    const cpuBefore = readCpuNanoseconds(pid);
    await sender.send(scenario, burstsPerSlice);
    const cpu = readCpuNanoseconds(pid) - cpuBefore;
    ratio *= target === server ? 1 / cpu : cpu;
  }
  return ratio;
}

function findWorst(results: readonly ScenarioRatios[]): Verdict {
  const verdicts = results.map(({ ratios }) => toVerdict(ratios));
  return (["slower", "unclear"] as const).find((each) => verdicts.includes(each)) ?? "passed";
}

function renderTable(commit: string, results: readonly ScenarioRatios[]): string {
  const rows = results.map(
    ({ scenario, ratios }) =>
      `| ${scenario.title} | ${formatInterval(ratios)} | ${ratios.length} × ${pairsPerRound} | ${toVerdict(ratios) ?? "not decided"} |`,
  );
  return `Requests per CPU time of the working tree, relative to commit ${commit}. It must be at least ${minRatio}.

| scenario | median (95 % interval) | pairs | verdict |
| --- | ---: | ---: | --- |
${rows.join("\n")}
`;
}

function formatInterval(ratios: readonly number[]): string {
  const { low, median, high } = estimateMedian(ratios);
  return `${median.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}
