import { createInvalidationTracker, createMemoryKeyStore, type WriteResult } from "@animal-store/api-platform";
import type { FilterColumn, StoredRow, Table } from "./define-table.ts";
import {
  assertReferencedFirst,
  createStore,
  ForeignKeyError,
  type Store,
  type StoreDefinition,
  startOf,
  type TableReader,
} from "./store.ts";
import {
  type BatchStorage,
  collectionChangesOf,
  decideWrites,
  type IdempotencyRecord,
  type TableChanges,
  toReadSet,
  type WriteCommand,
} from "./writes.ts";

/**
 * Creates an empty store in memory.
 * @param invalidationTracker tracks the changes, for a response cache
 * @example
 * const store = createMemoryStore({ tables: { books }, writes: { addBook } });
 */
export function createMemoryStore<Definition extends StoreDefinition>(
  definition: Definition,
  invalidationTracker = createInvalidationTracker(),
): Store<Definition> {
  assertReferencedFirst(definition.tables);
  const tables = new Map(Object.entries(definition.tables).map(([name, table]) => [name, createMemoryTable(table)]));
  const storage = createBatchStorage(tables);
  return createStore(definition, {
    createReader: (_, name) => (tables.get(name) as MemoryTable).reader,
    write,
    keys: createMemoryKeyStore(),
  });

  function write(writeCommand: WriteCommand): WriteResult<unknown> {
    // The other stores clone or serialize inputs and outcomes too.
    const command = structuredClone(writeCommand);
    const { results, changes } = decideWrites(definition, [command], storage.load(toReadSet(definition, [command])));
    const [result] = structuredClone(results);
    storage.save(changes);
    // The write is synchronous, so the batch begins and finishes here.
    invalidationTracker.begin(collectionChangesOf(definition, command))();
    return result as WriteResult<unknown>;
  }
}

function createBatchStorage(tables: ReadonlyMap<string, MemoryTable>): BatchStorage {
  // In the order of their claims. If their lifetimes differ, a record can stay longer than its lifetime.
  const records = new Map<string, IdempotencyRecord>();
  return {
    load: ({ ids, idempotencyScopes, now }) => ({
      rows: new Map([...ids].map(([name, tableIds]) => [name, tables.get(name)?.load(tableIds) ?? []])),
      lastIds: Object.fromEntries([...tables].map(([name, table]) => [name, table.lastId()])),
      idempotencyRecords: idempotencyScopes.flatMap((scope) => records.get(scope) ?? []),
      now,
    }),
    save({ tables: changes, idempotencyRecords, now }) {
      assertReferences(changes.map((change) => (tables.get(change.name) as MemoryTable).preview(change)));
      for (const change of changes) tables.get(change.name)?.save(change);
      for (const record of idempotencyRecords) {
        records.delete(record.scope);
        records.set(record.scope, record);
      }
      for (const [scope, { expiresAt }] of records) {
        if (expiresAt > now) break;
        records.delete(scope);
      }
    },
  };
}

/** Checks the rows after the changes, as databases do at the commit. */
function assertReferences(previews: readonly TablePreview[]): void {
  const targets = new Map(previews.map((preview) => [preview.table.name, preview]));
  for (const { table, changedRows, allRows } of previews)
    for (const { member, references } of table.columns) {
      const target = references && targets.get(references);
      if (!target) continue;
      // Only a deletion can affect rows that do not change.
      for (const row of target.hasDeletions ? allRows() : changedRows) {
        const id = getMember(row, member);
        if (id !== undefined && id !== null && !target.find(Number(id))) throw new ForeignKeyError();
      }
    }
}

interface MemoryTable {
  readonly reader: TableReader<StoredRow>;
  lastId(): number;
  load(ids: readonly (number | bigint)[]): StoredRow[];
  save(changes: TableChanges): void;
  preview(changes: TableChanges): TablePreview;
}

/** A table with changes that are not saved. */
interface TablePreview {
  readonly table: Table<StoredRow>;
  readonly hasDeletions: boolean;
  readonly changedRows: readonly StoredRow[];
  allRows(): StoredRow[];
  find(id: number): StoredRow | undefined;
}

function createMemoryTable(table: Table<StoredRow>): MemoryTable {
  // In ascending order of id, because ids are assigned in this order.
  const rows = new Map<number, StoredRow>();
  const findAll = (ids: Iterable<number>) => Array.from(ids).flatMap((id) => rows.get(id) ?? []);
  let lastId = 0;

  return {
    lastId: () => lastId,
    load: (ids) => findAll(ids.map(Number)),
    save(changes) {
      for (const row of [...changes.inserted, ...changes.updated]) rows.set(row.id, row);
      for (const id of changes.deletedIds) rows.delete(id);
      lastId = changes.lastId;
    },
    preview({ inserted, updated, deletedIds }) {
      const deleted = new Set(deletedIds);
      const changed = new Map([...inserted, ...updated].map((row) => [row.id, row]));
      const find = (id: number) => (deleted.has(id) ? undefined : (changed.get(id) ?? rows.get(id)));
      const findEach = (ids: Iterable<number>) => Array.from(ids).flatMap((id) => find(id) ?? []);
      return {
        table,
        hasDeletions: deleted.size > 0,
        changedRows: findEach(changed.keys()),
        allRows: () => findEach([...rows.keys(), ...changed.keys()]),
        find,
      };
    },
    // Returns copies, so that no caller changes a row.
    reader: {
      find(id) {
        const row = rows.get(Number(id));
        return row && table.toRow(row);
      },
      list({ filter = {}, ids, order = "asc", after = startOf(order), limit }) {
        const page: StoredRow[] = [];
        const ascending = ids ? findAll(new Set(ids.map(Number).sort((one, other) => one - other))) : rows.values();
        for (const row of order === "asc" ? ascending : [...ascending].reverse()) {
          if (page.length === limit) break;
          const isAfter = order === "asc" ? row.id > after : row.id < after;
          if (isAfter && matches(row, filter, table.filters)) page.push(table.toRow(row));
        }
        return page;
      },
    },
  };
}

/** Compares the values of the columns, as SQL does. */
function matches(row: object, filter: object, columns: readonly FilterColumn[]): boolean {
  return columns.every(({ member, toValue }) => {
    const value = getMember(filter, member);
    return value === undefined || toValue(value) === toValue(getMember(row, member));
  });
}

function getMember(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}
