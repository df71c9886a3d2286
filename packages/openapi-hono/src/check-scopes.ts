import type { OperationEntry } from "./contract.ts";
import { RefusedInput } from "./refusal.ts";

/** Returns the error of a caller without the scopes of any alternative in the operation's `security`, else undefined. */
export function checkScopes(
  { security, responses }: OperationEntry,
  granted: readonly string[],
): RefusedInput | undefined {
  if (!security || security.length === 0) return undefined;
  if (security.some((alternative) => hasScopes(alternative, granted))) return undefined;
  const required = Object.values(security[0] ?? {}).flat();
  const named = required.filter((scope) => !granted.includes(scope)).join(" and ");
  const message = `The request requires the scope ${named}, but the API key has ${granted.length > 0 ? `only ${granted.join(" and ")}` : "none"}. Use a key with the scope ${named}.`;
  const headers = responses[403]?.headers["WWW-Authenticate"] && {
    "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${required.join(" ")}"`,
  };
  return new RefusedInput("insufficientScope", message, { ...(headers && { headers }) });
}

// Called for each request: it allocates nothing.
function hasScopes(alternative: Readonly<Record<string, readonly string[]>>, granted: readonly string[]): boolean {
  for (const scheme in alternative)
    for (const scope of alternative[scheme] ?? []) if (!granted.includes(scope)) return false;
  return true;
}
