import { stringifyJson } from "@animal-store/exact-json";
import { checkAnswer } from "./check-answer.ts";
import { contentType, jsonType } from "./content-type.ts";
import type { Contract, OperationEntry, ResponseEntry } from "./contract.ts";
import { documentedResponse } from "./documented-response.ts";
import { isNamed } from "./entity-tag.ts";
import type { ReplyHeaderValues } from "./handler.ts";
import { type Answer, type ReceivedRequest, textOf } from "./message.ts";
import type { MountOptions } from "./mount-options.ts";
import type { Refusal, RefusedInput } from "./refusal.ts";
import { settledHeaders } from "./settled-headers.ts";

/** What an answer belongs to: its operation, if the request reached one, and the headers that the app provides. */
export interface Place {
  readonly operation: OperationEntry | undefined;
  readonly provided: Record<string, string>;
  readonly request: ReceivedRequest;
}
/** What a handler answers, its body written already: a reply that is kept and given again is not serialised again. */
export interface PlainReply {
  readonly status: number;
  readonly headers: ReplyHeaderValues;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** That of a refusal. */
  readonly code?: string;
  /** What does not change when the reply is given again, once it was given with an entity tag. */
  finished?: FinishedReply;
}
interface FinishedReply {
  readonly entityTag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function createReply(status: number, body?: unknown, headers: ReplyHeaderValues = {}): PlainReply {
  return { status, headers, body: body === undefined ? null : stringifyJson(body) };
}

/** The one place that turns replies and refusals into HTTP answers. */
export function createAnswerer<Api extends Contract, Context, Provided extends string>(
  options: MountOptions<Api, Context, Provided>,
) {
  const { contract, answers, refusals, hash, renderError = defaultError } = options;
  const settled = settledHeaders(contract);
  // A refusal that is always the same one is written once.
  const rendered = new WeakMap<Refusal, PlainReply>();

  return { answer, renderRefusal, refuse, refuseInput };

  function answer(place: Place, reply: PlainReply): Answer {
    const { status } = reply;
    if (reply.code !== undefined && place.request.findings) place.request.findings.code = reply.code;
    const documented = documentedIn(place, status);
    if (reply.body === null || !documented?.headers.ETag) {
      const headers = Object.assign(ownHeaders(place), headersOf(reply, documented));
      return respond(place, { status, headers, body: reply.body });
    }
    reply.finished ??= finish(reply, documented);
    const { entityTag, headers } = reply.finished;
    const unchanged = place.operation?.responses[notModified];
    if (unchanged && isNamed(entityTag, place.request.header("if-none-match"))) {
      const ofUnchanged = { ...headersOf(withoutBody, unchanged), ETag: entityTag };
      return respond(place, {
        status: notModified,
        headers: Object.assign(ownHeaders(place), ofUnchanged),
        body: null,
      });
    }
    return respond(place, { status, headers: Object.assign(ownHeaders(place), headers), body: reply.body });
  }

  /** Hashes a reply, and turns its body to bytes where it is more than ASCII: those need no converting when it is given again. */
  function finish(reply: PlainReply, documented: ResponseEntry): FinishedReply {
    const headers = headersOf(reply, documented);
    const text = textOf(reply.body);
    const entityTag = `"${hash(`${headers.Link ?? ""}\n${text}`)}"`;
    const bytes = encoder.encode(text);
    if (bytes.byteLength > text.length) reply.body = bytes;
    return { entityTag, headers: { ...headers, ETag: entityTag } };
  }

  function respond(place: Place, answer: Answer): Answer {
    if (!answers) return answer;
    const problems = checkAnswer(contract, answers, place.operation?.id, answer);
    return problems.length > 0 ? brokenAnswer(place, answer.status, problems) : answer;
  }

  function documentedIn({ operation }: Place, status: number): ResponseEntry | undefined {
    return documentedResponse(operation, status) ?? contract.unrouted[status];
  }

  /** Those that the app provides, made for this answer alone. Where it is checked, another one may come in its place. */
  function ownHeaders({ provided }: Place): Record<string, string> {
    return answers ? { ...provided } : provided;
  }

  /** Those of the contract and of the reply. */
  function headersOf(reply: PlainReply, documented: ResponseEntry | undefined): Record<string, string> {
    const headers: Record<string, string> = { ...(documented && settled.get(documented)) };
    if (reply.body !== null)
      headers["Content-Type"] =
        documented?.mediaType && !documented.contents ? contentType(documented.mediaType) : jsonType;
    for (const name in reply.headers) {
      const value = reply.headers[name];
      if (value !== undefined)
        headers[name] = name === "Link" && headers.Link ? `${headers.Link}, ${value}` : String(value);
    }
    return headers;
  }

  function renderRefusal({ code, message, details, headers = {} }: Refusal): PlainReply {
    const status = contract.errorCodes[code]?.status ?? 500;
    const body = renderError({ code, message, ...(details && { details }) }, status);
    return { ...createReply(status, body, headers), code };
  }

  function refuse(place: Place, refusal: Refusal): Answer {
    let reply = rendered.get(refusal);
    if (!reply) {
      reply = renderRefusal(refusal);
      rendered.set(refusal, reply);
    }
    return answer(place, reply);
  }

  /** Of these no two need be the same. */
  function refuseInput(place: Place, { kind, message, details, headers }: RefusedInput): Answer {
    const refusal = {
      code: refusals[kind] ?? refusals.unexpected,
      message,
      ...(details && { details }),
      ...(headers && { headers }),
    };
    return answer(place, renderRefusal(refusal));
  }

  function brokenAnswer({ operation, provided }: Place, status: number, problems: string[]): Answer {
    const message = `${operation?.id ?? "An answer outside the operations"} answered ${status}, which breaks the contract: ${problems.join("; ")}`;
    options.onBrokenAnswer?.(message);
    const { status: failed, body } = renderRefusal({ code: refusals.unexpected, message });
    return { status: failed, headers: { ...provided, "Content-Type": jsonType }, body };
  }
}

const encoder = new TextEncoder();
const notModified = 304;
const withoutBody = createReply(notModified, undefined, {});

function defaultError(refusal: Refusal, status: number): unknown {
  const { code, message, details } = refusal;
  return details ? { code, message, status, details } : { code, message, status };
}
