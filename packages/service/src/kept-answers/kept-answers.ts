import type { OperationId } from "@animal-store/contract";
import { type Awaitable, type Reply, whenReady } from "@animal-store/openapi-hono";
import { LRUCache } from "lru-cache";
import type { Changes, Coverage } from "./change-log.ts";

/** Finished answers, kept while no change may show in them; those asked for longest ago make room for new ones. */
export interface KeptAnswers {
  /** Those of one operation. @param changes of what they show; undefined where they are not known, and nothing is kept */
  of<Id extends OperationId>(operation: Id, changes: Changes | undefined): GiveAnswer<Id>;
}

/** Gives the answer that is kept under a key, else the one that `read` makes. */
export type GiveAnswer<Id extends string> = (
  key: string,
  read: () => Awaitable<ReadAnswer<Id>>,
) => Awaitable<Reply<Id>>;

/** An answer as it was just read. It is kept where it says which entries it depends on. */
export interface ReadAnswer<Id extends string> {
  readonly answer: Reply<Id>;
  readonly covers?: Coverage;
}

interface KeptAnswer {
  readonly answer: Reply;
  readonly covers: Coverage;
  /** How many changes it is known to be true after. */
  seen: number;
}

export const mostKeptBytes = 16 * 2 ** 20;

/** @param mostBytes about what all of them take together; 0: none is kept */
export function createKeptAnswers(mostBytes = mostKeptBytes): KeptAnswers {
  const kept = new LRUCache<string, KeptAnswer>({ maxSize: Math.max(mostBytes, 1) });

  return {
    of<Id extends OperationId>(operation: Id, changes: Changes | undefined): GiveAnswer<Id> {
      if (!changes || mostBytes === 0) return (_, read) => whenReady(read(), ({ answer }) => answer);
      return (key, read) => {
        const name = `${operation} ${key}`;
        const found = kept.get(name);
        if (found && isTrue(found, changes)) return answerOf<Id>(found);
        // Counted before it is read: what changes meanwhile may be missing in it.
        const seen = changes.count();
        return whenReady(read(), ({ answer, covers }) => {
          if (covers) kept.set(name, { answer, covers, seen }, { size: bytesOf(answer) + bytesBeside });
          return answer;
        });
      };
    },
  };
}

function isTrue(kept: KeptAnswer, changes: Changes): boolean {
  const count = changes.count();
  if (kept.seen === count) return true;
  if (changes.mayShow(kept.covers, kept.seen)) return false;
  kept.seen = count;
  return true;
}

// A name begins with the operation, so it leads to answers of that one alone.
function answerOf<Id extends string>({ answer }: KeptAnswer): Reply<Id> {
  return answer as Reply<Id>;
}

function bytesOf({ body }: Reply): number {
  if (body === null) return 0;
  return typeof body === "string" ? encoder.encode(body).byteLength : body.byteLength;
}

const encoder = new TextEncoder();
// Key, headers and what the cache itself remembers of an answer.
const bytesBeside = 1024;
