import type { OperationEntry as Operation } from "@animal-store/codegen";
import { listPathParameters } from "@animal-store/openapi-document/nodes";
import type { Collection } from "./collection.ts";
import type { Document } from "./document.ts";
import { nameTable, toNoun } from "./names.ts";
import { readCollection } from "./read-collection.ts";
import type { FamilyOperations } from "./read-item.ts";
import { Unrecognized } from "./read-replies.ts";
import { Schemas } from "./schemas.ts";

export interface Unserved {
  readonly path: string;
  /** One line: what is missing, where, and what would make it recognized. */
  readonly reason: string;
}

export interface Findings {
  readonly collections: readonly Collection[];
  readonly unrecognized: readonly Unserved[];
}

/** The paths of a collection: those of its lists, with the one that creates first, and that of its items. */
interface Family {
  readonly bases: string[];
  readonly items: string | undefined;
}

/** Finds the collections that tables can serve without breaking the contract. */
export function findCollections(document: Document, operations: readonly Operation[]): Findings {
  const schemas = new Schemas(document);
  const hasCodes = operations.some(({ responses }) =>
    Object.values(responses).some(({ errorCodes }) => errorCodes.length > 0),
  );
  const unrecognized: Unserved[] = [];
  const tables = new Set<string>();
  const context = { document, schemas, operations, hasCodes, attempt };
  const collections = listFamilies(operations).flatMap((family) => {
    const path = family.bases[0] ?? family.items ?? "";
    const found = attempt(path, () => readCollection(context, toOperations(operations, family)));
    return found ? [{ ...found, table: nameTable(found, tables) }] : [];
  });
  return { collections, unrecognized };

  function attempt<Result>(path: string, read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unrecognized)) throw error;
      unrecognized.push({ path, reason: error.message });
      return undefined;
    }
  }
}

/** Groups `/notes` with `/notes/{noteId}`, `/note` with `/notes/{noteId}`, and `/users/{userId}/notes` with `/notes/{noteId}`. */
function listFamilies(operations: readonly Operation[]): Family[] {
  const methods = new Map<string, string[]>();
  for (const { path, method } of operations) methods.set(path, [...(methods.get(path) ?? []), method]);
  const isItem = (path: string) => /[^{}]\/\{[^{}/]+\}$/.test(path);
  const has = (path: string, method: string) => methods.get(path)?.includes(method) === true;
  const paths = [...methods.keys()];
  const itemPaths = paths.filter(
    (path) => isItem(path) && ["GET", "PUT", "PATCH", "DELETE"].some((each) => has(path, each)),
  );
  const toBase = (path: string) => path.slice(0, path.lastIndexOf("/"));
  const bases = paths.filter((path) => !path.endsWith("}") && (has(path, "POST") || has(path, "GET")));
  const isSibling = (base: string, path: string) => toBase(base) === toBase(path) && toNoun(base) === toNoun(path);
  const families = itemPaths.map((items): Family => {
    const exact = toBase(items);
    const near = bases.filter((base) => base.replace(/\/$/, "") === exact || isSibling(base, exact));
    const start = exact.slice(0, exact.lastIndexOf("/") + 1);
    const isNested = (base: string) =>
      base.startsWith(start) && base.includes("{") && !exact.includes("{") && toNoun(base) === toNoun(exact);
    const isFree = (base: string) => !itemPaths.some((path) => toBase(path) === base);
    const nested = near.some((base) => has(base, "POST")) ? [] : bases.filter((base) => isNested(base) && isFree(base));
    const creating = [...near, ...nested].filter((base) => has(base, "POST"));
    const all = [...new Set([...creating.slice(0, 1), ...near, ...nested])];
    return { bases: all.filter((base) => !creating.slice(1).includes(base)), items };
  });
  const used = new Set(families.flatMap((family) => family.bases));
  const lone = bases.filter((base) => !used.has(base) && has(base, "GET") && has(base, "POST"));
  return [...families, ...lone.map((base): Family => ({ bases: [base], items: undefined }))];
}

function toOperations(operations: readonly Operation[], { bases, items }: Family): FamilyOperations {
  const find = (method: string, path: string | undefined) =>
    operations.find((operation) => operation.method === method && operation.path === path);
  const [base] = bases;
  const path = base ?? items ?? "";
  return {
    lists: bases.flatMap((each) => find("GET", each) ?? []),
    get: find("GET", items),
    post: find("POST", base),
    put: find("PUT", items),
    patch: find("PATCH", items),
    remove: find("DELETE", items),
    path,
    items,
    parameter: items === undefined ? undefined : listPathParameters(items).at(-1),
    noun: toNoun(base ?? path.slice(0, path.lastIndexOf("/"))),
  };
}
