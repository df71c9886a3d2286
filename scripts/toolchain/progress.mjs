/** A step of the set-up failed; its message says which, why and what to do next. */
export class SetUpFailure extends Error {
  name = "SetUpFailure";
}

/** Progress goes to stderr: stdout belongs to the command's result. */
export function say(text) {
  process.stderr.write(`animal-store: ${text}\n`);
}

/**
 * Announces a piece of work, repeats it while nothing else is heard, and says how long it took.
 * @param {{quietFor?: number}} options `quietFor` milliseconds pass before anything is said; quicker work stays unmentioned.
 */
export async function narrate(doing, work, { quietFor = 0 } = {}) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  let said = false;
  let timer;
  const beat = () => {
    say(said ? `still at it (${seconds()} s)…` : `${doing}…`);
    said = true;
    timer = setTimeout(beat, 5000);
  };
  if (quietFor) timer = setTimeout(beat, quietFor);
  else beat();
  try {
    const result = await work();
    if (said) say(`done in ${seconds()} s`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}
