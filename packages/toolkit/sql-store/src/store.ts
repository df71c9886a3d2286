import type { IdempotencyClaim, KeyStore, UsageStore, WriteResult } from "@animal-store/api-platform";
import type { Awaitable } from "@animal-store/openapi-hono";
import type { StoredRow, Table } from "./define-table.ts";
import type { Write, WriteCommand } from "./writes.ts";

/** The tables of a store, by name. */
export type Tables = Readonly<Record<string, Table<StoredRow>>>;
export type RowOf<OneTable> = OneTable extends Table<infer Row> ? Row : never;
/** The writes of a store, by name. */
export type Writes<StoreTables extends Tables> = Readonly<Record<string, Write<StoreTables, never, unknown>>>;

/** The tables and writes that a store implements in memory, SQLite and PostgreSQL. */
export interface StoreDefinition<StoreTables extends Tables = Tables, StoreWrites = Writes<StoreTables>> {
  /** The name of the program, which PostgreSQL shows for its connections. */
  readonly name: string;
  readonly tables: StoreTables;
  readonly writes: StoreWrites;
  /** Consistency rules that only a change by another program can violate. */
  readonly invariants?: readonly Invariant[];
}

export interface Invariant {
  /** The message, without the number of rows at its start: "loans have no book". */
  readonly text: string;
  /** A query of SQLite for the `id` of each row that violates the rule. */
  readonly query: string;
}

/** Reads one table. Each method can throw a `StoreUnavailableError`. */
export interface TableReader<Row> {
  /** Returns the row with an id, if it exists. @param id any int64 */
  find(id: number | bigint): Awaitable<Row | undefined>;
  /** Returns a page in the order of id. */
  list(page: Page<Row>): Awaitable<Row[]>;
}

/** The filter, order and range of a list. An undefined member of the filter matches every row. No filter matches null. */
export interface Page<Row> {
  readonly filter?: { readonly [Member in keyof Row]?: NonNullable<Row[Member]> | undefined } | undefined;
  /** Includes only rows with these ids, each any int64. */
  readonly ids?: readonly (number | bigint)[] | undefined;
  /** @default "asc" */
  readonly order?: "asc" | "desc" | undefined;
  /** Excludes this id and the ids before it in the order. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Returns the position before the first row. */
export function startOf(order: "asc" | "desc"): number {
  return order === "asc" ? 0 : 2 ** 53;
}

export interface StoreWrite<Input, Outcome> {
  (input: Input): Awaitable<WriteResult<Outcome> & { readonly isConflict?: false }>;
  /** Returns the result of an earlier write with the same claim, or a conflict if that had another fingerprint. */
  (input: Input, claim: IdempotencyClaim | undefined): Awaitable<WriteResult<Outcome>>;
}

/**
 * A store in memory, SQLite or PostgreSQL. A write is one transaction. A write with the idempotency claim of an earlier write
 * returns the result of that write.
 * @example
 * const { outcome } = await store.writes.addBook({ title: "Momo" });
 * const page = await store.tables.books.list({ order: "desc", limit: 20 });
 */
export interface Store<Definition extends StoreDefinition = StoreDefinition> {
  readonly tables: {
    readonly [Name in keyof Definition["tables"]]: TableReader<RowOf<Definition["tables"][Name]>>;
  };
  readonly writes: {
    readonly [Name in keyof Definition["writes"]]: Definition["writes"][Name] extends {
      run(input: infer Input, ...rest: never): infer Outcome;
    }
      ? StoreWrite<Input, Outcome>
      : never;
  };
  readonly keys: KeyStore;
}

/**
 * Thrown if a write would leave a row that refers to a row that does not exist, such as the deletion of a book with a
 * loan. The write changes nothing.
 * @example
 * try {
 *   await store.writes.removeBook({ bookId: 1 });
 * } catch (error) {
 *   if (!(error instanceof ForeignKeyError)) throw error;
 *   return replyError("book_lent", "The book has loans. Delete them first.");
 * }
 */
export class ForeignKeyError extends Error {
  override readonly name = "ForeignKeyError";

  constructor(options?: ErrorOptions) {
    super(
      "a row would refer to a row that does not exist. Delete the referring rows first, or correct the id.",
      options,
    );
  }

  /** Published packages contain separate copies of this class. @hidden */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ForeignKeyError";
  }
}

/** @throws {Error} if a table refers to a later one, because tables are created and rows inserted in their order */
export function assertReferencedFirst(tables: Tables): void {
  const declared = new Set<string>();
  for (const { name, columns } of Object.values(tables)) {
    declared.add(name);
    const missing = columns.find(({ references }) => references !== undefined && !declared.has(references));
    if (missing)
      throw new Error(
        `the table ${name} refers to ${missing.references}, which is not declared before it. Declare ${missing.references} first.`,
      );
  }
}

/** The part of a store that memory, SQLite and PostgreSQL implement. */
export interface StoreParts {
  createReader(table: Table<StoredRow>, name: string): TableReader<StoredRow>;
  write(command: WriteCommand): unknown;
  readonly keys: KeyStore;
}

export function createStore<Definition extends StoreDefinition>(
  { tables, writes }: Definition,
  { createReader, write, keys }: StoreParts,
): Store<Definition> {
  const toReader = ([name, table]: [string, Table<StoredRow>]) => [name, createReader(table, name)];
  const toWrite = (name: string) => [name, (input: unknown, claim?: IdempotencyClaim) => write({ name, input, claim })];
  return {
    tables: Object.fromEntries(Object.entries(tables).map(toReader)),
    writes: Object.fromEntries(Object.keys(writes).map(toWrite)),
    keys,
  } as Store<Definition>;
}

/** The store of a data folder or a database. */
export interface OpenStore<Definition extends StoreDefinition> {
  readonly store: Store<Definition>;
  /** PostgreSQL stores no usage: without Redis, each process counts requests in its memory. */
  readonly usage: UsageStore;
  /** The data folder, or the URL of the database without its password. */
  readonly location: string;
  /** Commits a small transaction, as a write does. @throws {StoreUnavailableError} if writes fail */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}

/** Reports a finished task of a long command, such as "books copied". */
export type Progress = (task: string, count: number) => void;

/** The keys of a store, for a program that uses nothing else of it. */
export interface OpenKeyStore {
  readonly store: KeyStore;
  /** The data folder, or the URL of the database without its password. */
  readonly location: string;
  toUserError(error: unknown): unknown;
  close(): Promise<void> | void;
}

type StoreMethod = (...args: never[]) => unknown;
type DecorateMethod = (method: StoreMethod, name: string) => StoreMethod;

/**
 * Returns a store with each method decorated. Examples of names: `books.find`, `addBook` and `keys.save`.
 * @example
 * const logged = decorateMethods(store, (method, name) => (...args) => {
 *   console.log(name);
 *   return method(...args);
 * });
 */
export function decorateMethods<AnyStore extends Store>(store: AnyStore, decorate: DecorateMethod): AnyStore {
  const decorateReader = (name: string, reader: object) =>
    decorateEach(reader, (method, methodName) => decorate(method, `${name}.${methodName}`));
  const tables = Object.entries(store.tables).map(([name, reader]) => [name, decorateReader(name, reader)]);
  return {
    tables: Object.fromEntries(tables),
    writes: decorateEach(store.writes, decorate),
    keys: decorateReader("keys", store.keys),
  } as AnyStore;
}

/** Returns an object with each of its methods decorated. */
export function decorateEach<Methods extends object>(methods: Methods, decorate: DecorateMethod): Methods {
  const entries = Object.entries(methods).map(([name, method]) => [name, decorate(method, name)]);
  return Object.fromEntries(entries) as Methods;
}
