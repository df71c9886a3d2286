import type { ErrorCode } from "@animal-store/contract";
import type { ContractDocument } from "../document/contract-document.ts";
import { type Cell, shared } from "./cell.ts";
import type { Exchange } from "./exchange.ts";

const banned: ErrorCode = "key_banned";
const second = 1000;

/** When a key is banned, and for how long: each number kept and passed, seen in what one key was answered and when. */
export function banCells(document: ContractDocument): Cell[] {
  const { strikes, withinSeconds, seconds, graceSeconds } = document["x-ban"];
  const within = withinSeconds * second;
  const grace = graceSeconds * second;
  const length = seconds * second;
  const cell = (member: string, name: string, isShown: (story: Story, exchange: Exchange) => boolean): Cell => ({
    kind: "bounds",
    row: shared,
    name,
    place: ["x-ban", member],
    isSeen(exchange) {
      const story = storyOf(exchange, grace);
      return story !== undefined && isShown(story, exchange);
    },
  });
  const isFirst = ({ at, bannedAt }: Story): boolean => bannedAt === at;
  /** How long before it the strikes of a ban began, if it were one. */
  const span = ({ at, struck }: Story): number => at - (struck.at(-strikes) ?? Number.NaN);
  return [
    cell("strikes", `strike ${strikes} bans`, (story) => isFirst(story) && story.struck.length === strikes),
    cell(
      "strikes",
      `strike ${strikes - 1} does not ban`,
      (story) => story.passes && story.bannedAt === undefined && story.struck.length === strikes - 1,
    ),
    cell(
      "withinSeconds",
      `strikes within ${withinSeconds} s add up`,
      (story) => isFirst(story) && span(story) >= within - second && span(story) < within,
    ),
    cell(
      "withinSeconds",
      `strikes ${withinSeconds} s apart do not add up`,
      (story) => story.bannedAt === undefined && span(story) === within,
    ),
    cell(
      "graceSeconds",
      `requests ${graceSeconds} s after the first 429 are no strikes`,
      ({ at, firstRefusal, refusals, bannedAt }) =>
        bannedAt === undefined && refusals > strikes && at - (firstRefusal ?? Number.NaN) === grace,
    ),
    cell(
      "graceSeconds",
      `requests later than ${graceSeconds} s after it are strikes`,
      (story) => isFirst(story) && (story.struck[0] ?? Number.NaN) - (story.firstRefusal ?? 0) <= grace + second,
    ),
    cell("seconds", `a ban of ${seconds} s is told`, (story, { answer }) => {
      return isFirst(story) && answer.headers.get("retry-after") === String(seconds);
    }),
    cell(
      "seconds",
      `a ban is in force until its ${seconds} s are over`,
      ({ at, bannedAt = 0, passes }) => !passes && at - bannedAt < length && at - bannedAt >= length - second,
    ),
    cell(
      "seconds",
      `a ban is over after ${seconds} s`,
      ({ at, bannedAt, passes }) => passes && bannedAt !== undefined && at - bannedAt === length,
    ),
  ];
}

/** What a key went through in a case until an answer. Times in milliseconds. */
interface Story {
  readonly at: number;
  readonly passes: boolean;
  /** Since the last request that passed. */
  readonly firstRefusal: number | undefined;
  readonly refusals: number;
  /** Refused requests that came later than the grace; the one that was answered by the ban is the last. */
  readonly struck: readonly number[];
  readonly bannedAt: number | undefined;
}

/** Undefined where the answer belongs to none: no key, no clock, or a ban told before. */
function storyOf(exchange: Exchange, grace: number): Story | undefined {
  const { key, at } = exchange;
  if (key === undefined || at === undefined) return undefined;
  const story = { firstRefusal: undefined as number | undefined, refusals: 0, struck: [] as number[] };
  let bannedAt: number | undefined;
  for (const one of [...exchange.earlier, exchange]) {
    if (one.key !== key || one.at === undefined) continue;
    const isRefused = one.answer.status === 429;
    if (!isRefused && one !== exchange) Object.assign(story, { firstRefusal: undefined, refusals: 0 });
    if (!isRefused || bannedAt !== undefined) continue;
    story.firstRefusal ??= one.at;
    story.refusals += 1;
    if (one.at - story.firstRefusal > grace) story.struck.push(one.at);
    if (one.code === banned) bannedAt = one.at;
  }
  return { ...story, at, passes: exchange.answer.status < 400, bannedAt };
}
