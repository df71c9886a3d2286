import type { OperationEntry } from "../contract.ts";
import { PipelineError } from "../reply/error-reply.ts";

/** Returns an error if the caller lacks the scopes of all alternatives in the operation's `security`. */
export function checkScopes(
  { security, responses }: OperationEntry,
  granted: readonly string[],
): PipelineError | undefined {
  if (!security || security.length === 0 || security.some((alternative) => isGranted(alternative, granted)))
    return undefined;
  const required = Object.values(security[0] ?? {}).flat();
  const missing = required.filter((scope) => !granted.includes(scope)).join(" and ");
  const actual = granted.length > 0 ? `only ${granted.join(" and ")}` : "none";
  const message = `The request requires the scope ${missing}, but the API key has ${actual}. Use a key with the scope ${missing}.`;
  const challenge = `Bearer error="insufficient_scope", scope="${required.join(" ")}"`;
  const isDocumented = responses[403]?.headers["WWW-Authenticate"];
  return new PipelineError(
    "insufficientScope",
    message,
    isDocumented ? { headers: { "WWW-Authenticate": challenge } } : {},
  );
}

// Runs for every request, so it allocates no arrays.
function isGranted(alternative: Readonly<Record<string, readonly string[]>>, granted: readonly string[]): boolean {
  for (const scheme in alternative)
    for (const scope of alternative[scheme] ?? []) if (!granted.includes(scope)) return false;
  return true;
}
