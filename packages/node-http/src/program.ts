/** Why the program cannot start, for the person who started it: the thing, the rule and the next step, in one line. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** Runs a program's main function; a `StartupError` becomes one line on stderr and exit code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    // What began before, a timer for example, must not keep a program alive that cannot start.
    process.stderr.write(`animal-store: ${error.message}\n`, () => process.exit(1));
  }
}

// Ctrl-C reaches every process of the terminal, and npm passes its own on: the same key press may arrive several times. No person
// and no supervisor is as quick.
const sameSignalWithin = 150;

/**
 * Ends the process after `stop` on SIGINT, SIGTERM or SIGHUP, or at once on a second signal.
 * @param stop may give an exit code, else it is 0
 * @param endImmediately ends the process
 */
export function onStopSignal(stop: () => Promise<unknown>, endImmediately: () => void = () => process.exit(1)): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > sameSignalWithin) endImmediately();
      return;
    }
    firstAt = performance.now();
    stop().then(
      (code) => process.exit(typeof code === "number" ? code : 0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
}
