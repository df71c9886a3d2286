import type { InfiniteList } from "../table/list-page.tsx";

const times = new Intl.DateTimeFormat(undefined, { timeStyle: "medium", hourCycle: "h23" });

/** The time of day, as the whole console tells it: `04:42:01`. @param time milliseconds since 1970 or a date */
export function clockTime(time: number | Date): string {
  return times.format(time);
}

/** A word of the contract as people begin a line with it. */
export function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");
}

/** How much of a list was read, in words. @param words for one and for many */
export function formatCount(
  { rows, isComplete }: InfiniteList<unknown>,
  [one, many]: readonly [string, string],
): string {
  const count = `${rows.length.toLocaleString("en")} ${rows.length === 1 ? one : many}`;
  if (isComplete) return count;
  return rows.length === 0 ? "" : `${count} so far, more as you scroll`;
}
