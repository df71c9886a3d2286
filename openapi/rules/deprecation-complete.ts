import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import { parseDate } from "./calendar-date.ts";
import type { Operation } from "./contract-document.ts";
import { placeOf } from "./place-of.ts";

/** An operation with `x-sunset` is deprecated since an earlier date and says what to use instead and where to read about it. */
export function deprecationComplete(): Oas3Visitor {
  const operationIds = new Set<string>();
  const ending: { operation: Operation; location: UserContext["location"] }[] = [];

  function collect(operation: Operation, { location }: UserContext): void {
    if (operation.operationId) operationIds.add(operation.operationId);
    if ("x-sunset" in operation) ending.push({ operation, location });
  }

  // A successor may stand further down in the document, so nothing is judged before all operations were seen.
  function leave(_contract: unknown, { report }: UserContext): void {
    for (const { operation, location } of ending) {
      const place = `${operation.operationId ?? "an operation"} (${placeOf(location)})`;
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
