import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Operation } from "./contract-document.ts";
import { daysBetween, lintDate, parseDate } from "./dates.ts";
import { describeLocation } from "./visit.ts";

/** Requires that an operation with `x-sunset` has an earlier deprecation date, a successor and docs. */
export function deprecationComplete(): Oas3Visitor {
  const operationIds = new Set<string>();
  const sunsetOperations: { operation: Operation; location: UserContext["location"] }[] = [];

  function collectSunset(operation: Operation, { location }: UserContext): void {
    if (operation.operationId) operationIds.add(operation.operationId);
    if ("x-sunset" in operation) sunsetOperations.push({ operation, location });
  }

  // The successor can be the last operation, so the check runs after all of them.
  function leave(_contract: unknown, { report }: UserContext): void {
    for (const { operation, location } of sunsetOperations) {
      const name = `${operation.operationId ?? "an operation"} (${describeLocation(location)})`;
      for (const { key, problem } of findProblems(operation, operationIds)) {
        report({ message: `${name} ${problem}`, location: key in operation ? location.child([key]) : location.key() });
      }
    }
  }

  return { Operation: collectSunset, Root: { leave } };
}

function findProblems(operation: Operation, operationIds: Set<string>): { key: string; problem: string }[] {
  const { "x-sunset": sunsetText, "x-deprecated-at": deprecatedText, "x-successor": successor } = operation;
  const [sunset, deprecatedAt] = [parseDate(sunsetText), parseDate(deprecatedText)];
  const isSuccessor = successor !== undefined && successor !== operation.operationId && operationIds.has(successor);
  const problems = [
    sunset === undefined && {
      key: "x-sunset",
      problem: `has an invalid \`x-sunset\`, got ${JSON.stringify(sunsetText)}. Set it to a date YYYY-MM-DD.`,
    },
    operation.deprecated !== true && {
      key: "deprecated",
      problem: "has an `x-sunset` but is not deprecated. Set `deprecated: true`.",
    },
    deprecatedAt === undefined && {
      key: "x-deprecated-at",
      problem: "has an `x-sunset` but no deprecation date. Set `x-deprecated-at` to a date YYYY-MM-DD.",
    },
    deprecatedAt !== undefined &&
      sunset !== undefined &&
      deprecatedAt >= sunset && {
        key: "x-deprecated-at",
        problem: `is deprecated on ${deprecatedText}, which is not before its sunset on ${sunsetText}. Correct one of the dates.`,
      },
    !isSuccessor && {
      key: "x-successor",
      problem: `must name in \`x-successor\` the operationId of another operation to use instead, got ${JSON.stringify(successor) ?? "nothing"}.`,
    },
    !operation["x-deprecation-docs"] && {
      key: "x-deprecation-docs",
      problem: "has no page that explains its deprecation. Set `x-deprecation-docs` to a URL.",
    },
  ];
  return problems.filter((problem) => problem !== false);
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
    const problem = sunset !== undefined && describeProblem(daysBetween(today, sunset), operation["x-sunset"] ?? "");
    if (!problem) return;
    const message = `${operation.operationId} (${describeLocation(location)}) ${problem}`;
    report({ message, location: location.child(["x-sunset"]) });
  }

  return { Operation: checkSunset };
}
