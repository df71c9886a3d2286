import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Answer, Reference, Response } from "./contract-document.ts";
import { follow } from "./follow.ts";
import { isStatusCode } from "./status-code.ts";

/**
 * Visits each answer that an operation or the root documents, under the status it is documented with.
 * A shared response comes once per status, however many operations refer to it.
 */
export function eachAnswer(visit: (answer: Answer, context: UserContext) => void): Oas3Visitor {
  const seen = new Set<string>();

  function visitAll(responses: Record<string, Response | Reference>, context: UserContext): void {
    for (const [status, entry] of Object.entries(responses)) {
      if (!isStatusCode(status)) continue;
      const answer = follow(entry, context.location.child([status]), context);
      const key = `${status} ${answer?.location.absolutePointer}`;
      if (!answer || seen.has(key)) continue;
      seen.add(key);
      const { "x-error-codes": codes } = answer.node;
      visit(
        {
          status: Number(status),
          codes: Array.isArray(codes) ? codes : [],
          response: answer.node,
          location: answer.location,
        },
        context,
      );
    }
  }

  return { Responses: visitAll, UnroutedResponses: visitAll };
}
