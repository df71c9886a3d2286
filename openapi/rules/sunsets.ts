import { parseDate } from "@animal-store/compatibility";
import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";

type Operation = { operationId?: string; "x-sunset"?: string };

const dayMs = 24 * 60 * 60 * 1000;

/** Returns LINT_DATE, or today in UTC if it is not set. @throws {Error} if LINT_DATE is not a date */
export function lintDate(env: NodeJS.ProcessEnv = process.env): number {
  const text = env.LINT_DATE || new Date().toISOString().slice(0, 10);
  const date = parseDate(text);
  if (date === undefined)
    throw new Error(`LINT_DATE must be a date YYYY-MM-DD, got ${JSON.stringify(text)}. Correct or unset it.`);
  return date;
}

/** Warns of the removal of an operation in the last `days` days before its `x-sunset`. */
export function sunsetNear({ days = 0 }: { days?: number }): Oas3Visitor {
  return visitSunsets((daysLeft, sunset) => {
    if (daysLeft < 1 || daysLeft > days) return undefined;
    return `reaches its sunset on ${sunset}, in ${daysLeft} ${daysLeft === 1 ? "day" : "days"}. Prepare its removal: the lint fails from that date on.`;
  });
}

/** Rejects an operation that is still in the contract on its `x-sunset` or later. */
export function sunsetPassed(): Oas3Visitor {
  return visitSunsets((daysLeft, sunset) => {
    if (daysLeft > 0) return undefined;
    return `reached its sunset on ${sunset}. Remove it from the contract, or announce a later date.`;
  });
}

function visitSunsets(describeProblem: (daysLeft: number, sunset: string) => string | undefined): Oas3Visitor {
  const today = lintDate();

  function checkSunset(operation: Operation, { report, location }: UserContext): void {
    const sunset = parseDate(operation["x-sunset"]);
    const problem = sunset !== undefined && describeProblem((sunset - today) / dayMs, operation["x-sunset"] ?? "");
    if (problem) report({ message: `${operation.operationId} ${problem}`, location: location.child(["x-sunset"]) });
  }

  return { Operation: checkSunset };
}
