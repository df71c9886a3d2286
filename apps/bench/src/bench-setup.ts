import { assertSameBytes, assertSameJson, type Exchange, send, sendAll } from "./compare.ts";
import type { BenchOptions } from "./options.ts";
import { type RunningTarget, startTarget } from "./processes.ts";
import { type Call, largestPageCall, orderCall, type Scenario } from "./scenarios.ts";
import type { SeededStores } from "./stores.ts";
import { type Target, targetsOn } from "./targets.ts";

export interface BenchSetupOptions {
  readonly targets: readonly Target[];
  readonly scenarios: readonly Scenario[];
  readonly stores: SeededStores;
  readonly options: BenchOptions;
  readonly signal: AbortSignal;
}

export type BenchSetup = Awaited<ReturnType<typeof createBenchSetup>>;

interface TargetProcesses {
  readonly runningTarget: RunningTarget;
  /** The cursors of all pages of 100, if a scenario needs them. */
  cursors: readonly string[];
  nextUnusedId: number;
}

// The pets of the orders that `listOrders` returns.
const initialOrderPetIds = Array.from({ length: 20 }, (_, index) => index * 4 + 1);

/**
 * Starts every target twice, for reads and for writes, and compares its responses with the server's. Baselines send recorded
 * responses of the server.
 * @throws {BenchError} if a response differs
 */
export async function createBenchSetup({ stores, signal, ...setup }: BenchSetupOptions) {
  await using resources = new AsyncDisposableStack();
  const { pets, connections, on: backend } = setup.options;
  const { key } = stores;
  const processesByName = new Map<string, TargetProcesses>();
  const serverExchanges = new Map<string, Exchange[]>();
  const server = targetsOn[backend].find(({ kind }) => kind === "server") as Target;

  for (const forWrites of [false, true]) {
    const scenarios = setup.scenarios.filter((scenario) => scenario.writes === forWrites);
    if (scenarios.length === 0) continue;
    // The server is first, even if it is not measured, because the others are compared with it.
    const targets = [server, ...setup.targets.filter((target) => target !== server)];
    for (const processes of await Promise.all(targets.map((target) => start(target, forWrites)))) {
      if (processes.runningTarget.target.kind !== "baseline") await prepareStore(processes, scenarios);
      for (const scenario of scenarios) await compare(processes, scenario);
    }
  }
  const ownedResources = resources.move();

  return {
    async prepare(target: Target, scenario: Scenario) {
      const processes = processesByName.get(toProcessName(target, scenario.writes)) as TargetProcesses;
      const { runningTarget, cursors, nextUnusedId: firstUnusedId } = processes;
      if (target.kind === "baseline") await runningTarget.respondWith(toConstantResponses(scenario));
      return {
        runningTarget,
        job: { origins: runningTarget.origins, scenario, key, connections, pets, cursors, firstUnusedId, signal },
        skipIds: (usedIds: number) => {
          processes.nextUnusedId += usedIds;
        },
      };
    },
    processesOf: (target: Target) =>
      [false, true].flatMap((writes) => processesByName.get(toProcessName(target, writes))?.runningTarget.pids ?? []),
    [Symbol.asyncDispose]: () => ownedResources.disposeAsync(),
  };

  async function start(target: Target, forWrites: boolean): Promise<TargetProcesses> {
    const name = toProcessName(target, forWrites);
    const kind = target.kind === "peer" ? "peer" : "server";
    const env = { ...target.env, ...(target.kind !== "baseline" && (await stores.copy(kind, forWrites))) };
    const processes: TargetProcesses = {
      runningTarget: resources.use(await startTarget(target, { env, signal })),
      cursors: ["none"],
      nextUnusedId: stores.firstOrderableId,
    };
    processesByName.set(name, processes);
    return processes;
  }

  async function prepareStore(processes: TargetProcesses, scenarios: readonly Scenario[]): Promise<void> {
    const { target, origins } = processes.runningTarget;
    const endpoint = { name: target.name, origin: String(origins[0]) };
    const orderScenario = { name: "orders", calls: [orderCall] as const };
    if (scenarios.some(({ writes }) => !writes))
      await sendAll(endpoint, orderScenario, { key, idsFor: () => initialOrderPetIds });
    if (scenarios.some(({ calls }) => calls.some(({ ids }) => ids === "page")))
      processes.cursors = await findCursors(endpoint.origin, key);
  }

  async function compare(processes: TargetProcesses, scenario: Scenario): Promise<void> {
    const { target, origins } = processes.runningTarget;
    const isBaseline = target.kind === "baseline";
    const idsFor = ({ ids }: Call) => {
      if (ids === "unused") return [processes.nextUnusedId++];
      if (ids === "page") return processes.cursors.slice(0, 3);
      return ids === "any" ? [pets, Math.ceil(pets / 2), 1] : [0];
    };
    if (isBaseline) await processes.runningTarget.respondWith(toConstantResponses(scenario));
    const endpoint = { name: target.name, origin: String(origins[0]) };
    const actual = await sendAll(endpoint, scenario, { key, idsFor });
    if (target === server) serverExchanges.set(scenario.name, actual);
    const expected = serverExchanges.get(scenario.name) ?? [];
    (isBaseline ? assertSameBytes : assertSameJson)(target.name, scenario, expected, actual);
  }

  function toConstantResponses({ name }: Scenario) {
    const lastExchanges = new Map(serverExchanges.get(name)?.map((exchange) => [exchange.call, exchange]));
    return [...lastExchanges.values()].map(({ call: { method, path }, response }) => ({ method, path, ...response }));
  }
}

async function findCursors(origin: string, key: string): Promise<string[]> {
  const cursors: string[] = [];
  for (let path: string | undefined = largestPageCall.path; path; ) {
    const { headers } = await send(origin, { ...largestPageCall, path }, { key, id: 0 });
    path = /<([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1];
    const cursor = path && new URL(path, origin).searchParams.get("cursor");
    if (cursor) cursors.push(cursor);
  }
  return cursors;
}

function toProcessName({ name }: Target, forWrites: boolean): string {
  return forWrites ? `${name}-for-writes` : name;
}
