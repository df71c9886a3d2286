import type { OperationEntry } from "./contract.ts";
import { RefusedInput } from "./refusal.ts";

/** Returns the error of a caller without the scopes of any alternative in the operation's `security`, else undefined. */
export function checkScopes(
  { security, responses }: OperationEntry,
  granted: readonly string[],
): RefusedInput | undefined {
  if (!security || security.length === 0) return undefined;
  const missing = security.map((alternative) =>
    Object.values(alternative)
      .flat()
      .filter((scope) => !granted.includes(scope)),
  );
  if (missing.some((scopes) => scopes.length === 0)) return undefined;
  const required = Object.values(security[0] ?? {}).flat();
  const named = missing[0]?.join(" and ");
  const message = `The request requires the scope ${named}, but the API key has ${granted.length > 0 ? `only ${granted.join(" and ")}` : "none"}. Use a key with the scope ${named}.`;
  const headers = responses[403]?.headers["WWW-Authenticate"] && {
    "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${required.join(" ")}"`,
  };
  return new RefusedInput("insufficientScope", message, { ...(headers && { headers }) });
}
