// Generated from plain.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Room = components["schemas"]["Room"];

export type Problem = components["schemas"]["Problem"];
