const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Works until it is done or a signal asks to end, and puts things back in either case; a signal ends with the exit code 130.
 * @param work asks `isInterrupted` before it changes anything more
 */
export async function untilInterrupted(
  work: (isInterrupted: () => boolean) => Promise<void>,
  putBack: () => Promise<void>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isInterrupted = false;
  for (const signal of signals)
    process.on(signal, () => {
      isInterrupted = true;
      resolve();
    });
  try {
    await Promise.race([work(() => isInterrupted), promise]);
  } finally {
    await putBack();
  }
  // What the work still waits for would keep the process.
  if (isInterrupted) process.exit(130);
}
