// Generated from archive.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Search = components["schemas"]["Search"];

export type ByYear = components["schemas"]["ByYear"];

export type ByWords = components["schemas"]["ByWords"];

export type Paper = components["schemas"]["Paper"];

export type Problem = components["schemas"]["Problem"];
