import { table } from "../keys/table.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";

/** Returns a warning and the violated rules, or no line if there are none. */
export function formatViolations(subject: string, violations: readonly string[]): string[] {
  if (violations.length === 0) return [];
  return ["", `Warning: ${subject} violate ${countRules(violations)}:`, ...violations];
}

/** Returns "1 rule" or "2 rules". */
export function countRules({ length }: readonly string[]): string {
  return `${length} ${length === 1 ? "rule" : "rules"}`;
}

/** What a store holds, for people. */
export function shownCounts({ pets, orders, keys, outcomes }: StoreCounts): string[] {
  const rows = Object.entries({ pets, orders, keys, "kept outcomes": outcomes });
  return table(
    [{ title: "" }, { title: "rows", isNumber: true }],
    rows.map(([holds, count]) => [holds, count.toLocaleString("en-US")]),
  );
}
