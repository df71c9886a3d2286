import { readFileSync } from "node:fs";
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from "yaml";
import type { Operation } from "../rules/contract-document.ts";
import { NotCompared } from "./not-compared.ts";
import { operationsOf } from "./operations-of.ts";
import { type Path, pathOf, pointerOf } from "./pointer.ts";

/** The path under which the answers that belong to no operation are compared like those of one. */
export const unroutedPath = "/x-unrouted-responses";

export type Numbers = Record<string, number | null>;

/** The contract with every `$ref` put in place, so that each operation is compared on its own. */
export type ExpandedContract = {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  "x-error-codes"?: Record<string, { status: number }>;
  "x-rate-limit-plans"?: Record<string, Numbers>;
  "x-ban"?: Numbers;
  "x-idempotency"?: Numbers;
  "x-request-limits"?: Numbers;
};

export type ContractSource = {
  file: string;
  contract: ExpandedContract;
  /** The line of a place, or of what is left above it, counted from 1. */
  lineOf(pointer: string): number;
};

/**
 * Reads a contract and remembers where each place of it is written.
 * @throws {NotCompared} when it cannot be read, has an unknown or endless `$ref`, or has no operation
 */
export function readContract(file: string): ContractSource {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new NotCompared(`${file} must be YAML: ${error.message}`);
  const lineByPointer = new Map<string, number>();

  function expand(node: unknown, path: Path, following: readonly string[]): unknown {
    if (isAlias(node)) return expand(node.resolve(document), path, following);
    if (isSeq(node)) return node.items.map((item, index) => expandAt(item, item, [...path, String(index)], following));
    if (!isMap(node)) return isScalar(node) ? node.value : node;
    const reference = node.get("$ref");
    const target = typeof reference === "string" ? expandReference(reference, path, following) : {};
    // Members beside a $ref hold as well (OpenAPI 3.1).
    return { ...target, ...expandMembers(node, path, following) };
  }

  function expandMembers(node: YAMLMap, path: Path, following: readonly string[]): object {
    const members = node.items.filter(({ key }) => nameOf(key) !== "$ref");
    return Object.fromEntries(
      members.map(({ key, value }) => [nameOf(key), expandAt(key, value, [...path, nameOf(key)], following)]),
    );
  }

  function expandReference(reference: string, path: Path, following: readonly string[]): object {
    if (following.includes(reference)) throw new NotCompared(`${file}: ${reference} leads to itself.`);
    const target = reference.startsWith("#/") ? document.getIn(pathOf(reference), true) : undefined;
    if (!isMap(target)) throw new NotCompared(`${file}: ${reference} must lead to a place in the same document.`);
    lineByPointer.set(pointerOf(path), lineOfKey(reference) ?? lineAt(target));
    return expand(target, path, [...following, reference]) as object;
  }

  function expandAt(place: unknown, value: unknown, path: Path, following: readonly string[]): unknown {
    lineByPointer.set(pointerOf(path), lineAt(place));
    return expand(value, path, following);
  }

  function lineOfKey(reference: string): number | undefined {
    const path = pathOf(reference);
    const parent = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => nameOf(key) === path.at(-1)) : undefined;
    return pair && lineAt(pair.key);
  }

  function nameOfKind(): string {
    return document.contents === null ? "empty" : "something else";
  }

  function lineAt(node: unknown): number {
    return lines.linePos((node as Node).range?.[0] ?? 0).line;
  }

  if (!isMap(document.contents)) throw new NotCompared(`${file} must be an OpenAPI document, and is ${nameOfKind()}.`);
  const { "x-unrouted-responses": _, ...contract } = expand(document.contents, [], []) as ExpandedContract & {
    "x-unrouted-responses"?: unknown;
  };
  if (operationsOf(contract).length === 0) throw new NotCompared(`${file} must have operations, and has none.`);
  const responses = document.get("x-unrouted-responses", true);
  if (responses) {
    const unrouted = expandAt(responses, responses, ["paths", unroutedPath, "get", "responses"], []);
    const operation = { operationId: "unrouted", "x-stability": "stable", responses: unrouted as object };
    contract.paths[unroutedPath] = { get: operation as Operation };
  }

  return {
    file,
    contract,
    lineOf(pointer) {
      for (let path = pathOf(pointer); path.length > 0; path = path.slice(0, -1)) {
        const line = lineByPointer.get(pointerOf(path));
        if (line !== undefined) return line;
      }
      return 1;
    },
  };
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new NotCompared(`${file} must be a contract, and cannot be read.`, { cause });
  }
}
