import type { PetStatus } from "../pets/pet-store.ts";

/** A change that an answer may show. */
export interface Change {
  readonly id: number;
  /** The filters under which the entry may have been seen before, or may be seen now. Without a filter it always may. */
  readonly statuses: readonly PetStatus[];
}

/** The entries that an answer depends on: those with greater ids than `after`, up to `end`, under a filter. */
export interface Coverage {
  readonly after: number;
  readonly end: number;
  /** undefined: no filter */
  readonly status: PetStatus | undefined;
}

/** The changes of one kind of entries since their store was opened. */
export interface Changes {
  count(): number;
  /** Whether one that came after the first `seen` changes, or is expected, may show in what is covered. */
  mayShow(covered: Coverage, seen: number): boolean;
  /** Whether one that is expected may show in what is covered: then it may be there already, or not yet. */
  mayShowSoon(covered: Coverage): boolean;
}

export interface ChangeLog extends Changes {
  record(change: Change): void;
  /** Tells a change that reads may show from now on, before it can be recorded. @returns what ends that */
  expect(change: Change): () => void;
  /** Anything may have changed. */
  forget(): void;
}

// So many are looked through in less time than a page is read.
const mostRemembered = 1024;

/** Counts all changes and remembers the last ones; what it has forgotten may have been any change. */
export function createChangeLog(remembered = mostRemembered): ChangeLog {
  const last: Change[] = [];
  const expected = new Set<Change>();
  let count = 0;

  return {
    count: () => count,
    record(change) {
      last[count % remembered] = change;
      count += 1;
    },
    expect(change) {
      expected.add(change);
      return () => void expected.delete(change);
    },
    forget() {
      count += remembered + 1;
      last.length = 0;
    },
    mayShowSoon,
    mayShow(covered, seen) {
      if (count - seen > remembered || mayShowSoon(covered)) return true;
      for (let number = seen; number < count; number += 1) {
        const change = last[number % remembered];
        if (!change || shows(change, covered)) return true;
      }
      return false;
    },
  };

  function mayShowSoon(covered: Coverage): boolean {
    for (const change of expected) if (shows(change, covered)) return true;
    return false;
  }
}

function shows({ id, statuses }: Change, { after, end, status }: Coverage): boolean {
  return id > after && id <= end && (status === undefined || statuses.includes(status));
}
