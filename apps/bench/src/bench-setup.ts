import { assertEqual, assertSameBytes, type Exchange, send, sendAll } from "./compare.ts";
import type { BenchOptions } from "./options.ts";
import { type RunningTarget, startTarget } from "./processes.ts";
import { type Call, largestPage, orderCall, type Scenario } from "./scenarios.ts";
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
  readonly running: RunningTarget;
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
  const { pets, connections, on } = setup.options;
  const { key } = stores;
  const processesByName = new Map<string, TargetProcesses>();
  const expected = new Map<string, Exchange[]>();
  const server = targetsOn[on].find(({ kind }) => kind === "server") as Target;

  for (const writes of [false, true]) {
    const scenarios = setup.scenarios.filter((scenario) => scenario.writes === writes);
    if (scenarios.length === 0) continue;
    // The server is first, even if it is not measured, because the others are compared with it.
    const targets = [server, ...setup.targets.filter((target) => target !== server)];
    for (const started of await Promise.all(targets.map((target) => start(target, writes)))) {
      if (started.running.target.kind !== "baseline") await prepareStore(started, scenarios);
      for (const scenario of scenarios) await compare(started, scenario);
    }
  }
  const running = resources.move();

  return {
    async prepare(target: Target, scenario: Scenario) {
      const started = processesByName.get(toProcessName(target, scenario.writes)) as TargetProcesses;
      if (target.kind === "baseline") await started.running.respondWith(findConstants(scenario));
      const { cursors, nextUnusedId: firstUnusedId } = started;
      return {
        running: started.running,
        job: { origins: started.running.origins, scenario, key, connections, pets, cursors, firstUnusedId, signal },
        skipIds: (usedIds: number) => {
          started.nextUnusedId += usedIds;
        },
      };
    },
    processesOf: (target: Target) =>
      [false, true].flatMap((writes) => processesByName.get(toProcessName(target, writes))?.running.pids ?? []),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };

  async function start(target: Target, writes: boolean): Promise<TargetProcesses> {
    const name = toProcessName(target, writes);
    const storeEnv =
      target.kind !== "baseline" ? await stores.copy(target.kind === "peer" ? "peer" : "server", writes) : {};
    const env = { ...target.env, ...storeEnv };
    const started: TargetProcesses = {
      running: resources.use(await startTarget(target, { env, signal })),
      cursors: ["none"],
      nextUnusedId: stores.firstOrderableId,
    };
    processesByName.set(name, started);
    return started;
  }

  async function prepareStore(started: TargetProcesses, scenarios: readonly Scenario[]): Promise<void> {
    const { target, origins } = started.running;
    const address = { name: target.name, origin: String(origins[0]) };
    const ordering = { name: "orders", calls: [orderCall] as const };
    if (scenarios.some(({ writes }) => !writes))
      await sendAll(address, ordering, { key, idsFor: () => initialOrderPetIds });
    if (scenarios.some(({ calls }) => calls.some(({ ids }) => ids === "page")))
      started.cursors = await findCursors(address.origin, key);
  }

  async function compare(started: TargetProcesses, scenario: Scenario): Promise<void> {
    const { target, origins } = started.running;
    const isBaseline = target.kind === "baseline";
    const idsFor = ({ ids }: Call) => {
      if (ids === "unused") return [started.nextUnusedId++];
      if (ids === "page") return started.cursors.slice(0, 3);
      return ids === "any" ? [pets, Math.ceil(pets / 2), 1] : [0];
    };
    if (isBaseline) await started.running.respondWith(findConstants(scenario));
    const address = { name: target.name, origin: String(origins[0]) };
    const actual = await sendAll(address, scenario, { key, idsFor });
    if (target === server) expected.set(scenario.name, actual);
    (isBaseline ? assertSameBytes : assertEqual)(target.name, scenario, expected.get(scenario.name) ?? [], actual);
  }

  function findConstants({ name }: Scenario) {
    const byCall = new Map(expected.get(name)?.map((exchange) => [exchange.call, exchange]));
    return [...byCall.values()].map(({ call: { method, path }, response }) => ({ method, path, ...response }));
  }
}

async function findCursors(origin: string, key: string): Promise<string[]> {
  const cursors: string[] = [];
  for (let path: string | undefined = largestPage.path; path; ) {
    const { headers } = await send(origin, { ...largestPage, path }, { key, id: 0 });
    path = /<([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1];
    const cursor = path && new URL(path, origin).searchParams.get("cursor");
    if (cursor) cursors.push(cursor);
  }
  return cursors;
}

function toProcessName({ name }: Target, writes: boolean): string {
  return writes ? `${name}-for-writes` : name;
}
