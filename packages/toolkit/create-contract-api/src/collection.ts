import type { OperationEntry as Operation } from "@animal-store/codegen";
import type { EnvelopeMember, ListQuery } from "./read-list.ts";
import type { Success, Wrapped } from "./read-replies.ts";

/** Items of one kind, which a table stores, with the operations that a generated handler serves. */
export interface Collection {
  /** The path of the list, or of the items. */
  readonly path: string;
  /** The name of the table, in SQL and in TypeScript. */
  readonly table: string;
  /** The name of an item in messages. */
  readonly noun: string;
  /** The TypeScript type of an item. */
  readonly itemType: string;
  /** The kind of each column, by member. */
  readonly columns: Readonly<Record<string, string>>;
  /** The columns that are never NULL. */
  readonly required: readonly string[];
  readonly id: string;
  /** The expression of a new id. Undefined if the client or the database chooses it. */
  readonly newId: string | undefined;
  /** The column that `If-Match` depends on. Undefined if no write documents preconditions. */
  readonly version: string | undefined;
  /** The columns with the ids of the parents, from the outermost. */
  readonly parents: readonly Parent[];
  /** Members of requests that no response contains. */
  readonly unstored: readonly string[];
  readonly lists: readonly List[];
  readonly find: Served | undefined;
  readonly create: Written | undefined;
  readonly replace: Written | undefined;
  readonly merge: Written | undefined;
  readonly remove: Served | undefined;
}

export interface Parent {
  readonly column: string;
  /** The path of the parent itself. */
  readonly path: string;
}

export interface Served {
  readonly operation: Operation;
  readonly success: Success;
  /** The item in the body. Undefined without a body, and if the body has only other members. */
  readonly body: Wrapped | undefined;
  /** The members of the body next to the item. */
  readonly others: readonly string[];
  /** The members that this response does not contain. */
  readonly dropped: readonly string[];
  /** The conditions of the rows that the path selects. */
  readonly keys: readonly Key[];
  /** The argument of `replyError` for a missing item, or parent. */
  readonly missing: string | undefined;
  /** Members of the request that the handler does not read. */
  readonly unread: readonly string[];
  /** Members whose values the owner must replace. */
  readonly placeholders?: readonly string[];
}

export interface Key {
  readonly column: string;
  readonly value: string;
}

export interface List extends Served {
  readonly query: ListQuery;
  readonly envelope: readonly EnvelopeMember[];
  /** The most items that a response can have. */
  readonly maxItems: number;
}

export interface Written extends Served {
  /** The expression of the members that the client sends. */
  readonly sent: string;
  /** Whether the client can send none. */
  readonly isOptional: boolean;
  /** Members that the client must not set. */
  readonly omitted: readonly string[];
  /** Members whose null leaves the value as it is. */
  readonly nulls: readonly string[];
  /** Values for required members that the client can leave out. */
  readonly defaults: readonly string[];
  /** Values that the server sets. */
  readonly set: readonly string[];
  /** Values of a replacement for the members that the client can leave out. */
  readonly reset: readonly string[];
  /** The argument of `replyError` for an id that exists. */
  readonly conflict: string | undefined;
  readonly isMergePatch: boolean;
  /** Whether a PUT creates a missing item, and the status of its reply. */
  readonly creates: Success | undefined;
  readonly allowsOthers: boolean;
}

/** Lists the operations of a collection that have a handler. */
export function listServed({ lists, find, create, replace, merge, remove }: Collection): Served[] {
  return [...lists, find, create, replace, merge, remove].filter((each) => each !== undefined);
}
