import { cpus, totalmem, type } from "node:os";

/** What the figures were measured on. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly date: string;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memory: totalmem(),
    system: `${type()} ${process.arch}`,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
  };
}
