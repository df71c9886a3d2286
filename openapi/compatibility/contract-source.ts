import { readFileSync } from "node:fs";
import { expandYamlDocument } from "@animal-store/codegen/response-headers";
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from "yaml";
import type { Operation } from "../rules/contract-document.ts";

/** The path under which the responses that belong to no operation are compared like those of one. */
export const unroutedPath = "/x-unrouted-responses";

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export type Path = readonly string[];
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
  /** Returns the line of a location, or of the nearest one above it that exists, counted from 1. */
  lineOf(pointer: string): number;
};

/** An operation, its location, and a key that does not depend on the names of its path parameters. */
export type LocatedOperation = { operation: Operation; pointer: string; key: string };

/** The contracts cannot be compared. */
export class ComparisonError extends Error {
  override name = "ComparisonError";
}

/**
 * Reads a contract and the line of each location in it.
 * @throws {ComparisonError} when it cannot be read, has an unknown or endless `$ref`, or has no operation
 */
export function readContract(file: string): ContractSource {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new ComparisonError(`${file} must be YAML: ${error.message}`);
  if (!isMap(document.contents))
    throw new ComparisonError(
      `${file} must be an OpenAPI document, and is ${document.contents ? "something else" : "empty"}.`,
    );
  expandYamlDocument(document);
  const lineByPointer = new Map<string, number>();
  const contract = expand(document.contents, [], []) as ExpandedContract & { "x-unrouted-responses"?: unknown };
  delete contract["x-unrouted-responses"];
  if (operationsOf(contract).length === 0) throw new ComparisonError(`${file} must have operations, and has none.`);
  const responses = document.get("x-unrouted-responses", true);
  if (responses) {
    const unrouted = expandAt(responses, responses, ["paths", unroutedPath, "get", "responses"], []);
    const operation = { operationId: "unrouted", "x-stability": "stable", responses: unrouted as object };
    contract.paths[unroutedPath] = { get: operation as Operation };
  }
  return { file, contract, lineOf };

  function expand(node: unknown, path: Path, following: Path): unknown {
    if (isAlias(node)) return expand(node.resolve(document), path, following);
    if (isSeq(node)) return node.items.map((item, index) => expandAt(item, item, [...path, String(index)], following));
    if (!isMap(node)) return isScalar(node) ? node.value : node;
    const reference = node.get("$ref");
    const target = typeof reference === "string" ? expandReference(reference, path, following) : {};
    // Members next to a $ref apply too (OpenAPI 3.1).
    const members = node.items.filter(({ key }) => nameOf(key) !== "$ref");
    const own = members.map(({ key, value }) => [nameOf(key), expandAt(key, value, [...path, nameOf(key)], following)]);
    return { ...target, ...Object.fromEntries(own) };
  }

  function expandAt(location: unknown, value: unknown, path: Path, following: Path): unknown {
    lineByPointer.set(pointerOf(path), lineAt(location));
    return expand(value, path, following);
  }

  function expandReference(reference: string, path: Path, following: Path): object {
    if (following.includes(reference)) throw new ComparisonError(`${file}: ${reference} leads to itself.`);
    const [parent, name] = [pathOf(reference).slice(0, -1), pathOf(reference).at(-1)];
    const holder = reference.startsWith("#/") ? document.getIn(parent, true) : undefined;
    const pair = isMap(holder) ? (holder as YAMLMap).items.find(({ key }) => nameOf(key) === name) : undefined;
    if (!isMap(pair?.value))
      throw new ComparisonError(`${file}: ${reference} must lead to a place in the same document.`);
    lineByPointer.set(pointerOf(path), lineAt(pair.key));
    return expand(pair.value, path, [...following, reference]) as object;
  }

  function lineAt(node: unknown): number {
    return lines.linePos((node as Node).range?.[0] ?? 0).line;
  }

  function lineOf(pointer: string): number {
    for (let path = pathOf(pointer); path.length > 0; path = path.slice(0, -1)) {
      const line = lineByPointer.get(pointerOf(path));
      if (line !== undefined) return line;
    }
    return 1;
  }
}

/** Returns the operations of a contract of which only the `$ref`s need be valid. */
export function operationsOf({ paths }: Partial<ExpandedContract>): LocatedOperation[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {})
      .filter(([method, operation]) => methods.includes(method) && Object(operation) === operation)
      .map(([method, operation]) => {
        const pointer = pointerOf(["paths", path, method]);
        return { operation, pointer, key: keyOf(pointer) };
      }),
  );
}

/** Returns the operations that a location belongs to: one, those of a path, or all if it is outside the paths. */
export function operationsAt(pointer: string, operations: readonly LocatedOperation[]): LocatedOperation[] {
  if (!pointer.startsWith("#/paths/")) return [...operations];
  const key = keyOf(pointer);
  return operations.filter((operation) => operation.key === key || operation.key.startsWith(`${key} `));
}

/** Returns a path as a JSON Pointer (RFC 6901) in a URI fragment. */
export function pointerOf(path: Path): string {
  return `#${path.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
}

/** Returns the path of a JSON Pointer in a URI fragment. */
export function pathOf(pointer: string): string[] {
  const [, ...keys] = pointer.split("/");
  return keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function keyOf(pointer: string): string {
  const [, path = "", method = ""] = pathOf(pointer);
  const template = path.replace(/\{[^}]*\}/g, "{}");
  return methods.includes(method) ? `${template} ${method}` : template;
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new ComparisonError(`${file} must be a contract, and cannot be read.`, { cause });
  }
}
