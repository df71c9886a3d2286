// Generated from library.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Year = components["schemas"]["Year"];

export type ShelfId = components["schemas"]["ShelfId"];

export type Error_ = components["schemas"]["Error"];

export type BookFields = components["schemas"]["BookFields"];

export type BookDraft = components["schemas"]["BookDraft"];

export type Book = components["schemas"]["Book"];

export type Author = components["schemas"]["Author"];

export type Hardcover = components["schemas"]["Hardcover"];

export type Paperback = components["schemas"]["Paperback"];

export type Chapter = components["schemas"]["Chapter"];
