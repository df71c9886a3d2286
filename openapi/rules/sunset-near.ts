import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import { daysBetween, lintDate, parseDate } from "./calendar-date.ts";
import type { Operation } from "./contract-document.ts";
import { placeOf } from "./place-of.ts";
import { numberOption } from "./rule-option.ts";

/** Announces an operation's removal from `days` days before its `x-sunset`. */
export function sunsetNear(options: Record<string, unknown>): Oas3Visitor {
  const today = lintDate();
  const days = numberOption(options, "sunset-near", "days");

  function checkSunset(operation: Operation, { report, location }: UserContext): void {
    const sunset = parseDate(operation["x-sunset"]);
    if (sunset === undefined) return;
    const left = daysBetween(today, sunset);
    if (left < 1 || left > days) return;
    report({
      message: `${operation.operationId} (${placeOf(location)}) ends on ${operation["x-sunset"]}, in ${left} ${left === 1 ? "day" : "days"}. Prepare its removal: from that date on the lint fails.`,
      location: location.child(["x-sunset"]),
    });
  }

  return { Operation: checkSunset };
}
