import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import { lintDate, parseDate } from "./calendar-date.ts";
import type { Operation } from "./contract-document.ts";
import { placeOf } from "./place-of.ts";

/** Refuses an operation that is still in the contract on its `x-sunset` or later. */
export function sunsetPassed(): Oas3Visitor {
  const today = lintDate();

  function checkSunset(operation: Operation, { report, location }: UserContext): void {
    const sunset = parseDate(operation["x-sunset"]);
    if (sunset === undefined || today < sunset) return;
    report({
      message: `${operation.operationId} (${placeOf(location)}) was to end on ${operation["x-sunset"]}. Remove it from the contract, or announce a later date.`,
      location: location.child(["x-sunset"]),
    });
  }

  return { Operation: checkSunset };
}
