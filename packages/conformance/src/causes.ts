import type { CollectedFinding } from "./findings.ts";

/** Findings that probably have one reason in the service. */
export interface Cause {
  readonly name: string;
  /** The first one is the example of a report. */
  readonly findings: readonly [CollectedFinding, ...CollectedFinding[]];
}

/** Groups findings by their rule and the error of the service, without names and values. */
export function listCauses(findings: readonly CollectedFinding[]): Cause[] {
  const groups = Map.groupBy(findings, toCause);
  return Array.from(
    groups,
    ([name, group]): Cause => ({ name, findings: group as [CollectedFinding, ...CollectedFinding[]] }),
  );
}

function toCause({ check, message }: CollectedFinding): string {
  // "must be accepted, got 400: {"detail":"…"}", "status 500: the service failed. Body: …"
  const [text = "", before = "", after] = /^(.*?)(?:(?<=got \d{3}): |\. Body: )(.*)$/s.exec(message) ?? [
    message,
    message,
  ];
  const rule = after === undefined ? text : before;
  return [`${check}: ${withoutValues(withoutNames(rule))}`, ...(after ? [withoutValues(toErrorText(after))] : [])].join(
    " – ",
  );
}

function withoutNames(rule: string): string {
  return rule
    .replace(/(?<=is not documented); documented are .*/s, "")
    .replace(/\b[A-Z]+ \/\S*/g, "an operation")
    .replace(/\bthe (query|path|header|cookie) parameter \S+/, "a $1 parameter")
    .replace(/\bthe member .+? of the body/, "a member of the body")
    .replace(/ with .*(?=: must be rejected)/s, "")
    .replace(/^(body|event \d+) \/?\S*?([^\s/:]*):/, "$1 $2:")
    .replace(/\b(member|must not set|example|filter) \S+/, "$1 …")
    .replace(/^[\w.[\]-]+=.*?: must/s, "a parameter: must")
    .replace(/, got (?!\d{3}\b).*/s, "");
}

/** Returns the text of an error that a person reads: a member of JSON, or the text of a page. */
function toErrorText(body: string): string {
  const [, value] = /"(?:detail|message|msg|error|error_description|title)"\s*:\s*"((?:[^"\\]|\\.)+)/.exec(body) ?? [];
  return value ?? body.replace(/<[^>]*>/g, " ");
}

function withoutValues(text: string): string {
  return text
    .replace(/"(?:[^"\\]|\\.)*"?|(?<!\w)'[^']*'|`[^`]*`/g, "…")
    .replace(/(?<![\w<:])(?:https?:\/)?\/[\w~%.{}:-][^\s,;]*/g, "a path")
    .replace(/\b[\da-f]{8}(-[\da-f]{4,}){2,}\b/gi, "#")
    .replace(/(?<![\d.])(?!\d{3}\b)\d[\d.]*/g, "#")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}
