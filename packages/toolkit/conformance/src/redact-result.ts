import { inspect } from "node:util";
import type { Exchange } from "./http-rules.ts";
import type { CaseResult, ConformanceSetup } from "./session.ts";
import { UsageError } from "./usage-error.ts";

type Redact = (text: string) => string;

/** Returns the function that removes secrets from texts. */
export function createRedactor({ redact }: ConformanceSetup): Redact {
  if (!redact) return (text) => text;
  return (text) => {
    const redacted: unknown = redact(text);
    if (typeof redacted === "string") return redacted;
    throw new UsageError(`redact must return a text, got ${inspect(redacted)}.`);
  };
}

/** Removes secrets from the texts of a result, before reports escape or shorten them. */
export function redactResult(result: CaseResult, redact: Redact): CaseResult {
  const { case: conformanceCase, findings, skipReason } = result;
  return {
    ...result,
    case: { ...conformanceCase, id: redact(conformanceCase.id), title: redact(conformanceCase.title) },
    skipReason: skipReason && redact(skipReason),
    findings: findings.map(({ message, exchange, ...finding }) => ({
      ...finding,
      message: redact(message),
      exchange: exchange && redactExchange(exchange, redact),
    })),
  };
}

function redactExchange(exchange: Exchange, redact: Redact): Exchange {
  const { baseUrl, request } = exchange;
  const { target, headers = [], body, raw } = request;
  return {
    ...exchange,
    baseUrl: redact(baseUrl),
    request: {
      ...request,
      target: redact(target),
      headers: headers.map(([name, value]) => [name, redact(value)]),
      ...(body !== undefined && { body: redact(Buffer.from(body).toString()) }),
      ...(raw !== undefined && { raw: redact(raw) }),
    },
  };
}
