import type { Log } from "@animal-store/api-platform";
import { withTimeout } from "@animal-store/sql-store/timing";

export interface ShutdownStep {
  readonly close: () => Promise<void>;
  /** The log message if `close` fails or times out. */
  readonly failure: string;
}

/** Runs the steps sequentially. Logs and returns the error of a step that fails or times out, and runs the next ones. */
export async function closeSequentially(steps: readonly ShutdownStep[], timeoutMs: number, log: Log) {
  const errors: unknown[] = [];
  for (const { close, failure } of steps) {
    try {
      await withTimeout(timeoutMs, close());
    } catch (err) {
      errors.push(err);
      log.error({ err }, failure);
    }
  }
  return errors;
}

/** Kills this process. `process.exit` would wait for the writer thread, which a stalled disk can block. */
export function endImmediately(): void {
  process.kill(process.pid, "SIGKILL");
}
