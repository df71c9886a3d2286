// Generated from gallery.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Change = components["schemas"]["Change"];
