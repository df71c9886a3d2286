import { getLineColLocation, type Source } from "@redocly/openapi-core";
import { escapeKey, unescapeKey } from "./node.ts";

/** Where a node is: a file, and a JSON Pointer with `#`. */
export interface NodePosition {
  readonly source: Source;
  readonly pointer: string;
}

/** A node, and optionally one of its keys. A node that is not in a file, such as a merged schema, has the position of the part around it. */
export interface NodeLocation {
  readonly node: object;
  readonly key?: string;
  readonly around?: NodeLocation;
}

interface Entry {
  readonly source: Source;
  readonly parent: object | undefined;
  readonly key: string;
}

/** Finds the nodes of parsed files by their identity, also after they moved. */
export class Locations {
  readonly #entries = new Map<object, Entry>();
  /** The members that an overlay wrote, by node and key. */
  readonly #members = new Map<object, Map<string, NodePosition>>();

  /** Adds the nodes of a file, except those that are known. */
  addFile(root: unknown, source: Source): void {
    // Paths can be long, so each node stores only its parent. A deep document would overflow the stack of a recursion.
    const stack: [unknown, Entry][] = [[root, { source, parent: undefined, key: "" }]];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const [node, entry] = next;
      if (typeof node !== "object" || node === null || this.#entries.has(node)) continue;
      this.#entries.set(node, entry);
      for (const [key, child] of Object.entries(node).reverse()) stack.push([child, { source, parent: node, key }]);
    }
  }

  /** Returns the position of a node, or of one of its members. */
  find(node: unknown, key?: string): NodePosition | undefined {
    const member = this.#members.get(node as object)?.get(key ?? "");
    const entry = this.#entries.get(node as object);
    if (member || !entry) return member;
    const keys = key === undefined ? [] : [key];
    for (let current: Entry | undefined = entry; current?.parent; current = this.#entries.get(current.parent))
      keys.unshift(current.key);
    return { source: entry.source, pointer: `#${keys.map((each) => `/${escapeKey(each)}`).join("")}` };
  }

  /** Returns `file:line:column`. */
  format({ node, key, around }: NodeLocation): string | undefined {
    const position = this.find(node, key);
    return position ? formatPosition(position) : around && this.format(around);
  }

  /** Gives a node that replaces another one its position. */
  replace(original: object, replacement: object): void {
    const entry = this.#entries.get(original);
    if (entry) this.#entries.set(replacement, entry);
    const members = this.#members.get(original);
    if (members) this.#members.set(replacement, members);
  }

  /** Gives a member of a node the position of another member. */
  replaceMember(node: object, key: string, original: object, originalKey: string): void {
    const position = this.find(original, originalKey);
    const members = this.#members.get(node) ?? new Map<string, NodePosition>();
    this.#members.set(node, members);
    if (position) members.set(key, position);
  }

  /** Replaces integers that the parser rounded, in place, by bigints with the digits of the source. */
  restoreIntegers(root: unknown): void {
    const nodes = new Set([root]);
    for (const node of nodes)
      for (const [key, value] of Object.entries(node ?? {})) {
        if (typeof value === "object" && value !== null) nodes.add(value);
        if (typeof value !== "number" || !Number.isInteger(value) || Number.isSafeInteger(value)) continue;
        const position = this.find(node, key);
        const text = position ? getText(position) : "";
        // Numbers with an exponent are rounded in requests too.
        const exact = /^[+-]?\d+$/.test(text) ? BigInt(text.replace("+", "")) : undefined;
        if (exact !== undefined && exact !== BigInt(value)) Reflect.set(node as object, key, exact);
      }
  }
}

/** A place in a file. Lines and columns count from 1. */
interface LinePosition {
  readonly line: number;
  readonly column: number;
}

/** Returns the line and the column of a position, which count from 1. */
export function toLine(position: NodePosition): LinePosition {
  return toRange(position, position.pointer !== "#").start;
}

/** Returns `file:line:column`. */
export function formatPosition(position: NodePosition): string {
  const { line, column } = toLine(position);
  return `${position.source.absoluteRef}:${line}:${column}`;
}

/** Returns the source text of a value of one line. */
function getText(position: NodePosition): string {
  const { start, end } = toRange(position, false);
  const line = position.source.getLines()[start.line - 1] ?? "";
  return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
}

/** Returns where a node begins and ends. @param isOfKey true for the key of a member instead of its value */
export function toRange(
  { source, pointer }: NodePosition,
  isOfKey: boolean,
): { start: LinePosition; end: LinePosition } {
  const index = indexes.get(source) ?? createIndex(source);
  const node = findNode(index, pointer, isOfKey);
  const { startPosition = 0, endPosition = 0 } = node ?? {};
  return { start: toLinePosition(index.lineStarts, startPosition), end: toLinePosition(index.lineStarts, endPosition) };
}

/** A node of the parser that knows positions. Its kind is that of `yaml-ast-parser`. */
interface SourceNode {
  readonly kind: number;
  readonly parent?: SourceNode;
  readonly key?: SourceNode;
  readonly value?: unknown;
  readonly mappings?: readonly SourceNode[];
  readonly items?: readonly SourceNode[];
  readonly startPosition: number;
  readonly endPosition: number;
}
const kinds = { mapping: 1, map: 2, list: 3 };

interface SourceIndex {
  readonly root: SourceNode | undefined;
  readonly lineStarts: readonly number[];
}

// Without these, each position would read the file and the members of its parents from the start.
const indexes = new WeakMap<Source, SourceIndex>();
const members = new WeakMap<SourceNode, Map<unknown, SourceNode>>();

function createIndex(source: Source): SourceIndex {
  // Redocly exports its parser only this way. Its search for duplicate keys takes quadratic time, and the file was parsed before.
  const getAst: Source["getAst"] = (parse) =>
    source.getAst((text, options) => parse(text, { ...options, ignoreDuplicateKeys: true }));
  const parser = Object.assign(Object.create(source), { getAst });
  getLineColLocation({ source: parser, pointer: "#", reportOnKey: false });
  const root = source.getAst(() => undefined as never) as SourceNode | undefined;
  const index = { root, lineStarts: [0, ...Array.from(source.body.matchAll(/\n/g), (match) => match.index + 1)] };
  indexes.set(source, index);
  return index;
}

/** Returns the node of a pointer, or the last one on the way to it. */
function findNode({ root }: SourceIndex, pointer: string, isOfKey: boolean): SourceNode | undefined {
  let node = root;
  for (const text of pointer.slice(2).split("/")) {
    const child = node && findChild(node, unescapeKey(text));
    if (!child) break;
    node = child;
  }
  return isOfKey && node?.parent?.kind === kinds.mapping ? node.parent.key : node;
}

function findChild(node: SourceNode, key: string): SourceNode | undefined {
  if (node.kind === kinds.list) return node.items?.[Number.parseInt(key, 10)];
  if (node.kind !== kinds.map) return undefined;
  // The first of equal keys counts.
  const known = members.get(node) ?? new Map((node.mappings ?? []).toReversed().map((each) => [each.key?.value, each]));
  members.set(node, known);
  const mapping = known.get(key);
  return mapping?.value ? (mapping.value as SourceNode) : mapping;
}

function toLinePosition(lineStarts: readonly number[], offset: number): LinePosition {
  let [low, high] = [0, lineStarts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
}
