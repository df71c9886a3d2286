import { Counter, type Registry } from "@prometheus-io/client";
import { prefix } from "./names.ts";

export interface LogWatch {
  dropped(): void;
}

/** Lines of the log that nobody took. */
export function watchLog(registry: Registry): LogWatch {
  const dropped = new Counter({
    name: `${prefix}log_lines_dropped_total`,
    help: "Lines of the log that were dropped, because whoever reads it did not keep up.",
    registers: [registry],
  });
  return { dropped: () => dropped.inc() };
}
