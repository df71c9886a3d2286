import type { Kysely } from "kysely";
import { createTable, defineTable, type RowOf } from "../src/index.ts";

/** An item with a member of each kind: required, optional, and with null. */
export interface Note {
  id: number | bigint;
  text: string;
  title?: string;
  due: string | null;
  size: number | bigint;
  shelf?: number | bigint;
  parent: number | bigint | null;
  weight: number;
  score?: number;
  height: number | null;
  isPublic: boolean;
  isDone?: boolean;
  isRead: boolean | null;
  tags: unknown[];
  color?: unknown;
  extra: unknown;
  [member: string]: unknown;
}

export const notes = defineTable<Note>()("notes", {
  id: "identity",
  text: "text",
  title: "text",
  due: "text|null",
  size: "integer",
  shelf: "integer",
  parent: "integer|null",
  weight: "number",
  score: "number",
  height: "number|null",
  isPublic: "boolean",
  isDone: "boolean",
  isRead: "boolean|null",
  tags: "json",
  color: "json",
  extra: "json|null",
  version: "version",
});

export interface Database {
  notes: RowOf<typeof notes>;
}

const kinds = Object.entries(notes.columns).map(([name, kind]) => [name, kind.replace("|null", "")]);

export const createNotes = {
  up: (db: Kysely<unknown>) =>
    createTable(db, "notes", Object.fromEntries(kinds), {
      required: ["text", "size", "weight", "isPublic", "tags"],
    }),
};

/** The members of a note that can be absent or null are so. */
export const smallNote = {
  text: "Buy bread",
  due: null,
  size: 1,
  parent: null,
  weight: 0.5,
  height: null,
  isPublic: true,
  isRead: null,
  tags: [],
  extra: null,
};
