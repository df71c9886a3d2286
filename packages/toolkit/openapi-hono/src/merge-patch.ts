import { isObject } from "./message.ts";

/**
 * Returns a value with the changes of a merge patch (RFC 7396): null removes a member, an object changes the members that it has.
 * @example
 * const note = mergePatch({ text: "Buy bread", color: "red" }, { color: null });
 */
export function mergePatch<Value>(value: Value, patch: unknown): Value {
  if (!isObject(patch) || Array.isArray(patch)) return patch as Value;
  const merged = new Map(isObject(value) && !Array.isArray(value) ? Object.entries(value) : []);
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change));
  }
  return Object.fromEntries(merged) as Value;
}
