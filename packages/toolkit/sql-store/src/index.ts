export {
  type Column,
  defineTable,
  integer,
  json,
  nullable,
  optional,
  type StoredRow,
  type Table,
  text,
  timestamp,
} from "./define-table.ts";
export { createMemoryStore } from "./memory-store.ts";
export {
  decorateMethods,
  ForeignKeyError,
  type Invariant,
  type OpenStore,
  type Page,
  type Store,
  type StoreDefinition,
  type TableReader,
  type Tables,
} from "./store.ts";
export type { WritableTable, Write } from "./writes.ts";
