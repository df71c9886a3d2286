// Generated from museum.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Hall = components["schemas"]["Hall"];

export type Invalid = components["schemas"]["Invalid"];
