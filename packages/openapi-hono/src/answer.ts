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
  readonly provided: Readonly<Record<string, string>>;
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
    const documented = place.operation?.responses[reply.status] ?? contract.unrouted[reply.status];
    const headers = collectHeaders(place, reply, documented);
    const { status, text } = reply;
    if (text !== null && documented?.headers.ETag) {
      reply.entityTag ??= `"${hash(`${headers.Link ?? ""}\n${text}`)}"`;
      headers.ETag = reply.entityTag;
      const unchanged = place.operation?.responses[notModified];
      if (unchanged && isNamed(reply.entityTag, place.request.header("if-none-match"))) {
        const { ETag } = headers;
        return respond(place, {
          status: notModified,
          headers: { ...collectHeaders(place, noContent, unchanged), ETag },
          text: null,
        });
      }
    }
    return respond(place, { status, headers, text });
  }

  function respond(place: Place, answer: Answer): Answer {
    if (!answers) return answer;
    const problems = checkAnswer(contract, answers, place.operation?.id, answer);
    return problems.length > 0 ? brokenAnswer(place, answer.status, problems) : answer;
  }

  function collectHeaders(
    { provided }: Place,
    reply: PlainReply,
    documented: ResponseEntry | undefined,
  ): Record<string, string> {
    const headers: Record<string, string> = { ...provided, ...(documented && settled.get(documented)) };
    if (reply.text !== null) headers["Content-Type"] = mediaType;
    for (const [name, value] of Object.entries(reply.headers)) {
      if (value !== undefined)
        headers[name] = name === "Link" && headers.Link ? `${headers.Link}, ${value}` : String(value);
    }
    return headers;
  }

  function renderRefusal({ code, message, details, headers = {} }: Refusal): PlainReply {
    const status = contract.errorCodes[code]?.status ?? 500;
    return createReply(status, renderError({ code, message, ...(details && { details }) }, status), headers);
  }

  function refuse(place: Place, refusal: Refusal): Answer {
    return answer(place, renderRefusal(refusal));
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
