/** Why the program cannot start, for the person who started it: the thing, the rule and the next step, in one line. */
export class StartUpError extends Error {
  override readonly name = "StartUpError";
}

/** Runs a program's main function; a `StartUpError` becomes one line on stderr and exit code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartUpError)) throw error;
    // What began before, a timer for example, must not keep a program alive that cannot start.
    process.stderr.write(`animal-store: ${error.message}\n`, () => process.exit(1));
  }
}
