import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Operation } from "./contract-document.ts";
import { placeOf } from "./place-of.ts";
import { listOption } from "./rule-option.ts";
import { isStatusCode } from "./status-code.ts";

/** Every operation documents the statuses that redocly.yaml asks of it, each one by its number. */
export function statuses(options: Record<string, unknown>): Oas3Visitor {
  const everyOperation = listOption(options, "statuses", "everyOperation");
  const withRequestBody = listOption(options, "statuses", "withRequestBody");
  const withParameters = listOption(options, "statuses", "withParameters");

  function checkStatuses(operation: Operation, { report, location, parent }: UserContext): void {
    const documented = Object.keys(operation.responses ?? {}).filter((key) => !key.startsWith("x-"));
    const place = `${operation.operationId ?? "an operation"} (${placeOf(location)})`;
    const reasons = [
      { reason: "every operation can answer it", required: everyOperation },
      { reason: "it has a request body", required: operation.requestBody ? withRequestBody : [] },
      { reason: "it has parameters", required: hasParameters(operation, parent) ? withParameters : [] },
    ];
    const missing = new Map(
      reasons.flatMap(({ reason, required }) => required.map((status): [string, string] => [status, reason])),
    );
    for (const [status, reason] of missing) {
      if (documented.includes(status)) continue;
      report({
        message: `${place} does not document ${status}: ${reason}. Add it to \`responses\`.`,
        location: location.child(["responses"]).key(),
      });
    }
    for (const status of documented) {
      if (isStatusCode(status)) continue;
      report({
        message: `${place} documents ${status}, which no rule and no client can hold to anything. Document each status by its number.`,
        location: location.child(["responses", status]).key(),
      });
    }
  }

  return { Operation: checkStatuses };
}

function hasParameters(operation: Operation, pathItem: { parameters?: unknown[] } | undefined): boolean {
  return [operation, pathItem].some((holder) => (holder?.parameters?.length ?? 0) > 0);
}
