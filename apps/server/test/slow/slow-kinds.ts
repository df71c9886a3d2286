/** What a slow caller is slow in: its head, its body, taking an answer, or doing anything at all after one. */
export const slowKinds = ["head", "body", "read", "idle"] as const;
export type SlowKind = (typeof slowKinds)[number];

export interface Order {
  readonly port: number;
  readonly counts: Partial<Record<SlowKind, number>>;
  /** What a connection of a kind begins with. */
  readonly begins: Readonly<Record<SlowKind, string>>;
  /** Milliseconds between two bytes. */
  readonly everyMs: number;
  /** Milliseconds after which a reader that takes nothing comes anew, at the earliest; twice of them at the latest. */
  readonly readerStaysMs: number;
}

export interface Told {
  /** Connections that are open now. */
  open: number;
  /** Connections that have ended. */
  cut: number;
  /** Those of them that were answered 408. */
  timedOut: number;
}
