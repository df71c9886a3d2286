// Kept answers of several processes are true, and no reader goes back in time, because of three rules.
//
// 1. Before a batch is committed its writer tells Redis what it may change, and afterwards what it changed, before it answers. Each
//    request asks Redis for its limit first and hears, with that, of all that was told. Whoever saw a commit, or its answer, asks
//    after the batch was told: no process that he asks then gives what it kept before. A batch without an end counts, after longer
//    than any takes, as one that changed all that it might have. One whose answer was lost is told no end: it may yet be committed.
// 2. While Redis is away a process uses nothing that it keeps. After each new connection it forgets all of it, since Redis may have
//    forgotten entries, and for longer than most batches take it keeps nothing, since one may have been told to a Redis that is gone.
// 3. A writer that cannot tell Redis announces itself where the data is. Kept answers are used for 1 s, at most, after the asking of
//    whether anyone is announced, and only where that said no; so 1.2 s after the announcement nobody uses any, and the writer begins.
//    Each batch renews the announcement in its own transaction, or fails, so none is committed once it may be over. Back at Redis the
//    writer first tells that anything may have changed, and then withdraws; and whoever learns that nobody is announced any more, or
//    could not ask for a while, forgets what it keeps. A process that has no Redis is such a writer for as long as it runs
//    (untold-changes.ts).
import { randomUUID } from "node:crypto";
import {
  type Changes,
  type EndBatch,
  type SharedChanges,
  StoreUnavailable,
  type UntoldWriters,
} from "@animal-store/service";
import { elapsed } from "../waiting/elapsed.ts";
import { type Batch, beginEntry, type ChangeEntry, doneOf, parseEntry } from "./change-entry.ts";
import { createHeardChanges } from "./heard-changes.ts";
import { changeKeys } from "./key-names.ts";
import type { RedisConnection } from "./redis-connection.ts";
import type { ChangeFeed } from "./redis-limiter.ts";
import { tellScript } from "./tell-script.ts";
import { createUntoldTimes, type UntoldOptions } from "./untold-times.ts";

export interface SharedChangesOptions {
  readonly connection: RedisConnection;
  readonly untold: UntoldWriters;
  /** Milliseconds by a clock that is never set back. @default that of the process */
  readonly now?: () => number;
  readonly wait?: UntoldOptions["wait"];
}

/** The shared changes, and what the limiter is given so that they hear of others. */
export interface OpenSharedChanges extends SharedChanges {
  readonly feed: ChangeFeed;
  /** Asks whether anyone is untold. It is to be called twice a second. */
  check(): Promise<void>;
}

// Milliseconds. What was told to a Redis that is gone is over by then.
const settling = 5000;

export function createSharedChanges({
  connection,
  untold,
  now = elapsed,
  wait,
}: SharedChangesOptions): OpenSharedChanges {
  const processId = randomUUID();
  const heard = createHeardChanges(now);
  const times = createUntoldTimes({ untold, processId, now, ...(wait && { wait }) });
  let head = "";
  let isHearing = false;
  let settled = Number.POSITIVE_INFINITY;
  let batches = 0;
  let checking: Promise<void> | undefined;

  connection.onLoss(() => {
    miss();
    head = "";
  });

  return {
    pets: whereUsable(heard.pets),
    orders: whereUsable(heard.orders),
    begin,
    async check() {
      comeBack();
      checking ??= times.check(heard.forget).finally(() => {
        checking = undefined;
      });
      await checking;
    },
    feed: {
      ask: () => [head, randomUUID()],
      hear(newHead, which, entries) {
        const [epoch, count] = split(newHead);
        const [knownEpoch, known] = split(head);
        if (epoch !== knownEpoch) settled = now() + settling;
        if (epoch !== knownEpoch || which === "open") heard.reset();
        // Calls that were sent together are each told what the first of them missed.
        const missed = which === "open" ? entries.length : Math.max(0, count - known);
        for (const text of missed > 0 ? entries.slice(-missed) : []) {
          const entry = parseEntry(text);
          if (!isOwn(entry)) heard.apply(entry);
        }
        head = newHead;
        hearNothing();
      },
      hearNothing,
      miss,
    },
  };

  async function begin(batch: Batch): Promise<EndBatch> {
    batches += 1;
    const token = `${processId} ${batches}`;
    const entry = beginEntry(token, batch);
    const over = heard.expect(entry);
    const isTold = await told("begin", token, entry);
    if (!isTold) {
      try {
        await times.begin();
      } catch (cause) {
        over();
        throw new StoreUnavailable("neither Redis nor the store can be told of a change", { cause });
      }
    }
    const end: EndBatch = async (came) => {
      const done = typeof came === "string" ? undefined : doneOf(came);
      if (done) heard.record(done);
      else if (came === "failed") heard.recordAnyOf(entry);
      else heard.abandon(entry);
      // Where that fails too, the others end it by themselves, or have forgotten what they kept.
      if (!isTold) times.end();
      else if (came !== "lost") await told("end", token, { end: token, ...(done && { done }) });
      over();
      comeBack();
    };
    return isTold ? end : Object.assign(end, { untoldAs: processId });
  }

  function comeBack(): void {
    if (connection.problem() !== undefined) return;
    times.comeBack(() => tell("anything", "", { anything: true })).catch(() => {});
  }

  function told(...what: [kind: string, token: string, entry: ChangeEntry]): Promise<boolean> {
    return tell(...what).then(
      () => true,
      () => false,
    );
  }

  async function tell(kind: string, token: string, entry: ChangeEntry): Promise<void> {
    await connection.run(tellScript, changeKeys, [kind, token, JSON.stringify(entry), randomUUID()]);
  }

  function miss(): void {
    isHearing = false;
  }

  function hearNothing(): void {
    isHearing = true;
    for (const token of heard.endAbandoned()) void told("end", token, { end: token });
  }

  function isOwn(entry: ChangeEntry): boolean {
    const token = "begin" in entry ? entry.begin : "end" in entry ? entry.end : "";
    return token.startsWith(processId);
  }

  function whereUsable(changes: Changes): Changes {
    const isUsable = () => isHearing && connection.problem() === undefined && now() >= settled && times.isNobody();
    return {
      count: changes.count,
      mayShow: (covered, seen) => !isUsable() || changes.mayShow(covered, seen),
      mayShowSoon: (covered) => !isUsable() || changes.mayShowSoon(covered),
    };
  }
}

function split(head: string): [epoch: string, count: number] {
  const [epoch = "", count = "0"] = head.split(" ");
  return [epoch, Number(count)];
}
