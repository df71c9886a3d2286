import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Operation } from "./contract-document.ts";
import { placeOf } from "./place-of.ts";
import { listOption } from "./rule-option.ts";

/** Every operation says how stable it is, in one of the words listed in redocly.yaml. */
export function stability(options: Record<string, unknown>): Oas3Visitor {
  const values = listOption(options, "stability", "values");

  function checkStability(operation: Operation, { report, location }: UserContext): void {
    const value = operation["x-stability"];
    if (value !== undefined && values.includes(value)) return;
    report({
      message: `${placeOf(location)} must say \`x-stability\`: one of ${values.join(", ")}, got ${JSON.stringify(value) ?? "nothing"}.`,
      location: value === undefined ? location.key() : location.child(["x-stability"]),
    });
  }

  return { Operation: checkStability };
}
