import { exec } from "jsonpath-rfc9535";
import { type Input, readFile } from "./input.ts";
import { limitTime } from "./limit-time.ts";
import { formatPosition, type Locations } from "./locations.ts";
import { isNode, type Node, toArray } from "./node.ts";
import { DocumentError } from "./parse-text.ts";
import type { NodeProblem } from "./schema-problems.ts";

/** A member or an item. */
interface Place {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
}
/** A short overlay can copy more nodes than fit into memory, and its JSONPath can take years. */
const maxCopies = 1_000_000;
const maxSeconds = 2;
class LimitError extends Error {}
type Fail = (problem: string, key: string) => never;

/**
 * Applies the overlays of an input to its document (Overlay 1.0 and 1.1). New nodes have the positions of the overlay.
 * @returns a copy, because YAML aliases share nodes, and the actions without a match
 * @throws {DocumentError} if an overlay or one of its actions is invalid
 */
export function applyOverlays(
  input: Input,
  document: Node,
  locations: Locations,
): { root: Node; notes: readonly NodeProblem[] } {
  if (input.overlays.length === 0) return { root: document, notes: [] };
  let leftNodes = Infinity;
  const top = { root: copy(document) };
  leftNodes = maxCopies;
  const notes: NodeProblem[] = [];
  for (const path of input.overlays) {
    const { source, root: overlay } = readFile(input, path);
    locations.addFile(overlay, source);
    const fail = (problem: string, pointer = "#"): never => {
      throw new DocumentError(`${formatPosition({ source, pointer })}: ${problem}`);
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
      try {
        applyAction(action, (problem, key) => fail(problem, `${pointer}/${key}`));
      } catch (cause) {
        if (!(cause instanceof LimitError)) throw cause;
        fail(`${cause.message}. Select fewer nodes.`, pointer);
      }
    }
  }
  return { root: top.root as Node, notes };

  function applyAction(action: Node, fail: Fail): void {
    const { target } = action;
    const places = select(target, "target", fail);
    const note = (problem: string) => notes.push({ node: action, key: "target", label: `target ${target}`, problem });
    if (places.length === 0) note("matches nothing. Correct it, or remove the action.");
    if (action.remove === true) {
      remove(places, fail);
      return;
    }
    const key = "update" in action ? "update" : "copy";
    if (!(key in action)) {
      note("has no update, no copy and no remove: true. Add one of them, or remove the action.");
      return;
    }
    const itself = { holder: action as Place["holder"], key };
    const [origin, ...others] = key === "update" ? [itself] : select(action.copy, key, fail);
    if (!origin || others.length > 0)
      throw fail(`${action.copy} selects ${origin ? others.length + 1 : 0} nodes. Select one to copy.`, key);
    for (const place of places) change(place, origin, (problem) => fail(problem, key), String(target));
  }

  function select(query: unknown, key: string, fail: Fail): Place[] {
    // A node can match many times, such as with $..*..*
    const keysByHolder = new Map<Place["holder"], Set<string | number>>();
    try {
      const isDone = limitTime(1000 * maxSeconds, () => {
        exec(top.root as never, String(query), (_value, path) => {
          const keys = ["root", ...path];
          const holder = keys.slice(0, -1).reduce<unknown>((node, each) => (node as Place["holder"])[each], top);
          const found = keysByHolder.get(holder as Place["holder"]) ?? new Set();
          keysByHolder.set(holder as Place["holder"], found.add(keys.at(-1) ?? ""));
        });
        return true;
      });
      if (!isDone) throw new LimitError(`takes more than ${maxSeconds} s`);
    } catch (cause) {
      if (cause instanceof LimitError || cause instanceof RangeError) throw cause;
      const { found, location } = cause as { found?: string | null; location?: { start: { column: number } } };
      const place = found ? `unexpected ${found} at character ${location?.start.column}` : "it is incomplete";
      fail(`${query} is no JSONPath (RFC 9535): ${place}. Write names with other characters as ['x-name'].`, key);
    }
    return Array.from(keysByHolder, ([holder, keys]) => Array.from(keys, (key) => ({ holder, key }))).flat();
  }

  function remove(places: readonly Place[], fail: Fail): void {
    for (const { holder, key } of places)
      if (holder === top) fail("cannot remove the whole document. Select one of its members.", "target");
      else delete holder[key];
    // The other items move into the holes.
    for (const holder of new Set(places.map((each) => each.holder)))
      if (Array.isArray(holder)) {
        const items = holder.filter(() => true);
        holder.length = 0;
        for (const item of items) holder.push(item);
      }
  }

  /** Merges members recursively (Overlay 1.1, section 4.4.3). @param target the JSONPath of a place. A value becomes an item of a list there */
  function change({ holder, key }: Place, origin: Place, fail: (problem: string) => never, target?: string): void {
    const current = Object.hasOwn(holder, key) ? holder[key] : undefined;
    const value = origin.holder[origin.key];
    if (isNode(current) && isNode(value)) {
      const [to, from] = [current, value] as Place["holder"][] as [Place["holder"], Place["holder"]];
      for (const name of Object.keys(value)) change({ holder: to, key: name }, { holder: from, key: name }, fail);
    } else if (Array.isArray(current) && (target || Array.isArray(value))) {
      for (const item of [value].flat()) current.push(copy(item));
    } else if (current === undefined || (isPrimitive(current) && isPrimitive(value))) {
      // An assignment of `__proto__` would set the prototype.
      Reflect.defineProperty(holder, key, { value: copy(value), configurable: true, enumerable: true, writable: true });
      locations.replaceMember(holder, String(key), origin.holder, String(origin.key));
    } else
      fail(
        `cannot change ${describe(current)} ${target ? `at ${target}` : key} to ${describe(value)}. Remove it first.`,
      );
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

function isPrimitive(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return "the list";
  return isPrimitive(value) ? "the value" : "the object";
}
