import type { OperationEntry } from "../contract.ts";
import { RefusedInput } from "../reply/refusal.ts";

/** Returns the error of a caller without the scopes of any alternative in the operation's `security`, else undefined. */
export function checkScopes(
  { security, responses }: OperationEntry,
  granted: readonly string[],
): RefusedInput | undefined {
  if (!security || security.length === 0 || security.some((each) => isGranted(each, granted))) return undefined;
  const required = Object.values(security[0] ?? {}).flat();
  const missing = required.filter((scope) => !granted.includes(scope)).join(" and ");
  const found = granted.length > 0 ? `only ${granted.join(" and ")}` : "none";
  const message = `The request requires the scope ${missing}, but the API key has ${found}. Use a key with the scope ${missing}.`;
  const challenge = `Bearer error="insufficient_scope", scope="${required.join(" ")}"`;
  const isDocumented = responses[403]?.headers["WWW-Authenticate"];
  return new RefusedInput(
    "insufficientScope",
    message,
    isDocumented ? { headers: { "WWW-Authenticate": challenge } } : {},
  );
}

// Runs for every request: no array for each one.
function isGranted(alternative: Readonly<Record<string, readonly string[]>>, granted: readonly string[]): boolean {
  for (const scheme in alternative)
    for (const scope of alternative[scheme] ?? []) if (!granted.includes(scope)) return false;
  return true;
}
