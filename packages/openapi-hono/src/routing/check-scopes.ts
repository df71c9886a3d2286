import type { OperationEntry } from "../contract.ts";
import { PipelineError } from "../reply/error-reply.ts";

/** Returns an error unless the caller has all scopes of one requirement in the operation's `security`. */
export function checkScopes(
  { security, responses }: OperationEntry,
  callerScopes: readonly string[],
): PipelineError | undefined {
  if (!security || security.length === 0 || security.some((requirement) => isGranted(requirement, callerScopes)))
    return undefined;
  const requiredScopes = Object.values(security[0] ?? {}).flat();
  const missing = requiredScopes.filter((scope) => !callerScopes.includes(scope)).join(" and ");
  const actual = callerScopes.length > 0 ? `only ${callerScopes.join(" and ")}` : "none";
  const message = `The request requires the scope ${missing}, but the API key has ${actual}. Use a key with the scope ${missing}.`;
  const isDocumented = responses[403]?.headers["WWW-Authenticate"];
  return new PipelineError(
    "insufficientScope",
    message,
    isDocumented ? { headers: { "WWW-Authenticate": toScopeChallenge(requiredScopes) } } : {},
  );
}

/** Returns the challenge of RFC 6750, section 3.1. */
export function toScopeChallenge(requiredScopes: readonly string[]): string {
  return `Bearer error="insufficient_scope", scope="${requiredScopes.join(" ")}"`;
}

// Runs for every request, so it allocates no arrays.
function isGranted(requirement: Readonly<Record<string, readonly string[]>>, callerScopes: readonly string[]): boolean {
  for (const scheme in requirement)
    for (const scope of requirement[scheme] ?? []) if (!callerScopes.includes(scope)) return false;
  return true;
}
