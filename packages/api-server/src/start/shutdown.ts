import type { Log } from "@animal-store/api-platform";

export interface ShutdownStep {
  readonly close: () => Promise<void>;
  /** The log message if `close` fails or times out. */
  readonly failure: string;
}

export interface ShutdownOptions {
  readonly stopServer: () => Promise<void>;
  readonly steps: readonly ShutdownStep[];
  readonly stopTelemetry: () => Promise<void>;
  readonly log: Log;
}

const closeTimeoutMs = 5000;

export async function shutdown({ stopServer, steps, stopTelemetry, log }: ShutdownOptions): Promise<number> {
  await stopServer();
  const outcome = await closeWithTimeout(steps, closeTimeoutMs, log);
  await stopTelemetry();
  if (outcome === "late") endImmediately();
  return outcome === "closed" ? 0 : 1;
}

/** Runs the steps sequentially, with one timeout for all. Logs a step that fails or times out, and runs the next ones. */
export async function closeWithTimeout(
  steps: readonly ShutdownStep[],
  timeoutMs: number,
  log: Log,
): Promise<"closed" | "failed" | "late"> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timeoutError = new Error(`timed out after ${timeoutMs} ms`);
  const timer = setTimeout(() => reject(timeoutError), timeoutMs);
  let outcome: "closed" | "failed" | "late" = "closed";
  for (const { close, failure } of steps) {
    try {
      await Promise.race([close(), timedOut]);
    } catch (err) {
      if (outcome !== "late") outcome = err === timeoutError ? "late" : "failed";
      log.error({ err }, failure);
    }
  }
  clearTimeout(timer);
  return outcome;
}

/** Kills this process. `process.exit` would wait for the writer thread, which a stalled disk can block. */
export function endImmediately(): void {
  process.kill(process.pid, "SIGKILL");
}
