// Generated from library.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Text = components["schemas"]["Text"];

export type Language = components["schemas"]["Language"];

export type NewBook = components["schemas"]["NewBook"];

export type Book = components["schemas"]["Book"];

export type Cover = components["schemas"]["Cover"];

export type LoanEvent = components["schemas"]["LoanEvent"];

export type Page = components["schemas"]["Page"];

export type Problem = components["schemas"]["Problem"];
