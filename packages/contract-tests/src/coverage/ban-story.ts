import type { ErrorCode } from "@animal-store/contract";
import type { Exchange } from "./exchange.ts";

const banned: ErrorCode = "key_banned";

/** What a key went through in a case until an answer. Times in milliseconds. */
export interface BanStory {
  readonly at: number;
  readonly passes: boolean;
  /** Since the last request that passed. */
  readonly firstRefusal: number | undefined;
  readonly refusals: number;
  /** Refused requests that came later than the grace; the one that was answered by the ban is the last. */
  readonly struck: readonly number[];
  readonly bannedAt: number | undefined;
}

/** Tells the story until an exchange; undefined where the answer belongs to none: no key, no clock. */
export type BanStoryReader = (exchange: Exchange) => BanStory | undefined;

/** Reads stories, each exchange of a case once: a case may hold thousands. @param grace milliseconds */
export function createBanStoryReader(grace: number): BanStoryReader {
  const cases = new WeakMap<readonly Exchange[], Told>();

  return (exchange) => {
    const { key, at, earlier } = exchange;
    if (key === undefined || at === undefined) return undefined;
    const told = cases.get(earlier) ?? { length: 0, byKey: new Map() };
    cases.set(earlier, told);
    for (; told.length < earlier.length; told.length += 1) {
      const one = earlier[told.length];
      if (one?.key === undefined || one.at === undefined) continue;
      const chapter = afterAnswer(told.byKey.get(one.key) ?? beginning, one, one.at, grace);
      told.byKey.set(one.key, isRefused(one) ? chapter : { ...chapter, firstRefusal: undefined, refusals: 0 });
    }
    const chapter = afterAnswer(told.byKey.get(key) ?? beginning, exchange, at, grace);
    return { ...chapter, at, passes: exchange.answer.status < 400 };
  };
}

type Chapter = Omit<BanStory, "at" | "passes">;

/** How many exchanges of a case were read, and where they left each key. */
interface Told {
  length: number;
  readonly byKey: Map<string, Chapter>;
}

const beginning: Chapter = { firstRefusal: undefined, refusals: 0, struck: [], bannedAt: undefined };

function afterAnswer(before: Chapter, one: Exchange, at: number, grace: number): Chapter {
  if (!isRefused(one) || before.bannedAt !== undefined) return before;
  const firstRefusal = before.firstRefusal ?? at;
  return {
    firstRefusal,
    refusals: before.refusals + 1,
    struck: at - firstRefusal > grace ? [...before.struck, at] : before.struck,
    bannedAt: one.code === banned ? at : undefined,
  };
}

function isRefused({ answer }: Exchange): boolean {
  return answer.status === 429;
}
