import { readFileSync } from "node:fs";
import { expandYamlDocument } from "@animal-store/codegen/response-headers";
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from "yaml";
import type { Operation } from "../rules/contract-document.ts";

/** Unrouted responses are compared as an operation under this path. */
export const unroutedPath = "/x-unrouted-responses";

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export type Path = readonly string[];
export type Numbers = Record<string, number | null>;

/** The contract with all `$ref`s resolved, so that each operation can be compared separately. */
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
  /** Returns the line of a location, or of its nearest ancestor that exists, counted from 1. */
  lineOf(pointer: string): number;
};

/** An operation, its location, and a key without the names of its path parameters: `/pets/{} get`. */
export type LocatedOperation = { operation: Operation; pointer: string; key: string };

export class ComparisonError extends Error {
  override name = "ComparisonError";
}

/** @throws {ComparisonError} if the file cannot be read, has an unknown or circular `$ref`, or has no operation */
export function readContract(file: string): ContractSource {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new ComparisonError(`${file} is not valid YAML: ${error.message}`);
  if (!isMap(document.contents))
    throw new ComparisonError(
      `${file} ${document.contents ? "is not an OpenAPI document" : "is empty"}. Restore it, or pass another file.`,
    );
  expandYamlDocument(document);
  const lineByPointer = new Map<string, number>();
  const contract = expand(document.contents, [], []) as ExpandedContract & { "x-unrouted-responses"?: unknown };
  delete contract["x-unrouted-responses"];
  if (operationsOf(contract).length === 0) throw new ComparisonError(`${file} has no operations.`);
  const responses = document.get("x-unrouted-responses", true);
  if (responses) {
    const unrouted = expandAt(responses, responses, ["paths", unroutedPath, "get", "responses"], []);
    const operation = { operationId: "unrouted", "x-stability": "stable", responses: unrouted as object };
    contract.paths[unroutedPath] = { get: operation as Operation };
  }
  return { file, contract, lineOf };

  function expand(node: unknown, path: Path, visited: Path): unknown {
    if (isAlias(node)) return expand(node.resolve(document), path, visited);
    if (isSeq(node)) return node.items.map((item, index) => expandAt(item, item, [...path, String(index)], visited));
    if (!isMap(node)) return isScalar(node) ? node.value : node;
    const reference = node.get("$ref");
    const target = typeof reference === "string" ? expandReference(reference, path, visited) : {};
    // Members next to a $ref apply too (OpenAPI 3.1).
    const members = node.items.filter(({ key }) => nameOf(key) !== "$ref");
    const pairs = members.map(({ key, value }) => [nameOf(key), expandAt(key, value, [...path, nameOf(key)], visited)]);
    return { ...target, ...Object.fromEntries(pairs) };
  }

  function expandAt(location: unknown, value: unknown, path: Path, visited: Path): unknown {
    lineByPointer.set(pointerOf(path), lineAt(location));
    return expand(value, path, visited);
  }

  function expandReference(reference: string, path: Path, visited: Path): object {
    if (visited.includes(reference)) throw new ComparisonError(`${file}: the reference ${reference} is circular.`);
    const [parent, name] = [pathOf(reference).slice(0, -1), pathOf(reference).at(-1)];
    const parentMap = reference.startsWith("#/") ? document.getIn(parent, true) : undefined;
    const pair = isMap(parentMap) ? (parentMap as YAMLMap).items.find(({ key }) => nameOf(key) === name) : undefined;
    if (!isMap(pair?.value))
      throw new ComparisonError(
        `${file}: the reference ${reference} must have an object of the same document as its target.`,
      );
    lineByPointer.set(pointerOf(path), lineAt(pair.key));
    return expand(pair.value, path, [...visited, reference]) as object;
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

/** Returns the operations of a contract, which may be an invalid OpenAPI document. */
export function operationsOf({ paths }: Partial<ExpandedContract>): LocatedOperation[] {
  return Object.entries(paths ?? {}).flatMap(([path, pathItem]) =>
    Object.entries(pathItem ?? {})
      .filter(([method, operation]) => methods.includes(method) && Object(operation) === operation)
      .map(([method, operation]) => {
        const pointer = pointerOf(["paths", path, method]);
        return { operation, pointer, key: toOperationKey(pointer) };
      }),
  );
}

/** Returns the operations at a location: one, all of a path, or all of the contract for a location outside `paths`. */
export function operationsAt(pointer: string, operations: readonly LocatedOperation[]): LocatedOperation[] {
  if (!pointer.startsWith("#/paths/")) return [...operations];
  const key = toOperationKey(pointer);
  return operations.filter((operation) => operation.key === key || operation.key.startsWith(`${key} `));
}

/** Converts a path to a JSON Pointer in a URI fragment (RFC 6901). */
export function pointerOf(path: Path): string {
  return `#${path.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
}

export function pathOf(pointer: string): string[] {
  const [, ...keys] = pointer.split("/");
  return keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function toOperationKey(pointer: string): string {
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
    throw new ComparisonError(`${file} cannot be read.`, { cause });
  }
}
