import { createStoreChanges, theNext } from "@animal-store/service";
import type { BeginEntry, ChangeEntry, Done } from "./change-entry.ts";

/** What one process knows of the changes of all. Times in milliseconds by `now`, which is never set back. */
export function createHeardChanges(now: () => number) {
  const log = createStoreChanges();
  /** The batches of others, and own ones whose end nobody knows; oldest first. */
  const open = new Map<string, OpenBatch>();

  return {
    pets: log.pets,
    orders: log.orders,
    expect,
    record,
    recordAnyOf,
    forget: log.forget,
    apply(entry: ChangeEntry): void {
      if ("anything" in entry) log.forget();
      else if ("begin" in entry) leaveOpen(entry, false);
      else {
        const known = open.get(entry.end);
        if (entry.done) record(entry.done);
        else if (known) recordAnyOf(known.begin);
        else log.forget();
        close(entry.end);
      }
    },
    /** Has an own batch, whose end nobody knows, end as those do whose writers died. */
    abandon: (begin: BeginEntry) => leaveOpen(begin, true),
    /**
     * Whoever began a batch and told no end died, or cannot tell it. By now it was committed or never will be.
     * @returns the own ones among them
     */
    endAbandoned(): string[] {
      const own: string[] = [];
      for (const [token, { begin, ends, isOwn }] of open) {
        if (now() < ends) break;
        recordAnyOf(begin);
        close(token);
        if (isOwn) own.push(token);
      }
      return own;
    },
    /** Goes on from the batches that are open now: anything else may have changed. */
    reset(): void {
      log.forget();
      for (const [token, { isOwn }] of [...open]) if (!isOwn) close(token);
    },
  };

  function leaveOpen(begin: BeginEntry, isOwn: boolean): void {
    if (open.has(begin.begin)) return;
    open.set(begin.begin, { begin, isOwn, over: expect(begin), ends: now() + longestBatch });
  }

  function expect({ statuses, ordered }: BeginEntry): () => void {
    const ended = [
      ...statuses.map((status) => log.expectPet(withStatus(status))),
      ...ordered.map((petId) => log.expectOrder(petId)),
    ];
    return () => {
      for (const end of ended) end();
    };
  }

  function record({ added, placed }: Done): void {
    for (const [id, status] of added) log.petAdded({ id, ...withStatus(status) });
    for (const [id, petId] of placed) log.orderPlaced({ id, petId });
  }

  function recordAnyOf({ statuses, ordered }: BeginEntry): void {
    record({ added: statuses.map((status) => [theNext, status]), placed: ordered.map((petId) => [theNext, petId]) });
  }

  function close(token: string): void {
    open.get(token)?.over();
    open.delete(token);
  }
}

interface OpenBatch {
  readonly begin: BeginEntry;
  readonly isOwn: boolean;
  readonly over: () => void;
  readonly ends: number;
}

function withStatus<Status>(status: Status | null): { status?: Status } {
  return status === null ? {} : { status };
}

// A write gives up within seconds.
const longestBatch = 30_000;
