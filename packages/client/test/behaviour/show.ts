import { behaviours } from "./behaviours.ts";
import { openWorld, type Place } from "./world.ts";

declare global {
  /** In the page: shows one behaviour there. */
  var show: typeof showBehaviour;
}

/** Shows the behaviour with this fact. */
export async function showBehaviour(place: Place, fact: string): Promise<unknown> {
  const behaviour = behaviours.find((each) => each.fact === fact);
  return behaviour?.show(await openWorld(place));
}
