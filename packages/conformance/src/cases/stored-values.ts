import { isDeepStrictEqual } from "node:util";
import { isNode } from "@animal-store/openapi-document";
import type { Exchange } from "../http-rules.ts";
import { quote } from "../schema/schema-validator.ts";
import type { CaseContext, Place } from "../session.ts";
import { tryParse } from "../validate-response.ts";

export function bodyOf({ response }: Exchange): unknown {
  return tryParse(response.bodyText);
}

export function isSuccess({ response }: Exchange): boolean {
  return response.status >= 200 && response.status < 300;
}

/** Returns the members of a sent JSON body. */
export function sentMembers(exchange: Exchange | undefined): Record<string, unknown> {
  const { body } = exchange?.request ?? {};
  return Object(typeof body === "string" ? tryParse(body) : undefined);
}

/** Compares the members that both values have. A service can add members, and format times differently. */
export function expectSameMembers(
  context: CaseContext,
  expected: Record<string, unknown>,
  exchange: Exchange,
  label: string,
  place?: Place,
): void {
  const found = Object(bodyOf(exchange)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(expected))
    if (name in found && !isSameValue(found[name], value))
      context.fail(
        "lost-value",
        `${label}: member ${name} must be unchanged, got ${quote(found[name])} for ${quote(value)}`,
        exchange,
        place,
      );
}

export function isSameValue(a: unknown, b: unknown): boolean {
  if (isDeepStrictEqual(a, b)) return true;
  if (typeof a === "string" && typeof b === "string")
    return a === b || (Number.isFinite(Date.parse(a)) && Date.parse(a) === Date.parse(b));
  return (
    isNode(a) && isNode(b) && Object.entries(b).every(([name, value]) => !(name in a) || isSameValue(a[name], value))
  );
}
