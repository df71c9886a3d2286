import { join } from "node:path";
import { ask } from "../answers/ask.ts";
import type { ArenaOptions } from "../arena.ts";
import type { LoadGenerator } from "../load/load-generator.ts";
import { startSubject } from "../subjects/start-subject.ts";
import { canTrace, countSyncs, tracingTo } from "./count-syncs.ts";
import { measure } from "./measure.ts";

/** Syncs to disk for each answered request, by subject. */
export type Syncs = Readonly<Record<string, number>>;

interface SyncOptions extends Omit<ArenaOptions, "storeBeside"> {
  readonly generator: LoadGenerator;
}

/** Counts the syncs of each subject that stores, in runs apart: being watched costs time. Nothing where that is impossible. */
export async function measureSyncs({
  subjects,
  scenarios,
  stores,
  generator,
  folder,
  options,
  signal,
}: SyncOptions): Promise<Syncs> {
  const scenario = scenarios.find(({ name }) => name === "post");
  // Where others keep the stores, a trace of the subject tells of no sync.
  if (!scenario || !canTrace || stores.services.length > 0) return {};
  const syncs: Record<string, number> = {};
  for (const subject of subjects.filter(({ kind, pets }) => kind !== "floor" && !pets)) {
    const trace = join(folder, `${subject.name}-syncs.trace`);
    const env = { ...subject.env, ...(await stores.copy(subject.kind === "peer" ? "peer" : "server", false)) };
    await using running = await startSubject(subject, { env, signal, under: tracingTo(trace) });
    const [origin] = running.origins;
    const { key } = stores;
    // The first one pays for what is made ready.
    await ask(origin, scenario.calls[0], { key, id: 0 });
    const before = countSyncs(trace);
    const { pets, connections, seconds } = options;
    const job = {
      origins: running.origins,
      scenario,
      key,
      seconds: Math.min(seconds, 1),
      connections,
      pets,
      cursors: [],
      firstFresh: 0,
      signal,
    };
    const { measurement } = await measure(running, generator, { ...job, round: 0, services: [] });
    syncs[subject.name] = (countSyncs(trace) - before) / measurement.requests;
  }
  return syncs;
}
