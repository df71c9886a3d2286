import { durationRule, parseDuration } from "@animal-store/service";
import type { components } from "../generated/contract.ts";
import { lastTime, type MovableClock } from "../movable-clock.ts";

type Schemas = components["schemas"];
type RefusedMove = { readonly code: "invalid_request" | "invalid_time"; readonly message: string };

/** Moves a clock as a request asks for. @returns its new time, or why it cannot be moved */
export function moveClock(clock: MovableClock, { advance, to }: Schemas["ClockMove"]): Schemas["Clock"] | RefusedMove {
  const now = clock.now();
  if ((advance === undefined) === (to === undefined)) return { code: "invalid_request", message: exactlyOne };
  const duration = advance === undefined ? 0 : parseDuration(advance);
  if (duration === undefined) {
    return { code: "invalid_request", message: `advance must be ${durationRule}; got ${advance}.` };
  }
  const time = to === undefined ? now + duration : Date.parse(to);
  if (clock.moveTo(time)) return { now: isoTime(clock.now()) };
  const rule = `The clock shows ${isoTime(now)} and moves forwards only, until ${isoTime(lastTime)}; got ${advance ?? to}.`;
  return { code: "invalid_time", message: `${rule} Send a time between the two, or reset the sandbox.` };
}

const exactlyOne =
  'Exactly one of advance and to must be given. Send {"advance":"90s"} or {"to":"2030-12-05T00:00:00Z"}.';

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
