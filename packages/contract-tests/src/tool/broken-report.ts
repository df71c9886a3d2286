import { countKinds } from "../target.ts";
import { decidingLine } from "./deciding-line.ts";
import { plural } from "./plural.ts";
import { inOneLine } from "./terminal-report.ts";

/** What a service logged of its own broken answers, for people: each kind once, its count, and the line that it breaks. */
export function brokenReport(logged: readonly string[]): string {
  const kinds = countKinds(logged).map(
    ([kind, count]) => `${String(count).padStart(7)}  ${inOneLine(kind)} (${brokenLine(kind)})`,
  );
  return [`The service logged ${plural(logged.length, "answer")} of its own as broken:`, ...kinds].join("\n");
}

// In the words of the log: `listPets answered 200, which breaks the contract: header /etag: must be …`.
function brokenLine(logged: string): string {
  const [, operation = "unrouted", status, header] =
    /^(?:(\w+)|.*?) answered (\d+), .*?: (?:header \/?([\w-]+))?/s.exec(logged) ?? [];
  const place = `${operation} → ${status}${header ? ` → header ${header}:` : ""}`;
  return decidingLine({ operation: "unrouted", status: Number(status) }, place);
}
