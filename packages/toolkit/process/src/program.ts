import { monotonicMs } from "./clock.ts";
import { StartupError, StoreUnavailableError } from "./errors.ts";

/**
 * Runs the main function of a program. Prints the message of a `StartupError` or a `StoreUnavailableError`, after the name
 * of the program, to stderr and exits with code 1.
 * @example
 * await runMain("notes", async () => console.log(await serveStatic(app, parseListenAddress(process.env, 4000))));
 */
export async function runMain(name: string, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof StoreUnavailableError)) throw error;
    // Open handles such as timers must not keep the process alive.
    process.stderr.write(`${name}: ${error.message}\n`, () => process.exit(1));
  }
}

// The terminal and npm both send a Ctrl-C.
const duplicateSignalMs = 500;

/**
 * Calls `stop` on SIGINT, SIGTERM or SIGHUP, then exits. A SIGINT at least 500 ms later exits immediately.
 * @param stop resolves with the exit code; any value other than a number means 0
 * @param exitImmediately exits the process on the later SIGINT
 * @example
 * onStopSignal(() => server.stop(10_000));
 */
export function onStopSignal(stop: () => Promise<unknown>, exitImmediately: () => void = () => process.exit(1)): void {
  let firstSignalAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (firstSignalAt !== undefined) {
      // npm, supervisors and closing terminals repeat the other signals.
      if (signal === "SIGINT" && monotonicMs() - firstSignalAt >= duplicateSignalMs) exitImmediately();
      return;
    }
    firstSignalAt = monotonicMs();
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
