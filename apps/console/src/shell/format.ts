import type { InfiniteList } from "../table/list-page.tsx";

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: "medium", hourCycle: "h23" });

/** Formats the time of day: `04:42:01`. @param time Unix time in ms, or a date */
export function formatTime(time: number | Date): string {
  return timeFormat.format(time);
}

export function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");
}

export function formatCount(
  { rows, isComplete }: InfiniteList<unknown>,
  [singular, plural]: readonly [string, string],
): string {
  const countText = `${rows.length.toLocaleString("en")} ${rows.length === 1 ? singular : plural}`;
  if (isComplete) return countText;
  return rows.length === 0 ? "" : `${countText} loaded, scroll for more`;
}
