import { exec } from "jsonpath-rfc9535";
import { DocumentError } from "./errors.ts";
import { type Input, readFile } from "./input.ts";
import { formatPosition, type Locations } from "./locations.ts";
import { isNode, type Node, toArray } from "./node.ts";
import type { NodeProblem } from "./schema-problems.ts";

type Path = readonly (string | number)[];
/** A member or an item. */
interface Place {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
}
type Fail = (problem: string, key?: string) => never;

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
  const top = { root: copy(document, locations) };
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
    for (const [index, action] of toArray(overlay.actions).entries()) {
      const pointer = `#/actions/${index}`;
      if (!isNode(action) || typeof action.target !== "string")
        return fail("an action must have a target, which is a JSONPath.", pointer);
      applyAction(action, (problem, key) => fail(problem, key === undefined ? pointer : `${pointer}/${key}`));
    }
  }
  return { root: top.root as Node, notes };

  function applyAction(action: Node, fail: Fail): void {
    const { target } = action;
    const places = select(target, "target", fail);
    if (places.length === 0) {
      const problem = "matches nothing. Correct it, or remove the action.";
      notes.push({ node: action, key: "target", label: `target ${target}`, problem });
    }
    if (action.remove === true) {
      // The last items first, because a removal moves the next ones.
      for (const place of places.toReversed()) remove(place, fail);
      return;
    }
    const key = "update" in action ? "update" : "copy";
    if (!(key in action)) return;
    const itself = { holder: action as Place["holder"], key };
    const [origin, ...others] = key === "update" ? [itself] : select(action.copy, key, fail);
    if (!origin || others.length > 0)
      throw fail(`${action.copy} selects ${origin ? others.length + 1 : 0} nodes. Select one to copy.`, key);
    for (const place of places) change(place, origin, (problem) => fail(problem, key), String(target));
  }

  function select(query: unknown, key: string, fail: Fail): Place[] {
    const paths: Path[] = [];
    try {
      exec(top.root as never, String(query), (_value, path) => void paths.push(["root", ...path]));
    } catch (cause) {
      const { found, location } = cause as { found?: string | null; location?: { start: { column: number } } };
      const place = found ? `unexpected ${found} at character ${location?.start.column}` : "it is incomplete";
      fail(`${query} is no JSONPath (RFC 9535): ${place}. Write names with other characters as ['x-name'].`, key);
    }
    // A node can match twice, such as with $..['a','a'].
    return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()].map((path) => ({
      holder: path
        .slice(0, -1)
        .reduce<unknown>((node, each) => (node as Place["holder"])[each], top) as Place["holder"],
      key: path.at(-1) ?? "",
    }));
  }

  function remove({ holder, key }: Place, fail: Fail): void {
    if (holder === top) fail("cannot remove the whole document. Select one of its members.", "target");
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }

  /** Merges members recursively (Overlay 1.1, section 4.4.3). @param target the JSONPath of a place. A value becomes an item of a list there */
  function change({ holder, key }: Place, origin: Place, fail: Fail, target?: string): void {
    const current = Object.hasOwn(holder, key) ? holder[key] : undefined;
    const value = origin.holder[origin.key];
    if (isNode(current) && isNode(value)) {
      for (const name of Object.keys(value))
        change(
          { holder: current as Place["holder"], key: name },
          { holder: value as Place["holder"], key: name },
          fail,
        );
    } else if (Array.isArray(current) && (target || Array.isArray(value))) {
      current.push(...[copy(value, locations)].flat());
    } else if (current === undefined || (isPrimitive(current) && isPrimitive(value))) {
      holder[key] = copy(value, locations);
      locations.replaceMember(holder, String(key), origin.holder, String(origin.key));
    } else
      fail(
        `cannot change ${describe(current)} ${target ? `at ${target}` : key} to ${describe(value)}. Remove it first.`,
      );
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
