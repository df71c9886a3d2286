import type { Log } from "@animal-store/service";

/**
 * Takes the last steps of a process one after another, each also where the one before failed; logs what was not done.
 * @param steps `close` writes or closes something; `lost` says what does not happen where it fails or takes too long
 * @param timeout milliseconds for all of them together: a disk or a database that hangs must not keep the process for ever
 * @returns `late` where one was not done in time
 */
export async function closeInTime(
  steps: readonly { close: () => Promise<void>; lost: string }[],
  timeout: number,
  log: Log,
): Promise<"closed" | "failed" | "late"> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const late = new Error(`it was not done within ${timeout} ms`);
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
