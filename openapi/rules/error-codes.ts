import type { Location, Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Contract, DocumentedResponse } from "./contract-document.ts";
import { describeLocation, visitResponses } from "./visit.ts";

/** Requires that responses use all codes of the root's `x-error-codes`, each under its status, and no others. */
export function knownErrorCodes(): Oas3Visitor {
  const usedCodes = new Set<string>();
  let definedCodes: NonNullable<Contract["x-error-codes"]> = {};

  function enter(contract: Contract): void {
    definedCodes = contract["x-error-codes"] ?? {};
  }

  function checkCodes({ status, codes, location }: DocumentedResponse, { report }: UserContext): void {
    for (const [index, code] of codes.entries()) {
      usedCodes.add(code);
      const problem = findProblem(code, status);
      const codeLocation = location.child(["x-error-codes", index]);
      if (problem) report({ message: `${describeLocation(location)} lists ${problem}`, location: codeLocation });
    }
  }

  function findProblem(code: string, status: number): string | undefined {
    const definition = Object.hasOwn(definedCodes, code) ? definedCodes[code] : undefined;
    if (!definition)
      return `the error code ${code}, which the root \`x-error-codes\` does not define. Add it there, or correct it.`;
    if (definition.status === status) return undefined;
    return `the error code ${code} under ${status}, but the root \`x-error-codes\` has status ${definition.status}. Correct one of them.`;
  }

  function leave(_contract: Contract, { report, location }: UserContext): void {
    for (const code of Object.keys(definedCodes)) {
      if (!usedCodes.has(code)) report(toUnusedProblem(code, location));
    }
  }

  return { Root: { enter, leave }, ...visitResponses(checkCodes) };
}

function toUnusedProblem(code: string, root: Location): { message: string; location: object } {
  const message = `No response uses the error code ${code}. List it in the \`x-error-codes\` of a response, or remove it.`;
  return { message, location: root.child(["x-error-codes", code]).key() };
}
