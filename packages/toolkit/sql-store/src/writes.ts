import type { CollectionChange, IdempotencyClaim, WriteResult } from "@animal-store/api-platform";
import type { StoredRow, Table } from "./define-table.ts";
import type { RowOf, StoreDefinition, Tables } from "./store.ts";

/** A write as a pure function of loaded rows, so that each domain rule exists once, whatever the storage. */
export interface Write<StoreTables extends Tables, Input, Outcome> {
  /** The changes that it can make, such as `books.appended`, for the response cache. */
  readonly changes: readonly CollectionChange[];
  /** Returns the ids of the rows that `run` needs, by table. @default none */
  reads?(input: Input): { readonly [Name in keyof StoreTables]?: readonly (number | bigint)[] };
  /** Changes the tables, and returns an outcome that JSON can represent. */
  run(input: Input, tables: WritableTables<StoreTables>): Outcome;
}

export type WritableTables<StoreTables extends Tables> = {
  readonly [Name in keyof StoreTables]: WritableTable<RowOf<StoreTables[Name]>>;
};

/** A table inside a write. It contains the rows that the write reads or inserts. */
export interface WritableTable<Row> {
  /** @throws {Error} if `reads` did not return the id */
  find(id: number | bigint): Row | undefined;
  /** Inserts a row with the next id. */
  insert(row: Omit<Row, "id">): Row;
  /** Returns the updated row. */
  update(id: number, changes: Changes<Row>): Row;
  delete(id: number): void;
}

/** Undefined removes an optional member. */
type Changes<Row> = {
  readonly [Member in Exclude<keyof Row, "id">]?: Row[Member] | (object extends Pick<Row, Member> ? undefined : never);
};

/** A write with its input. With an idempotency claim, it is applied only once. */
export interface WriteCommand {
  readonly name: string;
  readonly input: unknown;
  readonly claim?: IdempotencyClaim | undefined;
}

/** The stored result of a write. Its key is the scope of the idempotency claim. */
export interface IdempotencyRecord {
  readonly scope: string;
  readonly fingerprint: string;
  readonly outcome: unknown;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number;
}

/** The data that a store must read before a batch. */
export interface ReadSet {
  /** The tables that the batch can change. Only these need their last ids. */
  readonly changedTables: readonly string[];
  readonly ids: ReadonlyMap<string, readonly (number | bigint)[]>;
  readonly idempotencyScopes: readonly string[];
  /** The time of the newest idempotency claim, for a store without a clock. */
  readonly now: number;
}

/** The data that a store has read. A store must read and save in one transaction that excludes other writers. */
export interface LoadedState {
  readonly rows: ReadonlyMap<string, readonly StoredRow[]>;
  /** The last assigned ids, including those of deleted rows, by table. Can omit the tables that the batch cannot change. */
  readonly lastIds: Readonly<Record<string, number>>;
  /** Can include expired records. */
  readonly idempotencyRecords: readonly IdempotencyRecord[];
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

/** The changes that a store must save, in this order. */
export interface WriteSet {
  /** In the order of the definition. Insert rows in this order, and delete them in reverse order, because of references. */
  readonly tables: readonly TableChanges[];
  /** Each new record replaces the existing record of its scope. */
  readonly idempotencyRecords: readonly IdempotencyRecord[];
  readonly now: number;
}

/** A row that a batch inserts and deletes is in both lists, so that the store counts its id as assigned. */
export interface TableChanges {
  readonly name: string;
  /** The last assigned id. */
  readonly lastId: number;
  readonly inserted: readonly StoredRow[];
  readonly updated: readonly StoredRow[];
  readonly deletedIds: readonly number[];
}

/**
 * Reads and saves the rows of a batch in its transaction. Memory, SQLite and PostgreSQL implement it.
 * `State` and `Done` are promises if the storage is asynchronous.
 */
export interface BatchStorage<State = LoadedState, Done = void> {
  load(reads: ReadSet): State;
  save(changes: WriteSet): Done;
}

export function collectionChangesOf({ writes }: StoreDefinition, { name }: WriteCommand): readonly CollectionChange[] {
  return findWrite(writes, name).changes;
}

export function toReadSet({ tables, writes }: StoreDefinition, commands: readonly WriteCommand[]): ReadSet {
  const reads = commands.map(({ name, input }) => findWrite(writes, name).reads?.(input as never) ?? {});
  const claims = commands.flatMap(({ claim }) => claim ?? []);
  const changes = new Set(commands.flatMap(({ name }) => findWrite(writes, name).changes));
  return {
    changedTables: Object.keys(tables).filter(
      (name) => changes.has(`${name}.appended`) || changes.has(`${name}.changed`),
    ),
    ids: new Map(Object.keys(tables).map((table) => [table, reads.flatMap((ids) => ids[table] ?? [])])),
    idempotencyScopes: claims.map(({ scope }) => scope),
    now: Math.max(0, ...claims.map(({ now }) => now)),
  };
}

/** Decides a batch of writes. Each command sees the effects of the previous commands. */
export function decideWrites(
  { tables, writes }: StoreDefinition,
  commands: readonly WriteCommand[],
  { rows, lastIds, now, idempotencyRecords }: LoadedState,
): { readonly results: readonly WriteResult<unknown>[]; readonly changes: WriteSet } {
  let current: WriteCommand;
  const batchTables = Object.entries(tables).map(([name, { toRow }]) => {
    const loaded = { rows: rows.get(name) ?? [], lastId: lastIds[name] ?? 0 };
    return createBatchTable(name, loaded, { toRow, assertDeclared });
  });
  const writable = Object.fromEntries(batchTables.map(({ name, table }) => [name, table]));
  const recordByScope = new Map(idempotencyRecords.map((record) => [record.scope, record]));
  const newRecords = new Map<string, IdempotencyRecord>();
  const results = commands.map(applyOnce);
  return {
    results,
    changes: {
      tables: batchTables.map((batch) => batch.changes()),
      idempotencyRecords: [...newRecords.values()],
      now,
    },
  };

  function applyOnce(command: WriteCommand): WriteResult<unknown> {
    const { claim } = command;
    if (!claim) return { outcome: run(command), isReplay: false };
    const { scope, fingerprint } = claim;
    const record = recordByScope.get(scope);
    if (record && record.expiresAt > now) {
      if (record.fingerprint !== fingerprint) return { isConflict: true };
      // The scope includes the operation, so the record has an outcome of this operation.
      return { outcome: record.outcome, isReplay: true };
    }
    const outcome = run(command);
    if (outcome === undefined)
      throw new Error(
        `the write ${command.name} has an idempotency claim but returns no outcome. Return null or a value.`,
      );
    const addedRecord = { scope, fingerprint, outcome, expiresAt: now + claim.expiresAt - claim.now };
    recordByScope.set(scope, addedRecord);
    newRecords.set(scope, addedRecord);
    return { outcome, isReplay: false };
  }

  function run(command: WriteCommand): unknown {
    current = command;
    const write = findWrite(writes, command.name);
    const readIds = write.reads?.(command.input as never) ?? {};
    for (const batch of batchTables) batch.begin(readIds[batch.name] ?? []);
    return write.run(command.input as never, writable as never);
  }

  function assertDeclared(change: CollectionChange): void {
    if (!findWrite(writes, current.name).changes.includes(change))
      throw new Error(`the write ${current.name} makes the change ${change}. Add it to its \`changes\`.`);
  }
}

function findWrite(writes: StoreDefinition["writes"], name: string): StoreDefinition["writes"][string] {
  const write = writes[name];
  if (!write) throw new Error(`the store has no write ${name}. Add it to its definition.`);
  return write;
}

/** The loaded part of a table, with the changes of a batch. */
interface BatchTable {
  readonly name: string;
  readonly table: WritableTable<StoredRow>;
  /** Begins a write. Otherwise it could find rows that other writes of the batch read. */
  begin(ids: readonly (number | bigint)[]): void;
  changes(): TableChanges;
}

function createBatchTable(
  name: string,
  loaded: { readonly rows: readonly StoredRow[]; readonly lastId: number },
  { toRow, assertDeclared }: Pick<Table<StoredRow>, "toRow"> & { assertDeclared(change: CollectionChange): void },
): BatchTable {
  const rows = new Map<number, StoredRow>(loaded.rows.map((row) => [row.id, row]));
  const insertedRows = new Map<number, StoredRow>();
  const updatedIds = new Set<number>();
  const deletedIds = new Set<number>();
  let lastId = loaded.lastId;
  let firstOwnId = lastId + 1;
  let readIds = new Set<number>();

  const table: WritableTable<StoredRow> = {
    find,
    insert(row) {
      assertDeclared(`${name}.appended`);
      lastId += 1;
      const inserted = toRow({ ...row, id: lastId });
      rows.set(lastId, inserted);
      insertedRows.set(lastId, inserted);
      return inserted;
    },
    update(id, changes) {
      assertDeclared(`${name}.changed`);
      const updated = toRow({ ...findExisting(id), ...changes, id });
      rows.set(id, updated);
      if (insertedRows.has(id)) insertedRows.set(id, updated);
      else updatedIds.add(id);
      return updated;
    },
    delete(id) {
      assertDeclared(`${name}.changed`);
      findExisting(id);
      rows.delete(id);
      updatedIds.delete(id);
      deletedIds.add(id);
    },
  };

  return {
    name,
    table,
    begin(ids) {
      readIds = new Set(ids.map(Number));
      firstOwnId = lastId + 1;
    },
    changes: () => ({
      name,
      lastId,
      inserted: [...insertedRows.values()],
      updated: Array.from(updatedIds, (id) => rows.get(id) as StoredRow),
      deletedIds: [...deletedIds],
    }),
  };

  function find(id: number | bigint): StoredRow | undefined {
    const isOwn = id >= firstOwnId && insertedRows.has(Number(id));
    if (!isOwn && !readIds.has(Number(id)))
      throw new Error(`the row ${id} is not loaded. Return its id from \`reads\`.`);
    // Every id is below 2^53, so a larger bigint matches none.
    return rows.get(Number(id));
  }

  function findExisting(id: number): StoredRow {
    const row = find(id);
    if (!row) throw new Error(`the row ${id} does not exist. Check it with \`find\`.`);
    return row;
  }
}
