import { styleText } from "node:util";
import type { RowGroup } from "./group-rows.ts";

/** One line for each group, and below those without a cause the cases that they were seen in. */
export function describeGroups(groups: readonly RowGroup[]): string {
  return groups
    .flatMap((group) => {
      const { operation, text, line, requests, caseIds, kind } = group;
      const [example] = caseIds;
      const seen = `${times(requests, "request")} of ${times(caseIds.length, "case")}, such as ${example}`;
      const row = `${operation} ${text} · ${seen} · ${line} · ${why(group)}`;
      return kind === "unexplained" ? [styleText("red", row), ...caseIds.map((id) => `    ${id}`)] : [row];
    })
    .join("\n");
}

function times(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

function why({ kind, causes }: RowGroup): string {
  if (kind === "limit") return `Prism: ${causes.join(", ")}`;
  return kind === "state" ? `needs state: the server answers so too, with ${causes.join("; or with ")}` : "unexplained";
}
