import type { Source } from "@redocly/openapi-core";
import { exec } from "jsonpath-rfc9535";
import { DocumentError } from "./errors.ts";
import { assertProcessable, type Input, readSource } from "./input.ts";
import { type Locations, toLine } from "./locations.ts";
import { isNode, type Node, toArray } from "./node.ts";
import { parseText } from "./parse-text.ts";

type Members = Record<string | number, unknown>;
type Path = (string | number)[];

/** An action that changes nothing. */
export interface OverlayNote {
  /** The action and its target: `target $.paths`. */
  readonly label: string;
  readonly problem: string;
  readonly location: { readonly node: object; readonly key: string };
}

/**
 * Applies the overlays of an input to its document (Overlay 1.0 and 1.1). New nodes have the positions of the overlay.
 * @returns a copy, because YAML aliases share nodes, and the actions without a match
 * @throws {DocumentError} if an overlay or one of its actions is invalid
 */
export function applyOverlays(
  input: Input,
  document: Node,
  locations: Locations,
): { root: Node; sources: readonly Source[]; notes: readonly OverlayNote[] } {
  if (input.overlays.length === 0) return { root: document, sources: [], notes: [] };
  const root = copy(document, locations) as Node;
  const notes: OverlayNote[] = [];
  const sources = input.overlays.map((path) => {
    const source = readSource(input, path);
    const overlay = parseText(path, source.body);
    assertProcessable(source, overlay);
    locations.addFile(overlay, source);
    const fail = (problem: string, pointer = "#"): never => {
      const { line, column } = toLine({ source, pointer });
      throw new DocumentError(`${path}:${line}:${column}: ${problem}`);
    };
    if (!isNode(overlay) || overlay.overlay === undefined)
      return fail("is no overlay: it has no member overlay. Add it, or pass another file.");
    if (!/^1\.[01](\.|$)/.test(String(overlay.overlay)))
      fail(`overlay is ${JSON.stringify(overlay.overlay)}. Use 1.0.0 or 1.1.0.`, "#/overlay");
    const actions = toArray(overlay.actions);
    if (actions.length === 0) fail("has no actions. Add one to the list actions.");
    for (const [index, action] of actions.entries()) {
      const pointer = `#/actions/${index}`;
      if (!isNode(action) || typeof action.target !== "string")
        return fail("an action must have a target, which is a JSONPath.", pointer);
      applyAction(action, (problem, key) => fail(problem, key === undefined ? pointer : `${pointer}/${key}`));
    }
    return source;
  });
  return { root, sources, notes };

  function applyAction(action: Node, fail: (problem: string, key?: string) => never): void {
    const target = String(action.target);
    const paths = select(target, (problem) => fail(problem, "target"));
    const note = (problem: string) =>
      notes.push({ label: `target ${target}`, problem, location: { node: action, key: "target" } });
    if (paths.length === 0) note("matches nothing. Correct it, or remove the action.");
    if (action.remove === true) {
      // The last items first, because a removal moves the next ones.
      for (const path of paths.toReversed()) remove(path, fail);
      return;
    }
    const key = "update" in action ? "update" : "copy";
    if (!(key in action)) {
      note("has no update, no copy and no remove: true. Add one of them, or remove the action.");
      return;
    }
    const origin = key === "update" ? { node: action, key } : findOrigin(action, fail);
    const { [origin.key]: value } = origin.node as Members;
    const merge = createMerge(fail, key);
    for (const path of paths) {
      const parent = getAt(path.slice(0, -1)) as Members;
      const name = path.at(-1);
      const current = getAt(path);
      if (Array.isArray(current)) append(current, value);
      else if (isNode(current) && isNode(value)) merge(current as Members, value);
      else if (isPrimitive(current) && isPrimitive(value) && name !== undefined) setMember(parent, name, origin);
      else fail(`cannot change ${describe(current)} at ${target} to ${describe(value)}. Remove it first.`, key);
    }
  }

  function select(query: string, fail: (problem: string) => never): Path[] {
    const paths: Path[] = [];
    try {
      exec(root as never, query, (_value, path) => void paths.push([...path]));
    } catch (cause) {
      const { found, location } = cause as { found?: string | null; location?: { start: { column: number } } };
      const place = found ? `unexpected ${found} at character ${location?.start.column}` : "it is incomplete";
      fail(`${query} is no JSONPath (RFC 9535): ${place}. Write names with other characters as ['x-name'].`);
    }
    // A node can match twice, such as with $..['a','a'].
    return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
  }

  function findOrigin(action: Node, fail: (problem: string, key?: string) => never): { node: object; key: string } {
    const query = String(action.copy);
    const [path, ...others] = select(query, (problem) => fail(problem, "copy"));
    if (!path || others.length > 0)
      return fail(`${query} selects ${path ? others.length + 1 : 0} nodes. Select one to copy.`, "copy");
    const key = path.at(-1);
    return key === undefined
      ? fail("cannot copy the whole document. Select one of its members.", "copy")
      : { node: getAt(path.slice(0, -1)) as object, key: String(key) };
  }

  function getAt(path: Path): unknown {
    return path.reduce<unknown>((node, key) => (node as Members)[key], root);
  }

  function remove(path: Path, fail: (problem: string, key?: string) => never): void {
    const key = path.at(-1);
    if (key === undefined) throw fail("cannot remove the whole document. Select one of its members.", "target");
    const parent = getAt(path.slice(0, -1)) as Members;
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }

  function append(list: unknown[], value: unknown): void {
    list.push(...[copy(value, locations)].flat());
  }

  /** Merges members recursively (Overlay 1.1, section 4.4.3). */
  function createMerge(fail: (problem: string, key?: string) => never, field: string) {
    return function merge(target: Members, source: Node): void {
      for (const [key, value] of Object.entries(source)) {
        const current = Object.hasOwn(target, key) ? target[key] : undefined;
        if (isNode(current) && isNode(value)) merge(current as Members, value);
        else if (Array.isArray(current) && Array.isArray(value)) append(current, value);
        else if (current === undefined || (isPrimitive(current) && isPrimitive(value)))
          setMember(target, key, { node: source, key });
        else fail(`cannot change ${describe(current)} ${key} to ${describe(value)}. Remove it first.`, field);
      }
    };
  }

  function setMember(parent: Members, key: string | number, origin: { node: object; key: string }): void {
    parent[key] = copy((origin.node as Members)[origin.key], locations);
    locations.replaceMember(parent, String(key), origin.node, origin.key);
  }
}

function copy(value: unknown, locations: Locations): unknown {
  if (typeof value !== "object" || value === null) return value;
  const result = Array.isArray(value)
    ? value.map((each) => copy(each, locations))
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each, locations)]));
  locations.replace(value, result);
  return result;
}

function isPrimitive(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return "the list";
  return isPrimitive(value) ? "the value" : "the object";
}
