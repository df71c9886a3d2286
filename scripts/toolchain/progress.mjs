export class SetupError extends Error {
  name = "SetupError";
}

/** Prints a line on stderr, because stdout is for the output of the command. */
export function logProgress(text) {
  process.stderr.write(`animal-store: ${text}\n`);
}

/**
 * Prints the start of some work, a line every 5 s, and the duration.
 * @param {{quietFor?: number}} options `quietFor` is the delay of the first line in ms. Shorter work prints nothing.
 */
export async function withProgress(description, work, { quietFor: delayMs = 0 } = {}) {
  const startedAt = Date.now();
  const elapsedSeconds = () => Math.round((Date.now() - startedAt) / 1000);
  let hasPrinted = false;
  let timer;
  const printProgress = () => {
    logProgress(hasPrinted ? `still running (${elapsedSeconds()} s)…` : `${description}…`);
    hasPrinted = true;
    timer = setTimeout(printProgress, 5000);
  };
  if (delayMs) timer = setTimeout(printProgress, delayMs);
  else printProgress();
  try {
    const result = await work();
    if (hasPrinted) logProgress(`done in ${elapsedSeconds()} s`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

export function lastLines(output) {
  return output.trimEnd().split("\n").slice(-30).join("\n");
}
