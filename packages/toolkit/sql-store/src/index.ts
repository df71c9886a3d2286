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
export { ForeignKeyError } from "./foreign-key-error.ts";
export { createMemoryStore } from "./memory-store.ts";
export {
  decorateMethods,
  type Invariant,
  type Page,
  type Store,
  type StoreDefinition,
  type TableReader,
  type Tables,
} from "./store.ts";
export type { WritableTable, Write } from "./writes.ts";
