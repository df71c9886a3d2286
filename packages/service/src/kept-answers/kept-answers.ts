import type { OperationId } from "@animal-store/contract";
import { type Awaitable, createAskedLately, type Reply, whenReady } from "@animal-store/openapi-hono";
import { LRUCache } from "lru-cache";
import type { Changes, Coverage } from "./change-log.ts";

/**
 * Finished answers, kept while no change may show in them. Once there is no room for all of them, those asked for longest ago make
 * room for what is asked for again.
 */
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

/** Told of each answer that may be kept, whether it was. */
export interface KeptAnswersWatch {
  /** @returns what is told of those of one operation */
  of(operation: OperationId): (isKept: boolean) => void;
}

/** @param mostBytes about what all of them take together; 0: none is kept */
export function createKeptAnswers(mostBytes = mostKeptBytes, watch?: KeptAnswersWatch): KeptAnswers {
  const kept = new LRUCache<string, KeptAnswer>({ maxSize: Math.max(mostBytes, 1) });
  const wasAskedLately = createAskedLately();

  return {
    of<Id extends OperationId>(operation: Id, changes: Changes | undefined): GiveAnswer<Id> {
      if (!changes || mostBytes === 0) return (_, read) => whenReady(read(), ({ answer }) => answer);
      const gave = watch?.of(operation);
      return (key, read) => {
        const name = `${operation} ${key}`;
        const found = kept.get(name);
        const isKept = found !== undefined && isTrue(found, changes);
        gave?.(isKept);
        if (isKept) return answerOf<Id>(found);
        // Counted before it is read: what changes meanwhile may be missing in it.
        const seen = changes.count();
        return whenReady(read(), ({ answer, covers }) => {
          if (!covers || changes.mayShowSoon(covers)) return answer;
          const size = bytesOf(answer) + bytesBeside;
          // Keeping what nobody asks for again, and dropping another for it, costs more than the reading does.
          const isWelcome = found !== undefined || kept.calculatedSize + size <= mostBytes || wasAskedLately(name);
          if (isWelcome) kept.set(name, { answer, covers, seen }, { size });
          return answer;
        });
      };
    },
  };
}

function isTrue(kept: KeptAnswer, changes: Changes): boolean {
  if (changes.mayShow(kept.covers, kept.seen)) return false;
  kept.seen = changes.count();
  return true;
}

// A name begins with the operation, so it leads to answers of that one alone.
function answerOf<Id extends string>({ answer }: KeptAnswer): Reply<Id> {
  return answer as Reply<Id>;
}

/** What a body takes at most: where it is more than ASCII it becomes UTF-8, with up to three bytes a character. */
function bytesOf({ body }: Reply): number {
  if (body === null) return 0;
  return typeof body === "string" ? body.length * (beyondAscii.test(body) ? 3 : 1) : body.byteLength;
}

const beyondAscii = /\P{ASCII}/u;
// Key, headers and what the cache itself remembers of an answer.
const bytesBeside = 1024;
