import type { Kysely } from "kysely";
import { defineTable, type RowOf } from "./index.ts";

interface Note {
  id: number | bigint;
  text: string;
  state: "open" | "done";
  count: number;
  size?: number;
  due: string | null;
  color?: string | null;
  isPublic?: boolean;
  tags: string[];
  anything?: unknown;
  [member: string]: unknown;
}

const define = defineTable<Note>();
const columns = {
  id: "identity",
  text: "text",
  state: "text",
  count: "integer",
  size: "number",
  due: "text|null",
  color: "json",
  isPublic: "boolean",
  tags: "json",
  version: "version",
} as const;

const notes = define("notes", columns);
define("notes", { ...columns, size: "identity" });
define("notes", { ...columns, text: "json", due: "json|null", count: "number", anything: "json" });

const { text: _, ...withoutText } = columns;
// @ts-expect-error text is required: "This member needs a column and a migration."
define("notes", withoutText);
// @ts-expect-error A text is no integer.
define("notes", { ...columns, text: "integer" });
// @ts-expect-error An array is json.
define("notes", { ...columns, tags: "text" });
// @ts-expect-error The database assigns integers only.
define("notes", { ...columns, text: "identity" });
// @ts-expect-error An id is never null.
define("notes", { ...columns, color: "identity" });
// @ts-expect-error An int64 does not fit into a double.
define("notes", { ...columns, id: "number" });
// @ts-expect-error This member is never null.
define("notes", { ...columns, text: "text|null" });
// @ts-expect-error NULL of an optional member means that it is absent.
define("notes", { ...columns, size: "number|null" });
// @ts-expect-error A required member can be null, so the kind says so.
define("notes", { ...columns, due: "text" });
// @ts-expect-error Only json has both null and an absent member.
define("notes", { ...columns, color: "text" });
// @ts-expect-error Only json has both null and an absent member.
define("notes", { ...columns, color: "json|null" });
// @ts-expect-error The item has no member other.
define("notes", { ...columns, other: "text" });
// @ts-expect-error A version is no member of the item.
define("notes", { ...columns, count: "version" });

declare const db: Kysely<{ notes: RowOf<typeof notes> }>;
const item = { text: "a", state: "open", count: 1, due: null, tags: [] } as const satisfies Partial<Note>;
db.insertInto("notes").values(notes.toRow({ ...item, tags: [] }));
db.insertInto("notes").values(notes.toRow({ ...item, tags: [], id: 1n, size: 0.5 }));
// @ts-expect-error state is required.
notes.toRow({ ...item, tags: [], state: undefined });
// The optional members of a body, which are absent if they are undefined.
notes.toRow({ ...item, tags: [], size: undefined, color: undefined, id: undefined });

const row = await db.selectFrom("notes").selectAll().where("isPublic", "=", true).executeTakeFirstOrThrow();
const note: Note = notes.toItem(row);
const state: "open" | "done" = row.state;
const size: number | null = row.size;
const due: string | null = row.due;
const id: number | bigint = row.id;
export const values = [note, state, size, due, id];
db.updateTable("notes")
  .set(notes.toColumns({ size: undefined, color: null }, row))
  .where("version", "=", row.version);
// @ts-expect-error state has two values.
notes.toColumns({ state: "lost" }, row);
const part = await db.selectFrom("notes").select("id").executeTakeFirstOrThrow();
// @ts-expect-error An item needs all columns.
notes.toItem(part);

type Shape = { kind: "circle"; radius: number } | { kind: "square"; side: number; name?: string };
const shapes = defineTable<Shape>()("shapes", { kind: "text" });
shapes.toRow({ kind: "circle", radius: 1 });
