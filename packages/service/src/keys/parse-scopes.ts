import { scopes as allScopes, type Scope } from "@animal-store/contract";

// Keys with the same scopes share one array: there may be very many keys.
const sets = new Map<string, readonly Scope[]>();

/**
 * Returns the scopes of a list like `read,write`, each once and in the order of the contract.
 * @returns undefined if the list is empty or has an unknown name
 */
export function parseScopes(text: string): readonly Scope[] | undefined {
  const known = sets.get(text);
  if (known) return known;
  const names = new Set(text.split(","));
  const scopes = allScopes.filter((scope) => names.has(scope));
  if (scopes.length !== names.size) return undefined;
  const shared = sets.get(scopes.join()) ?? scopes;
  sets.set(scopes.join(), shared);
  return shared;
}
