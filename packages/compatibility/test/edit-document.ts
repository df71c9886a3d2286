import { isObject } from "../src/load-document.ts";

/** An edit of a document: sets `value` at the JSON Pointer `at`, where `-` appends to a list, or removes the node. */
export type Edit = { at: string; value?: unknown };

/** Returns an edited copy. */
export function editDocument<Root extends object>(document: Root, { at, ...edit }: Edit): Root {
  const copy = structuredClone(document);
  const keys = at
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = keys.pop() ?? "";
  const parent = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
  if (Array.isArray(parent)) {
    if (!("value" in edit)) parent.splice(Number(last), 1);
    else if (last === "-") parent.push(edit.value);
    else parent[Number(last)] = edit.value;
    return copy;
  }
  if (!isObject(parent)) throw new Error(`The document has no node at ${at}.`);
  if ("value" in edit) parent[last] = edit.value;
  else if (!Object.hasOwn(parent, last)) throw new Error(`The document has no node at ${at}.`);
  else delete parent[last];
  return copy;
}
