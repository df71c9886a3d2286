import { createInvalidationTracker, createMemoryKeyStore, type WriteResult } from "@animal-store/api-platform";
import type { FilterColumn, StoredRow, Table } from "./define-table.ts";
import { createStore, type Page, type Store, type StoreDefinition, startOf, type TableReader } from "./store.ts";
import {
  collectionChangesOf,
  decideWrites,
  type IdempotencyRecord,
  type LoadedState,
  type ReadSet,
  toReadSet,
  type WriteCommand,
  type WriteSet,
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
  const tables = new Map(Object.entries(definition.tables).map(([name, table]) => [name, createMemoryTable(table)]));
  // In the order of their claims. If their lifetimes differ, a record can stay longer than its lifetime.
  const idempotencyRecords = new Map<string, IdempotencyRecord>();
  return createStore(definition, {
    createReader: ({ filters }, name) => getTable(name).createReader(filters),
    write,
    keys: createMemoryKeyStore(),
  });

  function getTable(name: string): MemoryTable {
    return tables.get(name) as MemoryTable;
  }

  function write(command: WriteCommand): WriteResult<unknown> {
    const { results, changes } = decideWrites(definition, [command], load(toReadSet(definition, [command])));
    save(changes);
    // The write is synchronous, so the batch begins and finishes here.
    invalidationTracker.begin(collectionChangesOf(definition, command))();
    return structuredClone(results[0]) as WriteResult<unknown>;
  }

  function load({ ids, idempotencyScopes, now }: ReadSet): LoadedState {
    return {
      rows: new Map([...ids].map(([name, tableIds]) => [name, getTable(name).load(tableIds)])),
      lastIds: Object.fromEntries([...tables].map(([name, table]) => [name, table.lastId()])),
      idempotencyRecords: idempotencyScopes.flatMap((scope) => idempotencyRecords.get(scope) ?? []),
      now,
    };
  }

  function save({ now, ...changes }: WriteSet): void {
    for (const table of changes.tables) getTable(table.name).save(table);
    for (const record of changes.idempotencyRecords) {
      idempotencyRecords.delete(record.scope);
      idempotencyRecords.set(record.scope, record);
    }
    deleteExpired(now);
  }

  function deleteExpired(now: number): void {
    for (const [scope, { expiresAt }] of idempotencyRecords) {
      if (expiresAt > now) return;
      idempotencyRecords.delete(scope);
    }
  }
}

type MemoryTable = ReturnType<typeof createMemoryTable>;

/** Returns copies, so that no caller changes a row. */
function createMemoryTable({ fromValues, toValues }: Table<StoredRow>) {
  const copy = (row: StoredRow) => fromValues(toValues(row));
  // In ascending order of id, because ids are assigned in this order.
  const rows = new Map<number, StoredRow>();
  let lastId = 0;

  return {
    lastId: () => lastId,
    load: (ids: readonly (number | bigint)[]) => ids.flatMap((id) => rows.get(Number(id)) ?? []),
    save({ inserted, updated, deletedIds }: WriteSet["tables"][number]) {
      for (const row of [...inserted, ...updated]) rows.set(row.id, copy(row));
      for (const id of deletedIds) rows.delete(id);
      lastId = inserted.at(-1)?.id ?? lastId;
    },
    createReader: (filters: readonly FilterColumn[]): TableReader<StoredRow> => ({
      find(id) {
        const row = rows.get(Number(id));
        return row && copy(row);
      },
      list({ filter = {}, ids, order = "asc", after = startOf(order), limit }: Page<StoredRow>) {
        const page: StoredRow[] = [];
        for (const row of sortRows(ids, order)) {
          if (page.length === limit) break;
          const isAfter = order === "asc" ? row.id > after : row.id < after;
          if (isAfter && matches(row, filter, filters)) page.push(copy(row));
        }
        return page;
      },
    }),
  };

  function sortRows(ids: Page<StoredRow>["ids"], order: "asc" | "desc"): Iterable<StoredRow> {
    const ascending = ids
      ? [...new Set(ids.map(Number))].sort((one, other) => one - other).flatMap((id) => rows.get(id) ?? [])
      : rows.values();
    return order === "asc" ? ascending : [...ascending].reverse();
  }
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
