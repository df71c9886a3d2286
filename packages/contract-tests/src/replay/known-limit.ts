import { isDeepStrictEqual } from "node:util";
import { contract } from "@animal-store/contract";
import { withPrefix } from "../cases/quoted-keys.ts";
import type { SentRequest } from "../coverage/exchange.ts";
import type { Answer } from "../http/http-client.ts";
import { keyOf } from "../runner/case-context.ts";
import type { Difference } from "./compare-answers.ts";
import type { Row } from "./compare-recordings.ts";

/** A request that a target is known to answer wrong; its path is below the base path. */
export interface KnownLimit {
  readonly id: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array;
  };
  readonly wrong: Outcome;
  readonly right: Outcome;
  /** Whether the target answers right all the same. */
  readonly mended: boolean;
}

/** What is seen of an answer, or what becomes of the target without one. */
export type Outcome =
  | string
  | {
      readonly status: number;
      readonly code?: string;
      readonly headers?: Readonly<Record<string, string | null>>;
      readonly body?: unknown;
      readonly violationPath?: string;
    };

/** The limit that a difference is an instance of: of the very same request, wrong in the very same way. */
export function limitOf(
  limits: readonly KnownLimit[],
  { exchange, found, in: place, ids }: Row,
): KnownLimit | undefined {
  const { request, answer } = exchange;
  return limits.find(
    (limit) =>
      !limit.mended &&
      partsOf(limit).includes(place) &&
      (isAsked(limit, request) || isAsked(limit, asListed(request, ids))) &&
      found !== undefined &&
      shows(found.answer, request.method === "HEAD" ? signatureOf(limit.wrong, request) : limit.wrong) &&
      shows(answer, signatureOf(limit.right, request)),
  );
}

/** Whether an answer has all that an outcome names. */
export function shows(answer: Answer, outcome: Outcome): boolean {
  if (typeof outcome === "string") return answer.status === 0;
  const { status, code, headers = {}, body, violationPath } = outcome;
  if (answer.status !== status) return false;
  const error = code === undefined && violationPath === undefined ? undefined : (answer.body as WireError);
  return (
    (code === undefined || error?.code === code) &&
    (violationPath === undefined || error?.details?.[0]?.path === violationPath) &&
    (body === undefined || isDeepStrictEqual(answer.body, body)) &&
    Object.entries(headers).every(([name, value]) => (answer.headers.get(name.toLowerCase()) ?? null) === value)
  );
}

type WireError = { code?: string; details?: { path?: string }[] } | undefined;

function isAsked({ request: { method, path, headers = {}, body = "" } }: KnownLimit, sent: SentRequest): boolean {
  const fields = sent.headers ?? [];
  return (
    (method === sent.method || (method === "GET" && sent.method === "HEAD")) &&
    contract.basePath + path === sent.target &&
    withoutBlanks(body) === withoutBlanks(sent.body ?? "") &&
    Object.entries(headers).every(([name, value]) =>
      fields.some(([other, its]) => other.toLowerCase() === name.toLowerCase() && its === value),
    )
  );
}

// Blanks between the tokens of a JSON text say nothing (RFC 8259, section 2).
function withoutBlanks(body: string | Uint8Array): string {
  const text = Buffer.from(body).toString("latin1");
  return text.replaceAll(/("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g, "$1");
}

// Which id and which key a store gives is not the case's choice: a limit writes 1, and `secret` behind the prefix of a key.
function asListed(request: SentRequest, ids: readonly string[]): SentRequest {
  const secret = withPrefix("", keyOf(request.headers) ?? "");
  const listed = (text: string): string =>
    (secret === "" ? text : text.replaceAll(secret, "secret")).replaceAll(/(?<=[/:])\d+(?=[?}]|$)/g, (id) =>
      ids.includes(id) ? "1" : id,
    );
  const { target, body } = request;
  return { ...request, target: listed(target), ...(typeof body === "string" && { body: listed(body) }) };
}

// What wrong and right say differently.
function partsOf({ wrong, right }: KnownLimit): Difference["in"][] {
  if (typeof wrong === "string" || typeof right === "string") return ["status"];
  if (wrong.status !== right.status || wrong.code !== right.code) return ["status"];
  return [...(right.headers ? ["headers" as const] : []), ...(right.body === undefined ? [] : ["body" as const])];
}

// An answer to HEAD has no body to tell a code.
function signatureOf(outcome: Outcome, { method }: SentRequest): Outcome {
  if (typeof outcome === "string") return outcome;
  const { status, code } = outcome;
  return { status, ...(code !== undefined && method !== "HEAD" && { code }) };
}
