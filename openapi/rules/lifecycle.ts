import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Operation } from "./contract-document.ts";
import { daysBetween, lintDate, parseDate } from "./dates.ts";
import { describeLocation } from "./visit.ts";

/** An operation with `x-sunset` is deprecated since an earlier date, and names its successor and the docs of its deprecation. */
export function deprecationComplete(): Oas3Visitor {
  const operationIds = new Set<string>();
  const ending: { operation: Operation; location: UserContext["location"] }[] = [];

  function collect(operation: Operation, { location }: UserContext): void {
    if (operation.operationId) operationIds.add(operation.operationId);
    if ("x-sunset" in operation) ending.push({ operation, location });
  }

  // A successor may stand further down in the document, so the check waits for the last operation.
  function leave(_contract: unknown, { report }: UserContext): void {
    for (const { operation, location } of ending) {
      const place = `${operation.operationId ?? "an operation"} (${describeLocation(location)})`;
      for (const { key, problem } of problemsOf(operation, operationIds)) {
        report({ message: `${place} ${problem}`, location: key in operation ? location.child([key]) : location.key() });
      }
    }
  }

  return { Operation: collect, Root: { leave } };
}

type DeprecationProblem = { key: string; problem: string };

function problemsOf(operation: Operation, operationIds: Set<string>): DeprecationProblem[] {
  const sunset = parseDate(operation["x-sunset"]);
  const since = parseDate(operation["x-deprecated-at"]);
  const successor = operation["x-successor"];
  const problems: [key: string, isBroken: boolean, problem: string][] = [
    [
      "x-sunset",
      sunset === undefined,
      `has an \`x-sunset\` that is no date, got ${JSON.stringify(operation["x-sunset"])}. Write YYYY-MM-DD.`,
    ],
    ["deprecated", operation.deprecated !== true, "has an `x-sunset` but is not deprecated. Set `deprecated: true`."],
    [
      "x-deprecated-at",
      since === undefined,
      "has an `x-sunset` but no date since when it is deprecated. Set `x-deprecated-at` to a date YYYY-MM-DD.",
    ],
    [
      "x-deprecated-at",
      since !== undefined && sunset !== undefined && since >= sunset,
      `is deprecated on ${operation["x-deprecated-at"]}, not before it ends on ${operation["x-sunset"]}. Correct one of the two dates.`,
    ],
    [
      "x-successor",
      successor === undefined || !operationIds.has(successor) || successor === operation.operationId,
      `must name in \`x-successor\` the operationId of another operation to use instead, got ${JSON.stringify(successor) ?? "nothing"}.`,
    ],
    [
      "x-deprecation-docs",
      !operation["x-deprecation-docs"],
      "does not say where its deprecation is explained. Set `x-deprecation-docs` to a URL.",
    ],
  ];
  return problems.filter(([, isBroken]) => isBroken).map(([key, , problem]) => ({ key, problem }));
}

/** Warns of the removal of an operation from `days` days before its `x-sunset`. */
export function sunsetNear({ days = 0 }: { days?: number }): Oas3Visitor {
  return visitSunsets((left, sunset) => {
    if (left < 1 || left > days) return undefined;
    return `ends on ${sunset}, in ${left} ${left === 1 ? "day" : "days"}. Prepare its removal: from that date on the lint fails.`;
  });
}

/** Rejects an operation that is still in the contract on its `x-sunset` or later. */
export function sunsetPassed(): Oas3Visitor {
  return visitSunsets((left, sunset) => {
    if (left > 0) return undefined;
    return `was to end on ${sunset}. Remove it from the contract, or announce a later date.`;
  });
}

function visitSunsets(problemOf: (daysLeft: number, sunset: string) => string | undefined): Oas3Visitor {
  const today = lintDate();

  function checkSunset(operation: Operation, { report, location }: UserContext): void {
    const sunset = parseDate(operation["x-sunset"]);
    const problem = sunset !== undefined && problemOf(daysBetween(today, sunset), operation["x-sunset"] ?? "");
    if (!problem) return;
    const message = `${operation.operationId} (${describeLocation(location)}) ${problem}`;
    report({ message, location: location.child(["x-sunset"]) });
  }

  return { Operation: checkSunset };
}
