import { table } from "../keys/table.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";

/** What a store holds, for people. */
export function shownCounts({ pets, orders, keys, outcomes }: StoreCounts): string[] {
  const rows = Object.entries({ pets, orders, keys, "kept outcomes": outcomes });
  return table(
    [{ title: "" }, { title: "rows", isNumber: true }],
    rows.map(([holds, count]) => [holds, count.toLocaleString("en-US")]),
  );
}
