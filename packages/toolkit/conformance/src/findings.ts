import { isUtf8 } from "node:buffer";
import { quoteShell } from "@animal-store/openapi-document";
import { toCause } from "./causes.ts";
import type { ApiDocument } from "./document.ts";
import type { HttpRequest } from "./http/http-client.ts";
import type { Exchange } from "./http-rules.ts";
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
  const groups = Map.groupBy(all, ({ label, finding }) => toId(document, label, finding));
  return Array.from(groups, ([id, group]): CollectedFinding => {
    const [{ finding }] = group as [(typeof group)[number]];
    return {
      id,
      check: finding.check,
      operations: [...new Set(group.map(({ label }) => label))],
      message: finding.message,
      cause: toCause(finding, listSentTexts(finding.exchange)),
      line: document.locate(finding.node, finding.key) ?? document.locate(finding.operation?.node),
      curl: finding.exchange && formatCurl(finding.exchange),
      status: finding.exchange?.response.status,
      cases: [...new Set(group.map(({ caseId }) => caseId))],
      isAccepted: baseline.has(id),
    };
  }).sort((a, b) => Number(a.isAccepted) - Number(b.isAccepted) || a.id.localeCompare(b.id));
}

/** Returns the texts of a JSON body and of the target, the longest ones first. A short one could be a part of any error. */
function listSentTexts({ request }: Partial<Exchange> = {}): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  if (typeof request?.body === "string") collect(tryParse(request.body));
  collect([...new URLSearchParams(request?.target.split("?")[1]).values()]);
  return texts.filter((text) => text.length > 2).toSorted((a, b) => b.length - a.length);
}

function toLabel({ exchange }: Finding): string {
  const { method = "", target = "" } = exchange?.request ?? {};
  return `${method} ${target.split("?")[0]}`.trim();
}

/** The same rule of a shared schema or header is one finding. Values differ between runs, so they are not a part of the id. */
function toId(document: ApiDocument, label: string, { check, message, node, key, operation }: Finding): string {
  const rule = message
    .replace(/, got .*$/s, "")
    .replace(/\/\d+/g, "/*")
    .replace(/( with .*)?: must be rejected.*$|\. Body: .*$|(?<=^no valid HTTP response): .*$/s, "");
  const isGlobal = /-without-|^stack-trace$/.test(check);
  const pointer = isGlobal ? "*" : node === operation?.node ? label : (document.toPointer(node, key) ?? label);
  return `${check}: ${pointer}: ${rule}`.slice(0, 300);
}

/** Formats a request as a command. The values of credentials are the variables `$AUTHORIZATION` or `$` and the header name. */
function formatCurl({ request, baseUrl }: Exchange): string {
  const { method, target, headers = [], body, raw } = request;
  if (raw !== undefined) return formatRaw(raw, headers, baseUrl);
  const { origin } = splitBase(baseUrl);
  const headerArgs = headers.map(([name, value]) =>
    isSecret(name, value) ? `-H ${formatSecret(name)}` : `-H ${quoteShell(`${name}: ${value}`)}`,
  );
  const isLong = (body?.length ?? 0) > 2000;
  // With --data-binary, curl would send the file that a body such as @name names.
  const bodyArgs = body === undefined || isLong ? [] : [`--data-raw ${quoteBody(body)}`];
  const note = isLong ? [`# with a body of ${body?.length} ${typeof body === "string" ? "characters" : "bytes"}`] : [];
  return [
    "curl -i",
    ...(method === "GET" ? [] : method === "HEAD" ? ["-I"] : [`-X ${method}`]),
    ...headerArgs,
    ...bodyArgs,
    "--path-as-is",
    quoteShell(origin + target),
    ...note,
  ].join(" ");
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

const wrongCredentials = /^(?:(?:Basic|Bearer|Digest|Token) )?wrong-credentials$/i;

/** Replaces a credential by one that the service must reject, with the same scheme. */
export function toWrongCredential(value: string): string {
  const [scheme = ""] = /^(?:Basic|Bearer|Digest|Token) /i.exec(value) ?? [];
  return `${scheme}wrong-credentials`;
}

function isSecret(name: string, value: string): boolean {
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
