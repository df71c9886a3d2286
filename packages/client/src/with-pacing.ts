import { type Clock, machineClock } from "./clock.ts";
import { createPacer } from "./create-pacer.ts";
import type { Fetch } from "./fetch.ts";
import { noteTry, tryOf } from "./tries.ts";

/**
 * Holds requests back while the limits of the key have nothing left, so that none is refused. All callers of the returned function share
 * what is left; a wait ends with its window, by the seconds that the answers count, and takes a whole day where the day is used up.
 */
export function withPacing(fetch: Fetch, clock: Clock = machineClock): Fetch {
  const pacer = createPacer(clock);
  return async (request) => {
    const came = clock.now();
    await pacer.admit(request.signal);
    const sentAt = clock.now();
    const { attempt, waitMs } = tryOf(request);
    let response: Response | undefined;
    try {
      response = await fetch(noteTry(request, { attempt, waitMs: waitMs + sentAt - came }));
      return response;
    } finally {
      pacer.settle(sentAt, response);
    }
  };
}
