import { join } from "node:path";
import { ask } from "./answers/ask.ts";
import { askAll, assertEqual, assertSameBytes, type Exchange } from "./answers/equal-answers.ts";
import type { BenchOptions } from "./bench-options.ts";
import type { Call } from "./call.ts";
import type { LoadJob } from "./load/load-generator.ts";
import { tracingTo } from "./measure/count-syncs.ts";
import { orderCall, type Scenario, widestPage } from "./scenarios.ts";
import type { FilledStores } from "./stores/fill-stores.ts";
import { type RunningSubject, startSubject } from "./subjects/start-subject.ts";
import { type Subject, subjectsOn } from "./subjects/subjects.ts";

export interface ArenaOptions {
  readonly subjects: readonly Subject[];
  readonly scenarios: readonly Scenario[];
  readonly stores: FilledStores;
  /** For a subject with another number of pets. */
  readonly storeBeside: Pick<FilledStores, "key" | "copy"> | undefined;
  readonly folder: string;
  readonly options: BenchOptions;
  readonly signal: AbortSignal;
}

/** Where a subject meets a scenario. */
export interface Place {
  readonly running: RunningSubject;
  readonly job: Omit<LoadJob, "seconds">;
  /** Tells how many fresh pets a measurement took. */
  used(fresh: number): void;
}

/** All subjects, running, found to answer alike. */
export interface Arena extends AsyncDisposable {
  prepare(subject: Subject, scenario: Scenario): Promise<Place>;
  processesOf(subject: string): number[];
}

interface Entrant {
  readonly running: RunningSubject;
  readonly key: string;
  /** Of the widest pages, where a scenario asks for any. */
  cursors: readonly string[];
  nextFresh: number;
}

// What every list of orders shows.
const orderedBefore = Array.from({ length: 20 }, (_, index) => index * 4 + 1);

/**
 * Starts every subject, once for the scenarios that read and once for those that write, and compares their answers with the
 * server's. The floors learn what to answer from them.
 * @throws {BenchFailure} where a subject answers otherwise
 */
export async function openArena({ stores, storeBeside, signal, ...arena }: ArenaOptions): Promise<Arena> {
  await using starting = new AsyncDisposableStack();
  const { pets, connections, slowSync, on } = arena.options;
  const entrants = new Map<string, Entrant>();
  const answers = new Map<string, Exchange[]>();
  const server = subjectsOn[on].find(({ kind }) => kind === "server") as Subject;

  for (const writes of [false, true]) {
    const scenarios = arena.scenarios.filter((scenario) => scenario.writes === writes);
    if (scenarios.length === 0) continue;
    // The server comes first, also where it is not measured: the others are held against it.
    const others = arena.subjects.filter((subject) => subject !== server && !(writes && subject.pets));
    for (const entrant of await Promise.all([server, ...others].map((subject) => enter(subject, writes)))) {
      const { subject } = entrant.running;
      if (!writes && subject.kind !== "floor") await placeOrders(entrant);
      if (asksForPages(scenarios) && subject.kind !== "floor") entrant.cursors = await findCursors(entrant);
      for (const scenario of scenarios) await compare(entrant, scenario);
    }
  }
  const running = starting.move();

  return {
    async prepare(subject, scenario) {
      const entrant = entrants.get(nameOf(subject.name, scenario.writes)) as Entrant;
      if (subject.kind === "floor") await entrant.running.answerWith(constantsFor(scenario));
      const { origins } = entrant.running;
      const { key, cursors, nextFresh: firstFresh } = entrant;
      return {
        running: entrant.running,
        job: { origins, scenario, key, connections, pets: subject.pets ?? pets, cursors, firstFresh, signal },
        used: (fresh) => {
          entrant.nextFresh += fresh;
        },
      };
    },
    processesOf: (subject) =>
      [false, true].flatMap((writes) => entrants.get(nameOf(subject, writes))?.running.pids ?? []),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };

  async function enter(subject: Subject, writes: boolean): Promise<Entrant> {
    const name = nameOf(subject.name, writes);
    const hasStore = subject.kind !== "floor";
    const under = slowSync && writes && hasStore ? tracingTo(join(arena.folder, `${name}.trace`), slowSync * 1000) : [];
    const store = (subject.pets && storeBeside) || stores;
    const env = hasStore
      ? { ...subject.env, ...(await store.copy(subject.kind === "peer" ? "peer" : "server", writes)) }
      : {};
    const entrant: Entrant = {
      running: starting.use(await startSubject(subject, { env, signal, under })),
      key: store.key,
      cursors: ["none"],
      nextFresh: stores.firstOrderable,
    };
    entrants.set(name, entrant);
    return entrant;
  }

  async function placeOrders({ running, key }: Entrant): Promise<void> {
    const placing = { name: "orders", title: "", calls: [orderCall] as const, writes: true };
    const { subject, origins } = running;
    await askAll({ name: subject.name, origin: origins[0] }, placing, { key, idsFor: () => orderedBefore });
  }

  async function compare(entrant: Entrant, scenario: Scenario): Promise<void> {
    const { subject, origins, answerWith } = entrant.running;
    const asked = { name: subject.name, origin: origins[0] };
    const idsFor = ({ ids }: Call) => {
      if (ids === "fresh") return [entrant.nextFresh++];
      if (ids === "page") return entrant.cursors.slice(0, 3);
      // Those that all have.
      const common = Math.min(pets, arena.options.besidePets ?? pets);
      return ids === "any" ? [common, Math.ceil(common / 2), 1] : [0];
    };
    if (subject.kind === "floor") await answerWith(constantsFor(scenario));
    const given = await askAll(asked, scenario, { key: entrant.key, idsFor });
    if (subject === server) answers.set(scenario.name, given);
    const wanted = answers.get(scenario.name) ?? [];
    (subject.kind === "floor" ? assertSameBytes : assertEqual)(subject.name, scenario, wanted, given);
  }

  function constantsFor({ name }: Scenario) {
    // One for each call of the scenario: the last id's, which stands for all.
    const byCall = new Map(answers.get(name)?.map((exchange) => [exchange.call, exchange]));
    return [...byCall.values()].map(({ call: { method, path }, answer }) => ({ method, path, ...answer }));
  }
}

function asksForPages(scenarios: readonly Scenario[]): boolean {
  return scenarios.some(({ calls }) => calls.some(({ ids }) => ids === "page"));
}

/** The cursors of a walk through all pets, in its order. */
async function findCursors({ running, key }: Entrant): Promise<string[]> {
  const [origin] = running.origins;
  const cursors: string[] = [];
  for (let path: string | undefined = widestPage.path; path; ) {
    const { headers } = await ask(origin, { ...widestPage, path }, { key, id: 0 });
    path = /<([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1];
    const cursor = path && new URL(path, origin).searchParams.get("cursor");
    if (cursor) cursors.push(cursor);
  }
  return cursors;
}

function nameOf(subject: string, writes: boolean): string {
  return writes ? `${subject}-written` : subject;
}
