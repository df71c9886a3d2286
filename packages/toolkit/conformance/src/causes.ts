import type { CollectedFinding } from "./findings.ts";

/** Findings that probably have one reason in the service. */
export interface Cause {
  readonly name: string;
  /** The first one is the example of a report. */
  readonly findings: readonly [CollectedFinding, ...CollectedFinding[]];
}

/** Groups findings by their cause. */
export function listCauses(findings: readonly CollectedFinding[]): Cause[] {
  const ignoring = new Set(findings.filter(showsUnreadBody).flatMap(({ operations }) => operations));
  const isUnread = (finding: CollectedFinding) =>
    acceptsBody(finding) && finding.operations.every((operation) => ignoring.has(operation));
  const groups = Map.groupBy(findings, (finding) =>
    isUnread(finding) ? "accepts-invalid: the body is not read" : finding.cause,
  );
  return Array.from(groups, ([name, group]): Cause => {
    const sorted = group.toSorted((a, b) => Number(showsUnreadBody(b)) - Number(showsUnreadBody(a)));
    return { name, findings: sorted as [CollectedFinding, ...CollectedFinding[]] };
  });
}

/** Whether an operation accepts a body that no parser accepts. It accepts each other body too. */
function showsUnreadBody({ check, message }: CollectedFinding): boolean {
  return check === "accepts-invalid" && message.startsWith("malformed JSON: no JSON: ");
}

function acceptsBody({ check, message }: CollectedFinding): boolean {
  return (
    check === "accepts-invalid" &&
    /^(malformed JSON|the body|a body|a request without a body|the member .+? of the body)\b/s.test(message)
  );
}

/**
 * Returns the rule of a finding and the error of the service, without names and values.
 * @param sent the values of the request, which the error can contain
 */
export function toCause({ check, message }: Pick<CollectedFinding, "check" | "message">, sent: readonly string[] = []) {
  // "must be accepted, got 400: {"detail":"…"}", "status 500: the service failed. Body: …"
  const [text = "", before = "", after] = /^(.*?)(?:(?<=got \d{3}): |\. Body: )(.*)$/s.exec(message) ?? [
    message,
    message,
  ];
  const rule = `${check}: ${withoutValues(withoutNames(after === undefined ? text : before))}`;
  // One line in the document describes a status, with all its errors.
  if (!after || check === "undocumented-status") return rule;
  const error = sent.reduce((each, value) => each.replaceAll(value, "…"), toErrorText(after));
  return `${rule} – ${withoutEchoes(error)}`;
}

function withoutNames(rule: string): string {
  return (
    rule
      .replace(/(?<=is not documented); documented are .*/s, "")
      .replace(/\b[A-Z]+ \/\S*/g, "an operation")
      .replace(/\bthe (query|path|header|cookie) parameter \S+/, "a $1 parameter")
      .replace(/\bthe member .+? of the body/, "a member of the body")
      .replace(/ with .*(?=: must be rejected)/s, "")
      // The document lacks `nullable` for each of these members.
      .replace(/^(body|event \d+) [^:]*: must .*, got null$/s, "$1: must not be null")
      .replace(/^(body|event \d+) \/?\S*?([^\s/:]*):/, (_, place, name) =>
        /^\d*$/.test(name) ? `${place}:` : `${place} ${name}:`,
      )
      .replace(/\b(member|must not set|example|filter) \S+/, "$1 …")
      .replace(/^[\w.[\]-]+=.*?: must/s, "a parameter: must")
      .replace(/(?<=^header Allow: must list ).*/, "the methods of the path")
      .replace(/, got 2\d\d$/, "")
      .replace(/, got (?!\d{3}\b).*/s, "")
  );
}

// From the specific to the general one.
const textMembers = ["detail", "message", "msg", "error_description", "error", "title"];

/** Returns the text of an error that a person reads: a text of JSON, or the title of a page. */
function toErrorText(body: string): string {
  const text = body.replace(/… \([\d,]+ characters\)$/, "").trim();
  if (/^["[{]/.test(text)) return findJsonText(text) ?? text;
  const [, title] = /<title[^>]*>([^<]+)/i.exec(text) ?? [];
  return (title ?? text.replace(/<[^>]*>?/g, " ")).replace(/&(?:quot|#39|#x27);/g, '"');
}

/** The end of the JSON can be missing. */
function findJsonText(json: string): string | undefined {
  const texts = listJsonTexts(json);
  const found = findMember(texts, textMembers);
  // Some validators write their errors as JSON into a text.
  const nested = /^[[{]/.test(found ?? "")
    ? findMember(listJsonTexts(found ?? ""), [...textMembers, "code"])
    : undefined;
  return nested ?? found ?? texts.find(({ value }) => value.includes(" "))?.value ?? texts[0]?.value;
}

interface JsonText {
  readonly name: string;
  readonly value: string;
}

function listJsonTexts(json: string): JsonText[] {
  let name = "";
  const texts: JsonText[] = [];
  for (const [, value = "", colon] of json.matchAll(/"((?:[^"\\]|\\.)*)(?:"(\s*:)?)?/g)) {
    const text = value.replaceAll('\\"', '"').replaceAll("\\n", " ");
    if (colon !== undefined) name = text;
    else texts.push({ name, value: text });
  }
  return texts;
}

function findMember(texts: readonly JsonText[], names: readonly string[]): string | undefined {
  const found = names.map((each) => texts.find(({ name, value }) => name === each && value !== ""));
  return found.find((text) => text !== undefined)?.value;
}

/** An error often contains a part of the request: `Unknown id 9s9`, `bad filter: x`, `cannot read {"a": …`. */
function withoutEchoes(text: string): string {
  return (
    withoutValues(text)
      .replace(/[[{](?:.*[\]}]|.*$)/, "…")
      .replace(/\S*[\d#]\S*/g, "#")
      .replace(/: \S+$/, ": …")
      // The end of a long text can be missing, so only its start counts, to the end of a word.
      .replace(/^(.{80}\S*).*$/, "$1")
  );
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
