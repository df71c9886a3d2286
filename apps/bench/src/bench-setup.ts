import { assertEqual, assertSameBytes, type Exchange, send, sendAll } from "./compare.ts";
import type { BenchOptions } from "./options.ts";
import { type RunningTarget, startTarget } from "./processes.ts";
import { type Call, orderCall, type Scenario, widestPage } from "./scenarios.ts";
import type { FilledStores } from "./stores.ts";
import { type Target, targetsOn } from "./targets.ts";

export interface BenchSetupOptions {
  readonly targets: readonly Target[];
  readonly scenarios: readonly Scenario[];
  readonly stores: FilledStores;
  readonly options: BenchOptions;
  readonly signal: AbortSignal;
}

/** All targets, running, with equal responses. */
export type BenchSetup = Awaited<ReturnType<typeof createBenchSetup>>;

interface Entrant {
  readonly running: RunningTarget;
  /** Of the widest pages, if a scenario needs them. */
  cursors: readonly string[];
  nextFresh: number;
}

// The content of every list of orders.
const orderedBefore = Array.from({ length: 20 }, (_, index) => index * 4 + 1);

/**
 * Starts every target, once for the scenarios that read and once for those that write, and compares their responses with the
 * server's. The floors learn their responses from it.
 * @throws {BenchFailure} if a response differs
 */
export async function createBenchSetup({ stores, signal, ...setup }: BenchSetupOptions) {
  await using starting = new AsyncDisposableStack();
  const { pets, connections, on } = setup.options;
  const { key } = stores;
  const entrants = new Map<string, Entrant>();
  const expected = new Map<string, Exchange[]>();
  const server = targetsOn[on].find(({ kind }) => kind === "server") as Target;

  for (const writes of [false, true]) {
    const scenarios = setup.scenarios.filter((scenario) => scenario.writes === writes);
    if (scenarios.length === 0) continue;
    // The server comes first, also if it is not measured, because the others are compared with it.
    const targets = [server, ...setup.targets.filter((target) => target !== server)];
    for (const entrant of await Promise.all(targets.map((target) => enter(target, writes)))) {
      if (entrant.running.target.kind !== "floor") await prepareStore(entrant, scenarios);
      for (const scenario of scenarios) await compare(entrant, scenario);
    }
  }
  const running = starting.move();

  return {
    async prepare(target: Target, scenario: Scenario) {
      const entrant = entrants.get(nameOf(target, scenario.writes)) as Entrant;
      if (target.kind === "floor") await entrant.running.respondWith(constantsFor(scenario));
      const { cursors, nextFresh: firstFresh } = entrant;
      return {
        running: entrant.running,
        job: { origins: entrant.running.origins, scenario, key, connections, pets, cursors, firstFresh, signal },
        /** Reports the number of fresh pets that a measurement used. */
        onUsed: (fresh: number) => {
          entrant.nextFresh += fresh;
        },
      };
    },
    processesOf: (target: Target) =>
      [false, true].flatMap((writes) => entrants.get(nameOf(target, writes))?.running.pids ?? []),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };

  async function enter(target: Target, writes: boolean): Promise<Entrant> {
    const name = nameOf(target, writes);
    const copy = target.kind !== "floor" ? await stores.copy(target.kind === "peer" ? "peer" : "server", writes) : {};
    const env = { ...target.env, ...copy };
    const entrant: Entrant = {
      running: starting.use(await startTarget(target, { env, signal })),
      cursors: ["none"],
      nextFresh: stores.firstOrderable,
    };
    entrants.set(name, entrant);
    return entrant;
  }

  async function prepareStore(entrant: Entrant, scenarios: readonly Scenario[]): Promise<void> {
    const { target, origins } = entrant.running;
    const address = { name: target.name, origin: String(origins[0]) };
    const placing = { name: "orders", calls: [orderCall] as const };
    if (scenarios.some(({ writes }) => !writes)) await sendAll(address, placing, { key, idsFor: () => orderedBefore });
    if (scenarios.some(({ calls }) => calls.some(({ ids }) => ids === "page")))
      entrant.cursors = await findCursors(address.origin, key);
  }

  async function compare(entrant: Entrant, scenario: Scenario): Promise<void> {
    const { target, origins } = entrant.running;
    const isBaseline = target.kind === "floor";
    const idsFor = ({ ids }: Call) => {
      if (ids === "fresh") return [entrant.nextFresh++];
      if (ids === "page") return entrant.cursors.slice(0, 3);
      return ids === "any" ? [pets, Math.ceil(pets / 2), 1] : [0];
    };
    if (isBaseline) await entrant.running.respondWith(constantsFor(scenario));
    const address = { name: target.name, origin: String(origins[0]) };
    const actual = await sendAll(address, scenario, { key, idsFor });
    if (target === server) expected.set(scenario.name, actual);
    (isBaseline ? assertSameBytes : assertEqual)(target.name, scenario, expected.get(scenario.name) ?? [], actual);
  }

  function constantsFor({ name }: Scenario) {
    // One per call of the scenario: the response for the last id.
    const byCall = new Map(expected.get(name)?.map((exchange) => [exchange.call, exchange]));
    return [...byCall.values()].map(({ call: { method, path }, response }) => ({ method, path, ...response }));
  }
}

/** Returns the cursors of a walk through all pets, in its order. */
async function findCursors(origin: string, key: string): Promise<string[]> {
  const cursors: string[] = [];
  for (let path: string | undefined = widestPage.path; path; ) {
    const { headers } = await send(origin, { ...widestPage, path }, { key, id: 0 });
    path = /<([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1];
    const cursor = path && new URL(path, origin).searchParams.get("cursor");
    if (cursor) cursors.push(cursor);
  }
  return cursors;
}

function nameOf({ name }: Target, writes: boolean): string {
  return writes ? `${name}-written` : name;
}
