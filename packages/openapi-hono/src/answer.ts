import { stringifyJson } from "@animal-store/exact-json";
import { checkAnswer } from "./check-answer.ts";
import type { Contract, OperationEntry, ResponseEntry } from "./contract.ts";
import { isNamed } from "./entity-tag.ts";
import type { ReplyHeaderValues } from "./handler.ts";
import type { Answer, ReceivedRequest } from "./message.ts";
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
  readonly text: string | null;
  /** The entity tag of body and `Link`, once it was asked for. */
  entityTag?: string;
}

export function createReply(status: number, body: unknown, headers: ReplyHeaderValues): PlainReply {
  return { status, headers, text: body === undefined ? null : stringifyJson(body) };
}

/** The one place that turns replies and refusals into HTTP answers. */
export function createAnswerer<Api extends Contract, Context, Provided extends string>(
  options: MountOptions<Api, Context, Provided>,
) {
  const { contract, answers, refusals, hash, renderError = defaultError } = options;
  const settled = settledHeaders(contract);

  return { answer, renderRefusal, refuse, refuseInput };

  function answer(place: Place, reply: PlainReply): Answer {
    const { status, text } = reply;
    const documented = documentedIn(place, status);
    if (text === null || !documented?.headers.ETag) {
      return respond(place, { status, headers: collectHeaders(place, reply, documented), text });
    }
    const entityTag = entityTagOf(reply, documented);
    const unchanged = place.operation?.responses[notModified];
    if (unchanged && isNamed(entityTag, place.request.header("if-none-match"))) {
      const headers = collectHeaders(place, noContent, unchanged);
      headers.ETag = entityTag;
      return respond(place, { status: notModified, headers, text: null });
    }
    const headers = collectHeaders(place, reply, documented);
    headers.ETag = entityTag;
    return respond(place, { status, headers, text });
  }

  function respond(place: Place, answer: Answer): Answer {
    if (!answers) return answer;
    const problems = checkAnswer(contract, answers, place.operation?.id, answer);
    return problems.length > 0 ? brokenAnswer(place, answer.status, problems) : answer;
  }

  function documentedIn({ operation }: Place, status: number): ResponseEntry | undefined {
    return operation?.responses[status] ?? contract.unrouted[status];
  }

  function entityTagOf(reply: PlainReply, documented: ResponseEntry): string {
    reply.entityTag ??= `"${hash(`${linkOf(reply, documented) ?? ""}\n${reply.text}`)}"`;
    return reply.entityTag;
  }

  function linkOf({ headers: { Link } }: PlainReply, documented: ResponseEntry | undefined): string | undefined {
    const ofContract = documented && settled.get(documented)?.Link;
    if (Link === undefined) return ofContract;
    return ofContract === undefined ? String(Link) : `${ofContract}, ${Link}`;
  }

  function collectHeaders(
    { provided }: Place,
    reply: PlainReply,
    documented: ResponseEntry | undefined,
  ): Record<string, string> {
    // They are this answer's own; where it is checked, they are left as they are for the one that may come in its place.
    const headers = answers ? { ...provided } : provided;
    if (documented) Object.assign(headers, settled.get(documented));
    if (reply.text !== null) headers["Content-Type"] = mediaType;
    for (const name in reply.headers) {
      const value = name === "Link" ? linkOf(reply, documented) : reply.headers[name];
      if (value !== undefined) headers[name] = String(value);
    }
    return headers;
  }

  function renderRefusal({ code, message, details, headers = {} }: Refusal): PlainReply {
    const status = contract.errorCodes[code]?.status ?? 500;
    return createReply(status, renderError({ code, message, ...(details && { details }) }, status), headers);
  }

  function refuse(place: Place, refusal: Refusal): Answer {
    refusal.rendered ??= renderRefusal(refusal);
    return answer(place, refusal.rendered);
  }

  function refuseInput(place: Place, { kind, message, details, headers }: RefusedInput): Answer {
    return refuse(place, { code: refusals[kind], message, ...(details && { details }), ...(headers && { headers }) });
  }

  function brokenAnswer({ operation, provided }: Place, status: number, problems: string[]): Answer {
    const message = `${operation?.id ?? "An answer outside the operations"} answered ${status}, which breaks the contract: ${problems.join("; ")}`;
    options.onBrokenAnswer?.(message);
    const { status: failed, text } = renderRefusal({ code: refusals.unexpected, message });
    return { status: failed, headers: { ...provided, "Content-Type": mediaType }, text };
  }
}

const mediaType = "application/json; charset=utf-8";
const notModified = 304;
const noContent = createReply(notModified, undefined, {});

function defaultError(refusal: Refusal, status: number): unknown {
  const { code, message, details } = refusal;
  return details ? { code, message, status, details } : { code, message, status };
}
