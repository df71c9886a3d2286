/**
 * An error that prevents a program from starting. The message is one line with the cause and the next step.
 * @example
 * throw new StartupError("PORT must be a whole number. Correct it, or unset it for the default.");
 */
export class StartupError extends Error {
  override readonly name = "StartupError";

  /** @param message without the password of a URL */
  constructor(message: string, options?: ErrorOptions) {
    super(hidePasswords(message), options);
  }

  /** Published packages contain separate copies of this class. @hidden */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "StartupError";
  }
}

/** Hides the passwords of URLs in a text. A URL can be the value of any setting by mistake. */
export function hidePasswords(text: string): string {
  return text.replace(/\b([a-z][\w+.-]*:\/+[^\s:@/]*):\S*@/gi, "$1:***@");
}

/**
 * Runs the main function of a program. Prints the message of a `StartupError`, after the name of the program, to stderr
 * and exits with code 1.
 * @example
 * await runMain("notes", async () => console.log(await serveStatic(app, parseListenAddress(process.env, 4000))));
 */
export async function runMain(name: string, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
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
      if (signal === "SIGINT" && performance.now() - firstSignalAt >= duplicateSignalMs) exitImmediately();
      return;
    }
    firstSignalAt = performance.now();
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
