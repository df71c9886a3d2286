import type { Location, Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Contract, DocumentedResponse } from "./contract-document.ts";
import { describeLocation, visitResponses } from "./visit.ts";

/** Requires that responses use all codes of the root's `x-error-codes`, each under its status, and no others. */
export function knownErrorCodes(): Oas3Visitor {
  const used = new Set<string>();
  let table: NonNullable<Contract["x-error-codes"]> = {};

  function enter(contract: Contract): void {
    table = contract["x-error-codes"] ?? {};
  }

  function checkCodes({ status, codes, location }: DocumentedResponse, { report }: UserContext): void {
    for (const [index, code] of codes.entries()) {
      used.add(code);
      const problem = problemOf(code, status);
      if (problem)
        report({
          message: `${describeLocation(location)} lists ${problem}`,
          location: location.child(["x-error-codes", index]),
        });
    }
  }

  function problemOf(code: string, status: number): string | undefined {
    const entry = Object.hasOwn(table, code) ? table[code] : undefined;
    if (!entry)
      return `the error code ${code}, which the root \`x-error-codes\` does not define. Add it there, or correct it.`;
    if (entry.status === status) return undefined;
    return `the error code ${code} under ${status}, but the root \`x-error-codes\` has status ${entry.status}. Correct one of them.`;
  }

  function leave(_contract: Contract, { report, location }: UserContext): void {
    for (const code of Object.keys(table)) {
      if (!used.has(code)) report(unused(code, location));
    }
  }

  return { Root: { enter, leave }, ...visitResponses(checkCodes) };
}

function unused(code: string, root: Location): { message: string; location: object } {
  const message = `No response uses the error code ${code}. List it in the \`x-error-codes\` of a response, or remove it.`;
  return { message, location: root.child(["x-error-codes", code]).key() };
}
