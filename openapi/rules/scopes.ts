import type { Location, Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Contract, Operation } from "./contract-document.ts";
import { placeOf } from "./place-of.ts";

/** Each operation lists its own scopes in `security`, all of them from the root's `x-scopes`, and each of these is used. */
export function scopes(): Oas3Visitor {
  const used = new Set<string>();
  let table: NonNullable<Contract["x-scopes"]> = {};

  function enter(contract: Contract): void {
    table = contract["x-scopes"] ?? {};
  }

  function checkOperation({ security = [] }: Operation, { report, location }: UserContext): void {
    const place = placeOf(location);
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
