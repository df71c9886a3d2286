import { stringifyJson } from "@animal-store/exact-json";
import { checkAnswer } from "./check-answer.ts";
import type { Contract, OperationEntry } from "./contract.ts";
import type { ReplyHeaderValues } from "./handler.ts";
import { lifecycleHeaders } from "./lifecycle-headers.ts";
import type { MountOptions } from "./mount-options.ts";
import type { Refusal, RefusedInput } from "./refusal.ts";

/** What an answer belongs to: its operation, if the request reached one, and the headers that the app provides. */
export interface Place {
  readonly operation: OperationEntry | undefined;
  readonly provided: Readonly<Record<string, string>>;
  readonly isHead: boolean;
}
export interface PlainReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: ReplyHeaderValues;
  /** The body as JSON, once it was written: a reply that a handler keeps and gives again is not serialised again. */
  text?: string;
}

/** The one place that turns replies and refusals into HTTP answers. */
export function createAnswerer<Api extends Contract, Context, Provided extends string>(
  options: MountOptions<Api, Context, Provided>,
) {
  const { contract, answers, refusals, renderError = defaultError } = options;
  const lifecycle = new Map(
    Object.values(contract.operations).map((operation) => [
      operation.id,
      lifecycleHeaders(operation, contract.basePath),
    ]),
  );

  return { answer, renderRefusal, refuse, refuseInput };

  function answer(place: Place, reply: PlainReply): Response {
    const headers = collectHeaders(place, reply);
    const text = writeBody(reply);
    if (text !== null) headers["Content-Type"] = "application/json; charset=utf-8";
    if (answers) {
      const problems = checkAnswer(contract, answers, {
        operationId: place.operation?.id,
        status: reply.status,
        headers,
        text,
      });
      if (problems.length > 0) return brokenAnswer(place, reply.status, problems);
    }
    if (place.isHead && text !== null) headers["Content-Length"] = String(new TextEncoder().encode(text).byteLength);
    return new Response(place.isHead ? null : text, { status: reply.status, headers });
  }

  function collectHeaders({ operation, provided }: Place, reply: PlainReply): Record<string, string> {
    const headers: Record<string, string> = { ...provided };
    const ofLifecycle = operation && lifecycle.get(operation.id);
    // Only where the contract documents them: not on the answers that any operation can give.
    if (ofLifecycle && operation.responses[reply.status]?.headers.Deprecation) Object.assign(headers, ofLifecycle);
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

function writeBody(reply: PlainReply): string | null {
  if (reply.body === undefined) return null;
  reply.text ??= stringifyJson(reply.body);
  return reply.text;
}

function defaultError(refusal: Refusal, status: number): unknown {
  const { code, message, details } = refusal;
  return details ? { code, message, status, details } : { code, message, status };
}
