import type { Location, Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Contract, Operation } from "./contract-document.ts";
import { describeLocation, isStatusCode, resolveRef } from "./visit.ts";

type StatusesOptions = {
  everyOperation?: string[];
  withRequestBody?: string[];
  withParameters?: string[];
  withHeader?: Record<string, string[]>;
};

/** Requires that each operation documents the statuses in redocly.yaml, and none as a range or as `default`. */
export function statuses(options: StatusesOptions): Oas3Visitor {
  const { everyOperation = [], withRequestBody = [], withParameters = [], withHeader = {} } = options;

  function checkStatuses(operation: Operation, context: UserContext): void {
    const { report, location, parent } = context;
    const documentedStatuses = Object.keys(operation.responses ?? {}).filter((key) => !key.startsWith("x-"));
    const name = `${operation.operationId ?? "an operation"} (${describeLocation(location)})`;
    const reasons = new Map([
      ...withReason(everyOperation, "every operation can return it"),
      ...withReason(operation.requestBody ? withRequestBody : [], "it has a request body"),
      ...withReason(hasParameters(operation, parent) ? withParameters : [], "it has parameters"),
      ...readHeaderNames(operation, context).flatMap((name) => withReason(withHeader[name] ?? [], `it takes ${name}`)),
    ]);
    for (const [status, reason] of reasons)
      if (!documentedStatuses.includes(status))
        report({
          message: `${name} does not document ${status}: ${reason}. Add it to \`responses\`.`,
          location: location.child(["responses"]).key(),
        });
    for (const status of documentedStatuses.filter((status) => !isStatusCode(status)))
      report({
        message: `${name} documents ${status}, which rules and clients cannot check. Document each status by its number.`,
        location: location.child(["responses", status]).key(),
      });
  }

  return { Operation: checkStatuses };
}

function withReason(statuses: string[], reason: string): [string, string][] {
  return statuses.map((status) => [status, reason]);
}

function hasParameters(operation: Operation, pathItem: { parameters?: unknown[] } | undefined): boolean {
  return [operation, pathItem].some((node) => (node?.parameters?.length ?? 0) > 0);
}

function readHeaderNames(operation: Operation, context: UserContext): string[] {
  const parameters = (operation.parameters ?? []).map(
    (parameter) => resolveRef<{ name?: string; in?: string }>(parameter as object, context.location, context)?.node,
  );
  return parameters.flatMap((parameter) => (parameter?.in === "header" && parameter.name ? [parameter.name] : []));
}

/** Requires that each operation lists scopes in `security`, and that operations use exactly the scopes of `x-scopes`. */
export function scopes(): Oas3Visitor {
  const usedScopes = new Set<string>();
  let definedScopes: NonNullable<Contract["x-scopes"]> = {};

  function enter(contract: Contract): void {
    definedScopes = contract["x-scopes"] ?? {};
  }

  function checkOperation({ security = [] }: Operation, { report, location }: UserContext): void {
    const name = describeLocation(location);
    const requirements = security.flatMap((requirement) => Object.values(requirement));
    if (requirements.length === 0 || requirements.some((names) => names.length === 0))
      report({
        message: `${name} must list the scopes that it requires in \`security\`: ${listScopes()}.`,
        location: location.key(),
      });
    for (const scope of requirements.flat()) {
      usedScopes.add(scope);
      if (Object.hasOwn(definedScopes, scope)) continue;
      const message = `${name} requires the scope ${scope}, which \`x-scopes\` does not define. Use ${listScopes()}, or add it there.`;
      report({ message, location: location.child(["security"]) });
    }
  }

  function leave(_contract: Contract, { report, location }: UserContext): void {
    for (const scope of Object.keys(definedScopes))
      if (!usedScopes.has(scope)) report(toUnusedProblem(scope, location));
  }

  function listScopes(): string {
    return Object.keys(definedScopes).join(" or ");
  }

  return { Root: { enter, leave }, Operation: checkOperation };
}

function toUnusedProblem(scope: string, root: Location): { message: string; location: object } {
  const message = `No operation requires the scope ${scope}. List it in the \`security\` of an operation, or remove it.`;
  return { message, location: root.child(["x-scopes", scope]).key() };
}
