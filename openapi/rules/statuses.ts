import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Operation } from "./contract-document.ts";
import { follow } from "./follow.ts";
import { placeOf } from "./place-of.ts";
import { listOption, listsOption } from "./rule-option.ts";
import { isStatusCode } from "./status-code.ts";

/** Every operation documents the statuses that redocly.yaml asks of it, each one by its number. */
export function statuses(options: Record<string, unknown>): Oas3Visitor {
  const everyOperation = listOption(options, "statuses", "everyOperation");
  const withRequestBody = listOption(options, "statuses", "withRequestBody");
  const withParameters = listOption(options, "statuses", "withParameters");
  const withHeader = listsOption(options, "statuses", "withHeader");

  function checkStatuses(operation: Operation, context: UserContext): void {
    const { report, location, parent } = context;
    const documented = Object.keys(operation.responses ?? {}).filter((key) => !key.startsWith("x-"));
    const place = `${operation.operationId ?? "an operation"} (${placeOf(location)})`;
    const reasons = [
      { reason: "every operation can answer it", required: everyOperation },
      { reason: "it has a request body", required: operation.requestBody ? withRequestBody : [] },
      { reason: "it has parameters", required: hasParameters(operation, parent) ? withParameters : [] },
      ...headerParameters(operation, context).map((name) => ({
        reason: `it takes ${name}`,
        required: withHeader[name] ?? [],
      })),
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

function headerParameters(operation: Operation, context: UserContext): string[] {
  const parameters = (operation.parameters ?? []).map(
    (parameter) => follow<{ name?: string; in?: string }>(parameter as object, context.location, context)?.node,
  );
  return parameters.flatMap((parameter) => (parameter?.in === "header" && parameter.name ? [parameter.name] : []));
}
