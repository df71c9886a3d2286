import { assertEqual, assertSameBytes, type Exchange, send, sendAll } from "./compare.ts";
import type { BenchOptions } from "./options.ts";
import { type RunningTarget, startTarget } from "./processes.ts";
import { type Call, orderCall, type Scenario, widestPage } from "./scenarios.ts";
import type { FilledStores } from "./stores.ts";
import { type Target, targetsOn } from "./subjects.ts";

export interface BenchSetupOptions {
  readonly subjects: readonly Target[];
  readonly scenarios: readonly Scenario[];
  readonly stores: FilledStores;
  readonly options: BenchOptions;
  readonly signal: AbortSignal;
}

/** All subjects, running, with equal responses. */
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
 * Starts every subject, once for the scenarios that read and once for those that write, and compares their responses with the
 * server's. The floors learn their responses from it.
 * @throws {BenchFailure} if a response differs
 */
export async function createBenchSetup({ stores, signal, ...arena }: BenchSetupOptions) {
  await using starting = new AsyncDisposableStack();
  const { pets, connections, on } = arena.options;
  const { key } = stores;
  const entrants = new Map<string, Entrant>();
  const expected = new Map<string, Exchange[]>();
  const server = targetsOn[on].find(({ kind }) => kind === "server") as Target;

  for (const writes of [false, true]) {
    const scenarios = arena.scenarios.filter((scenario) => scenario.writes === writes);
    if (scenarios.length === 0) continue;
    // The server comes first, also if it is not measured, because the others are compared with it.
    const subjects = [server, ...arena.subjects.filter((subject) => subject !== server)];
    for (const entrant of await Promise.all(subjects.map((subject) => enter(subject, writes)))) {
      if (entrant.running.subject.kind !== "floor") await prepareStore(entrant, scenarios);
      for (const scenario of scenarios) await compare(entrant, scenario);
    }
  }
  const running = starting.move();

  return {
    async prepare(subject: Target, scenario: Scenario) {
      const entrant = entrants.get(nameOf(subject, scenario.writes)) as Entrant;
      if (subject.kind === "floor") await entrant.running.respondWith(constantsFor(scenario));
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
    processesOf: (subject: Target) =>
      [false, true].flatMap((writes) => entrants.get(nameOf(subject, writes))?.running.pids ?? []),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };

  async function enter(subject: Target, writes: boolean): Promise<Entrant> {
    const name = nameOf(subject, writes);
    const copy = subject.kind !== "floor" ? await stores.copy(subject.kind === "peer" ? "peer" : "server", writes) : {};
    const env = { ...subject.env, ...copy };
    const entrant: Entrant = {
      running: starting.use(await startTarget(subject, { env, signal })),
      cursors: ["none"],
      nextFresh: stores.firstOrderable,
    };
    entrants.set(name, entrant);
    return entrant;
  }

  async function prepareStore(entrant: Entrant, scenarios: readonly Scenario[]): Promise<void> {
    const { subject, origins } = entrant.running;
    const target = { name: subject.name, origin: String(origins[0]) };
    const placing = { name: "orders", calls: [orderCall] as const };
    if (scenarios.some(({ writes }) => !writes)) await sendAll(target, placing, { key, idsFor: () => orderedBefore });
    if (scenarios.some(({ calls }) => calls.some(({ ids }) => ids === "page")))
      entrant.cursors = await findCursors(target.origin, key);
  }

  async function compare(entrant: Entrant, scenario: Scenario): Promise<void> {
    const { subject, origins } = entrant.running;
    const isFloor = subject.kind === "floor";
    const idsFor = ({ ids }: Call) => {
      if (ids === "fresh") return [entrant.nextFresh++];
      if (ids === "page") return entrant.cursors.slice(0, 3);
      return ids === "any" ? [pets, Math.ceil(pets / 2), 1] : [0];
    };
    if (isFloor) await entrant.running.respondWith(constantsFor(scenario));
    const target = { name: subject.name, origin: String(origins[0]) };
    const actual = await sendAll(target, scenario, { key, idsFor });
    if (subject === server) expected.set(scenario.name, actual);
    (isFloor ? assertSameBytes : assertEqual)(subject.name, scenario, expected.get(scenario.name) ?? [], actual);
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
