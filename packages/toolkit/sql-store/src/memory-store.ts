import { createInvalidationTracker, createMemoryKeyStore, type WriteResult } from "@animal-store/api-platform";
import type { Column, FilterColumn, StoredRow, Table } from "./define-table.ts";
import { ForeignKeyError } from "./foreign-key-error.ts";
import {
  assertReferencedFirst,
  createStore,
  type Page,
  type Store,
  type StoreDefinition,
  startOf,
  type TableReader,
} from "./store.ts";
import {
  collectionChangesOf,
  decideWrites,
  type IdempotencyRecord,
  type LoadedState,
  type ReadSet,
  type TableChanges,
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
  assertReferencedFirst(definition.tables);
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

  function write(writeCommand: WriteCommand): WriteResult<unknown> {
    // The other stores clone or serialize inputs and outcomes too.
    const command = structuredClone(writeCommand);
    const { results, changes } = decideWrites(definition, [command], load(toReadSet(definition, [command])));
    const [result] = structuredClone(results);
    save(changes);
    // The write is synchronous, so the batch begins and finishes here.
    invalidationTracker.begin(collectionChangesOf(definition, command))();
    return result as WriteResult<unknown>;
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
    assertReferences(changes.tables);
    for (const table of changes.tables) getTable(table.name).save(table);
    for (const record of changes.idempotencyRecords) {
      idempotencyRecords.delete(record.scope);
      idempotencyRecords.set(record.scope, record);
    }
    deleteExpired(now);
  }

  /** Checks the rows after the changes, as databases do at the commit. */
  function assertReferences(changes: readonly TableChanges[]): void {
    const previews = new Map(
      changes.map((each) => [definition.tables[each.name]?.name, getTable(each.name).preview(each)]),
    );
    for (const { name } of changes) {
      const { name: tableName, columnOf } = definition.tables[name] as Table<StoredRow>;
      for (const [member, { references }] of Object.entries(
        columnOf as Readonly<Record<string, Pick<Column<never>, "references">>>,
      )) {
        const [rows, target] = [previews.get(tableName), references && previews.get(references)];
        if (!rows || !target) continue;
        // Only a deletion can affect rows that do not change.
        for (const row of target.hasDeletions ? rows.all() : rows.changed) {
          const id = getMember(row, member);
          if (id !== undefined && id !== null && !target.has(Number(id))) throw new ForeignKeyError();
        }
      }
    }
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
function createMemoryTable({ toRow }: Table<StoredRow>) {
  // In ascending order of id, because ids are assigned in this order.
  const rows = new Map<number, StoredRow>();
  let lastId = 0;

  return {
    lastId: () => lastId,
    load: (ids: readonly (number | bigint)[]) => ids.flatMap((id) => rows.get(Number(id)) ?? []),
    save({ inserted, updated, deletedIds }: TableChanges) {
      for (const row of [...inserted, ...updated]) rows.set(row.id, row);
      for (const id of deletedIds) rows.delete(id);
      lastId = inserted.at(-1)?.id ?? lastId;
    },
    preview({ inserted, updated, deletedIds }: TableChanges) {
      const deleted = new Set(deletedIds);
      const changed = new Map(
        [...inserted, ...updated].filter(({ id }) => !deleted.has(id)).map((row) => [row.id, row]),
      );
      return {
        hasDeletions: deleted.size > 0,
        has: (id: number) => changed.has(id) || (rows.has(id) && !deleted.has(id)),
        changed: [...changed.values()],
        *all() {
          for (const row of rows.values()) if (!deleted.has(row.id)) yield changed.get(row.id) ?? row;
          for (const row of changed.values()) if (!rows.has(row.id)) yield row;
        },
      };
    },
    createReader: (filters: readonly FilterColumn[]): TableReader<StoredRow> => ({
      find(id) {
        const row = rows.get(Number(id));
        return row && toRow(row);
      },
      list({ filter = {}, ids, order = "asc", after = startOf(order), limit }: Page<StoredRow>) {
        const page: StoredRow[] = [];
        for (const row of sortRows(ids, order)) {
          if (page.length === limit) break;
          const isAfter = order === "asc" ? row.id > after : row.id < after;
          if (isAfter && matches(row, filter, filters)) page.push(toRow(row));
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
