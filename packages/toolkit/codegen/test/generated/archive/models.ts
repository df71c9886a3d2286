// Generated from archive.yaml by `npx codegen test/archive.yaml test/generated/archive --overlay test/archive.overlay.yaml`. Do not edit.
import type { components } from "./types.ts";

export type Search = components["schemas"]["Search"];

export type ByYear = components["schemas"]["ByYear"];

export type ByWords = components["schemas"]["ByWords"];

export type Filter = components["schemas"]["Filter"];

export type Change = components["schemas"]["Change"];

export type Paper = components["schemas"]["Paper"];

export type Problem = components["schemas"]["Problem"];
