import type { DatabaseSync } from "node:sqlite";
import type { KeyLastUsed, KeyUsage } from "@animal-store/service";
import {
  decideWrites,
  type LastIds,
  type LoadedState,
  type ReadSet,
  reservedStatus,
  toReadSet,
  type WriteCommand,
  type WriteSet,
} from "@animal-store/service/writes";
import { idempotencyRecordTable, orderTable, petTable, usageTable } from "../../tables/tables.ts";
import { prepareExact, prepareInsert } from "../statements.ts";

export type Write =
  | { readonly command: WriteCommand; readonly task?: undefined }
  | { readonly command?: undefined; readonly task: Task };

/** A write without a result, such as the usage of keys or a probe. */
export type Task =
  | { readonly usages: readonly KeyUsage[] }
  | { readonly lastUses: readonly KeyLastUsed[] }
  /** Writes and syncs a page without changing data. */
  | { readonly isProbe: true };

/** Returns a function that runs writes with prepared statements. Call it in a transaction. */
export function prepareWrites(database: DatabaseSync): (writes: readonly Write[]) => unknown[] {
  const runCommands = prepareCommands(database);
  const saveUsage = prepareInsert(database, usageTable, usageTable.onConflict("keyId"));
  const saveLastUsed = prepareSaveLastUsed(database);
  const selectVersion = database.prepare("PRAGMA user_version");
  return (writes) => {
    const results = runCommands(writes.flatMap(({ command }) => command ?? [])).values();
    return writes.map(({ command, task }) => (command ? results.next().value : run(task)));
  };

  function run(task: Task): void {
    if ("usages" in task) for (const usage of task.usages) saveUsage(usage);
    else if ("lastUses" in task) saveLastUsed(task.lastUses);
    else database.exec(`PRAGMA user_version = ${Number(selectVersion.get()?.user_version)}`);
  }
}

function prepareCommands(database: DatabaseSync): (commands: readonly WriteCommand[]) => unknown[] {
  const selectPet = prepareExact(database, petTable.select("WHERE id = ?"));
  const selectIdempotencyRecord = prepareExact(database, idempotencyRecordTable.select("WHERE scope = ?"));
  const selectLastIds = database.prepare(`SELECT ${toLastIdSql("pets")} AS pets, ${toLastIdSql("orders")} AS orders`);
  const insertPet = prepareInsert(database, petTable);
  const reservePet = database.prepare("UPDATE pets SET status = ? WHERE id = ?");
  const insertOrder = prepareInsert(database, orderTable);
  const saveIdempotencyRecord = prepareInsert(
    database,
    idempotencyRecordTable,
    idempotencyRecordTable.onConflict("scope"),
  );
  // Deletes up to two expired records for each new one, so their number stays small.
  const deleteExpired = database.prepare(
    `DELETE FROM idempotent_outcomes WHERE scope IN
       (SELECT scope FROM idempotent_outcomes WHERE expires_at <= ? ORDER BY expires_at LIMIT 2 * ?)`,
  );

  return (commands) => {
    if (commands.length === 0) return [];
    const { results, changes } = decideWrites(commands, load(toReadSet(commands)));
    save(changes);
    return [...results];
  };

  function load({ petIds, idempotencyScopes, now }: ReadSet): LoadedState {
    return {
      lastIds: selectLastIds.get() as unknown as LastIds,
      now,
      pets: petIds.flatMap((id) => selectPet([id]).map(petTable.fromValues)),
      idempotencyRecords: idempotencyScopes.flatMap((scope) =>
        selectIdempotencyRecord([scope]).map(idempotencyRecordTable.fromValues),
      ),
    };
  }

  function save({ pets, reservedIds, orders, idempotencyRecords, now }: WriteSet): void {
    for (const pet of pets) insertPet(pet);
    for (const id of reservedIds) reservePet.run(reservedStatus, id);
    for (const order of orders) insertOrder(order);
    for (const record of idempotencyRecords) saveIdempotencyRecord(record);
    if (idempotencyRecords.length > 0) deleteExpired.run(now, idempotencyRecords.length);
  }
}

/** Returns SQL for the last id of a table, including deleted rows and rows inserted by hand. */
function toLastIdSql(table: string): string {
  const sequence = `SELECT seq FROM sqlite_sequence WHERE name = '${table}'`;
  return `max(ifnull((${sequence}), 0), ifnull((SELECT max(id) FROM ${table}), 0))`;
}

/** Returns a function that saves when keys were last used, unless a later use is stored. Call it in a transaction. */
export function prepareSaveLastUsed(database: DatabaseSync): (lastUses: readonly KeyLastUsed[]) => void {
  const update = database.prepare("UPDATE keys SET last_used_at = ?1 WHERE id = ?2 AND ifnull(last_used_at, 0) < ?1");
  return (lastUses) => {
    for (const { id, at } of lastUses) update.run(at, id);
  };
}
