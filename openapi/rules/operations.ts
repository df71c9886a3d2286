import type { Location, Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Contract, Operation } from "./contract-document.ts";
import { describeLocation, isStatusCode, resolveRef } from "./visit.ts";

/** The lists of statuses in redocly.yaml. */
type StatusesOptions = {
  everyOperation?: string[];
  withRequestBody?: string[];
  withParameters?: string[];
  withHeader?: Record<string, string[]>;
};

/** Every operation documents the statuses that redocly.yaml lists, each one by its number. */
export function statuses(options: StatusesOptions): Oas3Visitor {
  const { everyOperation = [], withRequestBody = [], withParameters = [], withHeader = {} } = options;

  function checkStatuses(operation: Operation, context: UserContext): void {
    const { report, location, parent } = context;
    const documented = Object.keys(operation.responses ?? {}).filter((key) => !key.startsWith("x-"));
    const place = `${operation.operationId ?? "an operation"} (${describeLocation(location)})`;
    const reasons = new Map([
      ...reasonFor(everyOperation, "every operation can return it"),
      ...reasonFor(operation.requestBody ? withRequestBody : [], "it has a request body"),
      ...reasonFor(hasParameters(operation, parent) ? withParameters : [], "it has parameters"),
      ...headerParameters(operation, context).flatMap((name) => reasonFor(withHeader[name] ?? [], `it takes ${name}`)),
    ]);
    for (const [status, reason] of reasons)
      if (!documented.includes(status))
        report({
          message: `${place} does not document ${status}: ${reason}. Add it to \`responses\`.`,
          location: location.child(["responses"]).key(),
        });
    for (const status of documented.filter((status) => !isStatusCode(status)))
      report({
        message: `${place} documents ${status}, which no rule and no client can check. Document each status by its number.`,
        location: location.child(["responses", status]).key(),
      });
  }

  return { Operation: checkStatuses };
}

function reasonFor(statuses: string[], reason: string): [string, string][] {
  return statuses.map((status) => [status, reason]);
}

function hasParameters(operation: Operation, pathItem: { parameters?: unknown[] } | undefined): boolean {
  return [operation, pathItem].some((holder) => (holder?.parameters?.length ?? 0) > 0);
}

function headerParameters(operation: Operation, context: UserContext): string[] {
  const parameters = (operation.parameters ?? []).map(
    (parameter) => resolveRef<{ name?: string; in?: string }>(parameter as object, context.location, context)?.node,
  );
  return parameters.flatMap((parameter) => (parameter?.in === "header" && parameter.name ? [parameter.name] : []));
}

/** Each operation lists its own scopes in `security`, all of them from the root's `x-scopes`, and each of these is used. */
export function scopes(): Oas3Visitor {
  const used = new Set<string>();
  let table: NonNullable<Contract["x-scopes"]> = {};

  function enter(contract: Contract): void {
    table = contract["x-scopes"] ?? {};
  }

  function checkOperation({ security = [] }: Operation, { report, location }: UserContext): void {
    const place = describeLocation(location);
    const requirements = security.flatMap((requirement) => Object.values(requirement));
    if (requirements.length === 0 || requirements.some((names) => names.length === 0))
      report({
        message: `${place} must list the scopes that it requires in \`security\`: ${known()}.`,
        location: location.key(),
      });
    for (const name of requirements.flat()) {
      used.add(name);
      if (Object.hasOwn(table, name)) continue;
      const message = `${place} requires the scope ${name}, which \`x-scopes\` does not define. Use ${known()}, or add it there.`;
      report({ message, location: location.child(["security"]) });
    }
  }

  function leave(_contract: Contract, { report, location }: UserContext): void {
    for (const name of Object.keys(table)) if (!used.has(name)) report(unused(name, location));
  }

  function known(): string {
    return Object.keys(table).join(" or ");
  }

  return { Root: { enter, leave }, Operation: checkOperation };
}

function unused(name: string, root: Location): { message: string; location: object } {
  const message = `No operation requires the scope ${name}. List it in the \`security\` of an operation, or remove it.`;
  return { message, location: root.child(["x-scopes", name]).key() };
}
