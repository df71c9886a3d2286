/** A program beside the subjects that works for them, on their core: its processor time is part of theirs. */
export interface Service extends AsyncDisposable {
  readonly name: "PostgreSQL" | "Redis";
  /** Of the process that all of its processes come from. */
  readonly pid: number;
}
