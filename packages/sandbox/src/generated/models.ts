// Generated from sandbox.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** The state of a sandbox. */
export type Sandbox = components["schemas"]["Sandbox"];

/** An API key. It is valid only in the sandbox. */
export type Key = components["schemas"]["Key"];

/** A move of the clock. Send exactly one of the two members. */
export type ClockMove = components["schemas"]["ClockMove"];

/** The clock of the sandbox. */
export type Clock = components["schemas"]["Clock"];

/** The time of the sandbox, in UTC (RFC 3339). */
export type Now = components["schemas"]["Now"];

/** The body of every response with status 400 or above. */
export type Error_ = components["schemas"]["Error"];

/** A rule that the request violates. */
export type Violation = components["schemas"]["Violation"];
