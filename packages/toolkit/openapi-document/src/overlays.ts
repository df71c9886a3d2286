import type { Source } from "@redocly/openapi-core";
import { exec } from "jsonpath-rfc9535";
import { DocumentError } from "./errors.ts";
import { assertProcessable, type Input, readSource } from "./input.ts";
import { limitTime } from "./limit-time.ts";
import { type Locations, toLine } from "./locations.ts";
import { isNode, type Node, toArray } from "./node.ts";
import { parseText } from "./parse-text.ts";

type Members = Record<string | number, unknown>;

/** A node that a JSONPath selects. */
interface Place {
  readonly parent: Members;
  readonly key: string | number;
}

/** A short overlay can copy more nodes than fit into memory, and its JSONPath can take years. */
const maxCopies = 1_000_000;
const maxSeconds = 2;

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
  let leftNodes = Infinity;
  const root = copy(document) as Node;
  leftNodes = maxCopies;
  // The parent of the document.
  const holder = { "": root };
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
    for (const [index, action] of toArray(overlay.actions).entries()) {
      const pointer = `#/actions/${index}`;
      if (!isNode(action) || typeof action.target !== "string")
        return fail("an action must have a target, which is a JSONPath.", pointer);
      try {
        applyAction(action, (problem, key) => fail(problem, key === undefined ? pointer : `${pointer}/${key}`));
      } catch (cause) {
        if (!(cause instanceof LimitError)) throw cause;
        fail(`${cause.message}. Select fewer nodes.`, pointer);
      }
    }
    return source;
  });
  return { root, sources, notes };

  function applyAction(action: Node, fail: (problem: string, key?: string) => never): void {
    const target = String(action.target);
    const places = select(target, (problem) => fail(problem, "target"));
    const location = { node: action, key: "target" };
    if (places.length === 0)
      notes.push({
        label: `target ${target}`,
        problem: "matches nothing. Correct it, or remove the action.",
        location,
      });
    if (action.remove === true) {
      remove(places, fail);
      return;
    }
    const key = "update" in action ? "update" : "copy";
    if (!(key in action)) return;
    const origin = key === "update" ? { node: action, key } : findOrigin(action, fail);
    const { [origin.key]: value } = origin.node as Members;
    const merge = createMerge(fail, key);
    for (const { parent, key: name } of places) {
      const { [name]: current } = parent;
      if (Array.isArray(current)) append(current, value);
      else if (isNode(current) && isNode(value)) merge(current as Members, value);
      else if (isPrimitive(current) && isPrimitive(value) && parent !== holder) setMember(parent, name, origin);
      else fail(`cannot change ${describe(current)} at ${target} to ${describe(value)}. Remove it first.`, key);
    }
  }

  function select(query: string, fail: (problem: string) => never): Place[] {
    // A node can match many times, such as with $..*..*
    const keysByParent = new Map<Members, Set<string | number>>();
    try {
      const isDone = limitTime(1000 * maxSeconds, () => {
        exec(root as never, query, (_value, path) => {
          const [key = "", ...keys] = [...path].reverse();
          const parent =
            path.length === 0 ? holder : keys.reduceRight<unknown>((node, each) => (node as Members)[each], root);
          keysByParent.set(parent as Members, (keysByParent.get(parent as Members) ?? new Set()).add(key));
        });
        return true;
      });
      if (!isDone) throw new LimitError(`takes more than ${maxSeconds} s`);
    } catch (cause) {
      if (cause instanceof LimitError || cause instanceof RangeError) throw cause;
      const { found, location } = cause as { found?: string | null; location?: { start: { column: number } } };
      const place = found ? `unexpected ${found} at character ${location?.start.column}` : "it is incomplete";
      fail(`${query} is no JSONPath (RFC 9535): ${place}. Write names with other characters as ['x-name'].`);
    }
    return Array.from(keysByParent, ([parent, keys]) => Array.from(keys, (key) => ({ parent, key }))).flat();
  }

  function findOrigin(action: Node, fail: (problem: string, key?: string) => never): { node: object; key: string } {
    const query = String(action.copy);
    const [place, ...others] = select(query, (problem) => fail(problem, "copy"));
    if (!place || others.length > 0)
      return fail(`${query} selects ${place ? others.length + 1 : 0} nodes. Select one to copy.`, "copy");
    return place.parent === holder
      ? fail("cannot copy the whole document. Select one of its members.", "copy")
      : { node: place.parent, key: String(place.key) };
  }

  function remove(places: readonly Place[], fail: (problem: string, key?: string) => never): void {
    for (const { parent, key } of places)
      if (parent === holder) fail("cannot remove the whole document. Select one of its members.", "target");
      else delete parent[key];
    // The other items move into the holes.
    for (const parent of new Set(places.map((each) => each.parent)))
      if (Array.isArray(parent)) {
        const items = parent.filter(() => true);
        parent.length = 0;
        for (const item of items) parent.push(item);
      }
  }

  function append(list: unknown[], value: unknown): void {
    for (const item of [value].flat()) list.push(copy(item));
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
    const value = copy((origin.node as Members)[origin.key]);
    // An assignment of `__proto__` would set the prototype.
    Reflect.defineProperty(parent, key, { value, configurable: true, enumerable: true, writable: true });
    locations.replaceMember(parent, String(key), origin.node, origin.key);
  }

  function copy(value: unknown): unknown {
    leftNodes -= 1;
    if (leftNodes < 0) throw new LimitError(`copies more than ${maxCopies} nodes`);
    if (typeof value !== "object" || value === null) return value;
    const result = Array.isArray(value)
      ? value.map(copy)
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]));
    locations.replace(value, result);
    return result;
  }
}

class LimitError extends Error {}

function isPrimitive(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return "the list";
  return isPrimitive(value) ? "the value" : "the object";
}
