import type { Log } from "@animal-store/service";

/**
 * Runs the shutdown steps of a process sequentially. A step that fails is logged, and the next steps still run.
 * @param steps `close` writes or closes something; `lost` is the log message if it fails or times out
 * @param timeout milliseconds for all steps together, so that a stalled disk or database cannot block the exit
 * @returns `late` if a step timed out
 */
export async function closeWithTimeout(
  steps: readonly { close: () => Promise<void>; lost: string }[],
  timeout: number,
  log: Log,
): Promise<"closed" | "failed" | "late"> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const late = new Error(`timed out after ${timeout} ms`);
  const timer = setTimeout(() => reject(late), timeout);
  let outcome: "closed" | "failed" | "late" = "closed";
  for (const { close, lost } of steps) {
    try {
      await Promise.race([close(), tooLate]);
    } catch (err) {
      if (outcome !== "late") outcome = err === late ? "late" : "failed";
      log.error({ err }, lost);
    }
  }
  clearTimeout(timer);
  return outcome;
}
