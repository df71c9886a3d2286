import { isUtf8 } from "node:buffer";
import { quoteShell } from "@animal-store/openapi-document";
import type { ApiDocument } from "./document.ts";
import type { HttpRequest } from "./http/http-client.ts";
import type { Exchange } from "./http-rules.ts";
import { listLeaves } from "./schema/json-values.ts";
import type { CaseResult, Finding } from "./session.ts";
import { tryParse } from "./validate-response.ts";

/** A broken rule with all cases that show it. */
export interface CollectedFinding {
  /** Equal in each run: the check, the operation and the rule, without values. */
  readonly id: string;
  readonly check: string;
  /** The labels of the operations with the finding. */
  readonly operations: readonly string[];
  readonly message: string;
  /** Equal for findings that probably have one reason in the service. */
  readonly cause: string;
  /** `file:line` of the rule in the document. */
  readonly line: string | undefined;
  /** A command that sends the request again. Credentials are variables of the shell. */
  readonly curl: string | undefined;
  readonly status: number | undefined;
  readonly cases: readonly string[];
  /** Whether the baseline lists the finding. */
  readonly isAccepted: boolean;
}

/** The ids of accepted findings. */
export type Baseline = ReadonlySet<string>;

/** Groups the findings by their rule. */
export function collectFindings(
  document: ApiDocument,
  results: readonly CaseResult[],
  baseline: Baseline = new Set(),
): CollectedFinding[] {
  const all = results.flatMap(({ case: { id, operation }, findings }) =>
    findings.map((finding) => ({
      caseId: id,
      label: finding.operation?.label ?? operation?.label ?? toLabel(finding),
      finding,
    })),
  );
  const groups = Map.groupBy(all, ({ label, finding }) => toFindingId(document, label, finding));
  return Array.from(groups, ([id, group]): CollectedFinding => {
    const [{ finding }] = group as [(typeof group)[number]];
    return {
      id,
      check: finding.check,
      operations: [...new Set(group.map(({ label }) => label))],
      message: finding.message,
      cause: toCause(finding, listSentTexts(finding.exchange)),
      line: document.locate(finding.node, finding.key) ?? document.locate(finding.operation?.node),
      curl: finding.exchange && formatCurl(document, finding.exchange),
      status: finding.exchange?.response.status,
      cases: [...new Set(group.map(({ caseId }) => caseId))],
      isAccepted: baseline.has(id),
    };
  }).sort((a, b) => Number(a.isAccepted) - Number(b.isAccepted) || a.id.localeCompare(b.id));
}

/** Returns the texts of a JSON body and of the target, the longest ones first. A short one could be a part of any error. */
function listSentTexts({ request }: Partial<Exchange> = {}): string[] {
  const body = typeof request?.body === "string" ? listLeaves(tryParse(request.body)) : [];
  const texts = [...body, ...new URLSearchParams(request?.target.split("?")[1]).values()];
  return texts
    .filter((text) => typeof text === "string" && text.length > 2)
    .toSorted((a, b) => String(b).length - String(a).length) as string[];
}

function toLabel({ exchange }: Finding): string {
  const { method = "", target = "" } = exchange?.request ?? {};
  return `${method} ${target.split("?")[0]}`.trim();
}

/** The same rule of a shared schema or header is one finding. Values differ between runs, so they are not a part of the id. */
function toFindingId(document: ApiDocument, label: string, { check, message, node, key, operation }: Finding): string {
  const rule = message
    .replace(/, got .*$/s, "")
    .replace(/\/\d+/g, "/*")
    .replace(/( with .*)?: must be rejected.*$|\. Body: .*$|(?<=^no valid HTTP response): .*$/s, "");
  const ownPointer = node === operation?.node ? label : (document.toPointer(node, key) ?? label);
  const isGlobal = /-without-|^stack-trace$/.test(check);
  return `${check}: ${isGlobal ? "*" : ownPointer}: ${rule}`.slice(0, 300);
}

/** Formats a request as a command. The values of credentials are the variables `$AUTHORIZATION` or `$` and the header name. */
function formatCurl({ operations }: ApiDocument, { request, baseUrl }: Exchange): string {
  const { method, target, headers = [], body, raw } = request;
  if (raw !== undefined) return formatRaw(raw, headers, baseUrl);
  const { origin } = splitBase(baseUrl);
  const headerArgs = headers.map(([name, value]) =>
    isSecret(name, value) ? `-H ${formatSecret(name)}` : `-H ${quoteShell(`${name}: ${value}`)}`,
  );
  const keys = operations.flatMap(({ queryKeys }) => queryKeys);
  // 'http://localhost/notes?key='"$KEY"
  const url = quoteShell(origin + target).replaceAll(/(?<=[?&])([^&=]+)=[^&']*/g, (part, name: string) =>
    keys.some((key) => new URLSearchParams(part).has(key)) && !wrongCredentials.test(part)
      ? `${name}='"${toVariable(name)}"'`
      : part,
  );
  const isLong = (body?.length ?? 0) > 2000;
  // With --data-binary, curl would send the file that a body such as @name names.
  const bodyArgs = body === undefined || isLong ? [] : [`--data-raw ${quoteBody(body)}`];
  const note = isLong ? [`# with a body of ${body?.length} ${typeof body === "string" ? "characters" : "bytes"}`] : [];
  const methodArgs = { GET: [], HEAD: ["-I"] }[method] ?? [`-X ${method}`];
  return ["curl -i", ...methodArgs, ...headerArgs, ...bodyArgs, "--path-as-is", url, ...note].join(" ");
}

/** curl cannot send malformed messages, so printf writes the bytes. */
function formatRaw(raw: string, headers: NonNullable<HttpRequest["headers"]>, baseUrl: string): string {
  const { hostname, port, protocol } = splitBase(baseUrl);
  const escapeFormat = (text: string) =>
    text.replaceAll(/[^ -~]|['\\%]/g, (character) => {
      const short = { "\r": "\\r", "\n": "\\n", "%": "%%" }[character];
      return short ?? `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
    });
  const secrets = headers.filter(([name, value]) => isSecret(name, value) && value !== "" && raw.includes(value));
  const format = secrets.reduce((text, [, value]) => text.replace(escapeFormat(value), "%s"), escapeFormat(raw));
  const receiver =
    protocol === "https"
      ? `openssl s_client -quiet -connect ${hostname}:${port || 443}`
      : `nc ${hostname} ${port || 80}`;
  return [`printf '${format}'`, ...secrets.map(([name]) => `"${toVariable(name)}"`), `| ${receiver}`].join(" ");
}

/** Splits `http://[::1]:3000/v1`. A URL with a redacted host is invalid, so `URL` cannot parse it. */
function splitBase(baseUrl: string) {
  const match = /^((https?):\/\/([^/]*?)(?::(\d+))?)(?:\/|$)/.exec(baseUrl) ?? [];
  const [, origin = baseUrl, protocol = "", hostname = baseUrl, port] = match;
  return { origin, protocol, hostname, port };
}

// "Bearer wrong-credentials", "session=wrong-credentials"
const wrongCredentials = /^(?:(?:Basic|Bearer|Digest|Token) |[^=;]+=)?wrong-credentials$/i;

/** Replaces a credential by one that the service must reject, with the same scheme. */
export function toWrongCredential(value: string): string {
  const [scheme = ""] = /^(?:Basic|Bearer|Digest|Token) /i.exec(value) ?? [];
  return `${scheme}wrong-credentials`;
}

export function isSecret(name: string, value: string): boolean {
  const isCredential = /^(authorization|cookie|proxy-authorization)$|key|token|secret/i.test(name);
  return isCredential && !wrongCredentials.test(value) && name.toLowerCase() !== "idempotency-key";
}

/** A shell reads other characters of a header name in double quotes, such as the command in `X-Key-`id``. */
function formatSecret(name: string): string {
  const variable = toVariable(name);
  return /^[\w-]+$/.test(name) ? `"${name}: ${variable}"` : `${quoteShell(`${name}: `)}"${variable}"`;
}

function toVariable(name: string): string {
  return `$${name.toUpperCase().replaceAll(/\W/g, "_").replace(/^\d/, "_$&")}`;
}

/** Quotes a body for a shell. Bytes that are not UTF-8 become escapes. */
function quoteBody(body: string | Uint8Array): string {
  if (typeof body === "string") return quoteShell(body);
  if (isUtf8(body)) return quoteShell(Buffer.from(body).toString());
  const text = Buffer.from(body).toString("latin1");
  const escapeByte = (byte: string) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return `$'${text.replaceAll(/[^ -~]|['\\]/g, escapeByte)}'`;
}

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
