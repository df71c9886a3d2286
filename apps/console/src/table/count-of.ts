import type { EndlessList } from "./use-endless-list.ts";

/** How much of a list was read, in words. @param words for one and for many */
export function countOf({ rows, isComplete }: EndlessList<unknown>, [one, many]: readonly [string, string]): string {
  const count = `${rows.length.toLocaleString("en")} ${rows.length === 1 ? one : many}`;
  if (isComplete) return count;
  return rows.length === 0 ? "" : `${count} so far, more as you scroll`;
}
