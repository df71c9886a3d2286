import { stringifyJson } from "@animal-store/exact-json";
import { checkAnswer } from "./check-answer.ts";
import type { Contract, OperationEntry, ResponseEntry } from "./contract.ts";
import { isNamed } from "./entity-tag.ts";
import type { ReplyHeaderValues } from "./handler.ts";
import type { MountOptions } from "./mount-options.ts";
import type { Refusal, RefusedInput } from "./refusal.ts";
import { settledHeaders } from "./settled-headers.ts";

/** What an answer belongs to: its operation, if the request reached one, and the headers that the app provides. */
export interface Place {
  readonly operation: OperationEntry | undefined;
  readonly provided: Readonly<Record<string, string>>;
  readonly request: Request;
}
export interface PlainReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: ReplyHeaderValues;
  /** The body as JSON, once it was written: a reply that a handler keeps and gives again is not serialised again. */
  text?: string;
  /** The same for the entity tag of body and `Link`. */
  entityTag?: string;
}

/** The one place that turns replies and refusals into HTTP answers. */
export function createAnswerer<Api extends Contract, Context, Provided extends string>(
  options: MountOptions<Api, Context, Provided>,
) {
  const { contract, answers, refusals, hash, renderError = defaultError } = options;
  const settled = settledHeaders(contract);

  return { answer, renderRefusal, refuse, refuseInput };

  function answer(place: Place, reply: PlainReply): Response {
    const documented = place.operation?.responses[reply.status] ?? contract.unrouted[reply.status];
    const headers = collectHeaders(place, reply, documented);
    const text = writeBody(reply);
    if (text !== null && documented?.headers.ETag) {
      reply.entityTag ??= `"${hash(`${headers.Link ?? ""}\n${text}`)}"`;
      headers.ETag = reply.entityTag;
      const unchanged = place.operation?.responses[notModified];
      if (unchanged && isNamed(reply.entityTag, place.request.headers.get("if-none-match"))) {
        const { ETag } = headers;
        return respond(place, notModified, { ...collectHeaders(place, noContent, unchanged), ETag }, null);
      }
    }
    return respond(place, reply.status, headers, text);
  }

  function respond(place: Place, status: number, headers: Record<string, string>, text: string | null): Response {
    if (text !== null) headers["Content-Type"] = "application/json; charset=utf-8";
    if (answers) {
      const problems = checkAnswer(contract, answers, { operationId: place.operation?.id, status, headers, text });
      if (problems.length > 0) return brokenAnswer(place, status, problems);
    }
    const isHead = place.request.method === "HEAD";
    if (isHead && text !== null) headers["Content-Length"] = String(new TextEncoder().encode(text).byteLength);
    return new Response(isHead ? null : text, { status, headers });
  }

  function collectHeaders(
    { provided }: Place,
    reply: PlainReply,
    documented: ResponseEntry | undefined,
  ): Record<string, string> {
    const headers: Record<string, string> = { ...provided, ...(documented && settled.get(documented)) };
    for (const [name, value] of Object.entries(reply.headers)) {
      if (value !== undefined)
        headers[name] = name === "Link" && headers.Link ? `${headers.Link}, ${value}` : String(value);
    }
    return headers;
  }

  function renderRefusal({ code, message, details, headers = {} }: Refusal): PlainReply {
    const status = contract.errorCodes[code]?.status ?? 500;
    return { status, body: renderError({ code, message, ...(details && { details }) }, status), headers };
  }

  function refuse(place: Place, refusal: Refusal): Response {
    return answer(place, renderRefusal(refusal));
  }

  function refuseInput(place: Place, { kind, message, details, headers }: RefusedInput): Response {
    return refuse(place, { code: refusals[kind], message, ...(details && { details }), ...(headers && { headers }) });
  }

  function brokenAnswer({ operation, provided }: Place, status: number, problems: string[]): Response {
    const message = `${operation?.id ?? "An answer outside the operations"} answered ${status}, which breaks the contract: ${problems.join("; ")}`;
    options.onBrokenAnswer?.(message);
    const body = renderError({ code: refusals.unexpected, message }, 500);
    return new Response(stringifyJson(body), {
      status: 500,
      headers: { ...provided, "Content-Type": "application/json; charset=utf-8" },
    });
  }
}

const notModified = 304;
const noContent: PlainReply = { status: notModified, body: undefined, headers: {} };

function writeBody(reply: PlainReply): string | null {
  if (reply.body === undefined) return null;
  reply.text ??= stringifyJson(reply.body);
  return reply.text;
}

function defaultError(refusal: Refusal, status: number): unknown {
  const { code, message, details } = refusal;
  return details ? { code, message, status, details } : { code, message, status };
}
