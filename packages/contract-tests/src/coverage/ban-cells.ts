import type { ContractDocument } from "../document/contract-document.ts";
import { type BanStory, createBanStoryReader } from "./ban-story.ts";
import { type Cell, shared } from "./cell.ts";
import type { Exchange } from "./exchange.ts";

const second = 1000;

/** When a key is banned, and for how long: each number kept and passed, seen in what one key was answered and when. */
export function banCells(document: ContractDocument): Cell[] {
  const { strikes, withinSeconds, seconds, graceSeconds } = document["x-ban"];
  const within = withinSeconds * second;
  const grace = graceSeconds * second;
  const length = seconds * second;
  const storyUntil = createBanStoryReader(grace);
  const cell = (member: string, name: string, isShown: (story: BanStory, exchange: Exchange) => boolean): Cell => ({
    kind: "bounds",
    row: shared,
    name,
    place: ["x-ban", member],
    isSeen(exchange) {
      const story = storyUntil(exchange);
      return story !== undefined && isShown(story, exchange);
    },
  });
  const isFirst = ({ at, bannedAt }: BanStory): boolean => bannedAt === at;
  /** How long before it the strikes of a ban began, if it were one. */
  const span = ({ at, struck }: BanStory): number => at - (struck.at(-strikes) ?? Number.NaN);
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
