/** A step of the set-up failed. The message names the step, the reason and the next step. */
export class SetupError extends Error {
  name = "SetupError";
}

/** Prints a line on stderr: stdout belongs to the result of the command. */
export function logProgress(text) {
  process.stderr.write(`animal-store: ${text}\n`);
}

/**
 * Announces work, repeats that every 5 s, and prints how long it took.
 * @param {{quietFor?: number}} options `quietFor` milliseconds pass before the first line; quicker work prints nothing.
 */
export async function withProgress(doing, work, { quietFor = 0 } = {}) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  let isAnnounced = false;
  let timer;
  const beat = () => {
    logProgress(isAnnounced ? `still at it (${seconds()} s)…` : `${doing}…`);
    isAnnounced = true;
    timer = setTimeout(beat, 5000);
  };
  if (quietFor) timer = setTimeout(beat, quietFor);
  else beat();
  try {
    const result = await work();
    if (isAnnounced) logProgress(`done in ${seconds()} s`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the end of a program's output, where its errors are. */
export function tail(output) {
  return output.trimEnd().split("\n").slice(-30).join("\n");
}
