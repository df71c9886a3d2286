// Ctrl-C reaches every process of the terminal, and npm passes its own on: the same key press may arrive several times.
const sameSignalWithin = 1000;

/** Ends the process after `stop` on SIGINT, SIGTERM or SIGHUP, or at once on a second signal. */
export function onStopSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > sameSignalWithin) process.exit(1);
      return;
    }
    firstAt = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
}
