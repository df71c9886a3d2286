import { isNode, resolvePointer } from "@animal-store/openapi-document";

/** An edit of a document: sets `value` at the JSON Pointer `at`, where `-` appends to a list, or removes the node. */
export type Edit = { at: string; value?: unknown };

/** Returns an edited copy. */
export function editDocument<Root extends object>(document: Root, { at, ...edit }: Edit): Root {
  const copy = structuredClone(document);
  const end = at.lastIndexOf("/");
  const last = at
    .slice(end + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  const parent = resolvePointer(copy, at.slice(0, end)) as Record<string, unknown> | unknown[];
  if (Array.isArray(parent)) {
    if (!("value" in edit)) parent.splice(Number(last), 1);
    else if (last === "-") parent.push(edit.value);
    else parent[Number(last)] = edit.value;
    return copy;
  }
  if (!isNode(parent)) throw new Error(`The document has no node at ${at}.`);
  if ("value" in edit) parent[last] = edit.value;
  else if (!Object.hasOwn(parent, last)) throw new Error(`The document has no node at ${at}.`);
  else delete parent[last];
  return copy;
}
